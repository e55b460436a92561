/** A table of closing ranks as the authorities' pages give it, a row for each group of seats and year; checked row by row. */
import { cutoffColumns, valueLimits, type CounsellingId } from '@disha/contract/chances.words';
import { counsellingListOf, type CounsellingTables, type Counsellings } from './counsellings.ts';
import type { Cutoff, SeatGender } from './types.ts';

export type Column = (typeof cutoffColumns)[number];
export type PublishedRow = Record<Column, string>;

/** A row in our words, with the names still written out. */
export interface Published extends Cutoff {
  counselling: CounsellingId;
  source: string;
  institute: string;
  code: string;
  /** As a note of the row says; the authority's own way of spelling it. */
  state: string;
  programme: string;
  degree: string;
  years: string;
  list: string;
  quota: string;
  category: string;
  pwd: boolean;
  gender: SeatGender;
}

const notes = (note: string) => new Map(note.split(';').map((part) => part.split('=', 2) as [string, string]));

const isNumber = (text: string) => /^\d{1,7}(\.\d{1,10})?$/.test(text);
const genders: readonly string[] = ['neutral', 'female', 'male'] satisfies SeatGender[];

/** Names are longer than anything else a cell says. */
const longest = 300;
const neverEmpty: readonly Column[] = ['round', 'institute_name_as_published', 'programme_as_published', 'category', 'source'];

/** A cell that cannot be what its column asks for. */
export interface ColumnFault {
  column: Column;
  value: string;
  max?: number;
}

function valueFault(row: PublishedRow, counselling: CounsellingTables, column: 'opening' | 'closing'): ColumnFault | undefined {
  const value = row[column];
  const { min, max } = valueLimits[counsellingListOf(counselling, row).unit];
  return isNumber(value) && Number(value) >= min && Number(value) <= max ? undefined : { column, value };
}

/** What is wrong with a row; undefined for a good one. */
export function faultOf(row: PublishedRow, counsellings: Counsellings): ColumnFault | undefined {
  const bad = (column: Column): ColumnFault => ({ column, value: row[column] });
  const counselling = counsellings.ofAuthority(row.authority);
  if (counselling === undefined) return bad('authority');
  if (!/^20\d\d$/.test(row.year)) return bad('year');
  const empty = neverEmpty.find((column) => row[column].trim() === '');
  if (empty !== undefined) return bad(empty);
  const long = cutoffColumns.find((column) => row[column].length > longest);
  if (long !== undefined) return { ...bad(long), max: longest };
  const odd = cutoffColumns.find((column) => /\p{Cc}/u.test(row[column]));
  if (odd !== undefined) return bad(odd);
  if (!genders.includes(row.gender)) return bad('gender');
  if (!['0', '1'].includes(row.pwd)) return bad('pwd');
  const fault = valueFault(row, counselling, 'closing');
  return fault ?? (row.opening === '' ? undefined : valueFault(row, counselling, 'opening'));
}

/** Null for a row that the rules of cleaning leave out. */
export function publishedOf(row: PublishedRow, counsellings: Counsellings): Published | null {
  const counselling = counsellings.ofAuthority(row.authority);
  if (counselling === undefined) throw new Error(`unknown authority ${row.authority}`);
  const closing = Number(row.closing);
  // Admissions on other merit are listed behind the last rank of the test.
  if (closing > (counselling.lastRank ?? Infinity)) return null;
  const said = notes(row.note);
  return {
    counselling: counselling.id,
    source: row.source,
    year: Number(row.year),
    round: row.round,
    institute: row.institute_name_as_published,
    code: counselling.codes === true ? (said.get('code') ?? '') : '',
    state: said.get('state') ?? '',
    programme: row.programme_as_published,
    degree: row.degree,
    years: row.years,
    list: counsellingListOf(counselling, row).id,
    quota: row.quota,
    category: row.category,
    pwd: row.pwd === '1',
    gender: row.gender as SeatGender,
    opening: row.opening === '' ? null : Number(row.opening),
    closing,
    ...(row.note === 'P-both' ? { preparatory: 'both' as const } : row.note === 'P-close' ? { preparatory: 'close' as const } : {}),
  };
}
