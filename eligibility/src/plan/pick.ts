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

/** A way with its levels, each worked out when it is asked for. */
class Row {
  readonly way: WeighedWay;
  private readonly levels: number[] = [];
  private readonly by: readonly PlanCriterion[];
  private readonly first: WeighedWay | undefined;

  constructor(way: WeighedWay, by: readonly PlanCriterion[], first: WeighedWay | undefined) {
    this.way = way;
    this.by = by;
    this.first = first;
  }

  level(at: number): number {
    return (this.levels[at] ??= this.by[at]?.level(this.way, this.first) ?? 0);
  }
}

const rowsOf = (all: readonly WeighedWay[], by: readonly PlanCriterion[], first: WeighedWay | undefined): readonly Row[] =>
  all.map((way) => new Row(way, by, first));

/** Criterion by criterion the best stay; of those whom none tells apart the first by id. */
function best(rows: readonly Row[], by: readonly PlanCriterion[]): Row | undefined {
  let left = rows;
  for (let at = 0; at < by.length && left.length > 1; at += 1) {
    const top = Math.max(...left.map((row) => row.level(at)));
    left = left.filter((row) => row.level(at) === top);
  }
  return left.reduce<Row | undefined>((one, row) => (one === undefined || row.way.id < one.way.id ? row : one), undefined);
}

/** The best that no veto strikes, and those behind it. */
function passing(rows: readonly Row[], by: readonly PlanCriterion[], isStruck: (way: WeighedWay) => boolean) {
  let left = rows;
  for (;;) {
    const top = best(left, by);
    left = left.filter((row) => row !== top);
    if (top === undefined || !isStruck(top.way)) return { top, left };
  }
}

/** The first criterion by which two ways differ. */
const differing = (a: Row, b: Row, by: readonly PlanCriterion[]) => by.findIndex((_, at) => a.level(at) !== b.level(at));

function firstOf(asked: PlanAsk, label: Label, all: readonly WeighedWay[], taken: readonly WeighedWay[]): PickedWay | undefined {
  const by = planCriteria[label];
  const isStruck = (way: WeighedWay) => vetoes.some(({ strikes }) => strikes(way, asked, label, taken));
  const { top, left } = passing(rowsOf(all, by, taken[0]), by, isStruck);
  if (top === undefined) return undefined;
  const { top: next } = passing(left, by, isStruck);
  if (next === undefined) return { label, way: top.way, decided: null, untold: undefined };
  const at = differing(top, next, by);
  const tied = by.slice(0, at < 0 ? by.length : at);
  const untold = tied.flatMap(({ asks }) => asks?.(asked.passport) ?? [])[0];
  const criterion = by[at]?.id;
  // Beside what nobody has priced, nothing is said to cost less.
  const isUnpriced = criterion === 'budget' && [top, next].some(({ way }) => way.features.cost === null);
  return { label, way: top.way, decided: criterion === undefined || isUnpriced ? null : { criterion, over: next.way }, untold };
}

export function pickWays(asked: PlanAsk, all: readonly WeighedWay[]): readonly PickedWay[] {
  const picked: PickedWay[] = [];
  for (const label of labels) {
    const found = firstOf(
      asked,
      label,
      all,
      picked.map(({ way }) => way),
    );
    if (found !== undefined) picked.push(found);
  }
  return picked;
}

/** By which criterion the best of some ways stands behind the one that was taken. */
export function comparedBy(all: readonly WeighedWay[], { label, way }: PickedWay): CriterionId | undefined {
  const by = planCriteria[label];
  const top = best(rowsOf(all, by, undefined), by);
  const [own] = rowsOf([way], by, undefined);
  return top === undefined || own === undefined ? undefined : by[differing(own, top, by)]?.id;
}
