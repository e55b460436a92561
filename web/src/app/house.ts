import { createContext, use } from 'react';
import type { Catalog } from '../catalog/catalog.ts';
import type { LazyScreen } from './lazy-screen.tsx';
import { rooms as allRooms } from './rooms/rooms.ts';
import type { AppRoute, Room } from './rooms/room.ts';
import { routeTable, searchDialog } from './route-table.tsx';

/** What the application consists of: its catalogs, every address with what stands there, and the search over all of it. */
export interface House {
  catalogs: readonly Catalog[];
  routes: readonly AppRoute[];
  search: LazyScreen<{ onClose: () => void }>;
}

export function houseOf(catalogs: readonly Catalog[], rooms: readonly Room[] = allRooms): House {
  return { catalogs, routes: routeTable(catalogs, rooms), search: searchDialog(catalogs) };
}

export const HouseContext = createContext<House>(houseOf([]));

export function useHouse(): House {
  return use(HouseContext);
}
