/** A plan: a goal, three ways that do not fall together, what each costs and how likely it is, and what to do when. */
import { admissionYear } from '../verdict.ts';
import type { Book, Judgement } from '../types.ts';
import { askedOf, isWithinMove, type PlanAsk, type Student } from './asked.ts';
import { becauseOf, whyNot, type WayReason, type WhyNot } from './because.ts';
import { wayBandOf, inHundred, leftWithNothing } from './chance.ts';
import { openWith, type Keeps } from './combinations.ts';
import type { CriterionId } from './criteria.ts';
import { budgetSlack, weighedAll, type WeighedWay } from './features.ts';
import { aimOf } from './goal.ts';
import type { IsOpen, Knowledge, WayCost, WayPlace } from './knowledge.ts';
import { ladderOf } from './ladder.ts';
import { pickWays, type PickedWay } from './pick.ts';
import type { Goal, Label, NotedItem, Rung, ToldSeat, ToldWay } from './proposal.ts';
import { stepsFor, type DatedStep } from './steps.ts';
import { warningsOf, type PlanFacts, type Warning, type WarnedWay } from './warnings.ts';
import { fieldOf } from './studies.ts';
import { waysFor } from './ways.ts';

export interface ProposedWay extends Omit<ToldWay, 'reasons' | 'gateText'> {
  because: readonly WayReason[];
  /** Where the words of its gate are, where it has no page. */
  words?: string;
  /** What its gate is called, where it has no page. */
  gateName?: string;
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
  /** The fact that would decide between two ways, where nothing that is told does. */
  wouldDecide: { key: string; ways: readonly Label[] } | null;
}

/** A place that one of the doors of a gate opens. */
function openedBy({ gate, course }: WeighedWay): IsOpen | undefined {
  if (gate.doors.length === 0) return undefined;
  const isOpen: IsOpen = ({ doors }) => doors === undefined || doors.some((door) => gate.doors.includes(door));
  return Object.assign(isOpen, { key: `${course?.id}|${gate.doors.join(' ')}` });
}

function placesOf({ knowledge, at, farthest, passport }: PlanAsk, way: WeighedWay): readonly WayPlace[] {
  const { course, gate, features } = way;
  if (course === undefined || gate.kind === 'distance' || gate.kind === 'direct') return [];
  // Marks give a place at home: one of another state is none to apply to.
  const isAtHome = farthest === 'india' && gate.exams.length === 0 && features.near !== null && features.near !== 'india';
  const upTo = isAtHome ? 'state' : features.isWithin ? farthest : 'india';
  const places = knowledge.placesOf(course.id, at, upTo, openedBy(way), {
    isByTest: gate.exams.length > 0 || gate.kind === 'list',
    ...(passport.budget === undefined ? {} : { most: passport.budget * budgetSlack }),
  });
  const picked = knowledge.seats.filter((seat) => seat.course === course.id).map(({ college }) => college);
  return [...places.filter(({ college }) => picked.includes(college)), ...places.filter(({ college }) => !picked.includes(college))];
}

function costOf({ knowledge, at }: PlanAsk, { course, gate, features }: WeighedWay, places: readonly WayPlace[]): WayCost | null {
  if (course === undefined) return null;
  const near = gate.kind === 'distance' ? null : (places[0]?.near ?? features.near);
  const known = knowledge.costOf(
    course.id,
    at,
    near,
    places.map(({ college }) => college),
  );
  return known && { ...known, scholarships: knowledge.scholarshipsFor(course.id) };
}

const chanceTold = ({ features: { chance } }: WeighedWay) =>
  chance && { band: wayBandOf(chance.probability), percent: inHundred(chance.probability) };

/** A model's number is told as a band, and never one that rests on a guess alone. */
const seatTold = ({ features: { seat } }: WeighedWay): ToldSeat | null =>
  seat === null || !seat.isTold ? null : { band: seat.band, basis: seat.basis, year: seat.year };

const named = ({ course, career, gate }: WeighedWay) => ({
  ...(career === undefined ? {} : { career }),
  ...(course === undefined ? {} : { course: course.id }),
  exams: gate.exams.map(({ id }) => id),
});

function rungOf(asked: PlanAsk, way: WeighedWay, places: readonly WayPlace[]): Rung {
  return {
    ...{ course: way.course?.id ?? '', verdict: way.features.verdict, places, cost: costOf(asked, way, places) },
    ...{ chance: chanceTold(way), seat: seatTold(way) },
  };
}

const gateWords = { ask: 'college', distance: 'distance', direct: 'direct', work: 'work' } as const;
type GateWord = keyof typeof gateWords;

function gateTold({ gate: { kind, exams, words, counselling } }: WeighedWay): Pick<ProposedWay, 'words' | 'gateName'> {
  if (words !== undefined || kind in gateWords) return { words: words ?? gateWords[kind as GateWord] };
  return exams.length === 0 && counselling !== undefined ? { gateName: counselling } : {};
}

interface Made {
  proposed: ProposedWay;
  picked: PickedWay;
}

function wayOf(asked: PlanAsk, picked: PickedWay, goal: Goal & { isInstead: boolean }, all: readonly WeighedWay[]): Made {
  const { way, label, decided } = picked;
  const { features, course, gate } = way;
  const places = placesOf(asked, way);
  const isUnlisted = course !== undefined && asked.knowledge.anywhereOf(course.id) === 'unlisted';
  const rungs = ladderOf(asked, way, all);
  const proposed: ProposedWay = {
    ...{ label, sure: features.isSure, ...named(way), byMarks: gate.kind === 'marks' || gate.kind === 'list', places },
    ...gateTold(way),
    ...{ verdict: features.verdict, chance: chanceTold(way), cost: costOf(asked, way, places), seat: seatTold(way) },
    because: becauseOf(picked, goal, { places, isUnlisted, isGraduate: asked.passport.class === 'graduate' }),
    ladder: course === undefined ? [] : rungs.map((one, at) => rungOf(asked, one, at === 0 ? places : [])),
    decided: decided && { criterion: decided.criterion, over: named(decided.over) },
    ...(features.isWithin ? {} : { beyond: true as const }),
  };
  return { proposed, picked };
}

/** As the rules of a plan that is kept read it. */
const keptWay = ({ label, career, course, exams, byMarks, places, words }: ProposedWay): WarnedWay => ({
  ...{ label, exams, byMarks, colleges: places.map(({ college }) => college) },
  ...(course === undefined ? {} : { course }),
  ...(career === undefined ? {} : { career }),
  ...(course === undefined && exams.length === 0 && words !== undefined && words !== gateWords.work ? { isByNotice: true } : {}),
});

function isIn(ways: readonly Made[], goal: Goal, { type, id }: NotedItem): boolean {
  if (type === goal.type && id === goal.id) return ways.some(({ picked: { label } }) => label === 'A');
  return ways.some(({ proposed: { career, course, exams, places }, picked: { way } }) => {
    if (type === 'careers') return career === id;
    if (type === 'courses') return course === id || way.then.some((next) => next.id === id);
    return type === 'exams' ? exams.includes(id) || way.then.some((next) => next.id === id) : places.some(({ college }) => college === id);
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

const orderOfAsking: readonly Label[] = ['A', 'C', 'B'];

function wouldDecide(picked: readonly PickedWay[], { passport }: PlanAsk, hasGoal: boolean): Proposed['wouldDecide'] {
  if (!hasGoal) return passport.class === undefined ? { key: 'class', ways: [] } : null;
  const found = orderOfAsking.flatMap((label) => picked.filter((one) => one.label === label && one.untold !== undefined))[0];
  if (found?.untold === undefined) return null;
  return { key: found.untold, ways: picked.filter(({ untold }) => untold === found.untold).map(({ label }) => label) };
}

export function propose(book: Book, student: Student, knowledge: Knowledge): Proposed {
  const asked = askedOf(book, student, knowledge);
  const { goal, replaced } = aimOf(asked);
  const { noted } = student.wishes;
  const all = goal === null ? [] : weighedAll(asked, waysFor(asked, goal), fieldOf(asked, goal));
  const picked = pickWays(asked, all);
  const told = replaced === undefined ? {} : { replaced };
  const notTaken = (some: readonly NotedItem[]) =>
    some.map((one) => ({ type: one.type, id: one.id, why: whyNot(asked, one, all, picked) }));
  if (goal === null) {
    const none = { ways: [], warnings: [], steps: [], keeps: [] };
    return { goal, ...told, ...none, notTaken: notTaken(noted), wouldDecide: wouldDecide([], asked, false) };
  }
  const isNamed = noted.some(({ type, id }) => type === goal.type && id === goal.id);
  const aimed = { ...goal, isInstead: replaced !== undefined && !isNamed };
  const made = picked.map((one) => wayOf(asked, one, aimed, all));
  const ways = made.map(({ proposed }) => proposed);
  const kept = ways.map(keptWay);
  const facts = factsOf(asked, ways);
  const isSureMissing = ways.every(({ sure }) => !sure);
  const isNearHome = picked.some(
    ({ way: { course, features } }) => course === undefined || isWithinMove({ ...asked, farthest: 'state' }, features.near),
  );
  return {
    ...{ goal, ...told, ways },
    ...(isSureMissing ? { missingSure: true as const } : {}),
    ...(ways.length === 0
      ? {}
      : { leftWithNothing: leftWithNothing(picked.map(({ way }) => ({ chance: way.features.chance, course: way.course?.id }))) }),
    notTaken: notTaken(noted.filter((one) => !isIn(made, goal, one))),
    warnings: warningsOf(kept, facts).filter(({ kind }) =>
      kind === 'notAtHome' ? !isNearHome : kind !== 'examsOnly' || (isSureMissing && !picked.some(({ way }) => way.gate.kind === 'work')),
    ),
    steps: stepsFor(kept, facts),
    keeps: openWith(
      asked,
      picked.map(({ label, way: { course } }) => ({ label, course })),
      admissionYear(student.passport, student.year),
    ),
    wouldDecide: wouldDecide(picked, asked, true),
  };
}

export type { CriterionId, Label, Student };
