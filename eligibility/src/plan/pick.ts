/** The first way that no veto strikes, by the criteria in their order; and which of them decided against the runner-up. */
import type { PlanAsk } from './asked.ts';
import { planCriteria, type PlanCriterion, type CriterionId } from './criteria.ts';
import type { WeighedWay } from './features.ts';
import { labels, type Label } from './proposal.ts';
import { vetoes } from './vetoes.ts';

export interface PickedWay {
  label: Label;
  way: WeighedWay;
  /** Null where nothing else stood, and where no criterion tells it from the next. */
  decided: { criterion: CriterionId; over: WeighedWay } | null;
  /** The untold fact of the student that would tell it from the runner-up. */
  untold: string | undefined;
}

interface Row {
  way: WeighedWay;
  levels: readonly number[];
}

function compare(a: Row, b: Row): number {
  for (const [at, level] of a.levels.entries()) if (level !== b.levels[at]) return (b.levels[at] ?? 0) - level;
  return a.way.id < b.way.id ? -1 : 1;
}

const rowsOf = (all: readonly WeighedWay[], by: readonly PlanCriterion[], first: WeighedWay | undefined): readonly Row[] =>
  all.map((way) => ({ way, levels: by.map(({ level }) => level(way, first)) })).sort(compare);

/** The first level at which two ways differ. */
const differing = (a: Row, b: Row) => a.levels.findIndex((level, at) => level !== b.levels[at]);

function firstOf(asked: PlanAsk, label: Label, all: readonly WeighedWay[], first?: WeighedWay): PickedWay | undefined {
  const by = planCriteria[label];
  const [top, next] = rowsOf(all, by, first);
  if (top === undefined) return undefined;
  if (next === undefined) return { label, way: top.way, decided: null, untold: undefined };
  const at = differing(top, next);
  const tied = by.slice(0, at < 0 ? by.length : at);
  const untold = tied.flatMap(({ asks }) => asks?.(asked.passport) ?? [])[0];
  const criterion = by[at]?.id;
  return { label, way: top.way, decided: criterion === undefined ? null : { criterion, over: next.way }, untold };
}

export function pickWays(asked: PlanAsk, all: readonly WeighedWay[]): readonly PickedWay[] {
  const picked: PickedWay[] = [];
  for (const label of labels) {
    const taken = picked.map(({ way }) => way);
    const left = all.filter((way) => !vetoes.some(({ strikes }) => strikes(way, asked, label, taken)));
    const found = firstOf(asked, label, left, taken[0]);
    if (found !== undefined) picked.push(found);
  }
  return picked;
}

/** By which criterion the best of some ways stands behind the one that was taken. */
export function comparedBy(all: readonly WeighedWay[], { label, way }: PickedWay): CriterionId | undefined {
  const by = planCriteria[label];
  const [best] = rowsOf(all, by, undefined);
  const [own] = rowsOf([way], by, undefined);
  return best === undefined || own === undefined ? undefined : by[differing(own, best)]?.id;
}
