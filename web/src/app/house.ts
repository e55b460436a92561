import { createContext, use } from 'react';
import type { Catalog } from '../catalog/catalog.ts';
import type { LazyScreen } from './lazy-screen.tsx';
import { routeTable, searchDialog, type AppRoute } from './route-table.tsx';

/** What the application consists of: its catalogs, every address with what stands there, and the search over all of it. */
export interface House {
  catalogs: readonly Catalog[];
  routes: readonly AppRoute[];
  search: LazyScreen<{ onClose: () => void }>;
}

export function houseOf(catalogs: readonly Catalog[]): House {
  return { catalogs, routes: routeTable(catalogs), search: searchDialog(catalogs) };
}

export const HouseContext = createContext<House>(houseOf([]));

export function useHouse(): House {
  return use(HouseContext);
}
