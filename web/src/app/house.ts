import { createContext, use } from 'react';
import type { Catalog } from '../catalog/catalog.ts';
import { routeTable, type AppRoute } from './route-table.tsx';

/** What the application consists of: its catalogs, and every address with what stands there. */
export interface House {
  catalogs: readonly Catalog[];
  routes: readonly AppRoute[];
}

export function houseOf(catalogs: readonly Catalog[]): House {
  return { catalogs, routes: routeTable(catalogs) };
}

export const HouseContext = createContext<House>({ catalogs: [], routes: [] });

export function useHouse(): House {
  return use(HouseContext);
}
