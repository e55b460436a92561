/** A whole dump in a folder of its version, made beside it first: who reads meanwhile finds the old one or the new one, never a part. */
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changelog, versionBefore } from './changelog.ts';
import { checksums, croissant, readMe } from './describe.ts';
import type { DumpTable } from './tables.ts';
import { writeDumpTable, type WrittenTable } from './write-table.ts';

const leftOut = [
  'Who corrected a fact, and why; reports; everything that belongs to a student or an account.',
  'Sentences of sources: only facts were read out of them.',
  'Web addresses inside texts and names of sources; official addresses stand in columns of their own.',
  'Translations: the texts of items are English. The shared values are given in every language.',
];

interface DumpMade {
  folder: string;
  rows: number;
  bytes: number;
}

export async function writeDump(parent: string, version: string, tables: readonly DumpTable[]): Promise<DumpMade> {
  const folder = join(parent, version);
  const making = join(parent, `${version}.making-${process.pid}`);
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true });
  try {
    const written: WrittenTable[] = [];
    for (const table of tables) written.push(await writeDumpTable(making, table));
    const before = versionBefore(parent, version);
    const beside = {
      SHA256SUMS: checksums(written),
      'croissant.json': croissant(version, written),
      'README.md': readMe(version, written, leftOut),
      'CHANGELOG.md': await changelog(version, written, making, before === undefined ? undefined : join(parent, before)),
    };
    for (const [name, text] of Object.entries(beside)) writeFileSync(join(making, name), text);
    rmSync(folder, { recursive: true, force: true });
    renameSync(making, folder);
    const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
    return { folder, rows: written.reduce((sum, { rows }) => sum + rows, 0), bytes };
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}
