/** From the lines of catalog/rules to conditions. The format is told in catalog/rules/README.md. */
import { subjectIds, type SubjectId } from '@disha/contract/passport';
import { states } from '@disha/contract/taxonomy';
import { personRules } from './of-person.ts';
import { readDegree, readGives } from './read-degree.ts';
import { RuleFault } from './rule-fault.ts';
import { certainties, checks, duties, earlySubjects, relaxations } from './types.ts';
import type { Requirement, Certainty, Condition, Item, Relaxation, Relaxed } from './types.ts';

/** The columns that are read, in their order. */
export const ruleColumns = ['certainty', 'after', 'degree', 'subjects', 'marks', 'age', 'person', 'check', 'gives'] as const;
type RuleColumn = (typeof ruleColumns)[number];

export interface RuleLine {
  id: string;
  /** Empty: what holds for every way. */
  way: string;
  certainty: string;
  after: string;
  degree: string;
  subjects: string;
  marks: string;
  age: string;
  person: string;
  check: string;
  /** What a course ends in. */
  gives: string;
}

export interface ParsedRules {
  all: readonly Condition[];
  ways: readonly (readonly Condition[])[];
  gives?: NonNullable<Item['gives']>;
  byMarks?: NonNullable<Item['byMarks']>;
  byState?: true;
}

/** What boards call a subject, and groups of them that rules name as one. */
const groups: Readonly<Record<string, readonly SubjectId[]>> = {
  maths: ['mathematics', 'applied_mathematics'],
  bio: ['biology', 'biotechnology'],
  cs: ['computer_science', 'informatics_practices'],
  // AICTE's list for the third place in engineering, as far as school boards teach it.
  third: [
    'chemistry',
    'computer_science',
    'informatics_practices',
    'biology',
    'biotechnology',
    'agriculture',
    'business_studies',
    'vocational',
  ],
  science: ['physics', 'chemistry', 'biology', 'biotechnology'],
};

const relaxedFor: Readonly<Record<string, readonly Relaxation[]>> = {
  ...Object.fromEntries(relaxations.map((name) => [name, [name]])),
  obc: ['obc_ncl'],
  scst: ['sc', 'st'],
  reserved: ['sc', 'st', 'obc_ncl'],
};

function oneOf<T extends string>(list: readonly T[], text: string): T {
  const found = list.find((value) => value === text);
  if (found === undefined) throw new RuleFault(text, `a rule says ${text}, which is none of ${list.join(', ')}`);
  return found;
}

/** What numbers of a kind there are: a slip of the hand (450 for 45) would shut a door for all. */
type Span = readonly [least: number, most: number];
const spans = { percent: [0, 100], age: [5, 100], years: [1, 20], times: [1, 50] } as const;

const number = (text: string, [least, most]: Span): number => {
  const value = Number(text);
  if (text === '' || !(value >= least && value <= most)) throw new RuleFault(text, `a rule says ${text} where ${least} to ${most} belongs`);
  return value;
};

const words = (text: string) => text.split(' ').filter((word) => word !== '');

function subjectsOf(text: string): readonly SubjectId[] {
  return [...new Set(text.split(/[|/]/).flatMap((name) => groups[name] ?? [oneOf(subjectIds, name)]))];
}

function relaxedOf(list: readonly string[], span: Span): Relaxed {
  const entries = list.flatMap((text) => {
    const [name = '', value = ''] = text.split('=');
    const whom = relaxedFor[name];
    if (!whom) throw new RuleFault(name, `a rule relaxes for ${name}`);
    return whom.map((one) => [one, value === '?' ? null : number(value, span)] as const);
  });
  return Object.fromEntries(entries);
}

type Some = { asked: Requirement; rule: string; some: boolean };
const isSome = (text: string) => text.endsWith('?');
const bare = (text: string) => text.replace(/\?$/, '');

function afterOf(text: string): Some[] {
  if (text === '') return [];
  const asked: Requirement =
    text === 'iti' || text === 'diploma'
      ? { kind: 'holds', needs: text }
      : { kind: 'class', needs: oneOf(['8', '10', '12', 'degree'] as const, text) };
  return [{ asked, rule: asked.kind, some: false }];
}

function subjectOf(text: string): Some {
  const name = bare(text);
  const some = isSome(text);
  if (name.startsWith('10:')) {
    const of = oneOf(earlySubjects, name.slice(3));
    return { asked: { kind: 'early', of: [of] }, rule: `early.${of}`, some };
  }
  const [, count, of] = /^(\d)of:(.+)$/.exec(name) ?? [];
  const asked = { kind: 'subjects', of: subjectsOf(of ?? name), count: Number(count ?? 1) } as const;
  if (asked.count < 1 || asked.count > asked.of.length) throw new RuleFault(name, `a rule asks for ${name}`);
  return { asked, rule: `subjects.${of === undefined ? name.replace(/\|/g, '-or-') : `${count}-of`}`, some };
}

/** A student whose bar is eased never needs more than all others. */
function barOf(text: string, others: readonly string[]): { least: number; relaxed: Relaxed } {
  const [least, relaxed] = [number(text, spans.percent), relaxedOf(others, spans.percent)];
  const higher = Object.values(relaxed).find((one) => one !== null && one > least);
  if (higher !== undefined) throw new RuleFault(String(higher), `a rule eases ${least} to ${higher}`);
  return { least, relaxed };
}

function bar(text: string, after: string): Some {
  const [, basis, rest = ''] = /^(?:(.+):)?\s*(.+)$/.exec(text.trim()) ?? [];
  const [least = '', ...others] = words(rest);
  const numbers = barOf(bare(least), others);
  const some = isSome(least);
  const school = basis ?? (after === '10' ? '10' : '12');
  if (school === '10' || school === '12') {
    const of = `class${school}` as const;
    return { asked: { kind: 'marks', of, ...numbers }, rule: `marks.${of}`, some };
  }
  const each = school.startsWith('each ');
  const list = school.replace(/^each /, '').split('+');
  const asked: Requirement = { kind: 'subject_marks', of: list.map(subjectsOf), each, ...numbers };
  return { asked, rule: `marks.${each ? 'each.' : ''}${list.join('-').replace(/\|/g, '-or-')}`, some };
}

/** "obc+3": so many years more, which add up with those for another reason. "obc=35": up to so many. */
function ageOf(text: string): Some[] {
  if (text === '') return [];
  const [range = '', ...rest] = words(text);
  const [least = '', most = ''] = bare(range).split('..');
  const on = rest[0] === 'on' ? (rest[1] ?? '').split('/') : [];
  const others = rest.slice(on.length === 0 ? 0 : 2);
  for (const day of on)
    if (!/^\+?(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(day)) throw new RuleFault(day, `a rule counts an age on ${day}`);
  const adds = others.some((word) => word.includes('+'));
  const absolute = others.map((word) =>
    word.replace(/\+(.+)$/, (_, years: string) => `=${number(most, spans.age) + number(years, [0, 50])}`),
  );
  const asked: Requirement = {
    kind: 'age',
    ...(least === '' ? {} : { least: number(least, spans.age) }),
    ...(most === '' ? {} : { most: number(most, [Number(least) || spans.age[0], spans.age[1]]) }),
    // Where no day is named, the one that lets in most.
    on: [on[0] ?? '01-01', on[1] ?? on[0] ?? '12-31'],
    relaxed: relaxedOf(absolute, spans.age),
    ...(adds ? { adds } : {}),
  };
  return [{ asked, rule: 'age', some: isSome(range) }];
}

function degreeOf(text: string): Some[] {
  if (text === '') return [];
  const { asked, some } = readDegree(words(text), barOf);
  return [{ asked, rule: 'degree', some }];
}

/** What cannot be weighed: duties, which the door hangs on, and what is worth a look. `unread`: the rule has not been read. */
function checkOf(what: string): Some {
  if (what === 'unread') return { asked: { kind: 'rule' }, rule: 'rule', some: false };
  const [, most] = /^attempts:(\d+)$/.exec(what) ?? [];
  if (most !== undefined) return { asked: { kind: 'attempts', most: number(most, spans.times) }, rule: 'attempts', some: false };
  const duty = duties.find((one) => one === what);
  if (duty !== undefined) return { asked: { kind: 'duty', what: duty }, rule: `duty.${duty}`, some: false };
  return { asked: { kind: 'check', what: oneOf(checks, what) }, rule: `check.${what}`, some: false };
}

const stateOf = (name: string) => oneOf(states, name.replace(/_/g, ' '));

function personOf(text: string): Some {
  const [what = '', years = ''] = bare(text).split(':');
  const some = isSome(text);
  if (what === 'within') return { asked: { kind: 'within', years: number(years, spans.years) }, rule: 'within', some };
  // "in:Bihar|Uttar_Pradesh": no cell has a space inside a word.
  if (what === 'in') return { asked: { kind: 'resident', of: years.split('|').map(stateOf) }, rule: 'resident', some };
  if (what === 'home') return { asked: { kind: what }, rule: what, some };
  const asked = personRules.read(oneOf(personRules.words, what));
  if (asked === undefined) throw new RuleFault(what, `a rule asks for ${what}`);
  return { asked, rule: asked.kind, some };
}

/** In the column of checks, though it is none: seats are given out on marks, at most places or, with `?`, at some. */
const byMarks = 'bymarks';

function marksDecide({ check }: RuleLine): Pick<ParsedRules, 'byMarks'> {
  const word = words(check).find((what) => bare(what) === byMarks);
  return word === undefined ? {} : { byMarks: isSome(word) ? 'some' : 'most' };
}

function conditionsOf(line: RuleLine, certainty: Certainty, prefix: string): readonly Condition[] {
  const list: Some[] = [
    ...afterOf(line.after),
    ...degreeOf(line.degree),
    ...words(line.subjects).map(subjectOf),
    ...line.marks
      .split(';')
      .filter((text) => text.trim() !== '')
      .map((text) => bar(text, line.after)),
    ...ageOf(line.age),
    ...words(line.person).map(personOf),
    ...words(line.check)
      .filter((what) => bare(what) !== byMarks)
      .map(checkOf),
  ];
  return list.map(({ asked, rule, some }) => ({
    ...asked,
    rule: `${prefix}${rule}${some && asked.kind === 'subjects' ? '.some' : ''}`,
    certainty,
    ...(some ? { some } : {}),
  }));
}

/** What the rules of a way begin with. */
export const wayName = (way: string) => way.replace(/ /g, '-');

/** All lines of one item. `certainty` is the catalog's own, where it has one. */
export function parseRules(lines: readonly RuleLine[], certainty?: Certainty): ParsedRules {
  const [first] = lines.filter(({ way }) => way === '');
  if (!first || lines.filter(({ way }) => way === '').length > 1) throw new RangeError('an item has one line without a way');
  const sure = first.certainty === '' ? certainty : oneOf(certainties, first.certainty);
  if (sure === undefined) throw new RangeError(`${first.id} does not say how certain it is`);
  const ways = lines
    .filter(({ way }) => way !== '')
    .map((line) => conditionsOf(line, line.certainty === '' ? sure : oneOf(certainties, line.certainty), `${wayName(line.way)}.`));
  const gives = readGives(first.gives);
  return {
    ...{ all: conditionsOf(first, sure, ''), ways: ways.length === 0 ? [[]] : ways, ...marksDecide(first) },
    ...(gives === undefined ? {} : { gives }),
    ...(ways.flat().some(({ kind }) => kind === 'resident') ? { byState: true } : {}),
  };
}

interface FaultAt {
  line: number;
  column: RuleColumn | 'way';
  word: string;
}

const nothing = Object.fromEntries(['id', 'way', ...ruleColumns].map((column) => [column, ''])) as unknown as RuleLine;

/** Where lines of an item cannot be read; undefined where they can. Each cell is read alone, so that the first fault is named. */
export function parseFault(lines: readonly RuleLine[], certainty?: Certainty): FaultAt | undefined {
  for (const [line, said] of lines.entries())
    for (const column of ruleColumns) {
      const alone = { ...nothing, [column]: said[column] };
      const word = unreadable(() => parseRules([{ ...alone, certainty: alone.certainty || 'B' }]));
      if (word !== undefined) return { line, column, word };
    }
  const firsts = lines.flatMap(({ way }, line) => (way === '' ? [line] : []));
  if (firsts.length !== 1) return { line: firsts[1] ?? 0, column: 'way', word: '' };
  const first = lines[firsts[0] ?? 0];
  return first?.certainty === '' && certainty === undefined ? { line: firsts[0] ?? 0, column: 'certainty', word: '' } : undefined;
}

/** The word that cannot be read; undefined where all can. */
function unreadable(read: () => unknown): string | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof RuleFault) return error.word;
    throw error;
  }
}

/** What has no line: its rule has not been read, so that nothing is known of it but when it begins. */
export function withoutRule(isAfterDegree: boolean): ParsedRules {
  const degree: readonly Condition[] = isAfterDegree ? [{ kind: 'class', needs: 'degree', rule: 'class', certainty: 'B' }] : [];
  return { all: [...degree, { kind: 'rule', rule: 'rule', certainty: 'B' }], ways: [[]] };
}
