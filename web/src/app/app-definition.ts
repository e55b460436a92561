import { createContext, use } from 'react';
import type { CatalogScreens } from '../catalog/shared/catalog.ts';
import type { LazyScreen } from './lazy/lazy-screen.tsx';
import { features as allFeatures } from './features/features.ts';
import type { AppRoute, Feature } from './features/feature.ts';
import { routeTable, searchDialog } from './routes/route-table.tsx';

/** What the application consists of: its catalogs, every address with what stands there, and the search over all of it. */
export interface AppDefinition {
  catalogs: readonly CatalogScreens[];
  routes: readonly AppRoute[];
  search: LazyScreen<{ onClose: () => void }>;
}

export function defineApp(catalogs: readonly CatalogScreens[], features: readonly Feature[] = allFeatures): AppDefinition {
  return { catalogs, routes: routeTable(catalogs, features), search: searchDialog(catalogs) };
}

export const AppDefinitionContext = createContext<AppDefinition>(defineApp([]));

export function useAppDefinition(): AppDefinition {
  return use(AppDefinitionContext);
}
