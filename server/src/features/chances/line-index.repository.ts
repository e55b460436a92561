/** Reads a counselling's index of lines from the database, when somebody first asks for it and whenever its lines are others. */
import { sql, type SQL } from 'drizzle-orm';
import type { CounsellingTables } from '@disha/chances/counsellings';
import { noCallReasons, type CounsellingId } from '@disha/contract/chances.words';
import type { Db } from '../../db/connect.ts';
import { cursors } from './cursors.ts';
import type { Pool } from '@disha/chances/lines/indexed-lines';
import { LineIndex } from '@disha/chances/lines/line-index';
import type { NamedInstitute, NamedProgramme } from '@disha/chances/lines/narrowing';

interface FoundIndex extends Record<string, unknown> {
  checksum: string;
  categories: string[];
  /** Nothing is missing that an earlier version did not write. */
  is_whole: boolean;
  pools: PoolRow[];
  aliases: [id: string, line: string][] | null;
  institutes: InstituteRow[];
  programmes: [at: number, words: string, courseId: string | null][];
  ids: string;
  id_place: Buffer;
  pool: Buffer;
  institute: Buffer;
  programme: Buffer;
  name_place: Buffer;
  last_closing: Buffer;
  centre: Buffer;
  half_width: Buffer;
  no_call: Buffer;
}
type InstituteRow = [at: number, words: string, state: string | null, kind: string | null, government: boolean | null, nirf: number | null];
type PoolRow = [
  Pool['id'],
  Pool['list'],
  Pool['category'],
  Pool['pwd'],
  Pool['gender'],
  Pool['scope'],
  Pool['homeStates'],
  Pool['paid'],
  Pool['condition'],
];

/** All values of a column, packed: as text, tens of thousands of numbers would take a turn of their own to read. */
const packed = (send: 'int2send' | 'int4send' | 'float8send', value: SQL) => sql`string_agg(${sql.raw(send)}(${value}), ''::bytea)`;

const statement = (id: CounsellingId) => sql`
  select state.checksum, state.categories, line.*,
    (select json_agg(json_build_array(id, list, category, pwd, gender, scope, home_states, paid, condition)) from cutoff_pools
      where counselling = ${id}) as pools,
    (select json_agg(json_build_array(id, line)) from cutoff_aliases where counselling = ${id}) as aliases,
    (select json_agg(json_build_array(name.at, name.words, state, kind, government, nirf)) from cutoff_names name
      join (select institute as at, min(institute_state) as state, min(kind) as kind, bool_or(government) as government, min(nirf) as nirf
        from cutoff_lines where counselling = ${id} group by institute) as institute using (at)
      where counselling = ${id} and what = 'institute') as institutes,
    (select json_agg(json_build_array(name.at, name.words, course_id)) from cutoff_names name
      join (select programme as at, min(course_id) as course_id from cutoff_lines where counselling = ${id} group by programme) as programme
        using (at)
      where counselling = ${id} and what = 'programme') as programmes
  from cutoff_state state, (select bool_and(is_written) as is_whole, string_agg(id, '') as ids,
      ${packed('int4send', sql`id_place`)} as id_place, ${packed('int4send', sql`pool`)} as pool,
      ${packed('int4send', sql`institute`)} as institute, ${packed('int4send', sql`programme`)} as programme,
      ${packed('int4send', sql`name_place`)} as name_place, ${packed('float8send', sql`last_closing`)} as last_closing,
      ${packed('float8send', sql`coalesce(centre, 'NaN')`)} as centre,
      ${packed('float8send', sql`coalesce(half_width, 'NaN')`)} as half_width,
      ${packed('int2send', sql`coalesce(array_position(${sql.param([...noCallReasons])}::text[], no_call), 0)::int2`)} as no_call
    from (select id, pool, institute, programme, name_place, last_closing, centre, half_width, no_call,
        pool is not null and shown is not null as is_written, (row_number() over (order by id collate "C"))::int4 - 1 as id_place
      from cutoff_lines where counselling = ${id} order by pool, id_place) as sorted) as line
  where state.counselling = ${id}`;

const integers = (bytes: Buffer) => Int32Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readInt32BE(at * 4));
const smallIntegers = (bytes: Buffer) => Int16Array.from({ length: bytes.length / 2 }, (_, at) => bytes.readInt16BE(at * 2));
const doubles = (bytes: Buffer) => Float64Array.from({ length: bytes.length / 8 }, (_, at) => bytes.readDoubleBE(at * 8));

const poolOf = ([id, list, category, pwd, gender, scope, homeStates, paid, condition]: PoolRow): Pool => {
  return { id, list, category, pwd, gender, scope, homeStates, paid, condition };
};
const instituteOf = ([, words, state, kind, government, nirf]: InstituteRow): NamedInstitute => {
  return { words, state, kind, government, nirf };
};

function byNumber<Row extends [at: number, ...unknown[]], Made>(rows: readonly Row[], make: (row: Row) => Made): (Made | undefined)[] {
  const made: (Made | undefined)[] = [];
  for (const row of rows) made[row[0]] = make(row);
  return Array.from(made);
}

/** Undefined while the counselling is not loaded. */
async function readIndex(db: Pick<Db, 'execute'>, counselling: CounsellingTables): Promise<LineIndex | undefined> {
  const { rows } = await db.execute<FoundIndex>(statement(counselling.id));
  const [found] = rows;
  if (found?.is_whole !== true) return undefined;
  return new LineIndex(
    counselling,
    {
      checksum: found.checksum,
      categories: found.categories,
      pools: found.pools.map(poolOf),
      aliases: new Map(found.aliases),
      institutes: byNumber(found.institutes, instituteOf),
      programmes: byNumber(found.programmes, ([, words, courseId]): NamedProgramme => ({ words, courseId })),
      ids: found.ids,
      idPlace: integers(found.id_place),
      pool: integers(found.pool),
      institute: integers(found.institute),
      programme: integers(found.programme),
      namePlace: integers(found.name_place),
      lastClosing: doubles(found.last_closing),
      centre: doubles(found.centre),
      halfWidth: doubles(found.half_width),
      noCall: smallIntegers(found.no_call),
    },
    cursors,
  );
}

/** Those that somebody has asked for, read once however many ask at the same time. */
export class LineIndexes {
  private readonly db: Pick<Db, 'execute'>;
  private readonly kept = new Map<CounsellingId, LineIndex>();
  private readonly reading = new Map<CounsellingId, Promise<LineIndex | undefined>>();

  constructor(db: Pick<Db, 'execute'>) {
    this.db = db;
  }

  /** `stale` is one that the lines in the database do not belong to any more. */
  async of(counselling: CounsellingTables, stale?: LineIndex): Promise<LineIndex | undefined> {
    const { id } = counselling;
    const kept = this.kept.get(id);
    if (kept && kept !== stale) return kept;
    const begun = this.reading.get(id);
    if (begun) return begun;
    const reading = this.read(counselling).finally(() => this.reading.delete(id));
    this.reading.set(id, reading);
    return reading;
  }

  private async read(counselling: CounsellingTables): Promise<LineIndex | undefined> {
    const index = await readIndex(this.db, counselling);
    if (index) this.kept.set(counselling.id, index);
    else this.kept.delete(counselling.id);
    return index;
  }
}
