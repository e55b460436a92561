/**
 * The register's own export of all colleges, as an operator downloads it: it says of a college that is here already who keeps it, since
 * when, its website and its university. Only what is not known is filled in; an empty or unusable cell says nothing.
 */
import { say } from '@disha/contract/say';
import type { Said } from '@disha/contract/words';
import { collegeRow, type CollegeDocument } from '@disha/contract/colleges.files';
import type { Management } from '@disha/contract/colleges.words';
import type { CollegeType } from '@disha/contract/taxonomy';
import { tidyName } from '../../catalog/sheets/tidy.ts';

const exportName = 'AISHE colleges export';

export type ExportedCells = Readonly<Record<string, string>>;

/** The register's words for who keeps a college. One kept by a government, a local body or a university is a government's. */
const keepers: readonly [RegExp, { type: CollegeType; management: Management }][] = [
  [/^private un-?\s?aided$/i, { type: 'private', management: 'private' }],
  [/^private aided$/i, { type: 'private', management: 'aided' }],
  [/^(state|central) government$|^local body$|^university$/i, { type: 'government', management: 'government' }],
];
export const keeperOf = (text: string) => keepers.find(([words]) => words.test(text))?.[1];

/** "Utkal University, Bhubaneswar (Id: U-0376)" */
export const universityOf = (text: string) => tidyName(text.replace(/\s*\((?:Id|Code)\s*:.*$/i, '')).replace(/^(?:-+|na|nil|none)$/i, '');

/** What people type where there is no website. */
const noWebsite = /^(?:-+|\.+|0|na|n\.?a\.?|nil|no|none|null|not available)$/i;
const readers: Record<'website' | 'established' | 'affiliation', (cells: ExportedCells) => string> = {
  website: ({ website = '' }) => (website === '' || noWebsite.test(website) ? '' : websiteOf(website)),
  established: ({ established = '' }) => (/^0?$/.test(established) ? '' : established),
  affiliation: ({ affiliation = '' }) => universityOf(affiliation),
};
export const websiteOf = (text: string) => (text === '' || /^https?:\/\//i.test(text) ? text : `https://${text}`);

const isWebsite = (text: string) => {
  const host = URL.canParse(text) ? new URL(text).hostname : '';
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(host) && !text.includes('@');
};

interface FilledRow {
  /** What the row adds; nothing but the id where it adds nothing. */
  given: Partial<CollegeDocument> & { id: string };
  /** Cells that could not be used. */
  leftOut: Said[];
}

export function fillFrom(cells: ExportedCells, known: CollegeDocument): FilledRow {
  const leftOut: Said[] = [];
  const said: Partial<CollegeDocument> = {};
  for (const field of ['website', 'established', 'affiliation'] as const) {
    const value = readers[field](cells);
    if (value === '' || (known[field] ?? '') !== '') continue;
    if (collegeRow.shape[field].safeParse(value).success && (field !== 'website' || isWebsite(value))) said[field] = value;
    else leftOut.push(say('imports.leftOut', { column: field, value: cells[field] ?? '' }));
  }
  const words = cells['management'] ?? '';
  const keeper = keeperOf(words);
  if (words !== '' && !keeper) leftOut.push(say('imports.leftOut', { column: 'management', value: words }));
  // Two words of different sources for one college would contradict each other.
  const fits = keeper && ['', 'autonomous', keeper.type].includes(known.type ?? '');
  if (fits && !known.management) said.management = keeper.management;
  if (fits && !known.type) said.type = keeper.type;
  const adds = Object.keys(said).length > 0;
  const sources = adds && !known.sources.includes(exportName) ? { sources: [...known.sources, exportName] } : {};
  return { given: { id: known.id, ...said, ...sources }, leftOut };
}
