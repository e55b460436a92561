/** A table of closing ranks as the authorities' pages give it, a row for each group of seats and year; checked row by row. */
import { counsellingIds, type CounsellingId } from '@disha/contract/chances.words';
import type { Cutoff, Gender } from '@disha/chances/types';
import type { Row } from '../csv.ts';

export const columns = [
  'year',
  'round',
  'authority',
  'institute_name_as_published',
  'programme_as_published',
  'degree',
  'years',
  'quota',
  'category',
  'pwd',
  'gender',
  'opening',
  'closing',
  'unit',
  'source',
  'note',
] as const;
export type PublishedRow = Row<(typeof columns)[number]>;

const authorities: Readonly<Record<string, CounsellingId>> = {
  JoSAA: 'josaa',
  'CSAB-Special': 'csab',
  MCC: 'mcc',
  'MHT-CET CAP': 'mhtcet',
  'KCET (KEA)': 'kcet',
  'TG EAPCET': 'tgeapcet',
  'DU CSAS': 'du',
  UPTAC: 'uptac',
  WBJEE: 'wbjee',
  'KEAM (CEE Kerala)': 'keam',
  'ACPC Gujarat': 'acpc',
  'COMEDK UGET': 'comedk',
  'JAC Chandigarh': 'jac-chandigarh',
};
export const authorityOf = (id: CounsellingId): string => Object.entries(authorities).find(([, other]) => other === id)?.[0] ?? id;

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

const isNumber = (text: string) => /^\d+(\.\d+)?$/.test(text);

/** What is wrong with a row, in words; undefined for a good one. */
export function faultOf(row: PublishedRow): string | undefined {
  if (!authorities[row.authority]) return `unknown authority ${row.authority}`;
  if (!/^20\d\d$/.test(row.year)) return `no year: ${row.year}`;
  if (row.institute_name_as_published.trim() === '' || row.programme_as_published.trim() === '') return 'no institute or no programme';
  if (!isNumber(row.closing)) return `no closing rank: ${row.closing}`;
  if (row.opening !== '' && !isNumber(row.opening)) return `no opening rank: ${row.opening}`;
  if (!['neutral', 'female', 'male'].includes(row.gender)) return `unknown gender ${row.gender}`;
  if (!['0', '1'].includes(row.pwd)) return `pwd is neither 0 nor 1: ${row.pwd}`;
  if (row.unit === 'percentile' && Number(row.closing) > 100) return `no percentile: ${row.closing}`;
  if (row.round === '' || row.category === '') return 'no round or no category';
  return undefined;
}

/** Null for a row that the rules of cleaning leave out. */
export function publishedOf(row: PublishedRow): Published | null {
  const counselling = authorities[row.authority];
  if (counselling === undefined || !counsellingIds.includes(counselling)) throw new Error(`unknown authority ${row.authority}`);
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
