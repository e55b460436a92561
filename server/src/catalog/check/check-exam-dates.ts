/** Checks the dates of an exam, one by one and against each other. */
import { heldToLastYear } from '@disha/contract/exams.dates';
import type { ExamDateFile, ExamFile } from '@disha/contract/exams.files';
import { months, type Month } from '@disha/contract/taxonomy';

export type Dated = Pick<ExamFile, 'id' | 'dates' | 'examMonths'> &
  Partial<Pick<ExamFile, 'purpose' | 'description' | 'note' | 'attempts'>>;
type NamedDate = ExamDateFile & { name: string };

const monthAt = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** The months from the first to the last: `2027-11` to `2028-01` are three. If a longer span means a varying month, only its ends count. */
function monthsOf({ from, to }: ExamDateFile): Month[] {
  const [first, last] = [monthAt(from), monthAt(to)];
  const all = Array.from({ length: last - first + 1 }, (_, step) => months[(first + step) % 12] as Month);
  return all.length > 3 ? [all[0] as Month, all.at(-1) as Month] : all;
}

const isUsualExam = ({ event, status }: ExamDateFile) => event === 'exam' && status === 'usual';
const isNumber = (session: string | null) => session !== null && /^\d$/.test(session);
const isOverlapping = (one: ExamDateFile, other: ExamDateFile) =>
  monthAt(one.from) <= monthAt(other.to) && monthAt(one.to) >= monthAt(other.from);
const mayBeOne = (one: ExamDateFile, other: ExamDateFile) =>
  one.session === other.session || one.session === null || other.session === null || isNumber(one.session) !== isNumber(other.session);

/** A day and a month of one event in one cycle: the reader would see it twice, and once wrongly. */
const twice = (dates: readonly NamedDate[]) =>
  dates
    .filter(({ status }) => status === 'usual')
    .filter((usual) =>
      dates.some((day) => day.status === 'announced' && day.event === usual.event && mayBeOne(day, usual) && isOverlapping(day, usual)),
    )
    .map(({ name }) => `${name} is usual beside an announced day of the same thing: it belongs to the year after`);

/** Compares as precisely as both dates allow: a day against a month is compared by the month. */
const isBefore = (one: string, other: string) => {
  const shared = Math.min(one.length, other.length);
  return one.slice(0, shared) < other.slice(0, shared);
};
const isForm = ({ event }: ExamDateFile) => event === 'registration_opens' || event === 'registration_closes';
/** A form without a session is for every sitting. A sitting that is a step (prelims, stage1) belongs to every form. */
const isSatWith = (form: ExamDateFile, exam: ExamDateFile) =>
  form.year === exam.year &&
  (form.session === exam.session || form.session === null || exam.session === null || /^(prelims|mains|stage\d)$/.test(exam.session));

/** A form after every sitting of its own cycle belongs to the next cycle. */
const tooLate = (dates: readonly NamedDate[]) =>
  dates
    .filter((form) => isForm(form))
    .filter((form) => {
      const sittings = dates.filter((date) => date.event === 'exam' && isSatWith(form, date));
      return sittings.length > 0 && sittings.every(({ to }) => isBefore(to, form.from));
    })
    .map(({ name }) => `${name} comes after the exam it is for`);

/** A form that opens after it has closed. Registration for a course (of an institute of accountants) is another event. */
const closedBefore = (dates: readonly NamedDate[]) =>
  dates
    .filter(({ event }) => event === 'registration_opens')
    .filter((opening) =>
      dates.some(
        ({ event, year, session, to, note }) =>
          event === 'registration_closes' &&
          note !== 'course_registration' &&
          year === opening.year &&
          session === opening.session &&
          isBefore(to, opening.from),
      ),
    )
    .map(({ name }) => `${name} comes after its form has closed`);

const longestWait = 10;
/** If a usual month follows an announced form by nearly a year, the month belongs to another round. */
const tooFar = (dates: readonly NamedDate[]) =>
  dates
    .filter((exam) => isUsualExam(exam) && exam.session === null)
    .filter((exam) =>
      dates.some(
        (form) =>
          isForm(form) && form.status === 'announced' && isSatWith(form, exam) && monthAt(exam.from) - monthAt(form.to) > longestWait,
      ),
    )
    .map(({ name }) => `${name} is more than ${longestWait} months after its form: it is of another round`);

const tellsSessions = /session|twice|\b(two|three|four|several)\b|phase|attempt|sitting|round|batch|times|stage/i;
/** Finds "session 1 in April, session 2 in June" for one test whose month varies. */
function madeUpSessions({ description = '', note = '', attempts = '' }: Dated, dates: readonly NamedDate[]): string[] {
  const numbered = dates.filter((date) => isUsualExam(date) && isNumber(date.session));
  return numbered.length > 1 && !tellsSessions.test(`${description} ${note} ${attempts}`)
    ? [`has ${numbered.length} sessions by its dates and one by its words: a month that wanders is one session`]
    : [];
}

/** A usual date must be written as it is shown: never later than the day of the year before. */
function afterLastYear(dates: readonly NamedDate[]): string[] {
  const all = dates.map(({ name, ...date }) => ({ id: name, ...date }));
  return all
    .filter((date) => {
      const { from, to } = heldToLastYear(date, all, date.from);
      return from !== date.from || to !== date.to;
    })
    .map(({ id }) => `${id} is usual in a later month than the day of the year before`);
}

const isOfCourse = ({ note }: ExamDateFile) => note === 'course_registration';
/** Students who have not registered for the course in time cannot send the form, so both days must be shown. */
const courseForgotten = (dates: readonly NamedDate[]) =>
  dates
    .filter((date) => isOfCourse(date) && date.status === 'last_year')
    .filter(({ event, session, year }) => {
      const next = dates.filter((other) => other.event === event && other.session === session && other.year === year + 1);
      return next.length > 0 && !next.some(isOfCourse);
    })
    .map(({ name }) => `${name} is to register for the course, and the next year tells its form alone`);

const dayInWords = new RegExp(String.raw`(\d{1,2})(?:(?:, \d{1,2})*,? (?:to|and|or) \d{1,2})? (${months.join('|')})(?: (20\d\d))?`, 'g');

/** A date of birth is no day of the exam's year. */
const isBirth = (before: string) => /\bborn\b[^.;]*$/.test(before);

/** A day in its words must also stand in its calendar: a student who uses the calendar reads no notes. */
function untoldDays({ description = '', note = '' }: Dated, dates: readonly NamedDate[]): string[] {
  const words = `${description} ${note}`;
  return [...words.matchAll(dayInWords)]
    .filter(({ index }) => !isBirth(words.slice(0, index)))
    .filter(([, day = '', month = '', year]) => {
      const monthDay = `${String(months.indexOf(month as Month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
      return !dates.some(({ from, to, status }) => {
        const years = year === undefined ? [from.slice(0, 4), to.slice(0, 4)] : [year];
        return years.some((of) =>
          status === 'usual'
            ? from <= `${of}-${monthDay}`.slice(0, 7) && `${of}-${monthDay}`.slice(0, 7) <= to
            : from <= `${of}-${monthDay}` && `${of}-${monthDay}` <= to,
        );
      });
    })
    .map(([said]) => `its words say ${said}, and its calendar does not`);
}

/** A file's number or a memory is no source. Such a date has certainty C, which no day may have. */
const unsourced = (dates: readonly NamedDate[]) =>
  dates
    .filter(({ source, certainty }) => /^from knowledge|public cop(y|ies)|^knowledge$/i.test(source) && certainty !== 'C')
    .map(({ name }) => `${name} rests on "knowledge" and is not marked as to be confirmed (C)`);

/** All faults in an exam's dates. It must have at least its usual months, and ids that name what they stand for. */
export function examDateFaults(exam: Dated): string[] {
  const { id, dates = {}, examMonths, purpose = 'admission' } = exam;
  const all = Object.entries(dates).map(([name, date]): NamedDate => ({ name, ...date }));
  const misnamed = all.filter(({ name, year, session, event }) => !name.startsWith(`${year}-${session ?? 'main'}-${event}`));
  const elsewhere = all
    .filter((date) => isUsualExam(date) && date.lookedAt === undefined)
    .map((date) => ({ name: date.name, months: monthsOf(date).filter((month) => !examMonths.includes(month)) }))
    .filter(({ months }) => months.length > 0);
  // An exam without a season promises no month.
  const outOfSeason = all
    .filter(({ event, status }) => event === 'exam' && status === 'announced' && examMonths.length > 0)
    .filter((date) => !monthsOf(date).some((month) => examMonths.includes(month)));
  // Posts are filled when there are vacancies, so not every exam for posts has a season.
  const mustSayWhen = purpose === 'admission' || examMonths.length > 0;
  return [
    ...(mustSayWhen && !all.some(isUsualExam) ? ['does not say when the exam usually is'] : []),
    ...misnamed.map(({ name }) => `${name} is another year, session or event than its name says`),
    ...elsewhere.map(({ name, months }) => `${name} says ${months.join(', ')}, and examMonths does not`),
    ...outOfSeason.map(({ name, from }) => `${name} is announced for ${from}, and examMonths does not name its month`),
    ...twice(all),
    ...tooLate(all),
    ...closedBefore(all),
    ...tooFar(all),
    ...afterLastYear(all),
    ...courseForgotten(all),
    ...madeUpSessions(exam, all),
    ...untoldDays(exam, all),
    ...unsourced(all),
  ].map((fault) => `exams/${id}.json: ${fault}`);
}
