/** The features of all catalogs: each brings its descriptor, and that is all this knows of it. */
import { detailPattern } from '../../catalog/shared/catalog.ts';
import { lazyScreen } from '../lazy/lazy-screen.tsx';
import { open, type Feature } from './feature.ts';

export const catalogFeatures: Feature = {
  routes: ({ catalogs, withActions, detailOf }) =>
    catalogs.flatMap((catalog) => [
      {
        path: catalog.path,
        ...open,
        screen: withActions(catalog.name, 'icon', catalog.list),
        // At the top stand those the product is known by; the menus have everything.
        ...(catalog.group === undefined && { navigation: catalog.names }),
      },
      { path: detailPattern(catalog), ...open, screen: detailOf(catalog), detailOf: catalog },
      ...(catalog.pages ?? []).map(({ path, screen, addresses }) => ({ path, ...open, screen: lazyScreen(screen), addresses })),
    ]),
};
