/** dates: the year of exams as their pages show it, each day with what it rests on. */
import { examYear, type ExamDate } from '@disha/contract/exams.dates';
import { addressIn } from '@disha/contract/languages';
import { limits } from '@disha/contract/limits';
import type { ToolAnswers } from '@disha/contract/mcp.answers';
import { toolLimits } from '@disha/contract/mcp.asks';
import { say } from '@disha/contract/say';
import type { Ask } from './ask.ts';
import { inLanguage, leastSure, itemPage, unique, type Tool } from './tool-context.ts';

interface Dated {
  id: string;
  name: string;
  asOf: string;
  dates: readonly ExamDate[];
}
type Day = ToolAnswers['dates']['days'][number];

async function readExam(ask: Ask, id: string): Promise<Dated> {
  const { exam } = await ask('GET /exams/:id', { params: { id } });
  return { id, name: exam.shortName, asOf: exam.checked?.dates ?? exam.asOf, dates: exam.dates };
}

/** Days are compared as text, a month with the days in it. */
const touches = ({ from, to }: { from: string; to: string }, month: string) => from.slice(0, 7) <= month && month <= to.slice(0, 7);

async function idsInMonth(ask: Ask, month: string, today: string): Promise<string[]> {
  const { exams } = await ask('GET /exams');
  const found: string[] = [];
  for (let at = 0; at < exams.length; at += limits.calendarExams) {
    const some = exams.slice(at, at + limits.calendarExams).map(({ _id }) => _id);
    const calendar = await ask('GET /calendar', { query: { exams: some.join(',') } });
    for (const { _id, dates } of calendar.exams)
      if (examYear(dates, today).coming.some((coming) => touches(coming, month)) || dates.some((date) => touches(date, month)))
        found.push(_id);
  }
  return found.slice(0, toolLimits.days);
}

export const dates: Tool<'dates'> = async ({ exams, month, language }, { ask, today }) => {
  const day = today();
  const ids = exams ?? (await idsInMonth(ask, month ?? '', day));
  const read = await Promise.all(ids.map((id) => readExam(ask, id)));
  const daysOf = ({ id, name, asOf, dates: all }: Dated): Day[] => {
    const year = examYear(all, day);
    const about = (date: ExamDate): Omit<Day, 'from' | 'to' | 'year'> => ({
      ...{ exam: { id, name }, event: date.event, session: date.session, basis: date.status },
      ...{ source: date.source, certainty: date.certainty, checkedOn: date.lookedAt ?? asOf, url: itemPage('exams', id, language) },
    });
    return [
      // What is only usual is a month: a day of it would be an invention.
      ...year.coming.map(({ date, isAnnounced, from, to, year: of }) => ({
        ...about(date),
        ...(isAnnounced ? { from, to } : { from: from.slice(0, 7), to: to.slice(0, 7) }),
        year: of,
      })),
      ...[...year.passed, ...year.earlier].map((date) => ({ ...about(date), from: date.from, to: date.to, year: date.year })),
    ];
  };
  const days = read.flatMap(daysOf).filter((one) => month === undefined || touches(one, month));
  const silent = read.filter(({ id }) => !days.some(({ exam }) => exam.id === id)).map(({ name }) => name);
  const expected = unique(days.filter(({ basis }) => basis === 'usual').map(({ exam }) => exam.name));
  return {
    days: days.slice(0, toolLimits.days),
    source: unique(days.map(({ source }) => source)),
    asOf: read.map(({ asOf }) => asOf).sort()[0] ?? day.slice(0, 7),
    certainty: leastSure(days.map(({ certainty }) => certainty)),
    notKnown: inLanguage(
      language,
      days.length === 0 && ids.length === 0 && say('mcp.noDays'),
      silent.length > 0 && say('mcp.datesNotKnown', { names: silent.join(', ') }),
      expected.length > 0 && say('mcp.notAnnounced', { names: expected.join(', ') }),
    ),
    url: ids.length === 1 ? itemPage('exams', ids[0] ?? '', language) : addressIn(language, '/exams'),
  };
};
