/** A comparison is made of what catalogs and other features provide. It has a file of its own because no other page needs it. */
import type { ComponentProps } from 'react';
import type { CatalogScreens } from '../../catalog/shared/catalog.ts';
import type { ComparedCatalog } from '../../catalog/shared/compared-catalog.ts';
import { allRows, type UseRows } from '../../catalog/shared/comparison.ts';
import { targetCatalog } from '../../features/chances/leads-to.ts';
import type { CompareScreen } from '../../features/compare/compare-screen.tsx';
import { notFound as NotFound } from '../routes/route-table.tsx';

/** By catalog: the rows that other features add. */
const rows: Readonly<Partial<Record<string, readonly (() => Promise<UseRows>)[]>>> = {
  [targetCatalog]: [async () => (await import('../../features/chances/entry-row.tsx')).useEntryRow],
};

/** None where nothing is told by two of them side by side. */
async function comparedCatalog({ name, path, names, summary }: CatalogScreens): Promise<readonly ComparedCatalog[]> {
  const { comparison: load } = await summary();
  if (!load) return [];
  const [comparison, ...more] = await Promise.all([load(), ...(rows[name] ?? []).map((loadRow) => loadRow())]);
  return [{ name, path, names, comparison, useMore: allRows(more) }];
}

export async function compareParts(catalogs: readonly CatalogScreens[]): Promise<ComponentProps<typeof CompareScreen>> {
  // At hand, so that the server draws it where none of the ids is known.
  const [compared] = await Promise.all([Promise.all(catalogs.map(comparedCatalog)), NotFound.preload()]);
  return { catalogs: compared.flat(), notFound: <NotFound /> };
}
