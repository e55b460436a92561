/** Reads the lines of seats that somebody may have, judged by their own ranks, a page at a time. */
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { ChanceBand, ChanceKind, ChanceSort, CounsellingId, NoCall, RankOrder, RankUnit } from '@disha/contract/chances.words';
import type { Db } from '../../db/connect.ts';
import { Keyset, type KeyColumn, type Page } from '../../db/keyset.ts';
import { cutoffLines, type StoredCutoff } from './chances.tables.ts';

export interface Wanted {
  counselling: CounsellingId;
  list: string;
  unit: RankUnit;
  categories: readonly string[];
  pwd: boolean;
  female: boolean;
  abroad: boolean;
  state: string | undefined;
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
  band: ChanceBand | null;
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
const inOrder = new Keyset('asc', byNumber(sql`sort_key`), byText(sql`mine.id`));

/** Behind every line with a call, the nearest first. */
const withoutCall = 1000;
const unranked = 100_000;

export class ChancesRepository {
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  async page(wanted: Wanted): Promise<Page<FoundLine> & { counts: Counts }> {
    const band = wanted.band === undefined ? sql`true` : sql`band = ${wanted.band}`;
    // One pass over the lines that are this student's: counted by band, and the first of the page.
    const { rows } = await this.db.execute<{ counts: Partial<Counts> | null; lines: FoundLine[] | null }>(sql`
      with mine as materialized (${this.judged(wanted)}),
      page as (select mine.*, ${inOrder.position} as position from mine
        where ${band} and ${inOrder.after(wanted.cursor) ?? sql`true`} order by ${inOrder.order} limit ${wanted.limit + 1})
      select (select jsonb_object_agg(coalesce(band, 'none'), lines)
          from (select band, count(*) as lines from mine group by band) as counted) as counts,
        (select jsonb_agg(shown order by sort_key, id) from (
          select page.id, page.sort_key, page.position, page.band, page.no_call, line.list, line.rank_order, line.quota, line.category,
            line.gender, line.pwd, line.history, line.college_id, line.course_id,
            case when page.no_call is null then line.centre end as centre, line.half_width,
            place.name as institute, subject.name as programme
          from page join cutoff_lines line on line.id = page.id
          join cutoff_names place on place.counselling = line.counselling and place.what = 'institute' and place.at = line.institute
          join cutoff_names subject on subject.counselling = line.counselling and subject.what = 'programme' and subject.at = line.programme
        ) as shown) as lines`);
    const [found] = rows;
    const counts = { likely: 0, possible: 0, reach: 0, out: 0, none: 0, ...found?.counts };
    return { ...inOrder.pageOf(found?.lines ?? [], wanted.limit), counts };
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

  /** Each line with its band, or with why it has none, and with its place in the order that is asked for. */
  private judged(wanted: Wanted): SQL {
    const { unit, values, state, begins } = wanted;
    const log = (order: RankOrder) => {
      const value = values[order];
      return sql`${value === undefined ? null : Math.log(Math.max(value, 1e-9))}::float8`;
    };
    const own = sql`case rank_order when 'common' then ${log('common')} when 'category' then ${log('category')}
      when 'pwd' then ${log('pwd')} else ${log('category_pwd')} end`;
    const noCall = sql`case when ${state === undefined} and scope in ('home', 'other') then 'state_missing'
      when scope = 'asked' then 'quota_unknown' when ${own} is null then 'rank_missing' else no_call end`;
    const band = sql`case when no_call is not null then null when widths >= ${begins.likely} then 'likely'
      when widths >= ${begins.possible} then 'possible' when widths >= ${begins.reach} then 'reach' else 'out' end`;
    const distance = unit === 'rank' ? sql`abs(ln(greatest(last_closing, 1)) - own)` : sql`abs(last_closing - exp(own))`;
    const keys: Record<ChanceSort, SQL> = {
      probability: sql`case when no_call is null then -widths else ${withoutCall} + coalesce(${distance}, 10000) end`,
      closing: unit === 'rank' ? sql`last_closing` : sql`-last_closing`,
      nirf: sql`coalesce(nirf, ${unranked})::float8`,
      name: sql`name_place::float8`,
    };
    return sql`select id, no_call, ${band} as band, ${keys[wanted.sortBy]} as sort_key from (
      select id, last_closing, nirf, name_place, ${own} as own, ${noCall} as no_call, (centre - ${own}) / half_width as widths
      from cutoff_lines where ${this.shown(wanted)}) as line`;
  }

  /** Which lines are shown at all. */
  private shown(wanted: Wanted): SQL {
    const { counselling, list, categories, pwd, female, abroad, state, instituteState, kind, courses, words } = wanted;
    const states = sql`home_states @> array[${state ?? ''}]`;
    const conditions = and(
      eq(cutoffLines.counselling, counselling),
      eq(cutoffLines.list, list),
      inArray(cutoffLines.category, [...categories]),
      inArray(cutoffLines.pwd, pwd ? [false, true] : [false]),
      inArray(cutoffLines.gender, female ? ['neutral', 'female', 'male'] : ['neutral', 'male']),
      abroad ? undefined : sql`scope <> 'abroad'`,
      state === undefined ? undefined : sql`case scope when 'home' then ${states} when 'other' then not ${states} else true end`,
      instituteState === undefined ? undefined : eq(cutoffLines.instituteState, instituteState),
      kind === undefined ? undefined : ofKind(kind),
      courses === undefined ? undefined : inArray(cutoffLines.courseId, [...courses, '']),
      ...words.map((word) => named(counselling, word)),
    );
    return conditions ?? sql`true`;
  }
}

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
