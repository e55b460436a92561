/** A table of closing ranks as the authorities' pages give it, a row for each group of seats and year; checked row by row. */
import { cutoffColumns, valueLimits, type CounsellingId } from '@disha/contract/chances.words';
import { counsellingOf } from './counsellings.ts';
import type { Cutoff, Gender } from './types.ts';

export type Column = (typeof cutoffColumns)[number];
export type PublishedRow = Record<Column, string>;

const authorities: ReadonlyMap<string, CounsellingId> = new Map([
  ['JoSAA', 'josaa'],
  ['CSAB-Special', 'csab'],
  ['MCC', 'mcc'],
  ['MHT-CET CAP', 'mhtcet'],
  ['KCET (KEA)', 'kcet'],
  ['TG EAPCET', 'tgeapcet'],
  ['DU CSAS', 'du'],
  ['UPTAC', 'uptac'],
  ['WBJEE', 'wbjee'],
  ['KEAM (CEE Kerala)', 'keam'],
  ['ACPC Gujarat', 'acpc'],
  ['COMEDK UGET', 'comedk'],
  ['JAC Chandigarh', 'jac-chandigarh'],
]);
export const authorityNames: readonly string[] = [...authorities.keys()];
const authorityById = new Map([...authorities].map(([name, id]) => [id, name]));
export const authorityOf = (id: CounsellingId): string => authorityById.get(id) ?? id;

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
  gender: Gender;
}

/** Admissions on other merit are listed behind the last rank of the test. */
const lastJeeRank = 1_600_000;

const notes = (note: string) => new Map(note.split(';').map((part) => part.split('=', 2) as [string, string]));

function listOf(counselling: CounsellingId, row: PublishedRow): string {
  switch (counselling) {
    case 'josaa':
    case 'csab':
      if (/^Indian Institute of (Technology|Science,)/.test(row.institute_name_as_published)) return 'jee-advanced';
      if (row.degree === 'Bachelor of Architecture') return 'jee-main-barch';
      return row.degree === 'Bachelor of Planning' ? 'jee-main-bplan' : 'jee-main';
    case 'acpc':
      return row.degree === 'Pharmacy' ? 'pharmacy' : 'engineering';
    case 'wbjee':
      return row.unit === 'JEE Main CRL' ? 'jee-main' : 'wbjee';
    case 'jac-chandigarh':
      return row.unit === 'JEE Main CRL' ? 'jee-main' : 'not-stated';
    default:
      return onlyList[counselling];
  }
}
const onlyList = {
  mcc: 'neet-ug',
  mhtcet: 'mht-cet',
  kcet: 'kcet',
  tgeapcet: 'tg-eapcet',
  du: 'cuet-ug',
  uptac: 'jee-main',
  keam: 'keam',
  comedk: 'comedk',
} as const;

/** Whose notes give the institute's code; elsewhere a code is that of the seat. */
const withCodes: readonly CounsellingId[] = ['kcet', 'tgeapcet', 'keam', 'comedk'];

const isNumber = (text: string) => /^\d{1,7}(\.\d{1,10})?$/.test(text);
const genders: readonly string[] = ['neutral', 'female', 'male'] satisfies Gender[];

/** Names are longer than anything else a cell says. */
const longest = 300;
const neverEmpty: readonly Column[] = ['round', 'institute_name_as_published', 'programme_as_published', 'category', 'source'];

/** A cell that cannot be what its column asks for. */
export interface Fault {
  column: Column;
  value: string;
  max?: number;
}

function valueFault(row: PublishedRow, counselling: CounsellingId, column: 'opening' | 'closing'): Fault | undefined {
  const value = row[column];
  const list = listOf(counselling, row);
  const unit = counsellingOf(counselling).lists.find(({ id }) => id === list)?.unit ?? 'rank';
  const { min, max } = valueLimits[unit];
  return isNumber(value) && Number(value) >= min && Number(value) <= max ? undefined : { column, value };
}

/** What is wrong with a row; undefined for a good one. */
export function faultOf(row: PublishedRow): Fault | undefined {
  const bad = (column: Column): Fault => ({ column, value: row[column] });
  const counselling = authorities.get(row.authority);
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
export function publishedOf(row: PublishedRow): Published | null {
  const counselling = authorities.get(row.authority);
  if (counselling === undefined) throw new Error(`unknown authority ${row.authority}`);
  const closing = Number(row.closing);
  if (counselling === 'uptac' && closing > lastJeeRank) return null;
  const said = notes(row.note);
  return {
    counselling,
    source: row.source,
    year: Number(row.year),
    round: row.round,
    institute: row.institute_name_as_published,
    code: withCodes.includes(counselling) ? (said.get('code') ?? '') : '',
    state: said.get('state') ?? '',
    programme: row.programme_as_published,
    degree: row.degree,
    years: row.years,
    list: listOf(counselling, row),
    quota: row.quota,
    category: row.category,
    pwd: row.pwd === '1',
    gender: row.gender as Gender,
    opening: row.opening === '' ? null : Number(row.opening),
    closing,
    ...(row.note === 'P-both' ? { preparatory: 'both' as const } : row.note === 'P-close' ? { preparatory: 'close' as const } : {}),
  };
}
