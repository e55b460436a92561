/** What a plan asks to be done next, with a day where one is announced and the usual months where not. */
import { dayThatCounts, examYear, type Coming, type DateEvent, type ExamDate } from '@disha/contract/exams.dates';
import type { StepItem, StepKind } from '@disha/contract/plan-steps';
import { admissionYear } from '../verdict.ts';
import { examsOf, type PlanFacts, type Way } from './warnings.ts';

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

/** Two steps an exam: the last day to register and the day it is sat. A day of an earlier year than theirs is only a hint of the month. */
function ofExam(exam: string, { passport, year, today, datesOf }: PlanFacts): NextStep[] {
  const theirs = admissionYear(passport, year);
  const { coming, passed } = examYear(datesOf(exam), today);
  const first = (event: DateEvent): Coming | undefined => coming.find(({ date }) => date.event === event);
  const isTheirs = ({ isAnnounced, date }: Coming) => isAnnounced && date.year >= theirs && date.event !== 'registration_opens';
  const when = (one: Coming): When =>
    isTheirs(one) ? { due: dayThatCounts(one.date) } : { months: { from: one.from.slice(5, 7), to: one.to.slice(5, 7) } };
  const step = (kind: 'register' | 'sit', one: Coming | undefined): NextStep => {
    const known = { kind, id: idOf(kind, exam), of: [{ type: 'exams' as const, id: exam }] };
    if (one === undefined) return { ...known, year: theirs, certainty: 'usual' };
    // CLAT 2029 is sat in December 2028: the months of its year, moved to theirs.
    const year = isTheirs(one) ? yearOf(one.from) : Math.max(yearOf(one.from), theirs + yearOf(one.date.from) - one.date.year);
    return { ...known, year, certainty: isTheirs(one) ? 'announced' : one.date.status === 'usual' ? 'usual' : 'last_year', ...when(one) };
  };
  const [register, sit] = [first('registration_closes') ?? first('registration_opens'), first('exam')];
  // Where the exam of this year comes first, its registration is over: that step would be the next year's.
  const isOver =
    sit !== undefined &&
    sit.isAnnounced &&
    sit.date.year >= theirs &&
    (register === undefined
      ? passed.some(({ event, year: of }) => event === 'registration_closes' && of === sit.date.year)
      : sit.from < register.from);
  return [...(isOver ? [] : [step('register', register)]), step('sit', sit)];
}

/** Those with a day first, by the day; then as they stand. */
export function stepsFor(ways: readonly Way[], facts: PlanFacts): readonly NextStep[] {
  const { passport } = facts;
  const theirs = admissionYear(passport, facts.year);
  const exams = [...new Set(ways.flatMap(examsOf))];
  const undated = { certainty: 'usual' as const, year: theirs };
  const steps: NextStep[] = [
    ...(passport.class === '10' && passport.subjects === undefined
      ? [{ kind: 'subjects' as const, id: 'subjects', of: [], certainty: 'usual' as const, year: passport.passingYear ?? facts.year }]
      : []),
    ...exams.flatMap((exam) => ofExam(exam, facts)),
    ...ways.flatMap((way) =>
      examsOf(way).length === 0 && way.course !== undefined
        ? [{ kind: 'marks' as const, id: idOf('marks', way.course), of: [{ type: 'courses' as const, id: way.course }], ...undated }]
        : [],
    ),
    ...(ways.some(({ colleges }) => colleges.length > 0) ? [{ kind: 'cost' as const, id: 'cost', of: [], ...undated }] : []),
  ];
  const key = ({ due }: NextStep) => due ?? '9999';
  return steps.sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}
