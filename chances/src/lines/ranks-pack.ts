/**
 * The closing ranks of one counselling as a device keeps them, and the index and lines that are made of it: the same numbers as the
 * server's, worked out by the same code. What follows from what stands there (ids, calls, pools) is not in it: hashes and logarithms
 * would be most of its size.
 */
import type { Counselling as CounsellingTexts, ChanceLine, LineCollege } from '@disha/contract/chances';
import type { Language } from '@disha/contract/languages';
import { noCallReasons } from '@disha/contract/chances.words';
import type { Field } from '@disha/contract/taxonomy';
import { foldText } from '@disha/search/text';
import { readByYear, type LinesByYear } from '../codec.ts';
import { orderOf, type CounsellingTables } from '../counsellings.ts';
import { isMixed } from '../predict.ts';
import { genderOf, seatsText } from '../seats-text.ts';
import type { Dictionary, Line } from '../types.ts';
import type { CoursesForField } from './asked.ts';
import type { Pool } from './indexed-lines.ts';
import type { KnownLine } from './judged-list.ts';
import { LineIndex, type Cursors } from './line-index.ts';
import { callOfLine, poolsOf, type LinePool } from './line-pools.ts';
import { idOfText } from './id-of-text.ts';

export interface RanksPack {
  counselling: CounsellingTables;
  /** As everybody is told of it. */
  told: Readonly<Record<Language, CounsellingTexts>>;
  categories: readonly string[];
  /** The year that calls are about. */
  callYear: number;
  /** Of the courses that its programmes are: which lead to a field, each with its own. */
  fields: Readonly<Partial<Record<Field, readonly (readonly [course: string, own: Field])[]>>>;
  dictionary: Dictionary;
  /** Of its institutes, what the directory says. A pack of before has none. */
  colleges?: Readonly<Record<string, LineCollege>>;
  /** In the order of their names. */
  lines: LinesByYear;
}

/** What stands of a line in every answer it is in. */
type ShownSeats = Pick<
  ChanceLine,
  'id' | 'institute' | 'programme' | 'list' | 'order' | 'quota' | 'category' | 'gender' | 'pwd' | 'history'
>;

export interface OpenRanks {
  counselling: CounsellingTables;
  told: RanksPack['told'];
  index: LineIndex;
  coursesForField: CoursesForField;
  colleges: NonNullable<RanksPack['colleges']>;
  /** By the number that a line has in the index. */
  seats: (at: number) => ShownSeats;
  /** Those that are known, by the id that was asked for. */
  byId: (ids: readonly string[]) => Map<string, KnownLine>;
}

/** So many lines are read before others have their turn. */
const inATurn = 2000;

interface ReadLine {
  line: Line;
  id: string;
  pool: number;
  namePlace: number;
}

async function readAll({ counselling, dictionary, lines }: RanksPack, pause: () => Promise<void>) {
  const { institutes, programmes } = dictionary;
  const poolOf = poolsOf(counselling, dictionary);
  const numbers = new Map<LinePool, number>();
  const read: ReadLine[] = [];
  for (const line of readByYear(lines, dictionary)) {
    const pool = poolOf(line);
    const number = numbers.get(pool) ?? numbers.size;
    numbers.set(pool, number);
    const [institute, programme] = [institutes[line.institute] ?? { name: '' }, programmes[line.programme] ?? { name: '' }];
    read.push({ line, id: idOfText(seatsText(counselling, institute, programme, line)), pool: number, namePlace: read.length });
    if (read.length % inATurn === 0) await pause();
  }
  return { read, pools: [...numbers].map(([pool, id]): Pool => ({ ...pool, id })) };
}

const byCode = (a: string, b: string) => (a < b ? -1 : Number(a > b));

export async function openRanks(pack: RanksPack, cursors: Cursors, pause: () => Promise<void>): Promise<OpenRanks> {
  const { counselling, dictionary, callYear, told } = pack;
  const { institutes, programmes } = dictionary;
  const { read, pools } = await readAll(pack, pause);
  await pause();
  const places = new Map([...read].sort((a, b) => byCode(a.id, b.id)).map(({ id }, place) => [id, place]));
  await pause();
  const sorted = read.sort((a, b) => a.pool - b.pool || (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
  await pause();
  const integers = (of: (each: ReadLine) => number) => Int32Array.from(sorted, of);
  const calls = sorted.map(({ line }) => callOfLine(counselling, institutes[line.institute] ?? { name: '' }, line, callYear));
  await pause();
  const lines = {
    checksum: '',
    categories: pack.categories,
    pools,
    institutes: institutes.map(({ name, state, kind, government, nirf }) => ({
      words: foldText(name),
      ...{ state: state ?? null, kind: kind ?? null, government: government ?? null, nirf: nirf ?? null },
    })),
    programmes: programmes.map(({ name, courseId }) => ({ words: foldText(name), courseId: courseId ?? null })),
    ids: sorted.map(({ id }) => id).join(''),
    idPlace: integers(({ id }) => places.get(id) ?? 0),
    pool: integers(({ pool }) => pool),
    institute: integers(({ line }) => line.institute),
    programme: integers(({ line }) => line.programme),
    namePlace: integers(({ namePlace }) => namePlace),
    lastClosing: Float64Array.from(sorted, ({ line }) => line.history.at(-1)?.closing ?? 0),
    centre: Float64Array.from(calls, ({ centre }) => centre ?? NaN),
    halfWidth: Float64Array.from(calls, ({ halfWidth }) => halfWidth ?? NaN),
    noCall: Int16Array.from(calls, ({ noCall }) => (noCall === null ? 0 : noCallReasons.indexOf(noCall) + 1)),
    aliases: new Map<string, string>(),
  };
  const index = new LineIndex(counselling, lines, cursors);
  return {
    ...{ counselling, told, index, colleges: pack.colleges ?? {} },
    coursesForField: (field) => (pack.fields[field] ?? []).map(([_id, own]) => ({ _id, field: own })),
    seats: (at) => shownSeats(counselling, dictionary, sorted[at] as ReadLine),
    byId: (ids) => knownAmong(ids, pack, index, sorted),
  };
}

function shownSeats(counselling: CounsellingTables, { institutes, programmes }: Dictionary, { line, id }: ReadLine): ShownSeats {
  const institute = institutes[line.institute] ?? { name: '' };
  const programme = programmes[line.programme] ?? { name: '' };
  const { list, quota, category, pwd } = line;
  return {
    id,
    institute: { name: institute.name, ...(institute.collegeId === undefined ? {} : { collegeId: institute.collegeId }) },
    programme: { name: programme.name, ...(programme.courseId === undefined ? {} : { courseId: programme.courseId }) },
    ...{ list, order: orderOf(counselling, line), quota, category, pwd },
    gender: genderOf(counselling, line.gender, institute.name),
    history: line.history.map((cutoff) => {
      const { year, round, opening, closing } = cutoff;
      return { year, round, opening: isMixed(cutoff) ? null : opening, closing };
    }),
  };
}

function knownAmong(ids: readonly string[], { counselling, dictionary }: RanksPack, index: LineIndex, lines: readonly ReadLine[]) {
  const known = new Map<string, KnownLine>();
  for (const id of ids) {
    const at = index.numberOf(id);
    const found = at === undefined ? undefined : lines[at];
    if (!found) continue;
    const { list, category, programme, history } = found.line;
    const name = dictionary.programmes[programme]?.name ?? '';
    known.set(id, { id, counselling: counselling.id, list, category, programme: name, closings: history.map(({ closing }) => closing) });
  }
  return known;
}
