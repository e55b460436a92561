/** What a plan asks to be done next, worked out backwards from dates: a day where one is announced, the usual months where not. */
import { dayThatCounts, daysBefore, examYear, type Coming, type DateEvent, type ExamDate } from '@disha/contract/exams.dates';
import { limits } from '@disha/contract/limits';
import type { StepItem, StepKind } from '@disha/contract/plan-steps';
import { finderOf } from '../careers.ts';
import { isEarly } from '../rung.ts';
import { isBehind } from '../standing.ts';
import type { Item } from '../types.ts';
import { admissionYear } from '../verdict.ts';
import { examsOf, type PlanFacts, type WarnedWay } from './warnings.ts';

type When = { due: string } | { months: { from: string; to: string } };

/** What is to be done, by its meaning: no words, so that it can be kept and read in any language. */
export interface NextStep {
  id: string;
  kind: StepKind;
  of: readonly { type: StepItem; id: string }[];
  /** In which it is done. */
  year: number;
  certainty: ExamDate['status'];
  due?: string;
  months?: { from: string; to: string };
}

const longestId = 64;
const idOf = (...parts: readonly string[]) => parts.join(':').slice(0, longestId);
const yearOf = (day: string) => Number(day.slice(0, 4));
const two = (n: number) => String(n).padStart(2, '0');

/** Papers take so long. */
const papersDays = 60;

/** What is begun after Class 10 is begun when Class 10 is passed, all else two years later. */
function yearFor({ passport, year }: PlanFacts, item: Item | undefined): number {
  if (passport.class !== '10') return admissionYear(passport, year);
  // Whoever stopped after Class 10 has Class 12 before them.
  if (isBehind(passport, year) && !(item !== undefined && isEarly(item))) return year + 2;
  // Whoever is in Class 10 and does not say when they pass it passes it next.
  const { passingYear = year } = passport;
  return item !== undefined && isEarly(item) ? Math.max(year, passingYear) : admissionYear({ ...passport, passingYear }, year);
}

/** Whoever passed Class 12 in an earlier year has the certificate. */
function isStillAtSchool({ passport, year, today }: PlanFacts): boolean {
  const { class: of, passingYear } = passport;
  if (of === 'graduate' || passingYear === undefined) return false;
  return `${of === '12' ? passingYear : admissionYear(passport, year)}-06` > today;
}

/** Only who qualifies in the first sits the second. */
const sitFirst: Readonly<Record<string, readonly string[]>> = { 'jee-advanced': ['jee-main'] };

const afterTwelve: ReadonlySet<string> = new Set(['ca-foundation', 'cma-foundation']);

/** Whoever holds the trade or the diploma that a test takes waits for no Class 12. */
const isForHolders = ({ passport: { class: of, qualification } }: PlanFacts, item: Item | undefined) =>
  of !== 'graduate' &&
  qualification !== undefined &&
  item?.ways.some((way) => way.some((one) => one.kind === 'holds' && one.needs === qualification)) === true;

/** Years of practice that are still to come. */
const practiceYears = (item: Item | undefined) =>
  item?.all.some((one) => one.kind === 'duty' && one.what === 'practice3') === true ? 3 : 0;

type ExamStep = 'opens' | 'register' | 'sit' | 'counselling' | 'registered' | 'next';

/** A year after a day that is known: its months alone. */
const aYearAfter = (kind: ExamStep, exam: string, { from, to }: Pick<Coming, 'from' | 'to'>): NextStep => ({
  ...{ kind, id: idOf(kind, exam), of: [{ type: 'exams' as const, id: exam }], year: yearOf(from) + 1, certainty: 'last_year' },
  months: { from: from.slice(5, 7), to: to.slice(5, 7) },
});

/** The days of an exam for their own year. A day of an earlier year than theirs is only a hint of the month. */
function ofExam(exam: string, course: Item | undefined, facts: PlanFacts): NextStep[] {
  const { today, datesOf } = facts;
  const item = finderOf(facts.book)({ type: 'exams', id: exam });
  const theirs = (isForHolders(facts, item) ? facts.year : yearFor(facts, course)) + practiceYears(item);
  // Whoever is still at school sits what asks for the certificate once it is there.
  // An academy that begins with a degree takes whoever sits Class 12 that year.
  const isOfCourse = course?.level === 'undergraduate';
  const earliest = isStillAtSchool(facts) && item?.purpose === 'job' && !isOfCourse ? `${theirs}-06` : today;
  const { coming: all, passed } = examYear(datesOf(exam), today);
  // The institutes take whoever has sat the exams of Class 12: neither an earlier sitting nor its form is theirs.
  const [form12, exam12] = afterTwelve.has(exam) && isStillAtSchool(facts) ? [`${theirs - 1}-12`, `${theirs}-05`] : ['', ''];
  const coming = all.filter(({ date, to }) => to >= (date.event === 'exam' ? exam12 : form12));
  const first = (event: DateEvent): Coming | undefined => coming.find(({ date }) => date.event === event);
  const isTheirs = ({ isAnnounced, date }: Coming) => isAnnounced && date.year >= theirs;
  const when = (one: Coming): When =>
    isTheirs(one) ? { due: dayThatCounts(one.date) } : { months: { from: one.from.slice(5, 7), to: one.to.slice(5, 7) } };
  const step = (kind: ExamStep, one: Coming | undefined): NextStep => {
    const known = { kind, id: idOf(kind, exam), of: [{ type: 'exams' as const, id: exam }] };
    if (one === undefined) return { ...known, year: theirs, certainty: 'usual' };
    // CLAT 2029 is sat in December 2028: the months of its year, moved to theirs.
    const usual = Math.max(yearOf(one.from), theirs + yearOf(one.date.from) - one.date.year);
    // Over when its last month is over: what usually opens in November opens this November too.
    const ends = `${usual + yearOf(one.to) - yearOf(one.from)}-${one.to.slice(5, 7)}`;
    const year = isTheirs(one) ? yearOf(one.from) : ends < earliest.slice(0, 7) ? usual + 1 : usual;
    return { ...known, year, certainty: isTheirs(one) ? 'announced' : one.date.status === 'usual' ? 'usual' : 'last_year', ...when(one) };
  };
  const [opens, closes] = [first('registration_opens'), first('registration_closes')];
  const [sit, counselling] = [first('exam'), first('counselling')];
  // Where the exam of this year comes first, its registration is over: that step would be the next year's.
  const register = closes ?? opens;
  const ofThis = passed.find(({ event, year: of }) => event === 'registration_closes' && of === sit?.date.year);
  // What is sat this winter counts for the year that comes, whatever year it is called by: CAT 2026 is for 2027.
  const isDone = facts.passport.class === 'graduate' || (facts.passport.class === '12' && !isStillAtSchool(facts));
  const isNow = sit !== undefined && (isTheirs(sit) || (sit.isAnnounced && isDone));
  const isOver = isNow && (register === undefined ? ofThis !== undefined : sit.from < register.from);
  const form = step('register', closes);
  const isFirst = opens !== undefined && (!closes || opens.from <= closes.from);
  // A form that is filled in while it is open is not looked for a year later.
  const opening = isFirst && !(closes && step('opens', opens).year > form.year) ? step('opens', opens) : undefined;
  const forms = [...(opening ? [opening] : []), after(opening, form)];
  if (isOver) {
    const next = register === undefined ? ofThis && aYearAfter('next', exam, ofThis) : step('next', register);
    const again = coming.find((one) => one.date.event === 'exam' && register !== undefined && one.from >= register.from);
    return [
      {
        ...{ kind: 'registered', id: idOf('registered', exam), of: [{ type: 'exams', id: exam }] },
        ...{ due: dayThatCounts(sit.date), year: yearOf(sit.date.from), certainty: 'announced' },
      },
      ...(counselling ? [step('counselling', counselling)] : []),
      ...(next ? [next, after(next, again ? step('sit', again) : aYearAfter('sit', exam, sit))] : []),
    ];
  }
  // What is sat several times a year is sat after the form that comes next; what moves on by a year takes the exam with it.
  const isAfterForm = ({ date, from }: Coming) => date.event === 'exam' && (register === undefined || from >= register.from);
  const sitting = after(forms.slice(-1)[0], step('sit', coming.find(isAfterForm) ?? sit));
  // A form of which no month is known is filled in before the exam: CLAT 2029 is sat in December 2028.
  const inTime = forms.map((one) =>
    one.due === undefined && one.months === undefined && one.year > sitting.year ? { ...one, year: sitting.year } : one,
  );
  return [...inTime, sitting, ...(counselling ? [after(sitting, step('counselling', counselling))] : [])];
}

const isBefore = (a: NextStep, b: NextStep) => keyOf(a) < keyOf(b);
/** Days before months of the same year; what has neither comes at its year's end. */
const keyOf = ({ due, months, year }: NextStep) => due ?? `${year}-${months === undefined ? '99' : `${months.from}-99`}`;

/** Not before what must come first: what has no day moves on by a year. */
function after(first: NextStep | undefined, step: NextStep): NextStep {
  // A form without a month does not move the exam's own.
  const isKnown = first !== undefined && step.due === undefined && (first.months !== undefined || step.months === undefined);
  return isKnown && step.year < first.year ? { ...step, year: first.year } : step;
}

/** What is asked for with the first form: begun sixty days before, and never in the past. */
function papers(forms: readonly NextStep[], today: string, id: string): NextStep[] {
  const [first] = [...forms].sort((a, b) => (isBefore(a, b) ? -1 : 1));
  if (first === undefined) return [];
  const of = [...new Set(forms.flatMap((form) => form.of.map(({ id }) => id)))].slice(0, limits.path.plan.stepItems);
  const step = { kind: 'papers' as const, id, of: of.map((id) => ({ type: 'exams' as const, id })), certainty: first.certainty };
  if (first.due !== undefined) {
    const due = daysBefore(first.due, papersDays);
    return due >= today ? [{ ...step, year: yearOf(due), due }] : [{ ...step, year: yearOf(today) }];
  }
  if (first.months === undefined) return [{ ...step, year: first.year }];
  const month = first.year * 12 + Number(first.months.from) - 3;
  const now = yearOf(today) * 12 + Number(today.slice(5, 7)) - 1;
  if (month < now) return [{ ...step, year: yearOf(today) }];
  const at = two((month % 12) + 1);
  return [{ ...step, year: Math.floor(month / 12), months: { from: at, to: at } }];
}

/** Class 10 begins with the subjects; then the papers; then by day or month, and what has neither at the end of its year. */
export function stepsFor(ways: readonly WarnedWay[], facts: PlanFacts): readonly NextStep[] {
  const { passport, today } = facts;
  const find = finderOf(facts.book);
  const exams = [...new Set(ways.flatMap(examsOf).flatMap((exam) => [...(sitFirst[exam] ?? []), exam]))];
  const undated = ({ course = '' }: Pick<WarnedWay, 'course'>) => ({
    certainty: 'usual' as const,
    year: yearFor(facts, find({ type: 'courses', id: course })),
  });
  const leadsTo = (exam: string) => (of: string) => of === exam || (sitFirst[of] ?? []).includes(exam);
  const into = (exam: string) => ways.find((way) => examsOf(way).some(leadsTo(exam)))?.course ?? '';
  const dated = exams.flatMap((exam) => ofExam(exam, find({ type: 'courses', id: into(exam) }), facts));
  const courseOf = ({ course = '' }: WarnedWay) => [{ type: 'courses' as const, id: course }];
  const [byMarks, inWords] = [true, false].map((is) =>
    ways.filter((way) => examsOf(way).length === 0 && way.course !== undefined && (way.byMarks ?? true) === is),
  ) as [WarnedWay[], WarnedWay[]];
  const [, ...others] = ways.filter(({ course }) => course !== undefined);
  const second = others.filter((way) => examsOf(way).length > 0 && ways[0]?.course !== way.course).slice(0, 1);
  const steps: NextStep[] = [
    ...dated,
    ...byMarks.map((way) => ({ kind: 'marks' as const, id: idOf('marks', way.course ?? ''), of: courseOf(way), ...undated(way) })),
    ...inWords.map((way) => ({ kind: 'opens' as const, id: idOf('opens', way.course ?? ''), of: courseOf(way), ...undated(way) })),
    ...second.map((way) => ({ kind: 'second' as const, id: idOf('second', way.course ?? ''), of: courseOf(way), ...undated(way) })),
    ...(ways.some(({ colleges }) => colleges.length > 0) ? [{ kind: 'cost' as const, id: 'cost', of: [], ...undated(ways[0] ?? {}) }] : []),
  ];
  const subjects: NextStep[] =
    passport.class === '10' && !(isBehind(passport, facts.year) && passport.qualification !== undefined)
      ? [
          {
            kind: 'subjects',
            id: 'subjects',
            of: [],
            certainty: 'usual',
            year: Math.max(passport.passingYear ?? facts.year, yearOf(today)),
          },
        ]
      : [];
  const of = (kind: NextStep['kind']) => new Map(dated.flatMap((step) => (step.kind === kind ? [[step.of[0]?.id, step]] : [])));
  const [opening, sits, forms] = [of('opens'), of('sit'), of('register')];
  const isUndated = ({ due, months }: NextStep) => due === undefined && months === undefined;
  // Where only the day is known on which a form opens, the papers are needed by then.
  const asksFor = (step: NextStep) => (step.kind === 'register' && isUndated(step) && opening.get(step.of[0]?.id)) || step;
  const asked = dated.filter(({ kind }) => kind === 'register' || kind === 'next').map(asksFor);
  const first = byYears(asked).map((forms, at) => papers(forms, today, at === 0 ? 'papers' : `papers:${forms[0]?.year}`));
  const placeOf = (step: NextStep) => {
    const isForm = ['register', 'opens', 'next'].includes(step.kind);
    const sit = isForm && isUndated(step) ? sits.get(step.of[0]?.id) : undefined;
    const opens = opening.get(step.of[0]?.id);
    // A form without a day comes before the exam it is for, and not before it opens.
    if (sit !== undefined && !isUndated(sit)) {
      const isOpenLater = opens !== undefined && opens !== step && !isUndated(opens) && keyOf(opens) >= keyOf(sit);
      return isOpenLater ? `${keyOf(opens)}:1` : `${keyOf(sit)}:0`;
    }
    // An exam of many months may begin before the last form is over: it is told behind it.
    const form = step.kind === 'sit' ? forms.get(step.of[0]?.id) : undefined;
    return form !== undefined && !isUndated(form) && isBefore(step, form) ? `${keyOf(form)}:2` : `${keyOf(step)}:1`;
  };
  const inOrder = steps
    // One course may be two ways, by its own admission and by distance: it is looked for once.
    .filter((step, index) => steps.findIndex(({ id }) => id === step.id) === index)
    .map((step, index) => ({ step, index, place: placeOf(step) }))
    .sort((a, b) => (a.place < b.place ? -1 : a.place > b.place ? 1 : a.index - b.index))
    .map(({ step }) => step);
  return [...subjects, ...first.reduceRight((all: readonly NextStep[], some) => withPapers(some, all, today), inOrder)];
}

/** A form that is years away asks for its papers then. */
function byYears(forms: readonly NextStep[]): readonly (readonly NextStep[])[] {
  const groups: NextStep[][] = [];
  const monthOf = ({ due, months, year }: NextStep) => year * 12 + Number(due?.slice(5, 7) ?? months?.from ?? 12);
  for (const form of [...forms].sort((a, b) => monthOf(a) - monthOf(b))) {
    const last = groups[groups.length - 1];
    if (last?.[0] !== undefined && monthOf(form) - monthOf(last[0]) <= 12) last.push(form);
    else groups.push([form]);
  }
  return groups;
}

/** What is needed now comes first; what is needed in later years stands where it is begun, and never behind its form. */
function withPapers(first: readonly NextStep[], inOrder: readonly NextStep[], today: string): readonly NextStep[] {
  const [papersStep] = first;
  if (papersStep === undefined) return inOrder;
  const isTheirForm = ({ kind, of }: NextStep) =>
    (kind === 'opens' ? papersStep.months === undefined && papersStep.due === undefined : kind === 'register' || kind === 'next') &&
    of.some(({ id }) => papersStep.of.some((one) => one.id === id));
  const isLater = (step: NextStep) => keyOf(step) > keyOf(papersStep);
  const isNow = papersStep.due === undefined && papersStep.months === undefined && papersStep.year === yearOf(today);
  const at = isNow ? 0 : inOrder.findIndex((step) => isTheirForm(step) || isLater(step));
  return at < 0 ? [...inOrder, papersStep] : [...inOrder.slice(0, at), papersStep, ...inOrder.slice(at)];
}
