/** Tries whole lists on years that have happened: students and their lists are drawn, and what came of each is counted. */
import type { Tried } from '../evaluate.ts';
import { groupOf, probabilityOf, type Known } from '../predict.ts';
import type { Tails } from '../spread.ts';
import type { Seats } from '../types.ts';
import { familyOf } from './families.ts';
import { isDead } from './judge.ts';
import type { RiskLine } from './risk.ts';

export interface Listed extends Known, Pick<Seats, 'institute' | 'list' | 'quota' | 'category' | 'gender'> {
  programmeName: string;
}

/** A student's list, and whether any of its seats was theirs when the year came. */
export interface DrawnList {
  lines: RiskLine[];
  gotNone: boolean;
}

/** What is drawn: how many lines, whether of one branch, and how likely each of them looks at least and at most. */
export interface Manner {
  size: number;
  oneBranch: boolean;
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

type Choice<Of extends Listed> = Tried<Of> & { family: string; actual: number };

/** Whoever competes in one order of candidates. */
const orderOf = ({ list, category }: Listed) => `${list} ${category}`;
/** A draw that finds too few lines is drawn again, so many times for each list that is wanted. */
const drawsEach = 40;

export class Students<Of extends Listed> {
  private readonly all: Choice<Of>[];
  private readonly byOrder = new Map<string, Choice<Of>[]>();
  private readonly tails: Tails;
  private readonly year: number;

  /** Students without a disability, in the seats of both genders: the others are lines too few to draw from. */
  constructor(tried: readonly Tried<Of>[], tails: Tails, year: number) {
    this.tails = tails;
    this.year = year;
    this.all = tried.flatMap((one) => {
      const { line, actual } = one;
      if (actual === undefined || line.gender !== 'neutral' || groupOf(line) === 'pwd') return [];
      return [{ ...one, actual, family: `${line.category} ${familyOf(line.programmeName)}` }];
    });
    for (const one of this.all) this.byOrder.set(orderOf(one.line), []);
    for (const one of this.all) this.byOrder.get(orderOf(one.line))?.push(one);
  }

  draw({ size, oneBranch, from, to }: Manner, count: number, seed: number): DrawnList[] {
    const random = seeded(seed);
    const pick = <T>(among: readonly T[]) => among[Math.floor(random() * among.length)] as T;
    const drawn: DrawnList[] = [];
    for (let left = count * drawsEach; left > 0 && drawn.length < count && this.all.length > 0; left -= 1) {
      // Around where some line closed last year: as many students as there are seats.
      const anchor = pick(this.all);
      const rank = Math.max(1, Math.round(anchor.last * 2 ** (2 * random() - 1)));
      const home = anchor.line.home ? anchor.line.institute : undefined;
      const open = (this.byOrder.get(orderOf(anchor.line)) ?? []).flatMap((one) => {
        if ((one.line.home && one.line.institute !== home) || (oneBranch && one.family !== anchor.family)) return [];
        const probability = probabilityOf(one.prediction, rank, this.tails);
        return probability >= from && probability <= to ? [{ one, probability }] : [];
      });
      if (open.length < size) continue;
      const chosen = Array.from({ length: size }, () => open.splice(Math.floor(random() * open.length), 1)[0] as (typeof open)[number]);
      drawn.push({
        lines: chosen.map(({ one, probability }) => ({ probability, family: one.family })),
        gotNone: chosen.every(({ one }) => rank > one.actual),
      });
    }
    return drawn;
  }

  /** Of lines that are called dead to a rank drawn behind them, how many were open to it after all. */
  falseFlags(count: number, seed: number): { flags: number; false: number } {
    const random = seeded(seed);
    let [flags, wrong] = [0, 0];
    while (flags < count) {
      const one = this.all[Math.floor(random() * this.all.length)] as Choice<Of>;
      const rank = Math.round(one.last * 2 ** (4 * random()));
      const closings = one.line.history.flatMap(({ year, closing }) => (year < this.year ? [closing] : []));
      if (!isDead(rank, closings, probabilityOf(one.prediction, rank, this.tails))) continue;
      flags += 1;
      if (rank <= one.actual) wrong += 1;
    }
    return { flags, false: wrong };
  }
}
