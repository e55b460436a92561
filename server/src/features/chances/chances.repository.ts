/** Reads the lines of seats that somebody may have, judged by their own ranks, a page at a time. */
import { createHash } from 'node:crypto';
import { and, eq, or, sql } from 'drizzle-orm';
import type { ChanceCounts } from '@disha/contract/chances';
import type { CounsellingId, NoCall } from '@disha/contract/chances.words';
import type { Db } from '../../db/connect.ts';
import type { Page } from '../../db/keyset.ts';
import { inOrder, narrowing, statementOf, toldBy, type Wanted } from './chances-page.repository.ts';
import { cutoffLines, type StoredCutoff } from './chances.tables.ts';

export interface FoundLine {
  position: string[];
  /** What stands in every answer it is in, as JSON. */
  seats: string;
  /** The student's place in its order, as a logarithm; null where it was not told. */
  own: number | null;
  centre: number | null;
  halfWidth: number | null;
  noCall: NoCall | null;
}

type FoundCall = [position: string[], own: number | null, centre: number | null, halfWidth: number | null, noCall: NoCall | null];

export interface CollegeLine {
  id: string;
  programme: string;
  course_id: string | null;
  list: string;
  quota: string;
  gender: 'neutral' | 'female' | 'male';
  history: StoredCutoff[];
  counselling: CounsellingId;
}

export interface FoundPage extends Page<FoundLine> {
  counts: ChanceCounts;
  /** All that the counselling has; undefined while it is not loaded yet. */
  categories: readonly string[] | undefined;
}

export interface ChancesDatabase {
  db: Db;
  /** Not so behind a pooler, which gives every transaction another connection. */
  keepsStatements: boolean;
}

export class ChancesRepository {
  private readonly db: Db;
  private readonly keepsStatements: boolean;
  /** First pages that nothing narrows are most of what is asked: put together once for each way of asking, some dozens. */
  private readonly kept = new Map<string, ReturnType<ChancesRepository['prepare']>>();

  constructor({ db, keepsStatements }: ChancesDatabase) {
    this.db = db;
    this.keepsStatements = keepsStatements;
  }

  async page(wanted: Wanted): Promise<FoundPage> {
    const [found] = await this.statement(wanted).execute(toldBy(wanted));
    const [likely = 0, possible = 0, reach = 0, judged = 0, lines = 0] = (found?.counts ?? []).map((count) => count ?? 0);
    const counts = { likely, possible: possible - likely, reach: reach - possible, out: judged - reach, none: lines - judged };
    const seats = found?.seats?.split('\n') ?? [];
    const rows = (found?.calls ?? []).map(([position, own, centre, halfWidth, noCall], at): FoundLine => ({
      position,
      seats: seats[at] ?? '',
      own,
      centre,
      halfWidth,
      noCall,
    }));
    return { ...inOrder.pageOf(rows, wanted.limit), counts, categories: found?.categories ?? undefined };
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

  private statement(wanted: Wanted) {
    if (wanted.cursor !== undefined || narrowing(wanted)) return this.prepare(wanted, '');
    const { unit, sortBy, orders, state, band } = wanted;
    const key = JSON.stringify([unit, sortBy, orders, state === undefined, band === undefined]);
    const kept = this.kept.get(key) ?? this.prepare(wanted, this.keepsStatements ? nameOf(key) : '');
    this.kept.set(key, kept);
    return kept;
  }

  /** With a name, each connection of the database plans it once. */
  private prepare(wanted: Wanted, name: string) {
    return this.db
      .select({
        categories: sql<string[] | null>`categories`,
        counts: sql<(number | null)[]>`counts`,
        seats: sql<string | null>`seats`,
        calls: sql<FoundCall[] | null>`calls`,
      })
      .from(sql`(${statementOf(wanted)}) as answer`)
      .prepare(name);
  }
}

/** Of a name PostgreSQL looks at the first 63 letters alone. */
const nameOf = (key: string) => `chances-${createHash('sha256').update(key).digest('base64url').slice(0, 16)}`;
