/** In which year something can be begun or sat by a student: not before their schooling, their age and their practice allow it. */
import { bornBefore } from '../dates.ts';
import { isEarly, needsTwelve } from '../rung.ts';
import { isBehind } from '../standing.ts';
import type { Condition, Item } from '../types.ts';
import { admissionYear } from '../verdict.ts';
import { whenOf, type ExamSitting } from './turns.ts';
import type { PlanFacts } from './warnings.ts';

type Age = Extract<Condition, { kind: 'age' }>;
/** What an age is counted on where a notice names no day. */
const anyDay: Age['on'] = ['01-01', '12-31'];

/** A holder of the trade or the diploma that something takes waits for no Class 12. */
export const isForHolders = ({ passport: { class: of, qualification } }: PlanFacts, item: Item | undefined): boolean =>
  of !== 'graduate' &&
  qualification !== undefined &&
  item !== undefined &&
  [item.all, ...item.ways].some((way) => way.some((one) => one.kind === 'holds' && one.needs === qualification));

const leastAges = (conditions: readonly Condition[]) =>
  conditions.filter((one): one is Age => one.kind === 'age' && one.least !== undefined);
const hasLeastAge = ({ all }: Item): boolean => leastAges(all).length > 0;

/** Old enough on the day that the notice names; where it names none, on the day given. */
function isOldEnough({ passport: { birthDate } }: PlanFacts, item: Item | undefined, year: number, day?: string): boolean {
  if (birthDate === undefined || item === undefined) return true;
  const passes = ({ on, least = 0 }: Age) => {
    const isAny = on[0] === anyDay[0] && on[1] === anyDay[1];
    const limit =
      isAny && day !== undefined ? bornBefore(Number(day.slice(0, 4)), day.slice(5, 10), least) : bornBefore(year, on[1], least);
    return birthDate <= limit;
  };
  const all = (conditions: readonly Condition[]) => leastAges(conditions).every(passes);
  return all(item.all) && (item.ways.length === 0 || item.ways.some(all));
}

/** The oldest that anything asks for is 25. */
const longestWait = 25;
function whenOldEnough(facts: PlanFacts, item: Item | undefined, from: number): number {
  for (let year = from; year < from + longestWait; year += 1) if (isOldEnough(facts, item, year)) return year;
  return from;
}

/** What is begun after Class 10 is begun when Class 10 is passed, all else two years later. */
function schoolYear(facts: PlanFacts, item: Item | undefined): number {
  const { passport, year } = facts;
  if (passport.class !== '10') return admissionYear(passport, year);
  if (isForHolders(facts, item)) return year;
  // A student who stopped after Class 10 has Class 12 before them.
  if (isBehind(passport, year)) return item !== undefined && isEarly(item) ? year : year + 2;
  // A student in Class 10 who does not say when they pass it passes it next.
  const { passingYear = year } = passport;
  return item !== undefined && isEarly(item) ? Math.max(year, passingYear) : admissionYear({ ...passport, passingYear }, year);
}

/** Of a course. */
export const yearFor = (facts: PlanFacts, course: Item | undefined): number => whenOldEnough(facts, course, schoolYear(facts, course));

/** A student who passed Class 12 in an earlier year has the certificate. */
export function isStillAtSchool({ passport, today }: PlanFacts): boolean {
  const { class: of, passingYear } = passport;
  if (of === '10') return true;
  return of === '12' && passingYear !== undefined && `${passingYear}-06` > today;
}

/** Years of practice are counted from the degree on. */
const practice = 3;
const asksPractice = (item: Item | undefined) => item?.all.some((one) => one.kind === 'duty' && one.what === 'practice3') === true;

/** When somebody may sit an exam. */
interface Turnout {
  year: number;
  isTheirs: (turn: ExamSitting) => boolean;
  /** The schooling that it asks for is over: they may have sent in a form already. */
  isDone: boolean;
}

/** A job that asks for no Class 12 waits for Class 10 alone; for how old one is then, only where that is told. */
function jobYear(facts: PlanFacts, item: Item, course: Item | undefined): { year: number; from: string } {
  const { passport, year, today } = facts;
  const isOf10 = !needsTwelve(item) && (course === undefined || (course.level === 'certificate' && !needsTwelve(course)));
  const isAt10 = isOf10 && (passport.birthDate !== undefined || !hasLeastAge(item));
  if (isAt10 && passport.class === '12') return { year, from: today };
  if (isAt10 || (course === undefined && !needsTwelve(item) && isBehind(passport, year))) {
    const { passingYear = year } = passport;
    return { year: Math.max(year, passingYear), from: `${passingYear}-06` };
  }
  const theirs = schoolYear(facts, course);
  return { year: theirs, from: `${theirs}-06` };
}

/** What is sat this winter counts for the year that comes, whatever year it is called by: CAT 2026 is for 2027. */
const winterBefore = (year: number) => `${year - 1}-07`;

export function turnoutOf(facts: PlanFacts, item: Item | undefined, course: Item | undefined): Turnout {
  const { passport, today } = facts;
  const isGraduate = passport.class === 'graduate';
  const degreeOf = passport.passingYear ?? facts.year;
  const isHolder = isForHolders(facts, item) || isForHolders(facts, course);
  // An academy that begins with a degree takes a student who sits Class 12 that year.
  const isJob = item?.purpose === 'job' && course?.level !== 'undergraduate';
  const year = isHolder ? facts.year : Math.max(schoolYear(facts, course), isGraduate && asksPractice(item) ? degreeOf + practice : 0);
  const isPast = passport.class === '12' && passport.passingYear !== undefined && !isStillAtSchool(facts);
  const told = { year: whenOldEnough(facts, item, year), isDone: isGraduate || isHolder || isPast };
  const isOld = (turn: ExamSitting) => isOldEnough(facts, item, turn.year, whenOf(turn)?.from);
  const isFrom = (from: string) => (turn: ExamSitting) => isOld(turn) && ((turn.sit ?? whenOf(turn))?.to ?? '') >= from;
  if (!isHolder && !isGraduate && isStillAtSchool(facts)) {
    if (!isJob || item === undefined) return { ...told, isTheirs: (turn) => isOld(turn) && turn.year >= year };
    const job = jobYear(facts, item, course);
    // The certificate is there when the form is sent.
    const isIn = (turn: ExamSitting) => isOld(turn) && ((turn.closes ?? whenOf(turn))?.to ?? '') >= job.from;
    return { ...told, year: whenOldEnough(facts, item, job.year), isTheirs: isIn };
  }
  const from = winterBefore(year);
  return { ...told, isTheirs: isFrom(isHolder || from < today ? today : from) };
}
