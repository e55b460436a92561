/**
 * A table too large to be read whole, page by page: the next page begins behind the last row of the one before, by the
 * columns of an index. An offset would read everything before it each time, and show a row twice when one is added meanwhile.
 */
import { say } from '@disha/contract/say';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { invalidAt } from '../http/errors.ts';

/** A column of the order. Its values travel as text in the cursor, and the client that sends one may have written anything into it. */
interface KeyColumn {
  column: SQLWrapper;
  asText: SQL;
  fromText(text: string): SQL;
  isGood(text: string): boolean;
}

const toTheMillisecond = 'yyyy-mm-ddThh:mm:ss.mmm'.length;

/** Exact to the microsecond, which a Date of JavaScript is not. */
export function byMoment(column: SQLWrapper): KeyColumn {
  return {
    column,
    asText: sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    fromText: (text) => sql`${text}::timestamptz`,
    isGood(text) {
      const time = /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(text) ? Date.parse(text) : NaN;
      // The 31st of February is a date to JavaScript, another one.
      return !Number.isNaN(time) && new Date(time).toISOString().slice(0, toTheMillisecond) === text.slice(0, toTheMillisecond);
    },
  };
}

export function byUuid(column: SQLWrapper): KeyColumn {
  return {
    column,
    asText: sql`${column}::text`,
    fromText: (text) => sql`${text}::uuid`,
    isGood: (text) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text),
  };
}

const badCursor = () => invalidAt('cursor', say('cursor.foreign'));

export const cursorOf = (position: readonly string[]): string => Buffer.from(JSON.stringify(position)).toString('base64url');

/** Where a cursor says that the last page ended; `isGood` tells, for each of its texts, what we might have written ourselves. */
export function positionIn(cursor: string, isGood: readonly ((text: string) => boolean)[]): string[] {
  let position: unknown;
  try {
    position = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    throw badCursor();
  }
  const isOurs =
    Array.isArray(position) &&
    position.length === isGood.length &&
    isGood.every((isGoodHere, index) => typeof position[index] === 'string' && isGoodHere(position[index])) &&
    cursorOf(position as string[]) === cursor;
  if (!isOurs) throw badCursor();
  return position as string[];
}

export interface Page<Row> {
  rows: Row[];
  nextCursor: string | null;
}

/** An order in which no two rows are equal, and the way from one page to the next in it. */
export class Keyset {
  private readonly direction: 'asc' | 'desc';
  private readonly key: readonly KeyColumn[];

  constructor(direction: 'asc' | 'desc', ...key: KeyColumn[]) {
    this.direction = direction;
    this.key = key;
  }

  /** Where a row stands: select it with each, as `position`. */
  get position(): SQL<string[]> {
    return sql`array[${sql.join(
      this.key.map(({ asText }) => asText),
      sql`, `,
    )}]::text[]`;
  }

  get order(): SQL {
    return sql.join(
      this.key.map(({ column }) => sql`${column} ${sql.raw(this.direction)}`),
      sql`, `,
    );
  }

  /** What comes behind a cursor; undefined without one, so that it can stand in `and(...)`. */
  after(cursor: string | undefined): SQL | undefined {
    if (cursor === undefined) return undefined;
    const position = positionIn(
      cursor,
      this.key.map((column) => (text) => column.isGood(text)),
    );
    const columns = this.key.map(({ column }) => sql`${column}`);
    const values = this.key.map(({ fromText }, index) => fromText(position[index] ?? ''));
    // As one comparison of rows: taken apart with "or", the index could not be entered at the right place.
    return sql`(${sql.join(columns, sql`, `)}) ${sql.raw(this.direction === 'asc' ? '>' : '<')} (${sql.join(values, sql`, `)})`;
  }

  /** From one row more than the page has: it only tells that there is another page. */
  pageOf<Row extends { position: string[] }>(rows: readonly Row[], limit: number): Page<Row> {
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return { rows: shown, nextCursor: rows.length > limit && last ? cursorOf(last.position) : null };
  }
}
