/** What the dump command does, and the line it prints. */
import type { DumpFacts } from './dump/tables.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { catalogVersion, newestMonth } from '../catalog/catalog-version.ts';
import { CatalogRepository } from '../catalog/catalog.repository.ts';
import { catalogKinds, schemasOf, type CatalogContent, type CatalogDocument } from '../catalog/documents.ts';
import { CurrentFees } from '../catalog/fees/current-fees.ts';
import { readFeeFiles } from '../catalog/fees/fee-files.ts';
import { readCounselFiles } from '../catalog/shipped/counsel-files.ts';
import { readStateFiles } from '../catalog/shipped/state-files.ts';
import { CatalogNews } from '../catalog/snapshot/news.ts';
import type { CatalogSnapshot } from '../catalog/snapshot/snapshot.ts';
import { contractsOf } from '../catalog/catalog.ts';
import { catalogs } from '../catalogs.ts';
import { openPool } from '../db/connect.ts';
import type { Db } from '../db/connect.ts';
import type { Env } from '../env.ts';
import { closingRankRows, seatRows } from '../features/chances/dump-lines.repository.ts';
import { bookMaker } from '../features/path/book.ts';
import { readRuleFiles } from '../features/path/rule-files.ts';
import { onDatabase } from './backup-commands.ts';
import { licences } from './dump/licences.ts';
import { dumpTables } from './dump/tables.ts';
import { writeDump } from './dump/write-dump.ts';

/** What each counselling was read from, by year: the key of catalog/SOURCES.md. */
function sourcesOfRanks(catalogFolder: string): (counselling: string, year: number) => string {
  const folder = join(catalogFolder, 'cutoffs');
  const known = new Map<string, string>();
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
    const { id, years } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { id: string; years: { year: number; source: string }[] };
    for (const { year, source } of years) known.set(`${id} ${year}`, source);
  }
  return (counselling, year) => known.get(`${counselling} ${year}`) ?? 'a file of the operator';
}

async function factsOf(db: Db, catalogFolder: string): Promise<DumpFacts & { version: string }> {
  const news = new CatalogNews();
  const catalog = new CatalogRepository(db, schemasOf(contractsOf(catalogs)), news);
  const content = Object.fromEntries(
    await Promise.all(catalogKinds.map(async (kind) => [kind, await catalog.all(kind)] as const)),
  ) as unknown as CatalogContent;
  const states = readStateFiles(catalogFolder);
  // Nothing is kept in memory here: the facts are read once.
  const beside = { keep: () => () => undefined };
  const current = new CurrentFees({
    db,
    snapshot: { news, beside } as unknown as CatalogSnapshot,
    fees: await readFeeFiles(catalogFolder),
  });
  const fees = (await current.sheet.items()) as unknown as DumpFacts['fees'];
  const book = bookMaker(
    { items: (name) => content[name as keyof CatalogContent] as readonly CatalogDocument[] },
    { rules: readRuleFiles(catalogFolder), states, counsel: await readCounselFiles(catalogFolder) },
  )();
  const small = catalogs.filter(({ isLarge = false }) => !isLarge);
  const newest = () =>
    newestMonth(small.flatMap(({ contract }) => content[contract.name as keyof CatalogContent] as readonly CatalogDocument[]));
  const sourceOf = sourcesOfRanks(catalogFolder);
  return {
    ...{ content, states, fees, book, catalogFolder, licenceOf: licences(catalogFolder) },
    seats: () => seatRows(db),
    closingRanks: () => closingRankRows(db, sourceOf),
    version: await catalogVersion({ catalog, catalogFolder, newest, fees: () => Promise.resolve(fees) }),
  };
}

/** For whoever has a database open. */
export async function dumpInto(db: Db, catalogFolder: string, parent: string): Promise<{ folder: string; rows: number; bytes: number }> {
  const { version, ...facts } = await factsOf(db, catalogFolder);
  return writeDump(parent, version, dumpTables(facts));
}

export async function dump(env: Env, catalogFolder: string, parent: string): Promise<string> {
  const made = await onDatabase(env, 'write', async (connection: pg.ClientConfig) => {
    const { db, pool } = openPool({ ...connection, max: 2 });
    try {
      return await dumpInto(db, catalogFolder, parent);
    } finally {
      await pool.end();
    }
  });
  return `Wrote ${made.rows} rows into ${made.folder} (${Math.ceil(made.bytes / 1024 / 1024)} MB).`;
}
