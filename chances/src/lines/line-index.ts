/**
 * The numbers by which the lines of a counselling are found, judged and sorted: some fifty bytes a line, not nine hundred. A query
 * reads them and finds which lines to load, how many each band has and where the next page begins.
 */
import type { ChanceCounts } from '@disha/contract/chances';
import { chanceBands, noCallReasons, type NoCall, type RankOrder, type SeatCondition } from '@disha/contract/chances.words';
import { orderOf, type CounsellingTables } from '../counsellings.ts';
import { bandBegins } from './band-begins.ts';
import { FirstFew } from './first-few.ts';
import type { IndexedLines, Pool } from './indexed-lines.ts';
import { idLength } from '../seats-text.ts';
import { narrowing } from './narrowing.ts';
import { sortKeys } from './sort-keys.ts';
import type { WantedLines } from './wanted.ts';

export interface JudgedLine {
  id: string;
  /** The student's place in its order, as a logarithm; null if it is unknown. */
  own: number | null;
  centre: number | null;
  halfWidth: number | null;
  noCall: NoCall | null;
  /** Whether its quota's seats cost far more. */
  paid: boolean;
  /** What its quota asks of a candidate beside a rank. */
  condition: SeatCondition | null;
}

interface CalledLine {
  id: string;
  own: number;
  centre: number;
  halfWidth: number;
  category: string;
  /** Its programme's name, as a search reads it. */
  programme: string;
}

/** What became of lines that were asked for by id: which have a new id, and which are gone. */
export interface KeptLines {
  became?: Record<string, string>;
  gone?: string[];
}

interface JudgedPage extends KeptLines {
  /** The numbers of the lines. Each judgement is computed when it is written, so that none is held until then. */
  lines: number[];
  /** Their ids, separated by spaces. */
  ids: string;
  counts: ChanceCounts;
  nextCursor: string | null;
}

/** Writes and reads the place where a page ends. `isGood` checks for each of its texts whether we could have written it. */
export interface Cursors {
  write: (position: readonly string[]) => string;
  read: (cursor: string, isGood: readonly ((text: string) => boolean)[]) => readonly string[];
}

/** Lines without a call are counted after the bands. */
const none = chanceBands.length;
const conditional = none + 1;

const isNumber = (text: string) => /^-?\d{1,20}(\.\d{1,30})?(e[+-]?\d{1,3})?$/.test(text);
const isId = (text: string) => /^[\w-]{1,40}$/.test(text);

/** Whether the lines of a pool are shown to this student at all. */
const isShown = ({ pwd, female, abroad, paid, state }: WantedLines, pool: Pool): boolean => {
  if ((pool.pwd && !pwd) || (pool.gender === 'female' && !female)) return false;
  // A student who asks for seats for candidates from abroad accepts their cost.
  if (pool.scope === 'abroad' ? !abroad : pool.paid && !paid) return false;
  if (state === undefined) return true;
  if (pool.scope === 'home') return pool.homeStates.includes(state);
  return pool.scope !== 'other' || !pool.homeStates.includes(state);
};

/** If a quota asks for something that this student has not said, its seats are counted and not shown. */
const isAsking = ({ conditions }: WantedLines, { condition }: Pool) => condition !== null && !conditions.includes(condition);

/** A student who does not say where Class 12 was passed gets no call for seats that depend on it. */
const isSilent = ({ state }: WantedLines, { scope }: Pool) => state === undefined && (scope === 'home' || scope === 'other');

/** Why a line gets no call, whatever its numbers are. */
function whyNone(wanted: WantedLines, pool: Pool, own: number | null): NoCall | undefined {
  if (isSilent(wanted, pool)) return 'state_missing';
  if (pool.scope === 'asked') return 'quota_unknown';
  return own === null ? 'rank_missing' : undefined;
}
const orNull = (value: number) => (Number.isNaN(value) ? null : value);

/** The student's places in the orders, as logarithms. */
type PlacesByOrder = Record<RankOrder, number | undefined>;
const logOf = (value: number | undefined) => (value === undefined ? undefined : Math.log(Math.max(value, 1e-9)));
const placesOf = ({ values: { common, category, pwd, category_pwd: categoryPwd } }: WantedLines): PlacesByOrder => {
  return { common: logOf(common), category: logOf(category), pwd: logOf(pwd), category_pwd: logOf(categoryPwd) };
};

/** A pool, and where its lines begin and end. */
interface FilledPool {
  pool: Pool;
  order: RankOrder;
  begin: number;
  end: number;
}

export class LineIndex {
  readonly checksum: string;
  readonly categories: readonly string[];
  private readonly cursors: Cursors;
  private readonly lines: IndexedLines;
  private readonly filled = new Map<number, FilledPool>();
  /** The pools of a list, by category. */
  private readonly pools = new Map<string, Map<string, FilledPool[]>>();
  private readonly byId: Int32Array;

  constructor(counselling: CounsellingTables, lines: IndexedLines, cursors: Cursors) {
    this.cursors = cursors;
    this.lines = lines;
    this.checksum = lines.checksum;
    this.categories = lines.categories;
    this.byId = new Int32Array(lines.idPlace.length);
    for (const [at, place] of lines.idPlace.entries()) this.byId[place] = at;
    for (const pool of lines.pools) {
      const filled = { pool, order: orderOf(counselling, pool), begin: 0, end: 0 };
      this.filled.set(pool.id, filled);
      const ofList = this.pools.get(pool.list) ?? new Map<string, FilledPool[]>();
      this.pools.set(pool.list, ofList.set(pool.category, [...(ofList.get(pool.category) ?? []), filled]));
    }
    for (const [at, id] of lines.pool.entries()) {
      const filled = this.poolOf(id);
      if (filled.end === 0) filled.begin = at;
      filled.end = at + 1;
    }
  }

  /** The present id of a line. A line that was joined with another, or moved, is found by its old id. Undefined if it is gone. */
  nowOf(id: string): string | undefined {
    return [this.lines.aliases.get(id), id].find((each) => each !== undefined && this.numberOf(each) !== undefined);
  }

  /** What has become of the lines that somebody saved; nothing if none were named. */
  private known({ ids }: WantedLines): KeptLines {
    if (!ids) return {};
    const asked = [...ids].map((id) => [id, this.nowOf(id)] as const);
    return {
      became: Object.fromEntries(asked.filter((pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== pair[0])),
      gone: asked.flatMap(([id, now]) => (now === undefined ? [id] : [])),
    };
  }

  page(wanted: WantedLines): JudgedPage {
    const { centre, halfWidth, idPlace } = this.lines;
    const places = placesOf(wanted);
    const passes = narrowing(wanted, this.lines);
    const sortKey = sortKeys(wanted, this.lines);
    const isBehind = this.behind(wanted.cursor);
    const inBand = wanted.band === undefined ? -1 : chanceBands.indexOf(wanted.band);
    const { likely, possible, reach } = bandBegins;
    const found = new FirstFew(wanted.limit + 1);
    const counted = [0, 0, 0, 0, 0, 0];
    const ids = wanted.ids && new Set([...wanted.ids].map((id) => this.nowOf(id)));
    for (const { pool, order, begin, end } of this.shownTo(wanted)) {
      const candidatePlace = places[order] ?? NaN;
      const own = isSilent(wanted, pool) ? NaN : candidatePlace;
      const asking = isAsking(wanted, pool);
      // This is a plain loop: an iterator for each of thousands of lines would take most of the time.
      for (let at = begin; at < end; at += 1) {
        if (passes && !passes(at)) continue;
        if (ids && !ids.has(this.idAt(at))) continue;
        if (asking) {
          (counted[conditional] as number) += 1;
          continue;
        }
        const middle = centre[at] as number;
        const half = halfWidth[at] as number;
        let band: number = none;
        if (own <= middle - likely * half) band = 0;
        else if (own <= middle - possible * half) band = 1;
        else if (own <= middle - reach * half) band = 2;
        else if (!Number.isNaN(own) && !Number.isNaN(middle)) band = 3;
        (counted[band] as number) += 1;
        if (inBand >= 0 && band !== inBand) continue;
        const key = sortKey(at, candidatePlace, own);
        const place = idPlace[at] as number;
        if (!isBehind || isBehind(key, place)) found.add(key, place);
      }
    }
    return this.pageOf(wanted, found, counted);
  }

  /** One line as this student sees it; undefined if it is not shown to them. */
  line(wanted: WantedLines, id: string): JudgedLine | undefined {
    const at = this.numberOf(id);
    if (at === undefined) return undefined;
    const { pool } = this.poolOf(this.lines.pool[at] as number);
    const isTheirs =
      pool.list === wanted.list && wanted.categories.includes(pool.category) && isShown(wanted, pool) && !isAsking(wanted, pool);
    return isTheirs ? this.judge(wanted)(at) : undefined;
  }

  /** The lines that pass the student's filters and have a call, with what identifies their family. */
  *called(wanted: WantedLines): Generator<CalledLine> {
    const { centre, halfWidth, programme, programmes } = this.lines;
    const places = placesOf(wanted);
    const passes = narrowing(wanted, this.lines);
    for (const { pool, order, begin, end } of this.shownTo(wanted)) {
      const own = isSilent(wanted, pool) ? NaN : (places[order] ?? NaN);
      if (pool.scope === 'asked' || isAsking(wanted, pool) || Number.isNaN(own)) continue;
      for (let at = begin; at < end; at += 1) {
        if (Number.isNaN(centre[at] as number) || (passes && !passes(at))) continue;
        yield {
          id: this.idAt(at),
          own,
          centre: centre[at] as number,
          halfWidth: halfWidth[at] as number,
          category: pool.category,
          programme: programmes[programme[at] as number]?.words ?? '',
        };
      }
    }
  }

  /** The position of a line; undefined if no line has this id. */
  numberOf(id: string): number | undefined {
    const place = this.placeOf((other) => other < id);
    const at = this.byId[place];
    return at !== undefined && this.idAt(at) === id ? at : undefined;
  }

  /** How many ids satisfy the predicate; these come first. */
  private placeOf(isFirst: (id: string) => boolean): number {
    let [low, high] = [0, this.byId.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isFirst(this.idAt(this.byId[middle] as number))) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private shownTo(wanted: WantedLines): FilledPool[] {
    const ofList = this.pools.get(wanted.list);
    return [...new Set(wanted.categories)].flatMap((category) => ofList?.get(category)?.filter(({ pool }) => isShown(wanted, pool)) ?? []);
  }

  private pageOf(wanted: WantedLines, found: FirstFew, counted: readonly number[]): JudgedPage {
    const [likely = 0, possible = 0, reach = 0, out = 0, uncalled = 0, asking = 0] = counted;
    const { keys, places } = found.inOrder();
    const hasMore = places.length > wanted.limit;
    if (hasMore) places.pop();
    const lines = places.map((place) => this.byId[place] as number);
    const last = lines.at(-1);
    return {
      lines,
      ids: lines.map((at) => this.idAt(at)).join(' '),
      counts: { likely, possible, reach, out, none: uncalled, conditional: asking },
      ...this.known(wanted),
      nextCursor: hasMore && last !== undefined ? this.cursors.write([String(keys[lines.length - 1]), this.idAt(last)]) : null,
    };
  }

  /** Judges a line for this student. */
  judge(wanted: WantedLines): (at: number) => JudgedLine {
    const { centre, halfWidth, noCall, pool: poolAt } = this.lines;
    const places = placesOf(wanted);
    return (at) => {
      const { pool, order } = this.poolOf(poolAt[at] as number);
      const own = places[order] ?? null;
      return {
        id: this.idAt(at),
        own,
        centre: orNull(centre[at] as number),
        halfWidth: orNull(halfWidth[at] as number),
        noCall: whyNone(wanted, pool, own) ?? noCallReasons[(noCall[at] as number) - 1] ?? null,
        paid: pool.paid,
        condition: pool.condition,
      };
    };
  }

  private poolOf(id: number): FilledPool {
    const filled = this.filled.get(id);
    if (!filled) throw new Error(`a line of no pool: ${id}`);
    return filled;
  }

  private idAt(at: number): string {
    return this.lines.ids.slice(at * idLength, (at + 1) * idLength);
  }

  /** Tells which lines come after the end of the last page, by its cursor. */
  private behind(cursor: string | undefined): ((key: number, place: number) => boolean) | undefined {
    if (cursor === undefined) return undefined;
    const [number = '', id = ''] = this.cursors.read(cursor, [isNumber, isId]);
    const lastKey = Number(number);
    // The line itself may be gone by now; then the next one is first.
    const low = this.placeOf((other) => other <= id);
    return (key, place) => key > lastKey || (key === lastKey && place >= low);
  }
}
