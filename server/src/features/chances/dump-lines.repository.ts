/** Closing ranks for the open data: all lines in the order of their ids. */
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import type { StoredCutoff } from './chances.tables.ts';

const linesAtOnce = 5000;

interface StoredSeats {
  id: string;
  shown: string | null;
}
interface StoredHistory {
  id: string;
  counselling: string;
  history: StoredCutoff[];
}
type Names = { institute?: { name: string; collegeId?: string }; programme?: { name: string; courseId?: string } };

async function* linesOf<Row extends { id: string }>(db: Db, columns: SQL): AsyncGenerator<Row> {
  let last = '';
  for (;;) {
    const { rows } = await db.execute(sql`
      select ${columns} from cutoff_lines where id > ${last} collate "C" order by id collate "C" limit ${linesAtOnce}`);
    const read = rows as unknown as readonly Row[];
    yield* read;
    const end = read.at(-1);
    if (!end) return;
    last = end.id;
  }
}

/** Groups of seats, each a row. */
export async function* seatRows(db: Db) {
  const columns = sql`id, counselling, list, quota, category, pwd, gender, shown`;
  for await (const { shown, ...line } of linesOf<StoredSeats>(db, columns)) {
    const { institute, programme } = JSON.parse(shown ?? '{}') as Names;
    yield {
      ...line,
      ...{ institute: institute?.name ?? '', college: institute?.collegeId ?? '' },
      ...{ programme: programme?.name ?? '', course: programme?.courseId ?? '' },
    };
  }
}

/** What each closed at, a row a year. `sourceOf`: what a counselling was read from in a year. */
export async function* closingRankRows(db: Db, sourceOf: (counselling: string, year: number) => string) {
  for await (const { id, counselling, history } of linesOf<StoredHistory>(db, sql`id, counselling, history`))
    for (const [year, round, opening, closing] of history)
      yield { id: `${id}/${year}`, seats: id, year, round, opening, closing, source: sourceOf(counselling, year) };
}
