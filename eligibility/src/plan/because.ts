/** Why this way, and why not that: by meaning, worded where it is told. What decided is the name of a criterion. */
import type { Judgement, SaidCondition } from '../types.ts';
import { isClosed, type PlanAsk } from './asked.ts';
import { inHundred } from './chance.ts';
import { isAskedByAll } from './combinations.ts';
import type { CriterionId } from './criteria.ts';
import type { WeighedWay } from './features.ts';
import { itemOf } from './goal.ts';
import type { Near, WayPlace } from './knowledge.ts';
import { comparedBy, type PickedWay } from './pick.ts';
import type { Goal, NotedItem } from './proposal.ts';
import type { WaySeat } from './seat.ts';
import { isBelow, isLater } from './studies.ts';

type Named = { type: 'courses' | 'exams' | 'careers'; id: string };

export type WayReason =
  /** `instead`: the goal is not what the student named, but what stands in its place. */
  | { kind: 'goal' | 'related'; career: string; instead?: true }
  | { kind: 'itself'; instead?: true }
  | {
      kind:
        | 'field'
        | 'sister'
        | 'noted'
        | 'anyDegree'
        | 'alone'
        | 'work'
        | 'sure'
        | 'sureByMarks'
        | 'college'
        | 'everywhere'
        | 'unlisted'
        | 'anew'
        | 'nowhere';
    }
  | { kind: 'opened'; exam: string }
  | { kind: 'then'; items: readonly Named[] }
  | { kind: 'near' | 'beyond'; near: Near }
  | { kind: 'seat'; band: WaySeat['band'] }
  /** By which criterion it came before the runner-up. */
  | { kind: 'decided'; by: CriterionId; over: Named | null }
  | { kind: 'chance'; percent: number }
  | { kind: 'said'; said: SaidCondition };

/** A goal, and whether it stands in the place of a wish that is closed. */
type AimedGoal = Goal & { isInstead: boolean };

/** What the verdict hangs on, if anything: each condition that is still to be met. */
const hangsOn = ({ verdict, reasons, conditions }: Judgement, { course }: WeighedWay): readonly WayReason[] => {
  if (verdict === 'open_if' && conditions.length > 1) return conditions.map((said) => ({ kind: 'said', said }));
  const said = reasons[0]?.said;
  const isOfOneWay = course !== undefined && said?.standing === 'unknown' && !isAskedByAll(course, said.condition);
  return verdict === 'open' || said === undefined || isOfOneWay ? [] : [{ kind: 'said', said }];
};

function towards({ relation, grade, career, course, then }: WeighedWay, goal: AimedGoal, isGraduate: boolean): readonly WayReason[] {
  const place = goal.isInstead ? { instead: true as const } : {};
  if (relation === 'plain') return isGraduate ? [] : [{ kind: course === undefined ? 'alone' : 'anyDegree' }];
  if (relation === 'noted') return [{ kind: 'noted' }];
  if (relation === 'kin') return career === undefined ? [{ kind: 'sister' }] : [{ kind: 'related', career, ...place }];
  if (goal.type === 'careers') return [{ kind: 'goal', career: goal.id, ...place }];
  if (goal.type === 'fields') return [{ kind: 'field' }];
  if (goal.type === 'exams') return then.some(({ id }) => id === goal.id) || grade < 3 ? [] : [{ kind: 'opened', exam: goal.id }];
  return course?.id === goal.id ? [{ kind: 'itself', ...place }] : [];
}

function where({ course, gate, features }: WeighedWay, places: readonly WayPlace[], isUnlisted: boolean): readonly WayReason[] {
  if (gate.kind === 'work') return [{ kind: 'work' }];
  if (course === undefined) return [{ kind: 'alone' }];
  if (gate.kind === 'distance') return [{ kind: 'everywhere' }];
  const near = places[0]?.near ?? features.near;
  if (isUnlisted && places.length === 0) return [{ kind: 'unlisted' }];
  if (near === null) return [{ kind: features.isWithin ? 'everywhere' : 'nowhere' }];
  return [{ kind: features.isWithin ? 'near' : 'beyond', near }];
}

/** These say what another sentence says already. */
const saidElsewhere: ReadonlySet<CriterionId> = new Set(['goal', 'kin', 'sure', 'within', 'degree']);

/** Two ways are told apart by what is studied, else by the test. */
function namedOf({ course, gate, career }: WeighedWay, beside: WeighedWay): Named | null {
  if (course !== undefined && course !== beside.course) return { type: 'courses', id: course.id };
  const [exam] = gate.exams;
  if (exam !== undefined && !beside.gate.exams.includes(exam)) return { type: 'exams', id: exam.id };
  return career !== undefined && career !== beside.career ? { type: 'careers', id: career } : null;
}

/** A list that closed well below the mark, or nobody to compete with; a chance is told by its number. */
function sureBy({ gate, features: { isSure, seat } }: WeighedWay): readonly WayReason[] {
  if (!isSure || gate.kind === 'work' || seat?.basis === 'calls') return [];
  return [{ kind: seat?.basis === 'list' ? 'sureByMarks' : 'sure' }];
}

/** Whether the words of a criterion are true of these two: a level also counts what nobody would say so. */
const isTrue: Readonly<Partial<Record<CriterionId, (way: WeighedWay, over: WeighedWay, places: readonly WayPlace[]) => boolean>>> = {
  usual: (way, over) => way.usual < over.usual,
  kept: (way, over) => way.features.isPublic && way.gate.kind !== 'own' && way.features.share > over.features.share,
  taught: (way, over) => over.course !== undefined && way.features.taught > over.features.taught,
  home: (_way, _over, places) => places[0]?.near === 'district',
};

export function becauseOf(
  { way, decided }: PickedWay,
  goal: AimedGoal,
  { places, isUnlisted, isGraduate }: { places: readonly WayPlace[]; isUnlisted: boolean; isGraduate: boolean },
): readonly WayReason[] {
  const { gate, features, then } = way;
  const { isSure, chance, judgement, verdict, seat } = features;
  const isSaid = (by: CriterionId, over: WeighedWay) => !saidElsewhere.has(by) && isTrue[by]?.(way, over, places) !== false;
  const why = decided !== null && isSaid(decided.criterion, decided.over) ? decided : undefined;
  return [
    ...towards(way, goal, isGraduate),
    ...(why === undefined ? [] : [{ kind: 'decided' as const, by: why.criterion, over: namedOf(why.over, way) }]),
    ...(then.length > 0 ? [{ kind: 'then' as const, items: then.map(({ type, id }) => ({ type, id })) }] : []),
    ...sureBy(way),
    ...(gate.kind === 'ask' ? [{ kind: 'college' as const }] : []),
    ...where(way, places, isUnlisted),
    ...(chance === null ? [] : [{ kind: 'chance' as const, percent: inHundred(chance.probability) }]),
    // What is known of a test alone says nothing of marks like theirs.
    ...(seat === null || seat.basis === 'gate' || chance !== null || isSure ? [] : [{ kind: 'seat' as const, band: seat.band }]),
    ...(features.isAnew ? [{ kind: 'anew' as const }] : []),
    ...(verdict === 'open' ? [] : hangsOn(judgement, way)),
  ];
}

export type WhyNot =
  | { kind: 'closed'; said: SaidCondition | undefined }
  | { kind: 'lost'; by: CriterionId }
  | { kind: 'lesser' | 'first' | 'later' | 'far' | 'none' | 'other' | 'notNear' | 'again' };

/** A wish that stands in no way: closed, out of reach, or behind the way that was taken, by the criterion that decided. */
export function whyNot(asked: PlanAsk, { type, id }: NotedItem, all: readonly WeighedWay[], [first]: readonly PickedWay[]): WhyNot {
  if (type === 'colleges') return { kind: 'notNear' };
  const item = itemOf(asked, type, id);
  if (item === undefined) return { kind: 'none' };
  if (isClosed(asked, item)) return { kind: 'closed', said: asked.judge(item).reasons[0]?.said };
  if (item.type !== 'careers') {
    if (isLater(asked, item)) return { kind: 'first' };
    if (isBelow(asked, item)) return { kind: 'lesser' };
  }
  // What leads to a career may stand there for something nearer.
  const named = new Set(item.type === 'careers' ? item.leads.map((lead) => lead.id) : [id]);
  const theirs = all.filter(
    ({ course, career, gate }) =>
      career === id || (course !== undefined && named.has(course.id)) || gate.exams.some((exam) => named.has(exam.id)),
  );
  if (theirs.length === 0) return { kind: first === undefined ? 'later' : item.type === 'courses' ? 'none' : 'other' };
  if (theirs.every(({ features }) => features.isAnew)) return { kind: 'again' };
  if (theirs.every(({ features }) => !features.isWithin)) return { kind: 'far' };
  const by = first === undefined ? undefined : comparedBy(theirs, first);
  return by === undefined || by === 'goal' ? { kind: 'other' } : { kind: 'lost', by };
}
