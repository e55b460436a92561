/**
 * Lays imported rows over a shipped table. For a group of seats, an imported year replaces the shipped year. New groups are added.
 * Everything is found by names, since numbers change when names are added.
 */
import { listOfRound, type CounsellingTables } from './counsellings.ts';
import { kindOf, ownershipOf, stateSaid } from './institutes.ts';
import { Naming } from './naming.ts';
import type { Published } from './published.ts';
import type { Cutoff, Dictionary, Institute, Line, Programme, Seats } from './types.ts';

type Pool = Omit<Seats, 'institute' | 'programme'>;
type DictionaryNames = Pick<Dictionary, 'institutes' | 'programmes'>;

const joined = (...parts: (string | undefined)[]) => parts.map((part) => part ?? '').join('\t');
const instituteKey = ({ name, code }: Pick<Institute, 'name' | 'code'>) => joined(name, code);
const programmeKey = ({ name, degree, years }: Programme) => joined(name, degree, years);
const poolKey = ({ list, quota, category, pwd, gender }: Pool) => joined(list, quota, category, pwd ? '1' : '0', gender);

/** The key of a line's seats, which is the same in every year. */
export const keyOfLine = (line: Line, { institutes, programmes }: DictionaryNames): string =>
  joined(instituteKey(institutes[line.institute] ?? { name: '' }), programmeKey(programmes[line.programme] ?? { name: '' }), poolKey(line));

/** Names that two institutes share in one year. Their codes tell them apart. */
export function namesakesIn(rows: Iterable<Published>): Set<string> {
  const codes = new Map<string, string>();
  const namesakes = new Set<string>();
  for (const { institute, code, year } of rows) {
    const key = `${year}\t${institute}`;
    if ((codes.get(key) ?? code) !== code) namesakes.add(institute);
    codes.set(key, code);
  }
  return namesakes;
}

interface GivenLine {
  institute: string;
  programme: string;
  pool: Pool;
  cutoffs: Map<number, Cutoff>;
}

const filled = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined && field !== '')) as T;

const sortedBy = <T>(items: ReadonlyMap<string, T>): [string, T][] => [...items].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
const placesIn = (keys: readonly (readonly [string, unknown])[]) => new Map(keys.map(([key], at) => [key, at]));

/** Add every row first. Then `over` returns the dictionary and each shipped line with the rows laid over it. */
export class LineOverlay {
  private readonly counselling: CounsellingTables;
  private readonly shipped: Dictionary;
  private readonly withCodes: ReadonlySet<string>;
  private readonly naming: Naming;
  private readonly states: ReadonlyMap<string, string>;
  private readonly institutes: Map<string, Institute>;
  private readonly programmes: Map<string, Programme>;
  private readonly courses: ReadonlyMap<string, string>;
  private readonly given = new Map<string, GivenLine>();
  private readonly years = new Map<number, { sources: Set<string>; rounds: Set<string> }>();

  /** `states` has the states of institutes that neither their counselling nor a row names. */
  constructor(counselling: CounsellingTables, shipped: Dictionary, namesakes: ReadonlySet<string>, states: ReadonlyMap<string, string>) {
    this.counselling = counselling;
    this.shipped = shipped;
    this.states = states;
    this.naming = new Naming(shipped);
    this.withCodes = new Set([...namesakes, ...shipped.institutes.flatMap(({ name, code }) => (code === undefined ? [] : [name]))]);
    this.institutes = new Map(shipped.institutes.map((institute) => [instituteKey(institute), institute]));
    this.programmes = new Map(shipped.programmes.map((programme) => [programmeKey(programme), programme]));
    this.courses = new Map(
      shipped.programmes.flatMap(({ name, degree, courseId }) => (courseId === undefined ? [] : [[joined(name, degree), courseId]])),
    );
    for (const { year, source, rounds } of shipped.years) this.years.set(year, { sources: new Set([source]), rounds: new Set(rounds) });
  }

  keyOf(given: Published): string {
    const row = this.placed(given);
    return joined(this.instituteOf(row), programmeKey({ ...row, name: row.programme }), poolKey(row));
  }

  /** The state of its institute, if it is known. */
  stateOf(given: Published): string | undefined {
    const row = this.placed(given);
    const known = this.institutes.get(this.instituteOf(row))?.state ?? this.states.get(row.institute);
    return stateSaid(this.counselling, known, [row]);
  }

  add(given: Published): void {
    const row = this.placed(given);
    const institute = this.instituteOf(row);
    const programme = programmeKey({ ...row, name: row.programme });
    if (!this.institutes.has(institute)) this.institutes.set(institute, this.newInstitute(row));
    if (!this.programmes.has(programme)) this.programmes.set(programme, this.newProgramme(row));
    const year = this.years.get(row.year) ?? { sources: new Set(), rounds: new Set() };
    year.sources.add(row.source);
    year.rounds.add(row.round);
    this.years.set(row.year, year);
    const key = this.keyOf(row);
    const { list, quota, category, pwd, gender, round, opening, closing, preparatory } = row;
    const group = this.given.get(key) ?? { institute, programme, pool: { list, quota, category, pwd, gender }, cutoffs: new Map() };
    group.cutoffs.set(row.year, { year: row.year, round, opening, closing, ...(preparatory === undefined ? {} : { preparatory }) });
    this.given.set(key, group);
  }

  /** Call `laid` once for each shipped line. `others` then has the lines that only the rows have. */
  over(): { dictionary: Dictionary; laid: (line: Line) => Line; others: () => Line[] } {
    const institutes = sortedBy(this.institutes);
    const programmes = sortedBy(this.programmes);
    const instituteAt = placesIn(institutes);
    const programmeAt = placesIn(programmes);
    const newInstitutes = this.shipped.institutes.map((institute) => instituteAt.get(instituteKey(institute)) ?? 0);
    const newProgrammes = this.shipped.programmes.map((programme) => programmeAt.get(programmeKey(programme)) ?? 0);
    const left = new Map(this.given);
    const inOrder = (cutoffs: Iterable<Cutoff>) => [...cutoffs].sort((a, b) => a.year - b.year);
    return {
      dictionary: {
        ...this.shipped,
        years: [...this.years]
          .sort(([a], [b]) => a - b)
          .map(([year, { sources, rounds }]) => ({ year, source: [...sources].join(', '), rounds: [...rounds] })),
        institutes: institutes.map(([, institute]) => institute),
        programmes: programmes.map(([, programme]) => programme),
      },
      laid: (line) => {
        const key = keyOfLine(line, this.shipped);
        const cutoffs = left.get(key)?.cutoffs;
        left.delete(key);
        const institute = newInstitutes[line.institute] ?? 0;
        const programme = newProgrammes[line.programme] ?? 0;
        if (!cutoffs) return { ...line, institute, programme };
        const kept = line.history.filter(({ year }) => !cutoffs.has(year));
        return { ...line, institute, programme, history: inOrder([...kept, ...cutoffs.values()]) };
      },
      others: () =>
        [...left.values()].map(({ institute, programme, pool, cutoffs }) => ({
          ...pool,
          institute: instituteAt.get(institute) ?? 0,
          programme: programmeAt.get(programme) ?? 0,
          history: inOrder(cutoffs.values()),
        })),
    };
  }

  /** The row under our names, in the list of its round. */
  private placed(row: Published): Published {
    return { ...this.naming.placed(row), list: listOfRound(this.counselling, row) };
  }

  private instituteOf({ institute: name, code }: Published): string {
    return instituteKey(this.withCodes.has(name) ? { name, code } : { name });
  }

  private newInstitute(row: Published): Institute {
    const { institute: name, code, quota } = row;
    const kind = kindOf(this.counselling, name);
    const state = this.stateOf(row);
    const government = ownershipOf(kind, quota, name);
    return filled({ name, code: this.withCodes.has(name) ? code : '', state, kind, government }) as Institute;
  }

  private newProgramme({ programme: name, degree, years }: Published): Programme {
    return filled({ name, degree, years, courseId: this.courses.get(joined(name, degree)) }) as Programme;
  }
}
