/** What could go wrong with a plan, as rules. Each is put into words, with how to mend it, where it is shown. */
import { dayThatCounts, examYear, type ExamDate } from '@disha/contract/exams.dates';
import type { StudentDetails, SubjectId } from '@disha/contract/passport';
import type { State } from '@disha/contract/taxonomy';
import { finderOf } from '../careers.ts';
import { judging } from '../check.ts';
import type { Book, Item, Judgement } from '../types.ts';
import { admissionYear } from '../verdict.ts';
import { gateOf, unnamed } from './gate.ts';
import { isAskedByAll } from './combinations.ts';
import { halfOf } from './science-half.ts';

export interface WarnedWay {
  label: string;
  exam?: string | undefined;
  /** Where several gates lead in. */
  exams?: readonly string[] | undefined;
  course?: string | undefined;
  career?: string | undefined;
  /** False where neither an exam of ours nor marks decide, but what is told in words. */
  byMarks?: boolean | undefined;
  /** By a test that is told in words alone: no candidate goes to work there without one. */
  isByNotice?: boolean | undefined;
  colleges: readonly string[];
}

export interface PlanFacts {
  book: Book;
  passport: StudentDetails;
  /** Of the admission that comes next. */
  year: number;
  /** The day in India, YYYY-MM-DD. */
  today: string;
  datesOf: (exam: string) => readonly ExamDate[];
  stateOf: (college: string) => State | undefined;
  /** Of a way: rupees a year by the student's own figures; undefined where there are none. */
  costOf: (way: WarnedWay) => number | undefined;
}

/** Each a subject, or several of which one is enough. */
interface Needs {
  label: string;
  course: string;
  subjects: readonly (readonly SubjectId[])[];
}

type On = { label: string; type: 'courses' | 'exams'; id: string };

export type Warning =
  | { kind: 'noneOpen' }
  | ({ kind: 'closed' } & On)
  | { kind: 'oneWay' }
  | ({ kind: 'noRule' } & On)
  | { kind: 'oneExam'; exam: string; ways: number }
  | { kind: 'examsOnly' }
  | { kind: 'notAtHome'; state: State }
  | { kind: 'aboveBudget'; budget: number; least: number }
  | { kind: 'wayAboveBudget'; label: string; budget: number; least: number }
  | { kind: 'class11'; needs: readonly Needs[] }
  | { kind: 'lastDate'; exam: string; on: string }
  | ({ kind: 'lastYear'; year: number } & On);

/** Days before a last date from which it is soon. */
export const soonDays = 30;

/** Days between two days; both are texts, and the contract's own words for a day. */
const dayNumber = (day: string): number => {
  const [y = 0, m = 1, d = 1] = day.split('-').map(Number);
  const [year, month] = m < 3 ? [y - 1, m + 12] : [y, m];
  return 365 * year + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400) + Math.floor((153 * (month - 3) + 2) / 5) + d;
};

/** An older plan names one exam a way. */
export const examsOfWay = ({ exam, exams = [] }: Pick<WarnedWay, 'exam' | 'exams'>): readonly string[] =>
  exam === undefined || exams.includes(exam) ? exams : [exam, ...exams];

/** To work by a test that is told in words alone. */
const isInWords = ({ career, course, byMarks }: WarnedWay) => career !== undefined && course === undefined && byMarks === false;

export const isWay = (way: WarnedWay) =>
  examsOfWay(way).length > 0 || way.course !== undefined || way.colleges.length > 0 || isInWords(way);

function partsOf(way: WarnedWay): On[] {
  const { label, course } = way;
  return [
    ...(course === undefined ? [] : [{ label, type: 'courses' as const, id: course }]),
    ...examsOfWay(way).map((id) => ({ label, type: 'exams' as const, id })),
  ];
}

/** What a course asks to be studied in Class 11 and 12, of a student who has not said what that will be. */
const unchosen = (item: Item, { reasons }: Judgement) =>
  reasons.flatMap(({ said: { condition, standing } }) =>
    condition.kind === 'subjects' && standing === 'unknown' && condition.some === undefined && isAskedByAll(item, condition)
      ? condition.count === 1
        ? [condition.of]
        : condition.of.map((subject) => [subject])
      : [],
  );

/** Registration that ends in these weeks, for the exam of their own year. */
function lastDates(exam: string, { passport, year, today, datesOf }: PlanFacts): readonly string[] {
  const theirs = admissionYear(passport, year);
  return examYear(datesOf(exam), today)
    .coming.filter(({ date, isAnnounced }) => isAnnounced && date.event === 'registration_closes' && date.year >= theirs)
    .map(({ date }) => dayThatCounts(date))
    .filter((day) => day >= today && dayNumber(day) - dayNumber(today) <= soonDays);
}

/** Whether money can be judged; if not, what is missing for it. */
export type MoneyKnown = { known: true } | { known: false; noBudget: boolean; noCosts: readonly string[] };

export function moneyKnown(all: readonly WarnedWay[], { passport, costOf }: PlanFacts): MoneyKnown {
  const noBudget = passport.budget === undefined;
  const noCosts = all.filter((way) => isWay(way) && costOf(way) === undefined).map(({ label }) => label);
  return noBudget || noCosts.length > 0 ? { known: false, noBudget, noCosts } : { known: true };
}

/** Each way whose least is above the budget, whatever is known of the others; and where all are known to be, that all are. */
function aboveBudget(ways: readonly WarnedWay[], facts: PlanFacts): readonly Warning[] {
  const { budget } = facts.passport;
  if (budget === undefined) return [];
  const costs = ways.flatMap((way) => {
    const least = facts.costOf(way);
    return least === undefined ? [] : [{ label: way.label, least }];
  });
  const above = costs.filter(({ least }) => least > budget);
  const isEvery = above.length > 0 && above.length === ways.length;
  return [
    ...(isEvery ? [{ kind: 'aboveBudget' as const, budget, least: Math.min(...above.map(({ least }) => least)) }] : []),
    ...above.map(({ label, least }) => ({ kind: 'wayAboveBudget' as const, label, budget, least })),
  ];
}

export function warningsOf(all: readonly WarnedWay[], facts: PlanFacts): readonly Warning[] {
  const { book, passport, year, stateOf } = facts;
  const ways = all.filter(isWay);
  if (ways.length === 0) return [];
  const find = finderOf(book);
  const { judge } = judging(book, passport, { year });
  const later = judging(book, passport, { year: admissionYear(passport, year) + 1 });
  const known = ways.flatMap((way) =>
    partsOf(way).flatMap((on) => (find(on) === undefined ? [] : [{ on, item: halfOf(book, find(on) as Item, way.career) }])),
  );

  const closed = known.filter(({ item }) => judge(item).verdict === 'closed').map(({ on }) => on);
  const noRule = known.filter(({ item }) => judge(item).missing.includes('rule')).map(({ on }) => on);
  const exams = new Set(ways.flatMap(examsOfWay));
  const itemOf = (type: On['type'], id: string | undefined) => (id === undefined ? undefined : find({ type, id }));
  const gatesOf = (way: WarnedWay): readonly (string | undefined)[] => {
    const course = itemOf('courses', way.course);
    const named = examsOfWay(way);
    // A course that many begin by an exam may be given on marks here: the way says so.
    if (named.length === 0 && isInWords(way)) return [unnamed];
    if (named.length === 0) return [way.byMarks === true ? undefined : gateOf(undefined, course)];
    return named.map((exam) => gateOf(itemOf('exams', exam), course) ?? exam);
  };
  const gates = new Set(ways.flatMap(gatesOf));
  const [gate] = gates;
  const homes = [...ways.flatMap(({ colleges }) => colleges.map(stateOf)), ...known.map(({ item }) => item.state)];
  const needs = known.flatMap(({ on: { label, type, id }, item }) => {
    const subjects = type === 'courses' && passport.class === '10' ? unchosen(item, judge(item)) : [];
    return subjects.length === 0 ? [] : [{ label, course: id, subjects }];
  });
  const lastYears = known.filter(({ item }) => judge(item).verdict !== 'closed' && later.judge(item).verdict === 'closed');

  const closedLabels = new Set(closed.map(({ label }) => label));
  return [
    ...(ways.every(({ label }) => closedLabels.has(label)) ? [{ kind: 'noneOpen' as const }] : []),
    ...closed.map((on) => ({ kind: 'closed' as const, ...on })),
    ...[...exams].flatMap((exam) => lastDates(exam, facts).map((on) => ({ kind: 'lastDate' as const, exam, on }))),
    ...(needs.length > 0 ? [{ kind: 'class11' as const, needs }] : []),
    ...lastYears.map(({ on }) => ({ kind: 'lastYear' as const, year: admissionYear(passport, year), ...on })),
    ...noRule.map((on) => ({ kind: 'noRule' as const, ...on })),
    ...(ways.length === 1 ? [{ kind: 'oneWay' as const }] : []),
    ...(gates.size === 1 && gate !== undefined && gate !== unnamed ? [{ kind: 'oneExam' as const, exam: gate, ways: ways.length }] : []),
    ...(gates.has(undefined) ? [] : [{ kind: 'examsOnly' as const }]),
    ...(passport.state === undefined || homes.includes(passport.state) ? [] : [{ kind: 'notAtHome' as const, state: passport.state }]),
    ...aboveBudget(ways, facts),
  ];
}
