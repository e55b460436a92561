/**
 * Where each course is taught, so small that a browser can have all of it: a letter a district says on what ground it is taught there,
 * to everybody and to those whom only some places take; runs of one letter are counted.
 */
import type { PlacesTable } from '@disha/contract/taught-at';
import type { Atlas, Centre } from './atlas.ts';
import { placeBases, type PlaceBasis } from './knowledge.ts';

export const takers = ['all', 'women', 'men'] as const;
export type Taker = (typeof takers)[number];

/** On what ground, by whom a place takes. */
export type Grounds = Readonly<Record<Taker, PlaceBasis | null>>;

const levels: readonly (PlaceBasis | null)[] = [null, ...[...placeBases].reverse()];
/** A place for all takes women and men too, so their ground is as sure or surer: thirty letters are enough. */
const grounds: readonly Grounds[] = levels.flatMap((all, least) =>
  levels.slice(least).flatMap((women) => levels.slice(least).map((men) => ({ all, women, men }))),
);
const nothing: Grounds = { all: null, women: null, men: null };
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcd';
const letterOf = new Map(grounds.map(({ all, women, men }, index) => [`${all}|${women}|${men}`, letters.charAt(index)]));

const stronger = (one: PlaceBasis | null, other: PlaceBasis | null) => (levels.indexOf(one) >= levels.indexOf(other) ? one : other);

/** Of one course: `put` what each college says, then `row`. */
export class RowMaker {
  private readonly at: Uint8Array[];
  private readonly length: number;

  constructor(length: number) {
    this.length = length;
    this.at = takers.map(() => new Uint8Array(length));
  }

  put(district: number, taker: Taker, basis: PlaceBasis): void {
    const row = this.at[takers.indexOf(taker)] as Uint8Array;
    row[district] = Math.max(row[district] ?? 0, levels.indexOf(basis));
  }

  row(): string {
    const of = (taker: number, index: number) => levels[this.at[taker]?.[index] ?? 0] ?? null;
    const cells = Array.from({ length: this.length }, (_, index) => {
      const all = of(0, index);
      return written({ all, women: stronger(all, of(1, index)), men: stronger(all, of(2, index)) });
    });
    return runs(cells);
  }
}

/** By district. */
export function groundsOf(row: string): Grounds[] {
  return [...row.matchAll(/([A-Za-z])(\d*)/g)].flatMap(([, letter = '', count = '']) => {
    const there = grounds[letters.indexOf(letter)] as Grounds;
    return Array.from({ length: count === '' ? 1 : Number(count) }, () => there);
  });
}

const runs = (cells: readonly string[]) => cells.join('').replace(/([A-Za-z])\1+/g, (run) => `${run.charAt(0)}${run.length}`);
const written = ({ all, women, men }: Grounds) => letterOf.get(`${all}|${women}|${men}`) ?? '';

/** What all other states have together stands as one district of no state. */
const elsewhere = 'elsewhere';

/** The table as a home in this state needs it: its own districts, and the others together. */
export function tableOfState({ districts, courses, anywhere }: PlacesTable, state: string | undefined): PlacesTable {
  const states = Object.entries(districts);
  const lengthOf = (line: string) => line.split('|').length;
  const at = states.findIndex(([name]) => name === state);
  const first = states.slice(0, Math.max(at, 0)).reduce((sum, [, line]) => sum + lengthOf(line), 0);
  const line = states[at]?.[1];
  const length = line === undefined ? 0 : lengthOf(line);
  const rowOf = (row: string) => {
    const there = groundsOf(row);
    const others = new Set([...there.slice(0, first), ...there.slice(first + length)]);
    const together = [...others].reduce(
      (sum, one) => ({ all: stronger(sum.all, one.all), women: stronger(sum.women, one.women), men: stronger(sum.men, one.men) }),
      nothing,
    );
    return runs([...there.slice(first, first + length), together].map(written));
  };
  return {
    districts: { ...(line === undefined || state === undefined ? {} : { [state]: line }), '': elsewhere },
    courses: Object.fromEntries(Object.entries(courses).map(([id, [row, colleges]]) => [id, [rowOf(row), colleges]])),
    anywhere,
  };
}

export const writtenDistrict = ({ name, latitude, longitude }: Centre): string =>
  latitude === undefined || longitude === undefined ? name : `${name} ${latitude} ${longitude}`;

/** By state, each with those that are next to it, as so many places before or behind it: half as long as where it lies. */
export function writtenDistricts(atlas: Atlas): PlacesTable['districts'] {
  const byState = new Map<string, string[]>();
  for (const [number, { state, name }] of atlas.centres.entries()) {
    const next = atlas.nextTo(number).map((other) => other - number);
    byState.set(state, [...(byState.get(state) ?? []), next.length === 0 ? name : `${name}:${next.join(',')}`]);
  }
  return Object.fromEntries([...byState].map(([state, names]) => [state, names.join('|')]));
}

export function readDistricts({ districts }: Pick<PlacesTable, 'districts'>): Centre[] {
  const written = Object.entries(districts).flatMap(([state, line]) => line.split('|').map((text) => ({ state, text })));
  return written.map(({ state, text }, number): Centre => {
    const [, name = text, latitude, longitude] = /^(.+) (-?[\d.]+) (-?[\d.]+)$/.exec(text) ?? [];
    if (latitude !== undefined) return { state, name, latitude: Number(latitude), longitude: Number(longitude) };
    const [alone = text, next = ''] = text.split(':');
    return { state, name: alone, next: next === '' ? [] : next.split(',').map((offset) => number + Number(offset)) };
  });
}
