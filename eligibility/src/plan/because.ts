/** Why this way, and why not that: by meaning, worded where it is told. */
import type { CareerRoutes, Judgement, SaidCondition, Verdict } from '../types.ts';
import { isClosed, type PlanAsk } from './asked.ts';
import { isBeside, isLesser, isOfHeldFamily, isServiceCourse, needsAnother } from './begun.ts';
import { careerWays } from './candidates.ts';
import { isWithinDistance, type WayCandidate } from './ways-into.ts';
import { isEnough, isHeld } from './held.ts';
import type { ChosenWay } from './choose.ts';
import { inHundred } from './chance.ts';
import { hangsOnSame } from './search-ways.ts';
import { isRestricted, openLearning, toWork, type Gate } from './gates.ts';
import type { Near, WayPlace } from './knowledge.ts';
import type { Goal, NotedItem } from './proposal.ts';
import { isGivenOut } from './thin.ts';

/** Of a goal of science: what the plain degree is for a student who takes science. */
export type OrScience = 'orScience' | 'orScienceFarther';

export type WayReason =
  /** `instead`: the goal is not what the student named, but what stands in its place. */
  | { kind: 'goal' | 'related'; career: string; instead?: true }
  | { kind: 'itself'; instead?: true }
  | {
      kind:
        | 'field'
        | 'usual'
        | 'gate'
        | 'sister'
        | 'noted'
        | 'anyDegree'
        | 'onward'
        | OrScience
        | 'alone'
        | 'marks'
        | 'left'
        | 'some'
        | 'takesPart'
        | 'job'
        | 'held'
        | 'work'
        | 'ifTheirs'
        | 'sure'
        | 'college'
        | 'everywhere'
        | 'unlisted'
        | 'anew'
        | 'few'
        | 'labs'
        | 'example';
    }
  | { kind: 'opened'; exam: string }
  | { kind: 'then'; items: readonly { type: 'courses' | 'exams'; id: string }[] }
  | { kind: 'near' | 'beyond'; near: Near }
  | { kind: 'nowhere' | 'short' }
  | { kind: 'chance'; percent: number }
  | { kind: 'said'; said: SaidCondition };

/** A goal, and whether it stands in the place of a wish that is closed. */
export type AimedGoal = Goal & { isInstead: boolean };

/** What the verdict hangs on, if anything: each condition that is still to be met. */
const hangsOn = ({ verdict, reasons, conditions }: Judgement, begun: Verdict): readonly WayReason[] => {
  if (verdict === 'open_if' && verdict === begun && conditions.length > 1) return conditions.map((said) => ({ kind: 'said', said }));
  const said = reasons[0]?.said;
  return verdict === 'open' || said === undefined ? [] : [{ kind: 'said', said }];
};

function towards({ from, label, candidate, isHeld }: ChosenWay, goal: AimedGoal, first: WayCandidate): readonly WayReason[] {
  const place = goal.isInstead ? { instead: true as const } : {};
  const { career, usual, then = [] } = candidate;
  const held: readonly WayReason[] = isHeld && candidate.gate.words !== toWork ? [{ kind: 'held' }] : [];
  const other: readonly WayReason[] = hangsOnSame(first)(candidate) ? [] : [{ kind: 'gate' }];
  if (from === 'related') return career === undefined ? [] : [{ kind: 'related', career, ...place }];
  if (from === 'noted') return [{ kind: 'noted' }, ...other];
  if (from === 'anyDegree' || from === 'onward') return [{ kind: from }];
  if (from === 'sister' && candidate.course === undefined) return [{ kind: 'job' }, ...other];
  if (from === 'sister' || (goal.type === 'fields' && label !== 'A')) return [...held, { kind: 'sister' }, ...other];
  const lead: readonly WayReason[] =
    goal.type === 'careers'
      ? [{ kind: 'goal', career: goal.id, ...place }]
      : goal.type === 'exams'
        ? // What is studied first is opened by another gate, and says what comes after it.
          then.some(({ id }) => id === goal.id)
          ? []
          : [{ kind: 'opened', exam: goal.id }]
        : [goal.type === 'courses' ? { kind: 'itself', ...place } : { kind: 'field' }];
  const more: readonly WayReason[] = label === 'A' ? (goal.type === 'careers' && usual === 1 ? [{ kind: 'usual' }] : []) : other;
  return [...lead, ...held, ...more];
}

function where(
  { candidate: { course, distance, gate, isIfTheirs, isTraining }, isBeyond }: ChosenWay,
  places: readonly WayPlace[],
): readonly WayReason[] {
  if (gate.words === toWork) return [{ kind: isIfTheirs ? 'ifTheirs' : 'work' }];
  if (distance === null) return isTraining ? [] : [{ kind: 'alone' }];
  // Of what our lists hardly know, a place that they do not name is not far.
  if (places.length === 0 && isGivenOut(gate)) return [];
  if (gate.words === openLearning) return [{ kind: 'everywhere' }];
  if (isBeyond && distance.near === null)
    return [{ kind: course?.level === 'certificate' && !isServiceCourse(course) ? 'short' : 'nowhere' }];
  // What its gate opens may be farther than where it is taught.
  if (isBeyond && distance.near !== null) return [{ kind: 'beyond', near: places[0]?.near ?? distance.near }];
  if (places.length === 0 && distance.anywhere === 'unlisted') return [{ kind: 'unlisted' }];
  // A student who sits for one kind of institute is told only of places of that kind.
  const near = places[0]?.near ?? (isRestricted(gate) ? null : distance.near);
  // By distance has a gate of its own.
  const isAnywhere = distance.anywhere !== undefined && distance.anywhere !== 'distance';
  if (near === null) return isAnywhere ? [{ kind: 'everywhere' }] : [];
  return near === 'india' && isAnywhere ? [{ kind: 'everywhere' }] : [{ kind: 'near', near }];
}

/** Sciences are learned at a bench too, also from home. */
const isInLaboratory = ({ candidate: { course, gate } }: ChosenWay) =>
  gate.words === openLearning && /^msc-(?!statistics|mathematics|computer|data)/.test(course?.id ?? '');

/** Marks decide; for what others have left; or at some colleges. */
const byMarks = ({ isSure, isLeft }: Gate): 'marks' | 'left' | 'some' => (isSure ? 'marks' : isLeft ? 'left' : 'some');

export function becauseOf(
  chosen: ChosenWay,
  goal: AimedGoal,
  {
    first,
    places,
    isAnew,
    isFew,
    science,
  }: { first: WayCandidate; places: readonly WayPlace[]; isAnew: boolean; isFew: boolean; science: OrScience | undefined },
): readonly WayReason[] {
  const { gate, isSure, chance, judgement, verdict, isExample, then = [] } = chosen.candidate;
  return [
    ...towards(chosen, goal, first),
    ...(science === undefined ? [] : [{ kind: science }]),
    ...(isExample ? [{ kind: 'example' as const }] : []),
    ...(then.length > 0 ? [{ kind: 'then' as const, items: then.map(({ type, id }) => ({ type, id })) }] : []),
    ...(isSure && gate.words !== toWork ? [{ kind: 'sure' as const }] : gate.byMarks ? [{ kind: byMarks(gate) }] : []),
    ...(gate.words === 'college' ? [{ kind: 'college' as const }] : []),
    // Which institutes an exam opens is from the lists of one year: said as that.
    ...(isRestricted(gate) ? [{ kind: 'takesPart' as const }] : []),
    ...where(chosen, places),
    ...(isFew ? [{ kind: 'few' as const }] : []),
    ...(isInLaboratory(chosen) ? [{ kind: 'labs' as const }] : []),
    ...(chance === null ? [] : [{ kind: 'chance' as const, percent: inHundred(chance.probability) }]),
    ...(isAnew ? [{ kind: 'anew' as const }] : []),
    ...(verdict === 'open' ? [] : hangsOn(judgement, verdict)),
  ];
}

export type WhyNot =
  | { kind: 'closed'; said: SaidCondition | undefined }
  | { kind: 'beside' | 'lesser' | 'first' | 'later' | 'far' | 'none' | 'other' | 'notNear' | 'held' | 'again' | 'words' };

/** Every way into it begins the kind of degree they hold from the start. */
const isAgain = (asked: PlanAsk, career: CareerRoutes) =>
  careerWays(asked, career, true).length === 0 &&
  asked.walks(career).some(({ rest }) => rest.some((item) => item.type === 'courses' && isOfHeldFamily(asked, item)));

/** A wish that stands in no way: closed, of no use alone, out of reach, or simply not the newest. */
export function whyNot(asked: PlanAsk, { type, id }: NotedItem, isTaken: boolean): WhyNot {
  if (type === 'colleges') return { kind: 'notNear' };
  const item = type === 'careers' ? asked.career(id) : type === 'courses' ? asked.course(id) : asked.exam(id);
  if (item === undefined) return { kind: 'none' };
  if (isClosed(asked, item)) return { kind: 'closed', said: asked.judge(item).reasons[0]?.said };
  if (item.type === 'courses') {
    if (isBeside(item)) return { kind: 'beside' };
    if (needsAnother(asked, item)) return { kind: 'first' };
    if (isLesser(asked, item)) return { kind: 'lesser' };
    const reach = asked.knowledge.reachOf(id, asked.at);
    if (reach === null && asked.knowledge.anywhereOf(id) === undefined) return { kind: 'none' };
  }
  if (item.type === 'careers' && (isHeld(asked, item) || isEnough(asked, item))) return { kind: 'held' };
  if (item.type === 'careers' && item.routes.every(({ steps }) => steps.length === 0)) return { kind: 'words' };
  if (item.type === 'careers' && isAgain(asked, item)) return { kind: 'again' };
  if (item.type === 'exams' && needsAnother(asked, item)) return { kind: 'first' };
  const into = item.type === 'careers' ? careerWays(asked, item, true) : [];
  if (into.length > 0 && !into.some(isWithinDistance)) return { kind: 'far' };
  return { kind: isTaken ? 'other' : 'later' };
}
