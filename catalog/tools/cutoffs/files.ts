/** The tables of closing ranks under catalog/cutoffs: `<id>.json` says who, `<id>.csv` says what, checksums.csv that it is all. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeTable, writeLines } from '@disha/chances/codec';
import { shippedCounsellings } from '@disha/chances/shipped';
import type { CounsellingId } from '@disha/contract/chances.words';
import type { Published } from '@disha/chances/published';
import type { Dictionary, Table } from '@disha/chances/types';
import { byText, readCsvTable as readRows, writeTable } from '../csv.ts';
import { buildPublishedRows } from './build-table.ts';
import type { Alias } from './renaming.ts';

export const cutoffsFolder = join(import.meta.dirname, '..', '..', 'cutoffs');

export function readCutoffs(id: CounsellingId, folder = cutoffsFolder): Table | undefined {
  const file = join(folder, `${id}.json`);
  if (!existsSync(file)) return undefined;
  return decodeTable(JSON.parse(readFileSync(file, 'utf8')) as Dictionary, readFileSync(join(folder, `${id}.csv`), 'utf8'));
}

const listed = (items: readonly object[]) => `[\n${items.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`;

export function writeCutoffs({ lines, ...dictionary }: Table, folder = cutoffsFolder): void {
  const { id, authority, years, institutes, programmes } = dictionary;
  const parts = [
    `  "id": ${JSON.stringify(id)}`,
    `  "authority": ${JSON.stringify(authority)}`,
    `  "years": ${listed(years)}`,
    `  "institutes": ${listed(institutes)}`,
    `  "programmes": ${listed(programmes)}`,
  ];
  writeFileSync(join(folder, `${id}.json`), `{\n${parts.join(',\n')}\n}\n`);
  writeFileSync(join(folder, `${id}.csv`), writeLines(lines, dictionary));
}

/** A row as one text that is the same wherever it is kept. */
const canonical = (row: Published) =>
  [
    row.institute,
    row.programme,
    row.list,
    row.quota,
    row.category,
    row.pwd ? 1 : 0,
    row.gender,
    row.round,
    row.opening ?? '',
    row.closing,
    row.preparatory ?? '',
  ].join('|');

/** Ids that lines had before, and where they are now; they are read for good. */
const aliasColumns = ['counselling', 'id', 'line'] as const;

export function readAliases(folder = cutoffsFolder): Alias[] {
  const file = join(folder, 'aliases.csv');
  return existsSync(file) ? readRows(file, ...aliasColumns) : [];
}

export const writeAliases = (aliases: readonly Alias[], folder = cutoffsFolder): void =>
  writeTable(join(folder, 'aliases.csv'), aliasColumns, aliases);

interface Checksum {
  counselling: string;
  year: string;
  rows: string;
  sha256: string;
}

export function checksumsOf(table: Table): Checksum[] {
  const rows = buildPublishedRows(table);
  return table.years.map(({ year }) => {
    const texts = rows.filter((row) => row.year === year).map(canonical);
    const sha256 = createHash('sha256').update(texts.sort(byText).join('\n')).digest('hex');
    return { counselling: table.id, year: String(year), rows: String(texts.length), sha256 };
  });
}

export function writeChecksums(folder = cutoffsFolder): void {
  const sums = shippedCounsellings.ids.flatMap((id) => checksumsOf(readCutoffs(id, folder) ?? { ...empty, id }));
  writeTable(join(folder, 'checksums.csv'), ['counselling', 'year', 'rows', 'sha256'], sums);
}
const empty = { authority: '', years: [], institutes: [], programmes: [], lines: [] };
