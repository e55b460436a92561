/** What a plan asks to be done next, with a day where one is announced and the usual months where not. */
import { examYear, type Coming, type DateEvent } from '@disha/contract/exams.dates';
import { admissionYear } from '../verdict.ts';
import type { PlanFacts, Way } from './warnings.ts';

type When = { due: string } | { months: { from: string; to: string } } | object;

export type NextStep = { id: string; due?: string; months?: { from: string; to: string } } & (
  | { kind: 'subjects' }
  | { kind: 'register' | 'sit'; exam: string }
  | { kind: 'marks'; course: string }
  | { kind: 'cost' }
);

const longestId = 64;
const idOf = (...parts: readonly string[]) => parts.join(':').slice(0, longestId);

/** Two steps an exam: the last day to register and the day it is sat. A day of an earlier year than theirs is only a hint of the month. */
function ofExam(exam: string, { passport, year, today, datesOf }: PlanFacts): NextStep[] {
  const theirs = admissionYear(passport, year);
  const { coming } = examYear(datesOf(exam), today);
  const first = (event: DateEvent): Coming | undefined => coming.find(({ date }) => date.event === event);
  const when = (one: Coming): When => {
    if (one.isAnnounced && one.date.year >= theirs && one.date.event !== 'registration_opens')
      return { due: one.date.event === 'exam' ? one.from : one.to };
    return { months: { from: one.from.slice(5, 7), to: one.to.slice(5, 7) } };
  };
  const [register, sit] = [first('registration_closes') ?? first('registration_opens'), first('exam')];
  // Where the exam of this year comes first, its registration is over: that step would be the next year's.
  const isOver = register !== undefined && sit !== undefined && sit.isAnnounced && sit.date.year >= theirs && sit.from < register.from;
  return [
    ...(isOver ? [] : [{ kind: 'register' as const, id: idOf('register', exam), exam, ...(register ? when(register) : {}) }]),
    { kind: 'sit', id: idOf('sit', exam), exam, ...(sit ? when(sit) : {}) },
  ];
}

/** Those with a day first, by the day; then as they stand. */
export function stepsFor(ways: readonly Way[], facts: PlanFacts): readonly NextStep[] {
  const { passport } = facts;
  const exams = [...new Set(ways.flatMap(({ exam }) => (exam === undefined ? [] : [exam])))];
  const steps: NextStep[] = [
    ...(passport.class === '10' && passport.subjects === undefined ? [{ kind: 'subjects' as const, id: 'subjects' }] : []),
    ...exams.flatMap((exam) => ofExam(exam, facts)),
    ...ways.flatMap(({ exam, course }) =>
      exam === undefined && course !== undefined ? [{ kind: 'marks' as const, id: idOf('marks', course), course }] : [],
    ),
    ...(ways.some(({ colleges }) => colleges.length > 0) ? [{ kind: 'cost' as const, id: 'cost' }] : []),
  ];
  const key = ({ due }: NextStep) => due ?? '9999';
  return steps.sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}
