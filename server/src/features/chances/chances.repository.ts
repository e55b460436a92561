/** Reads the lines of seats that somebody may have, judged by their own ranks, a page at a time. */
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import {
  chanceBands,
  type ChanceBand,
  type ChanceKind,
  type ChanceSort,
  type CounsellingId,
  type NoCall,
  type RankOrder,
  type RankUnit,
} from '@disha/contract/chances.words';
import type { Db } from '../../db/connect.ts';
import { Keyset, type KeyColumn, type Page } from '../../db/keyset.ts';
import { cutoffLines, cutoffPools, type StoredCutoff } from './chances.tables.ts';

export interface Wanted {
  counselling: CounsellingId;
  list: string;
  unit: RankUnit;
  categories: readonly string[];
  pwd: boolean;
  female: boolean;
  abroad: boolean;
  state: string | undefined;
  /** The orders in which the lines of these categories are counted. */
  orders: readonly RankOrder[];
  /** The places in the orders; a line of an order without one has no call. */
  values: Readonly<Partial<Record<RankOrder, number>>>;
  /** Where each band begins, in half-widths. */
  begins: Readonly<Record<Exclude<ChanceBand, 'out'>, number>>;
  instituteState: string | undefined;
  kind: ChanceKind | undefined;
  /** Any of these; undefined for every course. */
  courses: readonly string[] | undefined;
  words: readonly string[];
  band: ChanceBand | undefined;
  sortBy: ChanceSort;
  cursor: string | undefined;
  limit: number;
}

export interface FoundLine {
  id: string;
  institute: string;
  programme: string;
  college_id: string | null;
  course_id: string | null;
  list: string;
  rank_order: RankOrder;
  quota: string;
  category: string;
  gender: 'neutral' | 'female' | 'male';
  pwd: boolean;
  history: StoredCutoff[];
  centre: number | null;
  half_width: number | null;
  no_call: NoCall | null;
  /** How many half-widths inside; null without a call. */
  widths: number | null;
  position: string[];
}

export type Counts = Record<ChanceBand | 'none', number>;

export interface CollegeLine extends Pick<FoundLine, 'id' | 'programme' | 'course_id' | 'list' | 'quota' | 'gender' | 'history'> {
  counselling: CounsellingId;
}

const byNumber = (column: SQL): KeyColumn => ({
  column,
  asText: sql`${column}::text`,
  fromText: (text) => sql`${text}::float8`,
  isGood: (text) => /^-?\d{1,20}(\.\d{1,30})?(e[+-]?\d{1,3})?$/.test(text),
});
const byText = (column: SQL): KeyColumn => ({
  column,
  asText: sql`${column}`,
  fromText: (text) => sql`${text}`,
  isGood: (text) => /^[\w-]{1,40}$/.test(text),
});
const inOrder = new Keyset('asc', byNumber(sql`sort_key`), byText(sql`id`));

/** Behind every line with a call, the nearest first. */
const withoutCall = 1000;
const unranked = 100_000;

export interface FoundPage extends Page<FoundLine> {
  counts: Counts;
  /** All that the counselling has; undefined while it is not loaded yet. */
  categories: readonly string[] | undefined;
}

export class ChancesRepository {
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  /**
   * One statement: the pools that are this student's; their lines counted by band, and the first of the page, each from the index alone
   * (twice is quicker than keeping them in between); then the page's own lines, by their primary key.
   */
  async page(wanted: Wanted): Promise<FoundPage> {
    const { counselling, begins, limit } = wanted;
    const { rows } = await this.db.execute<{ counts: Counts; lines: FoundLine[] | null; categories: string[] | null }>(sql`
      with mine as materialized (select array(select id from cutoff_pools where ${pooled(wanted)}) as pools),
      page as (${placed(wanted)}),
      shown as (select * from page where ${inOrder.after(wanted.cursor) ?? sql`true`} order by ${inOrder.order} limit ${limit + 1})
      select (select categories from cutoff_state where counselling = ${counselling}
          and exists (select from cutoff_pools where counselling = ${counselling})) as categories,
        (select json_build_object('likely', likely, 'possible', possible - likely, 'reach', reach - possible, 'out', judged - reach,
            'none', lines - judged)
          from (select count(*) filter (where widths >= ${begins.likely}) as likely,
            count(*) filter (where widths >= ${begins.possible}) as possible, count(*) filter (where widths >= ${begins.reach}) as reach,
            count(widths) as judged, count(*) as lines from (${judged(wanted)}) as line) as counted) as counts,
        (select json_agg(line) from (select id, ${inOrder.position} as position, ${widths(wanted)} as widths, institute_name as institute,
            programme_name as programme, list, rank_order, quota, category, gender, pwd, history, college_id, course_id, centre, half_width,
            ${noCall(wanted)} as no_call
          from shown join cutoff_lines using (id) order by ${inOrder.order}) as line) as lines`);
    const [found] = rows;
    const counts = found?.counts ?? { likely: 0, possible: 0, reach: 0, out: 0, none: 0 };
    return { ...inOrder.pageOf(found?.lines ?? [], limit), counts, categories: found?.categories ?? undefined };
  }

  /** What is open to everybody in a college, by programme. */
  async ofCollege(id: string, open: ReadonlyMap<CounsellingId, string>, limit: number): Promise<CollegeLine[]> {
    const pairs = [...open].map(([counselling, category]) =>
      and(eq(cutoffLines.counselling, counselling), eq(cutoffLines.category, category)),
    );
    const { rows } = await this.db.execute<CollegeLine & Record<string, unknown>>(sql`
      select cutoff_lines.id, cutoff_lines.counselling, list, quota, gender, history, course_id, subject.name as programme from cutoff_lines
      join cutoff_names subject on subject.counselling = cutoff_lines.counselling and what = 'programme' and at = programme
      where college_id = ${id} and not pwd and gender <> 'female' and scope in ('all', 'home', 'other') and (${or(...pairs) ?? sql`false`})
      order by name_place, cutoff_lines.id limit ${limit}`);
    return rows;
  }
}

/** Whose lines are shown at all. */
function pooled({ counselling, list, categories, pwd, female, abroad, state }: Wanted): SQL {
  const ofState = sql`home_states @> array[${state ?? ''}]`;
  const conditions = and(
    eq(cutoffPools.counselling, counselling),
    eq(cutoffPools.list, list),
    inArray(cutoffPools.category, [...categories]),
    inArray(cutoffPools.pwd, pwd ? [false, true] : [false]),
    inArray(cutoffPools.gender, female ? ['neutral', 'female', 'male'] : ['neutral', 'male']),
    abroad ? undefined : sql`scope <> 'abroad'`,
    state === undefined ? undefined : sql`case scope when 'home' then ${ofState} when 'other' then not ${ofState} else true end`,
  );
  return conditions ?? sql`true`;
}

/** The student's place in the order of a line, as a logarithm; null where it was not told. */
function own({ orders, values }: Wanted): SQL {
  const log = (order: RankOrder | undefined) => {
    const value = order === undefined ? undefined : values[order];
    return sql`${value === undefined ? null : Math.log(Math.max(value, 1e-9))}::float8`;
  };
  const others = orders.slice(1);
  if (others.length === 0) return log(orders[0]);
  const cases = others.map((order) => sql`when ${order} then ${log(order)}`);
  return sql`case rank_order ${sql.join(cases, sql` `)} else ${log(orders[0])} end`;
}

/** How many half-widths the student's rank lies inside; null where no call is made. */
function widths(wanted: Wanted): SQL {
  const inside = sql`(centre - ${own(wanted)}) / half_width`;
  return wanted.state === undefined ? sql`case when scope in ('home', 'other') then null else ${inside} end` : inside;
}

/** Which lines of the student's pools are left by what narrows them. */
function narrowed({ counselling, instituteState, kind, courses, words }: Wanted): SQL | undefined {
  return and(
    sql`pool = any ((select pools from mine)::int[])`,
    instituteState === undefined ? undefined : eq(cutoffLines.instituteState, instituteState),
    kind === undefined ? undefined : ofKind(kind),
    courses === undefined ? undefined : inArray(cutoffLines.courseId, [...courses, '']),
    ...words.map((word) => named(counselling, word)),
  );
}

/** "offset 0" keeps the planner from working out the widths anew wherever they are compared. */
const judged = (wanted: Wanted): SQL => sql`select id, last_closing, rank_order, nirf, name_place, ${widths(wanted)} as widths
  from cutoff_lines where ${narrowed(wanted)} offset 0`;

/** The lines of the asked band with their place in the asked order; how likely they are is worked out only where it matters to either. */
function placed(wanted: Wanted): SQL {
  const { band, begins, sortBy } = wanted;
  if (band === undefined && sortBy !== 'probability')
    return sql`select id, ${sortKey(wanted)} as sort_key from cutoff_lines where ${narrowed(wanted)}`;
  const bounds = [Infinity, begins.likely, begins.possible, begins.reach, -Infinity];
  const at = band === undefined ? undefined : chanceBands.indexOf(band);
  const isInside = at === undefined ? sql`true` : sql`widths < ${bounds[at]} and widths >= ${bounds[at + 1]}`;
  return sql`select id, ${sortKey(wanted)} as sort_key from (${judged(wanted)}) as line where ${isInside}`;
}

function sortKey(wanted: Wanted): SQL {
  const { unit, sortBy } = wanted;
  if (sortBy === 'closing') return unit === 'rank' ? sql`last_closing` : sql`-last_closing`;
  if (sortBy === 'nirf') return sql`coalesce(nirf, ${unranked})::float8`;
  if (sortBy === 'name') return sql`name_place::float8`;
  const place = own(wanted);
  const distance = unit === 'rank' ? sql`abs(ln(greatest(last_closing, 1)) - ${place})` : sql`abs(last_closing - exp(${place}))`;
  return sql`case when widths is null then ${withoutCall} + coalesce(${distance}, 10000) else -widths end`;
}

/** Why a line has no call. */
const noCall = (wanted: Wanted): SQL => sql`case when ${wanted.state === undefined} and scope in ('home', 'other') then 'state_missing'
  when scope = 'asked' then 'quota_unknown' when ${own(wanted)} is null then 'rank_missing' else no_call end`;

function ofKind(kind: ChanceKind): SQL {
  if (kind === 'government') return eq(cutoffLines.government, true);
  return kind === 'private' ? eq(cutoffLines.government, false) : eq(cutoffLines.kind, kind);
}

/** The word stands in the name of the institute or of the programme. */
function named(counselling: CounsellingId, word: string): SQL {
  const like = `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const among = (what: string) =>
    sql`(select at from cutoff_names where counselling = ${counselling} and what = ${what} and words like ${like})`;
  return sql`(institute in ${among('institute')} or programme in ${among('programme')})`;
}
