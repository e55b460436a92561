/** From the degree column of catalog/rules to a condition, and from what a course is said to give to a degree. */
import { degreeFamilies, qualifications, type DegreeFamily, type DegreeLevel, type Qualification } from '@disha/contract/passport';
import { RuleFault } from './rule-fault.ts';
import { disciplines, type Requirement, type Gives, type Relaxed } from './types.ts';

type Degree = Extract<Requirement, { kind: 'degree' }>;

function known<T extends string>(list: readonly T[], text: string): T {
  const found = list.find((value) => value === text);
  if (found === undefined) throw new RuleFault(text, `a rule says ${text}, which is none of ${list.join(', ')}`);
  return found;
}

const families = (text: string): readonly DegreeFamily[] => text.split('|').map((name) => known(degreeFamilies, name));

const masters: readonly DegreeFamily[] = ['ma', 'msc', 'mcom', 'mba', 'mca', 'mtech'];
export const degreeLevelOf = (family: DegreeFamily): DegreeLevel => (masters.includes(family) ? 'master' : 'bachelor');

/**
 * "btech/bsc|ba!bed[physics|mathematics]>=4? held": who whatever it is in, who, who not, in what,
 * of how many years, whether only some ask so.
 */
const who = /^(?:([a-z_|]+)\/)?([a-z_|]+)(?:!([a-z_|]+))?(?:\[([a-z_|]+)\])?(?:>=(\d))?(\?)?$/;

export function readDegree(
  words: readonly string[],
  barOf: (least: string, others: readonly string[]) => { least: number; relaxed: Relaxed },
): { asked: Degree; some: boolean } {
  const [first = '', ...rest] = words;
  const [, whole, taken = '', not, inWhat, years, some] = who.exec(first) ?? [];
  const isAny = taken === 'any' || taken === 'bachelor' || taken === 'master';
  const wholly = whole === undefined ? [] : families(whole);
  if (taken === '') throw new RuleFault(first, `a rule takes the degree ${first}`);
  const [least, ...others] = rest.filter((word) => word !== 'held');
  const bar = least === undefined ? undefined : barOf(least.replace(/\?$/, ''), others);
  return {
    asked: {
      kind: 'degree',
      ...(!isAny ? { families: [...wholly, ...families(taken)] } : taken === 'any' ? {} : { level: taken }),
      ...(not === undefined ? {} : { not: families(not) }),
      ...(inWhat === undefined ? {} : { in: inWhat.split('|').map((name) => known(disciplines, name)) }),
      ...(wholly.length === 0 ? {} : { whole: wholly }),
      ...(years === undefined ? {} : { years: Number(years) }),
      ...(bar === undefined ? {} : { least: bar.least }),
      ...(least?.endsWith('?') === true ? { about: true as const } : {}),
      relaxed: bar?.relaxed ?? {},
      ...(rest.includes('held') ? { held: true as const } : {}),
    },
    some: some !== undefined,
  };
}

/** "bsc[physics|mathematics]", "ba[any]", "mbbs", "diploma". */
export function readGives(text: string): Gives | Qualification | undefined {
  if (text === '') return undefined;
  const held = qualifications.find((name) => name === text);
  if (held !== undefined) return held;
  const [, name = '', inWhat] = /^([a-z_]+)(?:\[([a-z_|]+)\])?$/.exec(text) ?? [];
  const [family] = families(name);
  if (family === undefined) throw new RuleFault(text, `a course gives ${text}`);
  return {
    ...{ level: degreeLevelOf(family), family },
    in: inWhat === 'any' ? 'any' : inWhat === undefined ? [] : inWhat.split('|').map((one) => known(disciplines, one)),
  };
}
