/** Fits the model on years that have happened, and on nothing later. */
import { comparableBefore, everyLine, expected, groupOf, traitsOf, widthOf, type Known, type Model } from './predict.ts';
import { tails, type Tails } from './spread.ts';

/** A line as it was known before a year, and what came. */
interface Case {
  known: Known;
  year: number;
  actual: number;
}

const candidates = [[1], [0.8, 0.2], [0.7, 0.3], [0.7, 0.2, 0.1], [0.6, 0.3, 0.1], [0.5, 0.3, 0.2]];
/** Fewer cases say too little to move a factor. */
const least = 100;
const rounds = 6;
/** What was thought of a group's drift (none) and its shifts before counts as much as so many years. */
const worth = 2;

/** How a counselling is fitted. */
export interface FitSettings {
  /** So many years of history are enough to learn from: fewer than a call needs, or the earliest years would teach nothing. */
  leastBefore: number;
  /** Whether what a group moved by on average is believed to go on, the more the more years said so. */
  hasDrift: boolean;
  /** By how much a closing is expected earlier than those before: where a whole list has moved by a sixth in one year. */
  caution?: number;
  /** So many years before the one that is tried; a call needs `leastYears`. */
  leastTried: number;
  /** Lines that closed behind it are seats that few want, and close anywhere. */
  upTo?: number;
  /** How far all lines of a group move together in a year, as a standard deviation, before anything is known. */
  shift: { every: number; groups?: Readonly<Record<string, number>>; isFixed?: boolean };
  /** By how much ranges of a group are narrower than its older years tell, because in years held out they were too wide. */
  narrower?: Readonly<Record<string, number>>;
  /** Taken over from another, where bands begin at the same place for all. */
  tails?: Tails;
}

function casesBefore(lines: readonly Known[], year: number, leastBefore: number): Case[] {
  return lines.flatMap((line) => {
    const history = comparableBefore(year, line.history);
    return history.flatMap(({ year: of, closing }, index) => {
      const before = history.slice(0, index);
      const follows = before.length >= leastBefore && before.at(-1)?.year === of - 1;
      return follows ? [{ known: { ...line, history: before }, year: of, actual: Math.log(closing) }] : [];
    });
  });
}

function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  const at = share * (sorted.length - 1);
  const low = sorted[Math.floor(at)] ?? 0;
  return low + ((sorted[Math.ceil(at)] ?? low) - low) * (at - Math.floor(at));
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

export function casesBy<T>(items: readonly T[], by: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(by(item), []);
  for (const item of items) groups.get(by(item))?.push(item);
  return groups;
}

const errorsWith = (cases: readonly Case[], weights: readonly number[]) =>
  cases.map(({ known, actual }) => actual - expected(known.history, weights));

/** Every year counts the same, whatever its number of lines. */
function driftOf(cases: readonly Case[], errors: readonly number[], { hasDrift, caution = 0 }: FitSettings): Record<string, number> {
  const seen = cases.map(({ known, year }, index) => ({ group: groupOf(known), year: String(year), error: errors[index] ?? 0 }));
  return Object.fromEntries(
    [...casesBy(seen, ({ group }) => group)]
      .filter(([group]) => group !== 'pwd')
      .map(([group, of]) => {
        const years = [...casesBy(of, ({ year }) => year).values()].map((some) =>
          quantile(
            some.map(({ error }) => error),
            0.5,
          ),
        );
        const believed = hasDrift ? years.length / (years.length + worth) : 0;
        return [group, believed * mean(years) - caution];
      }),
  );
}

/** Where every category goes by one rank, each category and each part of the list has a shift of its own. */
const sharedBy = (known: Known): string =>
  known.pool === undefined
    ? ''
    : traitsOf(known)
        .filter((trait) => /^(pool|size) /.test(trait))
        .join();

/** What all lines of a group had in common in a year, once for each case. */
function commonOf(cases: readonly Case[], errors: readonly number[]): { of: number[]; byGroup: Map<string, number[]> } {
  const keys = cases.map(({ known, year }) => `${groupOf(known)}\t${year}\t${sharedBy(known)}`);
  const groups = casesBy(
    keys.map((key, at) => ({ key, at })),
    ({ key }) => key,
  );
  const medians = new Map(
    [...groups].map(([key, of]) => [
      key,
      quantile(
        of.map(({ at }) => errors[at] ?? 0),
        0.5,
      ),
    ]),
  );
  const byGroup = new Map<string, number[]>();
  for (const [key, median] of medians) {
    const group = key.split('\t')[0] ?? '';
    byGroup.set(group, [...(byGroup.get(group) ?? []), median]);
  }
  return { of: keys.map((key) => medians.get(key) ?? 0), byGroup };
}

/** Few years are few draws: each group's are taken together with what was thought before. */
function shiftOf(
  byGroup: ReadonlyMap<string, readonly number[]>,
  { every, groups = {}, isFixed = false }: FitSettings['shift'],
): Record<string, number> {
  const spread = (medians: readonly number[], before: number) =>
    isFixed
      ? tails[4] * before
      : tails[4] * Math.sqrt((medians.reduce((sum, one) => sum + one * one, 0) + worth * before * before) / (medians.length + worth));
  const ofGroups = [...byGroup].map(([group, medians]) => [group, spread(medians, groups[group] ?? every)]);
  return { [everyLine]: spread([], every), ...Object.fromEntries(ofGroups) };
}

/** Each trait's factor is such that 80 % of its cases lie within; one after the other, until they agree. */
function factorsOf(cases: readonly Case[], errors: readonly number[]): Record<string, number> {
  const traits = cases.map(({ known }) => traitsOf(known));
  const widths = errors.map(() => 1);
  const factors: Record<string, number> = {};
  const places = new Map<string, number[]>();
  traits.forEach((names) => names.forEach((name) => places.set(name, [])));
  traits.forEach((names, at) => names.forEach((name) => places.get(name)?.push(at)));
  for (let round = 0; round < rounds; round += 1) {
    for (const [trait, at] of places) {
      if (at.length < least) continue;
      const wanted = quantile(
        at.map((index) => Math.abs(errors[index] ?? 0) / (widths[index] ?? 1)),
        0.8,
      );
      factors[trait] = (factors[trait] ?? 1) * wanted;
      for (const index of at) widths[index] = (widths[index] ?? 1) * wanted;
    }
  }
  return evened(factors, places);
}

/** The same products, with what all traits of a kind have in common said once. */
function evened(factors: Readonly<Record<string, number>>, places: ReadonlyMap<string, readonly number[]>): Record<string, number> {
  const kinds = casesBy(Object.keys(factors), (trait) => trait.split(' ')[0] ?? '');
  const made: Record<string, number> = { [everyLine]: factors[everyLine] ?? 1 };
  for (const [kind, traits] of kinds) {
    if (kind === everyLine.split(' ')[0]) continue;
    const count = (trait: string) => places.get(trait)?.length ?? 0;
    const all = traits.reduce((sum, trait) => sum + count(trait), 0);
    const common = Math.exp(traits.reduce((sum, trait) => sum + count(trait) * Math.log(factors[trait] ?? 1), 0) / all);
    made[everyLine] = (made[everyLine] ?? 1) * common;
    for (const trait of traits) made[trait] = (factors[trait] ?? 1) / common;
  }
  return made;
}

/** The tails under which what happened was least surprising. */
function tailsOf(standard: readonly number[]): Tails {
  const density = (halfWidths: number, degrees: Tails) => {
    const t = halfWidths * tails[degrees];
    const top = { 2: 0.3535533905932738, 3: 0.3675525969478614, 4: 0.375 }[degrees];
    return Math.log(top * tails[degrees]) - ((degrees + 1) / 2) * Math.log(1 + (t * t) / degrees);
  };
  const said = ([2, 3, 4] as const).map((degrees) => ({ degrees, likelihood: mean(standard.map((one) => density(one, degrees))) }));
  return said.reduce((best, one) => (one.likelihood > best.likelihood ? one : best)).degrees;
}

export function fit(lines: readonly Known[], beforeYear: number, fitting: FitSettings): Model {
  const cases = casesBefore(lines, beforeYear, fitting.leastBefore);
  const tried = candidates.map((weights) => ({ weights, size: mean(errorsWith(cases, weights).map(Math.abs)) }));
  const { weights } = tried.reduce((best, one) => (one.size < best.size ? one : best));
  const raw = errorsWith(cases, weights);
  const drift = driftOf(cases, raw, fitting);
  const errors = raw.map((error, index) => error - (drift[groupOf((cases[index] as Case).known)] ?? 0));
  const common = commonOf(cases, errors);
  const shift = shiftOf(common.byGroup, fitting.shift);
  const factors = factorsOf(
    cases,
    errors.map((error, index) => error - (common.of[index] ?? 0)),
  );
  for (const [group, by] of Object.entries(fitting.narrower ?? {})) factors[`group ${group}`] = (factors[`group ${group}`] ?? 1) * by;
  const standard = errors.map((error, index) => error / widthOf((cases[index] as Case).known, { factors, shift }));
  const { upTo, tails: given } = fitting;
  return { weights, drift, factors, shift, tails: given ?? tailsOf(standard), ...(upTo === undefined ? {} : { upTo }) };
}
