/** Tries whole lists on years that have happened: students and their lists are drawn, and what came of each is counted. */
import type { Tried } from '../evaluate.ts';
import { casesBy } from '../fit.ts';
import { groupOf, probabilityOf, type Known } from '../predict.ts';
import type { Tails } from '../spread.ts';
import type { Seats } from '../types.ts';
import { familyOf } from './families.ts';
import { isDead } from './far-behind.ts';
import type { Moved } from './fit-weights.ts';
import { normalQuantile } from './normal.ts';
import type { RiskLine } from './risk.ts';

export interface Listed extends Known, Pick<Seats, 'institute' | 'list' | 'quota' | 'category' | 'gender'> {
  programmeName: string;
}

/** A student's list, and whether any of its seats was theirs when the year came. */
export interface DrawnList {
  lines: RiskLine[];
  gotNone: boolean;
}

/** What is drawn: how many lines, whether of one branch, and from which. */
export interface BacktestSettings {
  size: number;
  oneBranch: boolean;
  /** Where a line closed last year as a multiple of the student's rank, or how likely it looks: at least and at most. */
  by: 'closing' | 'chance';
  from: number;
  to: number;
}

/** A small generator of numbers with a seed (mulberry32): the same lists on every machine. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type TriedChoice<Of extends Listed> = Tried<Of> & { family: string; actual: number; homeOf: number | undefined };

/** The candidates who compete in one order. */
const orderOf = ({ list, category }: Listed) => `${list} ${category}`;
const familyIn = ({ line, family }: { line: Listed; family: string }) => `${line.list} ${family}`;
/** A draw that finds too few lines is drawn again, so many times for each list that is wanted. */
const drawsEach = 100;

export class Students<Of extends Listed> {
  private readonly all: TriedChoice<Of>[];
  private readonly byOrder: Map<string, TriedChoice<Of>[]>;
  private readonly byFamily: Map<string, TriedChoice<Of>[]>;
  private readonly tails: Tails;
  private readonly year: number;

  /** Students without a disability, in the seats of both genders: the others are lines too few to draw from. */
  constructor(tried: readonly Tried<Of>[], tails: Tails, year: number) {
    this.tails = tails;
    this.year = year;
    this.all = tried.flatMap((one) => {
      const { line, actual } = one;
      if (actual === undefined || line.gender !== 'neutral' || groupOf(line) === 'pwd') return [];
      const homeOf = line.home ? line.institute : undefined;
      return [{ ...one, actual, homeOf, family: `${line.category} ${familyOf(line.programmeName)}` }];
    });
    this.byOrder = casesBy(this.all, ({ line }) => orderOf(line));
    this.byFamily = casesBy(this.all, familyIn);
  }

  /** How each of the lines moved, as the model sees it. */
  moved(): Moved[] {
    return this.all.map(({ line, family, prediction, actual }) => {
      return { order: orderOf(line), family, place: normalQuantile(1 - probabilityOf(prediction, actual, this.tails)) };
    });
  }

  draw({ size, oneBranch, by, from, to }: BacktestSettings, count: number, seed: number): DrawnList[] {
    const random = seeded(seed);
    const pick = <T>(among: readonly T[]) => among[Math.floor(random() * among.length)] as T;
    const drawn: DrawnList[] = [];
    for (let left = count * drawsEach; left > 0 && drawn.length < count && this.all.length > 0; left -= 1) {
      // Around where some line closed last year: as many students as there are seats.
      const anchor = pick(this.all);
      const rank = Math.max(1, Math.round(anchor.last * 2 ** (2 * random() - 1)));
      const among = (oneBranch ? this.byFamily.get(familyIn(anchor)) : this.byOrder.get(orderOf(anchor.line))) ?? [];
      if (among.length < size) continue;
      const chanceOf = ({ prediction }: TriedChoice<Of>) => probabilityOf(prediction, rank, this.tails);
      const open: TriedChoice<Of>[] = [];
      for (const one of among) {
        if (one.homeOf !== undefined && one.homeOf !== anchor.homeOf) continue;
        const place = by === 'closing' ? one.last / rank : chanceOf(one);
        if (place >= from && place <= to) open.push(one);
      }
      if (open.length < size) continue;
      const chosen = Array.from({ length: size }, () => open.splice(Math.floor(random() * open.length), 1)[0] as TriedChoice<Of>);
      drawn.push({
        lines: chosen.map((one) => ({ probability: chanceOf(one), family: one.family })),
        gotNone: chosen.every(({ actual }) => rank > actual),
      });
    }
    return drawn;
  }

  /** Of lines that are called dead to a rank drawn behind them, how many were open to it after all. */
  falseFlags(count: number, seed: number): { flags: number; false: number } {
    const random = seeded(seed);
    let [flags, wrong] = [0, 0];
    while (flags < count) {
      const one = this.all[Math.floor(random() * this.all.length)] as TriedChoice<Of>;
      const rank = Math.round(one.last * 2 ** (4 * random()));
      const closings = one.line.history.flatMap(({ year, closing }) => (year < this.year ? [closing] : []));
      if (!isDead(rank, closings, probabilityOf(one.prediction, rank, this.tails))) continue;
      flags += 1;
      if (rank <= one.actual) wrong += 1;
    }
    return { flags, false: wrong };
  }
}
