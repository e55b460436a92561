/** What a line is expected to close at next year, and how likely a rank is to be inside. Ranks are taken as logarithms. */
import type { Cutoff, InstituteKind, OwnerKind } from './types.ts';
import { spreadShareBelow, type Tails } from './spread.ts';

/** What the error of an expectation depends on. */
export interface Known {
  kind: InstituteKind | OwnerKind;
  /** Seats of the state's own quota move more than others. */
  home: boolean;
  pwd: boolean;
  /** Its category, where every category goes by one rank: small ones move more. */
  pool?: string;
  /** Whose seats they are, where each category has an order of its own: women's are fewer, and move more. */
  seats?: { gender: string; category: string };
  /** Oldest first. */
  history: readonly Cutoff[];
}

export interface Model {
  /** Of the newest year, the one before, and so on. */
  weights: readonly number[];
  /** What a group's closings have usually moved by beyond that. */
  drift: Readonly<Record<string, number>>;
  /** Half of the range that holds 80 % of what moves a line alone: the product of one factor of each trait. */
  factors: Readonly<Record<string, number>>;
  /** The same of what moves all lines of a group together in one year, which is unknown beforehand. */
  shift: Readonly<Record<string, number>>;
  tails: Tails;
  /** No call is made of a line that closed behind it. */
  upTo?: number;
}

export interface Prediction {
  /** The logarithm of the closing rank that is expected, and half of the range that holds 80 %. */
  centre: number;
  halfWidth: number;
}

/** A call needs so many years of which the newest is last year's. */
export const leastYears = 3;

/** An opening behind the closing: two lists stand in one row, and a mark that told them apart was lost. */
export const isMixed = ({ opening, closing }: Cutoff): boolean => opening !== null && opening > closing;

/** What can be compared of the years before one: those of a preparatory list cannot. Later years are not looked at. */
export function comparableBefore(year: number, history: readonly Cutoff[]): Cutoff[] {
  const before = history.filter((cutoff) => cutoff.year < year);
  return before.some(isMixed) ? [] : before.filter(({ preparatory }) => preparatory === undefined);
}

export const groupOf = ({ kind, home, pwd }: Known): string => (pwd ? 'pwd' : home ? `${kind}-home` : kind);

const within = (value: number, bounds: readonly number[]) => bounds.filter((bound) => value >= bound).length;
const sizes = [100, 300, 1000, 3000, 10_000, 30_000, 100_000].map(Math.log);
const moves = [0.04, 0.08, 0.15, 0.25, 0.4];

/** Stands before the factors of all traits, which are 1 on average: one that was never seen changes nothing. */
export const everyLine = 'every line';

/** What its error depends on: group, whose seats, size of the closing rank, number of years, how far it moved before. */
export function traitsOf(known: Known): string[] {
  const logs = known.history.map(({ closing }) => Math.log(closing));
  const steps = logs.slice(1).map((log, index) => Math.abs(log - (logs[index] ?? log)));
  const moved = steps.length === 0 ? 0 : steps.reduce((sum, step) => sum + step, 0) / steps.length;
  return [
    everyLine,
    `group ${groupOf(known)}`,
    ...(known.pool === undefined ? [] : [`pool ${known.pool}`]),
    ...(known.seats === undefined ? [] : [`gender ${groupOf(known)} ${known.seats.gender}`, `category ${known.seats.category}`]),
    `size ${within(logs.at(-1) ?? 0, sizes)}`,
    `years ${Math.min(known.history.length, leastYears)}`,
    `moved ${within(moved, moves)}`,
  ];
}

export function expected(history: readonly Cutoff[], weights: readonly number[]): number {
  const newest = history.at(-1)?.year ?? 0;
  let [sum, weight] = [0, 0];
  for (const { year, closing } of history) {
    const share = weights[newest - year] ?? 0;
    sum += share * Math.log(closing);
    weight += share;
  }
  return sum / weight;
}

/** Half of the range that holds 80 %: what moves the line alone and what moves its group, one beside the other. */
export function widthOf(known: Known, { factors, shift }: Pick<Model, 'factors' | 'shift'>): number {
  const own = traitsOf(known).reduce((product, trait) => product * (factors[trait] ?? 1), 1);
  return Math.hypot(own, shift[groupOf(known)] ?? shift[everyLine] ?? 0);
}

/** Undefined where too little is known for a call about the year. */
export function predict(known: Known, year: number, model: Model, least = leastYears): Prediction | undefined {
  const history = comparableBefore(year, known.history);
  const last = history.at(-1);
  if (history.length < least || last?.year !== year - 1 || last.closing > (model.upTo ?? Infinity)) return undefined;
  const seen = { ...known, history };
  return { centre: expected(history, model.weights) + (model.drift[groupOf(seen)] ?? 0), halfWidth: widthOf(seen, model) };
}

/** The range that holds 80 %, as ranks. */
export function rangeOf({ centre, halfWidth }: Prediction): { closing: number; low: number; high: number } {
  const rank = (log: number) => Math.max(1, Math.round(Math.exp(log)));
  return { closing: rank(centre), low: rank(centre - halfWidth), high: rank(centre + halfWidth) };
}

/** That a seat is still there when the rank's turn comes. A better rank never lowers it. */
export const probabilityOf = ({ centre, halfWidth }: Prediction, rank: number, degrees: Tails): number =>
  spreadShareBelow((centre - Math.log(rank)) / halfWidth, degrees);
