/** Ways as they are shown: those of a proposal, and those that are kept, with all that is known of them worked out again. */
import type { PlanWay } from '@disha/contract/path';
import { wayBandOf, inHundred } from '@disha/eligibility/plan/chance';
import type { WayPlace } from '@disha/eligibility/plan/knowledge';
import type { Proposed } from '@disha/eligibility/plan/counsel';
import type { ToldProposal, ToldWay } from '@disha/eligibility/plan/proposal';
import type { DatedStep } from '@disha/eligibility/plan/steps';
import { examsOfWay, isWay } from '@disha/eligibility/plan/warnings';
import type { StudentDetails } from '@disha/contract/passport';
import type { Weigher } from '../verdicts/weigh.ts';
import type { PlanAdvice } from './use-counsel.ts';
import type { ShownWay } from './way-view.tsx';

const timed: readonly DatedStep['kind'][] = ['opens', 'register', 'registered', 'next', 'sit', 'counselling'];
const stepsOf = (exams: readonly string[], steps: readonly DatedStep[]) =>
  steps.filter(({ kind, of }) => timed.includes(kind) && of.some(({ type, id }) => type === 'exams' && exams.includes(id)));

/** What decides whether a way is open: its course, or the exam that is all there is. */
const judgedOf = (weigher: Weigher | undefined, course: string | undefined, exams: readonly string[]) =>
  weigher?.judged(course === undefined ? { type: 'exams', id: exams[0] ?? '' } : { type: 'courses', id: course });

const anywhereOf = ({ knowledge }: PlanAdvice, course: string | undefined) =>
  course === undefined ? undefined : knowledge?.anywhereOf(course);

const againOf = ({ againFor }: PlanAdvice, course: string | undefined) => (course === undefined ? undefined : againFor(course));

/** A proposed way as a plan keeps it: neither reasons, chance nor cost. */
export const planWayOf = ({ label, course, career, exams, byMarks, beyond, places }: ToldWay): PlanWay => ({
  label,
  ...(course === undefined ? {} : { course }),
  ...(exams.length === 0 ? {} : { exams: [...exams] }),
  ...(career === undefined ? {} : { career }),
  // Where neither an exam nor marks decide, that is kept too: what decides then stands in words.
  ...(byMarks || exams.length === 0 ? { byMarks } : {}),
  ...(beyond === true ? { beyond } : {}),
  colleges: places.map(({ college }) => college),
});

export function shownProposal(
  counsel: PlanAdvice,
  { told, proposed }: { told: ToldProposal; proposed: Proposed },
  weigher: Weigher | undefined,
): ShownWay[] {
  return told.ways.map(({ seat, ladder, decided, ...way }) => ({
    ...way,
    ...toldBeside(counsel, { seat, ladder, decided, ...way }),
    places: way.places.map((place) => ({ ...place, card: counsel.cardOf(place.college) })),
    judged: judgedOf(weigher, way.course, way.exams),
    anywhere: anywhereOf(counsel, way.course),
    onAgain: againOf(counsel, way.course),
    isAsked: isAsked(counsel, way.course),
    steps: stepsOf(way.exams, proposed.steps),
  }));
}

/** Why it came first stands beside its name, and among its reasons no more. */
function toldBeside({ whyOf }: Pick<PlanAdvice, 'whyOf'>, way: ToldWay): Pick<ShownWay, 'beside' | 'reasons'> {
  const { seat, ladder, decided, reasons } = way;
  const why = whyOf(way);
  return { beside: { seat, ladder, decided, why }, reasons: reasons.filter((reason) => reason !== why) };
}

/** Whether it is known where the course is taught: nothing there is another thing than not asked. */
const isAsked = ({ knowledge }: PlanAdvice, course: string | undefined): boolean =>
  course === undefined || (knowledge?.isPlaced?.(course) ?? true);

const sameWay = (way: PlanWay) => (other: ToldWay) =>
  other.course === way.course && JSON.stringify([...other.exams].sort()) === JSON.stringify([...examsOfWay(way)].sort());

/** One course may be two ways without an exam: at a college by its own admission, and from home. */
function proposedFor(way: PlanWay, told: ToldProposal | undefined): ToldWay | undefined {
  const alike = told?.ways.filter(sameWay(way)) ?? [];
  const isFromHome = way.colleges.length === 0;
  return alike.find(({ byMarks, places }) => byMarks === (way.byMarks === true) && (places.length === 0) === isFromHome) ?? alike[0];
}

/** Near and basis of a college that is kept, where it is among those that teach the course. */
function placeOf(counsel: PlanAdvice, near: readonly WayPlace[], college: string): ShownWay['places'][number] {
  return { college, ...near.find((place) => place.college === college), card: counsel.cardOf(college) };
}

/** By a seat that was picked in chances, where there is one. */
function chanceOf({ knowledge }: PlanAdvice, exams: readonly string[], course: string | undefined): ShownWay['chance'] {
  const known = exams.flatMap((exam) => knowledge?.chanceOf(exam, course)?.probability ?? []);
  if (known.length === 0) return null;
  const best = Math.max(...known);
  return { band: wayBandOf(best), percent: inHundred(best) };
}

interface AroundWay {
  counsel: PlanAdvice;
  passport: StudentDetails;
  weigher: Weigher | undefined;
  steps: readonly DatedStep[];
  own: string;
}

/** Sure by hand: without an exam, open, and somewhere within the state. */
function isSure(way: PlanWay, judged: ShownWay['judged'], near: readonly WayPlace[]): boolean {
  return (
    way.byMarks === true &&
    way.beyond !== true &&
    examsOfWay(way).length === 0 &&
    judged?.verdict === 'open' &&
    near.some((place) => place.near !== 'india')
  );
}

export function shownWay(way: PlanWay, isByHand: boolean, { counsel, passport, weigher, steps, own }: AroundWay): ShownWay {
  const { course, label, career, seat, note } = way;
  const exams = examsOfWay(way);
  const proposed = proposedFor(way, counsel.told);
  const { knowledge } = counsel;
  const near = course === undefined ? [] : (knowledge?.placesOf(course, passport, 'india') ?? []);
  const places = way.colleges.map((college) => placeOf(counsel, near, college));
  const judged = judgedOf(weigher, course, exams);
  const fromHome = way.colleges.length === 0 ? proposed?.cost : undefined;
  const cost =
    course === undefined
      ? null
      : fromHome !== undefined
        ? fromHome
        : (knowledge?.costOf(course, passport, places[0]?.near ?? near[0]?.near ?? null, way.colleges) ?? null);
  return {
    ...{ label, course, career, seat, note, exams, places, judged, isByHand, anywhere: anywhereOf(counsel, course) },
    onAgain: againOf(counsel, course),
    isAsked: isAsked(counsel, course),
    byMarks: way.byMarks === true,
    sure: proposed?.sure ?? isSure(way, judged, near),
    ...(proposed?.gateText === undefined ? {} : { gateText: proposed.gateText }),
    ...(way.beyond === true ? { beyond: true as const } : {}),
    ...(proposed?.example === true ? { example: true as const } : {}),
    ...(proposed?.fewKnown === true ? { fewKnown: true as const } : {}),
    chance: proposed?.chance ?? chanceOf(counsel, exams, course),
    cost: cost && { ...cost, scholarships: knowledge?.scholarshipsFor(course ?? '') ?? [] },
    reasons: isWay(way) ? [own] : [],
    ...(proposed === undefined ? {} : toldBeside(counsel, proposed)),
    steps: stepsOf(exams, steps),
  } as ShownWay;
}
