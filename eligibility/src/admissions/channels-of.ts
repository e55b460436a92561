/**
 * By what a seat of a course at a college is given out. Pure, and the same in the browser and on the server. The order in which rows count
 * is told in catalog/admissions/README.md.
 */
import type { ChannelRow } from '@disha/contract/channels.files';
import type { ChannelScope } from '@disha/contract/channels.words';
import type { CollegeKind } from '@disha/contract/colleges.words';
import { isOfSet, keysOf } from './college-sets.ts';
import type { ChannelTables, NamedRow } from './channel-tables.ts';

/** What of a college decides. */
export interface AskedCollege {
  id: string;
  /** As the student details has it, or the slug of it. */
  state: string;
  type?: string | undefined;
  kinds?: readonly CollegeKind[] | undefined;
}

export interface ChannelAsk {
  /** The year of admission. None: by every rule that is known to come. */
  year?: number;
  /** Entered in the second year, with a diploma. */
  isLateral?: boolean;
}

/** What "ask the college" stands for: a row that is only guessed at names no exam. */
export interface Channel extends Omit<ChannelRow, 'exam'> {
  exams: readonly string[];
}

const channelOfRow = ({ exam, ...row }: ChannelRow): Channel => ({ ...row, exams: row.said === 'ask' ? [] : exam });

/** Of rows that are of one closeness those that name the course most closely. */
function closest(rows: readonly NamedRow[], closenessOf: (one: NamedRow) => number): readonly NamedRow[] {
  const most = Math.max(...rows.map(closenessOf));
  return rows.filter((one) => closenessOf(one) === most);
}

const inOrder = ['institution', 'list', 'set', 'state', 'nation'] as const satisfies readonly ChannelScope[];

/** What is said of the college most closely, and of all that is said so closely what names the course most closely. */
function standing(rows: readonly NamedRow[]): readonly NamedRow[] {
  for (const scope of inOrder) {
    const own = rows.filter(({ row }) => row.scope === scope);
    if (own.length === 0) continue;
    const sets = scope === 'set' ? closest(own, ({ row }) => keysOf(row.who).length) : own;
    return closest(sets, ({ closeness }) => closeness);
  }
  return [];
}

/** Two rows that say the same are one channel. */
const sameAs = (a: NamedRow) => (b: NamedRow) =>
  a.row.by === b.row.by && a.row.counselling === b.row.counselling && a.row.exam.join() === b.row.exam.join();

export function channelsOf(
  tables: ChannelTables,
  college: AskedCollege,
  course: string,
  { year = Number.POSITIVE_INFINITY, isLateral = false }: ChannelAsk = {},
): readonly Channel[] {
  const state = slugOf(college.state);
  const lists = tables.listsOf.get(college.id);
  const isNamed = ({ row }: NamedRow): boolean => {
    switch (row.scope) {
      case 'institution':
        return row.who === college.id;
      case 'list':
        return lists?.has(row.who) === true;
      case 'state':
        return row.state === state;
      default:
        return row.who === '' || isOfSet(row.who, { ...college, state });
    }
  };
  const all = ((isLateral ? tables.lateral : tables.first).get(course) ?? []).filter((one) => (one.row.from ?? 0) <= year && isNamed(one));
  // A rule of the nation with its first year is law from then on.
  const law = all.filter(({ row }) => row.scope === 'nation' && row.from !== undefined);
  if (law.length > 0) return law.map(({ row }) => channelOfRow(row));
  const isBeside = ({ row }: NamedRow) => row.adds || (row.scope === 'list' && tables.roles.get(row.who) === 'participation');
  const closely = standing(all.filter((one) => !isBeside(one)));
  if (closely.some(({ row }) => row.by === 'none')) return [];
  // Of one counselling what is said of the very course counts, not what is said of its kind.
  const isTold = (one: NamedRow) =>
    closely.some(({ row, closeness }) => row.counselling === one.row.counselling && closeness > one.closeness);
  const both = [...closely, ...all.filter((one) => isBeside(one) && !isTold(one))];
  return both.filter((one, index) => both.findIndex(sameAs(one)) === index).map(({ row }) => channelOfRow(row));
}

const slugs = new Map<string, string>();
/** Files of the catalog name a state by it. */
function slugOf(state: string): string {
  const known = slugs.get(state) ?? state.toLowerCase().replace(/[^a-z]+/g, '-');
  slugs.set(state, known);
  return known;
}
