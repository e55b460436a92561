/**
 * The one statement of a page: the pools that are this student's; how many of their lines stand in each band; the first of the page,
 * from the index alone; then the page's own lines, by their primary key. What one student tells is a placeholder: whoever asks in the
 * same way asks by the same statement.
 */
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import {
  chanceBands,
  type ChanceBand,
  type ChanceKind,
  type ChanceSort,
  type CounsellingId,
  type RankOrder,
  type RankUnit,
} from '@disha/contract/chances.words';
import { states } from '@disha/contract/taxonomy';
import { Keyset, type KeyColumn } from '../../db/keyset.ts';
import { bandBegins } from './band-begins.ts';
import { cutoffLines } from './chances.tables.ts';

export interface Wanted {
  counselling: CounsellingId;
  list: string;
  unit: RankUnit;
  /** The category everybody competes in. */
  open: string;
  categories: readonly string[];
  pwd: boolean;
  female: boolean;
  abroad: boolean;
  state: string | undefined;
  /** The orders in which the lines of these categories are counted. */
  orders: readonly RankOrder[];
  /** The places in the orders; a line of an order without one has no call. */
  values: Readonly<Partial<Record<RankOrder, number>>>;
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
export const inOrder = new Keyset('asc', byNumber(sql`sort_key`), byText(sql`id`));

/** Behind every line with a call, the nearest first. */
const withoutCall = 1000;
const unranked = 100_000;
/** Behind every state. */
const nowhere = 1000;

const told = (name: keyof ReturnType<typeof toldBy>, type: string): SQL => sql`${sql.placeholder(name)}::${sql.raw(type)}`;

export function toldBy({ counselling, list, open, categories, pwd, female, abroad, state, values, band, limit }: Wanted) {
  const log = (value: number | undefined) => (value === undefined ? null : Math.log(Math.max(value, 1e-9)));
  const bounds = [Infinity, bandBegins.likely, bandBegins.possible, bandBegins.reach, -Infinity];
  const at = band === undefined ? 0 : chanceBands.indexOf(band);
  return {
    counselling,
    list,
    open,
    categories: [...categories],
    disabled: pwd ? [false, true] : [false],
    genders: female ? ['neutral', 'female', 'male'] : ['neutral', 'male'],
    hidden: abroad ? [] : ['abroad'],
    state: state ?? null,
    // One's own first, then by name.
    states: [...new Set([...(state === undefined ? [] : [state]), ...states])],
    common: log(values.common),
    category: log(values.category),
    pwd: log(values.pwd),
    category_pwd: log(values.category_pwd),
    below: bounds[at],
    from: bounds[at + 1],
    limit: limit + 1,
  };
}

/** Lines that are judged by the same place, or all of them not. */
interface Part {
  order: RankOrder | undefined;
  isJudged: boolean;
}

const partsOf = ({ orders, state }: Wanted): Part[] =>
  orders.flatMap((order) => (state === undefined ? [true, false] : [true]).map((isJudged) => ({ order, isJudged })));

/** The student's place in an order, as a logarithm; null where it was not told. */
const placeIn = (order: RankOrder | undefined): SQL => (order === undefined ? sql`null::float8` : told(order, 'float8'));

/** Which pools make up a part: whoever does not say where Class 12 was passed is told nothing of seats for which it matters. */
function belongs(wanted: Wanted, { order, isJudged }: Part): SQL {
  const isOpen = order === 'common' || order === 'pwd';
  const isPwd = order === 'pwd' || order === 'category_pwd';
  const ofOrder = wanted.orders.length === 1 ? undefined : sql`(category = ${told('open', 'text')}) = ${isOpen} and pwd = ${isPwd}`;
  const ofState = wanted.state === undefined ? sql`(scope in ('home', 'other')) <> ${isJudged}` : undefined;
  return and(ofOrder, ofState) ?? sql`true`;
}

/** The pools whose lines are shown at all, each with its part and the place by which it is judged. */
function mine(wanted: Wanted, parts: readonly Part[]): SQL {
  const choose = (what: (part: Part, at: number) => SQL) =>
    sql`case ${sql.join(
      parts.map((part, at) => sql`when ${belongs(wanted, part)} then ${what(part, at)}`),
      sql` `,
    )} end`;
  const ofState = sql`${told('state', 'text')} = any (home_states)`;
  const scoped =
    wanted.state === undefined ? sql`true` : sql`case scope when 'home' then ${ofState} when 'other' then not ${ofState} else true end`;
  return sql`select id as pool, ${choose((_part, at) => sql`${sql.raw(String(at))}`)} as part,
      ${choose(({ order, isJudged }) => (isJudged ? placeIn(order) : sql`null`))} as own, lines, judged, likely, possible, reach
    from cutoff_pools where counselling = ${told('counselling', 'text')} and list = ${told('list', 'text')}
      and category = any (${told('categories', 'text[]')}) and pwd = any (${told('disabled', 'bool[]')})
      and gender = any (${told('genders', 'text[]')}) and scope <> all (${told('hidden', 'text[]')}) and ${scoped}`;
}

/** What narrows the lines of the student's pools. */
export const narrowing = ({ counselling, instituteState, kind, courses, words }: Wanted): SQL | undefined =>
  and(
    instituteState === undefined ? undefined : eq(cutoffLines.instituteState, instituteState),
    kind === undefined ? undefined : ofKind(kind),
    courses === undefined ? undefined : inArray(cutoffLines.courseId, [...courses, '']),
    ...words.map((word) => named(counselling, word)),
  );

const ofPools = (narrowed: SQL | undefined, part?: number): SQL =>
  sql`pool = any (array(select pool from mine ${part === undefined ? sql`` : sql`where part = ${sql.raw(String(part))}`}))
    and ${narrowed ?? sql`true`}`;

/** By band: of whole pools from their sorted edges, of what is left of them line by line. */
function counted(parts: readonly Part[], narrowed: SQL | undefined): SQL {
  if (!narrowed)
    return sql`select sum(lines) as lines, sum(judged) filter (where own is not null) as judged, sum(width_bucket(-own, likely)) as likely,
      sum(width_bucket(-own, possible)) as possible, sum(width_bucket(-own, reach)) as reach from mine`;
  const within = ({ order }: Part, begin: number) =>
    sql`count(*) filter (where ${placeIn(order)} <= centre - ${begin}::float8 * half_width)`;
  const ofPart = (part: Part, at: number) => sql`select count(*) as lines,
      ${part.isJudged ? sql`count(centre + ${placeIn(part.order)})` : sql`0`} as judged,
      ${part.isJudged ? within(part, bandBegins.likely) : sql`0`} as likely,
      ${part.isJudged ? within(part, bandBegins.possible) : sql`0`} as possible,
      ${part.isJudged ? within(part, bandBegins.reach) : sql`0`} as reach
    from cutoff_lines where ${ofPools(narrowed, at)}`;
  return sql`select sum(lines) as lines, sum(judged) as judged, sum(likely) as likely, sum(possible) as possible, sum(reach) as reach
    from (${sql.join(parts.map(ofPart), sql` union all `)}) as part`;
}

/** The lines of the asked band with their place in the asked order; how likely they are is worked out only where it matters to either. */
function placed(wanted: Wanted, parts: readonly Part[], narrowed: SQL | undefined): SQL {
  const { band, sortBy } = wanted;
  if (band === undefined && sortBy !== 'probability')
    return sql`select id, ${sortKey(wanted)} as sort_key from cutoff_lines where ${ofPools(narrowed)}`;
  const ofPart = (part: Part, at: number) => {
    if (band !== undefined && !part.isJudged) return [];
    const own = placeIn(part.order);
    const edge = (name: 'from' | 'below') => sql`centre - ${told(name, 'float8')} * half_width`;
    const inBand = sql`${own} <= ${edge('from')} and ${own} > ${edge('below')}`;
    return sql`select id, ${sortKey(wanted, part)} as sort_key from cutoff_lines
      where ${ofPools(narrowed, at)} and ${band === undefined ? sql`true` : inBand}`;
  };
  return sql.join(parts.flatMap(ofPart), sql` union all `);
}

function sortKey({ unit, sortBy }: Wanted, part?: Part): SQL {
  if (sortBy === 'closing') return unit === 'rank' ? sql`last_closing` : sql`-last_closing`;
  if (sortBy === 'nirf') return sql`coalesce(nirf, ${sql.raw(String(unranked))})::float8`;
  if (sortBy === 'name') return sql`name_place::float8`;
  if (sortBy === 'place') {
    const state = sql`coalesce(array_position(${told('states', 'text[]')}, institute_state), ${sql.raw(String(nowhere))})`;
    return sql`${state} * 1e6::float8 + name_place`;
  }
  const place = placeIn(part?.order);
  const distance = unit === 'rank' ? sql`abs(ln(greatest(last_closing, 1)) - ${place})` : sql`abs(last_closing - exp(${place}))`;
  const uncalled = sql`${sql.raw(String(withoutCall))} + coalesce(${distance}, 10000)`;
  return part?.isJudged === true ? sql`coalesce(-((centre - ${place}) / half_width), ${uncalled})` : uncalled;
}

/** The place in the order of a line that has been found. */
function ownPlace({ orders }: Wanted): SQL {
  const [first, ...others] = orders;
  if (others.length === 0) return placeIn(first);
  const cases = others.map((order) => sql`when ${sql.raw(`'${order}'`)} then ${placeIn(order)}`);
  return sql`case rank_order ${sql.join(cases, sql` `)} else ${placeIn(first)} end`;
}

/** Why a line has no call. */
const noCall = (wanted: Wanted): SQL => sql`case when ${wanted.state === undefined} and scope in ('home', 'other') then 'state_missing'
  when scope = 'asked' then 'quota_unknown' when ${ownPlace(wanted)} is null then 'rank_missing' else no_call end`;

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

/** What is written of each line leaves as it stands, a line of text each; what is one student's beside it. */
export function statementOf(wanted: Wanted): SQL {
  const parts = partsOf(wanted);
  const narrowed = narrowing(wanted);
  const counselling = told('counselling', 'text');
  return sql`with mine as materialized (${mine(wanted, parts)}),
    counted as (${counted(parts, narrowed)}),
    page as (select * from (${placed(wanted, parts, narrowed)}) as placed where ${inOrder.after(wanted.cursor) ?? sql`true`}
      order by ${inOrder.order} limit ${told('limit', 'int')}),
    line as (select sort_key, id, shown, ${ownPlace(wanted)} as own, centre, half_width, ${noCall(wanted)} as no_call
      from page join cutoff_lines using (id))
    select seats, calls, (select json_build_array(likely, possible, reach, judged, lines) from counted) as counts,
      (select categories from cutoff_state where counselling = ${counselling}
        and exists (select from cutoff_pools where counselling = ${counselling} and list = ${told('list', 'text')})
        and not exists (select from mine where lines = 0)) as categories
    from (select string_agg(shown, chr(10) order by ${inOrder.order}) as seats,
      json_agg(json_build_array(${inOrder.position}, own, centre, half_width, no_call) order by ${inOrder.order}) as calls
      from line) as found`;
}
