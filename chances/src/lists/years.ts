/** The back-test of lists, year after year: what was known before each, the weights fitted on the years before it, and what came. */
import { tryYear } from '../evaluate.ts';
import { fit, type FitSettings } from '../fit.ts';
import { leastYears } from '../predict.ts';
import { Students, type DrawnList, type Listed, type BacktestSettings } from './backtest.ts';
import { fitWeights } from './fit-weights.ts';
import { riskOf, type Weights } from './risk.ts';

const sizes = [5, 10, 20] as const;
/**
 * From which lines: seats that closed from half the student's rank to twice it, as many safe ones as bold; those to a quarter behind it
 * alone, which is most of them dreams; and lists that no student should hand in, where no line looks likely.
 */
const kinds = [
  { name: 'of all kinds', by: 'closing', from: 0.5, to: 2 },
  { name: 'bold', by: 'closing', from: 0.5, to: 1.25 },
  { name: 'nothing likely', by: 'chance', from: 0.05, to: 0.5 },
] as const;
type ListKind = (typeof kinds)[number]['name'];

export const manners: readonly (BacktestSettings & { name: ListKind })[] = kinds.flatMap((kind) =>
  sizes.flatMap((size) => [false, true].map((oneBranch) => ({ ...kind, size, oneBranch }))),
);

const toTry = 2000;
/** Two years are enough to try; of the first there is but one before it, and it is its own teacher. */
const fewest = 2;

export class ListYears {
  readonly first: number;
  private readonly lines: readonly Listed[];
  private readonly fitting: FitSettings;
  private readonly students = new Map<number, Students<Listed>>();

  constructor(lines: readonly Listed[], fitting: FitSettings) {
    this.fitting = fitting;
    this.lines = lines;
    this.first = Math.min(...lines.flatMap(({ history }) => history.map(({ year }) => year))) + fewest;
  }

  of(year: number): Students<Listed> {
    const known = this.students.get(year);
    if (known) return known;
    const taught = Math.max(year, this.first);
    const yearsKnown = taught - this.first + fewest;
    const leastBefore = Math.min(this.fitting.leastBefore, yearsKnown - 1);
    const leastTried = Math.min(leastYears, year - this.first + fewest);
    const model = fit(this.lines, taught, { ...this.fitting, leastBefore });
    const { tried } = tryYear(this.lines, year, { ...this.fitting, leastTried }, model);
    const made = new Students(tried, model.tails, year);
    this.students.set(year, made);
    return made;
  }

  /** Fitted on the years before this one, and on nothing later. */
  weightsFor(year: number): Weights {
    const before = Array.from({ length: year - this.first + 1 }, (_, index) => this.first - 1 + index);
    return fitWeights(before.map((of) => this.of(of).moved()));
  }

  draw(year: number, at: number, count = toTry): DrawnList[] {
    return this.of(year).draw(manners[at] as BacktestSettings, count, year * 100 + 50 + at);
  }
}

export interface SaidAndCame {
  lists: number;
  /** Shares of lists without a seat: as it was said, in a mild year and a hard one, and as it came. */
  said: number;
  from: number;
  to: number;
  came: number;
}

export function saidAndCame(lists: readonly DrawnList[], weights: Weights): SaidAndCame {
  const risks = lists.map(({ lines }) => riskOf(lines, weights));
  const mean = (of: (index: number) => number) => lists.reduce((sum, _, index) => sum + of(index), 0) / lists.length;
  return {
    lists: lists.length,
    said: mean((index) => risks[index]?.risk ?? 1),
    from: mean((index) => risks[index]?.from ?? 1),
    to: mean((index) => risks[index]?.to ?? 1),
    came: mean((index) => (lists[index]?.gotNone === true ? 1 : 0)),
  };
}
