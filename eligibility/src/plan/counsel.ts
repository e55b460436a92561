/** A plan that holds: a goal, three ways that do not fall together, what each costs and how likely it is, and what to do when. */
import { admissionYear } from '../verdict.ts';
import type { Book, Judgement, Verdict } from '../types.ts';
import { aroundOf } from './around.ts';
import { askedOf, isWithinMove, type PlanAsk, type Student } from './asked.ts';
import { becauseOf, whyNot, type AimedGoal, type WayReason, type OrScience, type WhyNot } from './because.ts';
import { isAnew } from './begun.ts';
import { wayBandOf, inHundred, leftWithNothing } from './chance.ts';
import { chooseWays, type ChosenWay } from './choose.ts';
import { openWith, type Keeps } from './combinations.ts';
import { openedBy, openLearning, toWork } from './gates.ts';
import { aimOf } from './goal.ts';
import type { Knowledge, WayCost, WayPlace } from './knowledge.ts';
import type { Goal, Label, NotedItem, ToldWay } from './proposal.ts';
import { stepsFor, type DatedStep } from './steps.ts';
import { hasSparseData } from './thin.ts';
import { warningsOf, type PlanFacts, type Warning, type WarnedWay } from './warnings.ts';

export interface ProposedWay extends Omit<ToldWay, 'reasons' | 'gateText'> {
  because: readonly WayReason[];
  /** Where the words of its gate are, where it has no page. */
  words?: string;
}

/** As it is worked out, without a word. */
export interface Proposed {
  goal: Goal | null;
  replaced?: Goal & { judgement: Judgement };
  ways: readonly ProposedWay[];
  missingSure?: true;
  leftWithNothing?: number | null;
  notTaken: readonly (NotedItem & { why: WhyNot })[];
  warnings: readonly Warning[];
  steps: readonly DatedStep[];
  /** In Class 10: which ways each choice of subjects keeps open. */
  keeps: readonly Keeps[];
}

const nothing: Omit<Proposed, 'notTaken'> = { goal: null, ways: [], warnings: [], steps: [], keeps: [] };

function placesOf(asked: PlanAsk, { candidate: { course, distance, gate }, isBeyond }: ChosenWay): readonly WayPlace[] {
  const { knowledge, at, farthest } = asked;
  if (course === undefined || distance === null || gate.words === openLearning) return [];
  // An ITI is near most homes, and marks give a place at home: one of another state is none to apply to.
  const isOfState = (distance.anywhere === 'unlisted' || (gate.byMarks && distance.near !== 'india')) && farthest === 'india';
  const upTo = isOfState ? 'state' : isBeyond ? 'india' : farthest;
  // Those that go by another door are left out, and others behind them come up.
  const home = knowledge.placesOf(course.id, at, upTo, openedBy(asked, gate, course));
  // Where marks open none at home, though it is taught there, the nearest that they do open.
  const opened =
    home.length > 0 || upTo === farthest || isBeyond || distance.anywhere === 'unlisted'
      ? home
      : knowledge.placesOf(course.id, at, farthest, openedBy(asked, gate, course));
  const picked = opened.filter(({ college }) => college === gate.seat?.college);
  return [...picked, ...opened.filter((place) => !picked.includes(place))];
}

function costOf(
  { knowledge, at }: PlanAsk,
  { course, distance, gate }: ChosenWay['candidate'],
  places: readonly WayPlace[],
): WayCost | null {
  if (course === undefined || distance === null) return null;
  const known = knowledge.costOf(
    course.id,
    at,
    gate.words === openLearning ? null : (places[0]?.near ?? distance.near),
    places.map(({ college }) => college),
  );
  return known && { ...known, scholarships: knowledge.scholarshipsFor(course.id) };
}

/** A student who chooses subjects for a goal of science does the plain degree near home in science. */
function orScience(asked: PlanAsk, { from, candidate }: ChosenWay, { course: begun }: ChosenWay['candidate']): OrScience | undefined {
  const { passport, course, knowledge, at } = asked;
  if (
    from !== 'anyDegree' ||
    candidate.gate.words === openLearning ||
    begun?.id === 'bsc-general' ||
    passport.class !== '10' ||
    passport.subjects !== undefined
  )
    return undefined;
  const isOfScience = [...(begun?.all ?? []), ...(begun?.ways.flat() ?? [])].some(
    (one) => one.kind === 'subjects' && one.of.some((subject) => subject === 'physics' || subject === 'biology'),
  );
  const science = course('bsc-general');
  if (!isOfScience || science === undefined || candidate.course === science) return undefined;
  const near = knowledge.reachOf('bsc-general', at)?.near ?? null;
  return near === candidate.distance?.near ? 'orScience' : isWithinMove(asked, near) ? 'orScienceFarther' : undefined;
}

function wayOf(asked: PlanAsk, chosen: ChosenWay, goal: AimedGoal, first: ChosenWay['candidate']): ProposedWay {
  const { label, candidate, isBeyond } = chosen;
  const { career, course, gate, isSure, chance } = candidate;
  const known = placesOf(asked, chosen);
  // Few ITIs are in our lists, and one is near most homes: none is sent to the other end of the state for a trade.
  const isFarTrade = course?.gives === 'iti' && candidate.distance?.anywhere === 'unlisted' && known[0]?.near === 'state';
  const isFew = course !== undefined && hasSparseData(asked.knowledge, course);
  // Nor for a diploma of which they name a handful, all in other states.
  const isFarFew = isFew && course.gives === 'diploma' && known[0]?.near === 'india';
  const places = isFarTrade || isFarFew ? [] : known;
  const anew = course !== undefined && isAnew(asked, course);
  return {
    ...{ label, sure: isSure && !isBeyond, exams: gate.exams.map(({ id }) => id), byMarks: gate.byMarks, places },
    ...(career === undefined ? {} : { career }),
    ...(course === undefined ? {} : { course: course.id }),
    ...(gate.words === undefined ? {} : { words: gate.words }),
    verdict: candidate.verdict satisfies Verdict,
    chance: chance && { band: wayBandOf(chance.probability), percent: inHundred(chance.probability) },
    cost: costOf(asked, candidate, places),
    because: becauseOf(chosen, goal, { first, places, isAnew: anew, isFew, science: orScience(asked, chosen, first) }),
    ...(isBeyond ? { beyond: true as const } : {}),
    ...(candidate.isExample ? { example: true as const } : {}),
    ...(isFew ? { fewKnown: true as const } : {}),
  };
}

/** As the rules of a plan that is kept read it. */
const keptWay = ({ label, career, course, exams, byMarks, places, words }: ProposedWay): WarnedWay => ({
  ...{ label, exams, byMarks, colleges: places.map(({ college }) => college) },
  ...(course === undefined ? {} : { course }),
  ...(career === undefined ? {} : { career }),
  ...(course === undefined && exams.length === 0 && words !== undefined && words !== toWork ? { isByNotice: true } : {}),
});

/** What is begun, or sat, stands on a route of that work too. */
function leadsThere(asked: PlanAsk, id: string, { course, exams }: { course: string | undefined; exams: readonly string[] }): boolean {
  const isTheirs = (step: string) => step === course || exams.includes(step);
  return asked.career(id)?.routes.some(({ steps }) => steps.some((step) => isTheirs(step.id))) ?? false;
}

function isIn(asked: PlanAsk, ways: readonly ProposedWay[], goal: Goal, { type, id }: NotedItem): boolean {
  // A goal that no way leads to is told like any other wish.
  if (type === goal.type && id === goal.id) return ways.some(({ label }) => label === 'A');
  return ways.some(({ career, course, exams, places }) => {
    if (type === 'careers') return career === id || leadsThere(asked, id, { course, exams });
    if (type === 'courses') return course === id;
    return type === 'exams' ? exams.includes(id) : places.some(({ college }) => college === id);
  });
}

/** A student away from home pays for a room too. */
const leastOf = (cost: WayCost | null) => (cost === null ? undefined : cost.from + (cost.hostel?.from ?? 0));

function factsOf({ book, passport, student: { year, today }, knowledge }: PlanAsk, ways: readonly ProposedWay[]): PlanFacts {
  return {
    ...{ book, passport, year, today, datesOf: knowledge.datesOf },
    stateOf: (college) =>
      ways.some(({ places }) => places.some((place) => place.college === college && place.near !== 'india')) ? passport.state : undefined,
    costOf: ({ label }) => leastOf(ways.find((way) => way.label === label)?.cost ?? null),
  };
}

export function propose(book: Book, student: Student, knowledge: Knowledge): Proposed {
  const asked = askedOf(book, student, knowledge);
  const { goal, replaced } = aimOf(asked);
  const { noted } = student.wishes;
  const told = replaced === undefined ? {} : { replaced };
  if (goal === null)
    return { ...nothing, ...told, notTaken: noted.map((one) => ({ type: one.type, id: one.id, why: whyNot(asked, one, false) })) };
  const { ways: chosen, isSureMissing } = chooseWays(aroundOf(asked, goal));
  const isNamed = noted.some(({ type, id }) => type === goal.type && id === goal.id);
  const aimed = { ...goal, isInstead: replaced !== undefined && !isNamed };
  const ways = chosen.map((one) => wayOf(asked, one, aimed, (chosen[0] ?? one).candidate));
  const kept = ways.map(keptWay);
  const facts = factsOf(asked, ways);
  const isNearHome = ways.some(
    ({ course, places, beyond }) => course === undefined || (beyond !== true && places.every(({ near }) => near !== 'india')),
  );
  return {
    ...{ goal, ...told, ways },
    ...(isSureMissing ? { missingSure: true as const } : {}),
    ...(ways.length === 0
      ? {}
      : { leftWithNothing: leftWithNothing(chosen.map(({ candidate: { chance, course } }) => ({ chance, course: course?.id }))) }),
    notTaken: noted.flatMap((one) =>
      isIn(asked, ways, goal, one) ? [] : [{ type: one.type, id: one.id, why: whyNot(asked, one, ways.length > 0) }],
    ),
    warnings: warningsOf(kept, facts).filter(({ kind }) =>
      kind === 'notAtHome' ? !isNearHome : kind !== 'examsOnly' || (isSureMissing && !ways.some(({ words }) => words === toWork)),
    ),
    steps: stepsFor(kept, facts),
    keeps: openWith(
      asked,
      chosen.map(({ label, candidate: { course } }) => ({ label, course })),
      admissionYear(student.passport, student.year),
    ),
  };
}

export type { Label, Student };
