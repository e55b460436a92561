/** Ways into a course, each through each of its gates, and through an exam alone. */
import type { Duty, Item, Judgement, Telling, Verdict } from '../types.ts';
import { distanceOf, isWithinMove, verdictRank, type PlanAsk, type Distance } from './asked.ts';
import { isAnew } from './begun.ts';
import { chanceOf } from './chance.ts';
import { byExam, gatesOf, openedBy, openLearning, type Gate } from './gates.ts';
import type { KnownChance } from './knowledge.ts';
import { plainDegrees } from './sisters.ts';
import { isGivenOut, hasSparseData } from './thin.ts';

export interface WayCandidate {
  career?: string;
  course?: Item;
  gate: Gate;
  /** Of what is begun, and of the whole route. */
  verdict: Verdict;
  whole: Verdict;
  judgement: Judgement;
  /** A fact of the student details is missing, and nothing else. */
  isUntold: boolean;
  /** Null where nothing is studied. */
  distance: Distance | null;
  usual: number;
  years: number;
  /** What comes behind it on its route. */
  then?: readonly Item[];
  /** A master's that stands for the one of their own subject. */
  isExample?: boolean;
  chance: KnownChance | null;
  /** They hold a trade or a diploma, and have not said which. */
  isIfTheirs?: true;
  /** Told in words alone, and learned: a month at an agency, a year at an institute. */
  isTraining?: true;
  /** Whatever the distance. */
  isSureThere: boolean;
  isSure: boolean;
}

/** Whether their branch is among those of the notice, and whether they know its language or type, is asked nowhere. */
const ofNotice: ReadonlySet<Duty> = new Set(['branch', 'local_language', 'typing']);
/** An age that only a disability the student did not tell could mend is no fact that is merely untold. */
export const isUntold = ({ verdict, missing, conditions }: Judgement) =>
  verdict === 'open_if'
    ? conditions.every(({ condition }) => condition.kind === 'duty' && ofNotice.has(condition.what))
    : missing.length > 0 && !missing.includes('rule') && !missing.every((key) => key === 'disability');
const worst = (...all: readonly Verdict[]): Verdict => all.reduce((low, one) => (verdictRank(one) < verdictRank(low) ? one : low));
export const isWithinDistance = ({ distance }: WayCandidate) => distance === null || distance.isWithin;

/** Below this a chance is none. */
const leastChance = 0.15;
const sureChance = 0.95;

/** Marks are sure where more than one or two colleges give places by them. */
const fewest = 3;
function isManyPlaces(asked: PlanAsk, course: Item, gate: Gate, { near, anywhere, isWithin: isThere }: Distance): boolean {
  const { knowledge, at, farthest } = asked;
  // What is taught in other states alone is sure to nobody.
  if (near === 'india' && asked.passport.state !== undefined && gate.byMarks && anywhere === undefined) return false;
  if (plainDegrees.has(course.id) || !gate.byMarks || (anywhere !== undefined && anywhere !== 'distance') || !isThere) return true;
  if (knowledge.isPlaced?.(course.id) === false) return true;
  // As many as are told: marks give a place at home.
  const upTo = farthest === 'india' && near !== 'india' ? 'state' : farthest;
  return knowledge.placesOf(course.id, at, upTo, openedBy(asked, gate, course)).length >= fewest;
}

/** What one counselling gives out is taught in every state, also where our lists name no place there; but not in every district. */
const isOfEveryState = ({ knowledge, farthest }: PlanAsk, gate: Gate, course: Item) =>
  farthest !== 'district' && farthest !== 'next' && isGivenOut(gate) && hasSparseData(knowledge, course);

export function ofCourse(
  asked: PlanAsk,
  course: Item,
  more: { named?: Item | undefined; words?: string | undefined } & Partial<WayCandidate>,
): WayCandidate[] {
  const { named, words, ...rest } = more;
  const reached = distanceOf(asked, course.id);
  const judgement = asked.judge(course);
  const isOpen = judgement.verdict === 'open' && asked.judgeLower(course).verdict === 'open' && !isAnew(asked, course);
  return gatesOf(asked, course, reached, named, words).flatMap((gate): WayCandidate[] => {
    // Distance learning has its own gate; what goes through another is taught at a place.
    const isFar = reached.anywhere === 'distance' && gate.words !== openLearning;
    const isThere = isFar ? isWithinMove(asked, reached.near) : reached.isWithin || isOfEveryState(asked, gate, course);
    const distance = { ...reached, isWithin: isThere };
    const begun = worst(
      judgement.verdict,
      ...gate.exams.map((exam) => asked.judge(exam).verdict),
      ...(isAnew(asked, course) ? ['open_if' as const] : []),
    );
    const chance = chanceOf(asked, gate, course.id);
    if (begun === 'closed' || (chance !== null && chance.probability < leastChance)) return [];
    const isSureThere =
      isOpen &&
      begun === 'open' &&
      ((gate.isSure && isManyPlaces(asked, course, gate, distance)) || (chance?.probability ?? 0) >= sureChance);
    return [
      {
        ...{
          course,
          gate,
          verdict: begun,
          whole: begun,
          judgement,
          isUntold: isUntold(judgement),
          distance,
          usual: 1,
          years: course.years ?? 0,
          chance,
          isSureThere,
          isSure: isSureThere && distance.isWithin,
        },
        ...rest,
      },
    ];
  });
}

/** Of several exams of one step all that are theirs: a bank's clerk sits more than one. */
export function sat(asked: PlanAsk, exam: Item, told: readonly Telling[]): readonly Item[] {
  const step = told.find(({ id, oneOf = [] }) => id === undefined && oneOf.includes(exam.id));
  const all = (step?.oneOf ?? []).flatMap((id) => asked.exam(id) ?? []);
  const theirs = all.filter(
    (one) => (one.state === undefined || one.state === asked.passport.state) && asked.judge(one).verdict !== 'closed',
  );
  return theirs.length === 0 ? [exam] : [exam, ...theirs.filter((one) => one !== exam)].slice(0, mostExams);
}
const mostExams = 3;

export function ofExam(asked: PlanAsk, exams: readonly Item[], rest: Partial<WayCandidate>): WayCandidate[] {
  const [exam] = exams;
  if (exam === undefined) return [];
  const judgement = asked.judge(exam);
  const chance = chanceOf(asked, byExam(exam, undefined), undefined);
  if (judgement.verdict === 'closed' || (chance !== null && chance.probability < leastChance)) return [];
  const gate: Gate = { exams, byMarks: false, keys: exams.map(({ id }) => id), isSure: false };
  const isSure = judgement.verdict === 'open' && (chance?.probability ?? 0) >= sureChance;
  return [
    {
      ...{
        gate,
        verdict: judgement.verdict,
        whole: judgement.verdict,
        judgement,
        isUntold: isUntold(judgement),
        distance: null,
        usual: 1,
        years: 0,
        chance,
        isSureThere: isSure,
        isSure,
      },
      ...rest,
    },
  ];
}

/** A way without a course. */
export const examAlone = (asked: PlanAsk, exam: Item): WayCandidate[] => ofExam(asked, [exam], {});

/** Through each of its gates that is not closed. */
export const waysInto = (asked: PlanAsk, course: Item): readonly WayCandidate[] => ofCourse(asked, course, {});
