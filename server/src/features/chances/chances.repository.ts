/** Reads the lines of seats that somebody may have, judged by their own ranks, a page at a time. */
import { and, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import type { ChanceCounts } from '@disha/contract/chances';
import type { KnownLine } from '@disha/chances/lines/judged-list';
import type { JudgedLine, KeptLines, LineIndex } from '@disha/chances/lines/line-index';
import type { WantedLines } from '@disha/chances/lines/wanted';
import type { CounsellingId } from '@disha/contract/chances.words';
import { batchQueries } from '../../db/batch-queries.ts';
import type { Db } from '../../db/connect.ts';
import { cutoffAliases, cutoffLines, cutoffNames, cutoffState, type StoredCutoff } from './chances.tables.ts';
import { LineIndexes } from './line-index.repository.ts';

interface CollegeLine {
  id: string;
  programme: string;
  course_id: string | null;
  list: string;
  quota: string;
  gender: 'neutral' | 'female' | 'male';
  history: StoredCutoff[];
  counselling: CounsellingId;
}

/** The category everybody competes in, and the quotas that ask for more than a rank. */
interface OpenSeats {
  counselling: CounsellingId;
  category: string;
  asking: readonly string[];
}

export interface FoundPage extends KeptLines {
  lines: readonly number[];
  /** Of one of them, what is said to this student. */
  judge: (line: number) => JudgedLine;
  /** What stands of each in every answer it is in, as JSON, a line of text each. */
  seats: string;
  counts: ChanceCounts;
  nextCursor: string | null;
  /** All that the counselling has. */
  categories: readonly string[];
}

export interface ChancesDatabase {
  db: Db;
  /** Not so behind a pooler, which gives every transaction another connection. */
  keepsStatements: boolean;
}

/** The lines may be made anew while a page of them is being read; three times in a row they are not. */
const tries = 3;
/** Pages that one statement reads: they are written in one turn, which others wait for. */
const pagesAtOnce = 4;

export class ChancesRepository {
  private readonly db: Db;
  private readonly indexes: LineIndexes;
  private readonly lines: (asked: AskedLines) => Promise<ShownLines | undefined>;

  constructor({ db, keepsStatements }: ChancesDatabase) {
    this.db = db;
    this.indexes = new LineIndexes(db);
    this.lines = batchQueries(shownLines(db, keepsStatements ? 'chances-lines' : ''), pagesAtOnce);
  }

  /** Undefined while the counselling is not loaded. */
  async page(wanted: WantedLines): Promise<FoundPage | undefined> {
    let index = await this.indexes.of(wanted.built);
    for (let left = tries; index && left > 0; left -= 1) {
      const { ids, ...rest } = index.page(wanted);
      const found = await this.lines({ counselling: wanted.counselling, ids });
      if (found?.checksum === index.checksum)
        return { ...rest, judge: index.judge(wanted), seats: found.shown ?? '', categories: index.categories };
      index = await this.indexes.of(wanted.built, index);
    }
    return undefined;
  }

  /** One line of seats: what it leads to. An id of before is read as that of the line it became. */
  async lineOf(counselling: string, id: string): Promise<{ id: string; list: string; course?: string; college?: string } | undefined> {
    const now = this.db.select({ line: cutoffAliases.line }).from(cutoffAliases).where(eq(cutoffAliases.id, id));
    const [row] = await this.db
      .select({ id: cutoffLines.id, list: cutoffLines.list, course: cutoffLines.courseId, college: cutoffLines.collegeId })
      .from(cutoffLines)
      .where(and(eq(cutoffLines.counselling, counselling), eq(cutoffLines.id, sql`coalesce(${now}, ${id})`)))
      .limit(1);
    if (!row) return undefined;
    const { course, college, ...line } = row;
    return { ...line, ...(course === null ? {} : { course }), ...(college === null ? {} : { college }) };
  }

  /** The index of a counselling as its lines are now, also where another process has loaded others; undefined while it is not loaded. */
  async index(counselling: WantedLines['built']): Promise<LineIndex | undefined> {
    const index = await this.indexes.of(counselling);
    const [now] = await this.db
      .select({ checksum: cutoffState.checksum })
      .from(cutoffState)
      .where(eq(cutoffState.counselling, counselling.id));
    return index && now?.checksum !== index.checksum ? this.indexes.of(counselling, index) : index;
  }

  /** Those of the lines that are known, of whatever counselling, by the id that was asked for: an old one is read as the new one. */
  async byId(asked: readonly string[]): Promise<Map<string, KnownLine>> {
    const aliases = await this.db
      .select({ id: cutoffAliases.id, line: cutoffAliases.line })
      .from(cutoffAliases)
      .where(inArray(cutoffAliases.id, [...asked]));
    const ids = new Map([...asked.map((id) => [id, id] as const), ...aliases.map(({ id, line }) => [id, line] as const)]);
    const lines = new Map((await this.linesOf([...ids.values()])).map((line) => [line.id, line]));
    return new Map(
      [...ids].flatMap(([id, now]) => {
        const line = lines.get(now) ?? lines.get(id);
        return line ? [[id, line]] : [];
      }),
    );
  }

  private async linesOf(ids: readonly string[]): Promise<KnownLine[]> {
    const rows = await this.db
      .select({
        id: cutoffLines.id,
        counselling: cutoffLines.counselling,
        list: cutoffLines.list,
        category: cutoffLines.category,
        history: cutoffLines.history,
        programme: cutoffNames.name,
      })
      .from(cutoffLines)
      .innerJoin(
        cutoffNames,
        and(
          eq(cutoffNames.counselling, cutoffLines.counselling),
          eq(cutoffNames.what, 'programme'),
          eq(cutoffNames.at, cutoffLines.programme),
        ),
      )
      .where(inArray(cutoffLines.id, [...ids]));
    return rows.map(({ history, ...line }) => ({ ...line, closings: history.map(([, , , closing]) => closing) }));
  }

  /** What is open to every category in a college, by programme; seats for women alone too, each with whose it is. */
  async ofCollege(id: string, open: readonly OpenSeats[], limit: number): Promise<CollegeLine[]> {
    const pairs = open.map(({ counselling, category, asking }) =>
      and(eq(cutoffLines.counselling, counselling), eq(cutoffLines.category, category), notInArray(cutoffLines.quota, [...asking])),
    );
    const { rows } = await this.db.execute<CollegeLine & Record<string, unknown>>(sql`
      select cutoff_lines.id, cutoff_lines.counselling, list, quota, gender, history, course_id, subject.name as programme from cutoff_lines
      join cutoff_names subject on subject.counselling = cutoff_lines.counselling and what = 'programme' and at = programme
      where college_id = ${id} and not pwd and scope <> 'abroad' and (${or(...pairs) ?? sql`false`})
      order by name_place, cutoff_lines.id limit ${limit}`);
    return rows;
  }
}

interface AskedLines {
  counselling: CounsellingId;
  /** Parted by spaces. */
  ids: string;
}

interface ShownLines {
  /** Tells whether they are the lines of the index. */
  checksum: string;
  /** What is written of each, a line of text each; null when none was asked for. */
  shown: string | null;
}

/** The lines of each page leave as they were written. */
function shownLines(db: Db, name: string) {
  const statement = db
    .select({ checksum: sql<string | null>`checksum`, shown: sql<string | null>`shown` })
    .from(
      sql`(select checksum, page, (select string_agg(shown, chr(10) order by place)
          from unnest(string_to_array(ids, ' ')) with ordinality as asked(id, place) join cutoff_lines using (id)) as shown
        from unnest(${sql.placeholder('counsellings')}::text[], ${sql.placeholder('ids')}::text[])
          with ordinality as wanted(counselling, ids, page)
        left join cutoff_state using (counselling)) as answer`,
    )
    .orderBy(sql`page`)
    .prepare(name);
  return async (asked: readonly AskedLines[]): Promise<(ShownLines | undefined)[]> => {
    const rows = await statement.execute({ counsellings: asked.map(({ counselling }) => counselling), ids: asked.map(({ ids }) => ids) });
    return rows.map(({ checksum, shown }) => (checksum === null ? undefined : { checksum, shown }));
  };
}
