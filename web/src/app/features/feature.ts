/** What a feature of the web tells the app of itself: a file a feature beside this one, and its line in `features.ts`. */
import type { BookmarkType } from '@disha/contract/bookmarks';
import type { ComponentType } from 'react';
import type { CatalogScreens, CatalogScreen } from '../../catalog/shared/catalog.ts';
import type { ActionPlace, RegisteredAction } from '../../catalog/item/item-action.ts';
import type { FeatureNames } from '../../messages/catalog-names.ts';
import type { LocaleTexts } from '../../messages/locale.ts';
import type { LazyScreen } from '../lazy/lazy-screen.tsx';

export interface AppRoute {
  /** As the router reads it: '/courses/:courseId'. */
  path: string;
  screen: LazyScreen;
  /** A visitor who must sign in first comes back here afterwards. */
  access: 'anyone' | 'student';
  /** By the browser alone where it depends on who is signed in, or on what this browser holds. */
  drawnBy: 'server' | 'browser';
  inSitemap: boolean;
  /** The pages that its pattern stands for, where they are known from the start; for the sitemap. */
  addresses?: readonly string[] | undefined;
  /** The address it is shown under instead. */
  redirectTo?: string;
  /** Its name in the navigation, where its place is that of the table. */
  navigation?: LocaleTexts<FeatureNames>;
  /** The catalog of whose items it shows one. */
  detailOf?: CatalogScreens;
}

export const open = { access: 'anyone', drawnBy: 'server', inSitemap: true } as const;
export const unlisted = { access: 'anyone', drawnBy: 'server', inSitemap: false } as const;
export const inBrowser = { access: 'anyone', drawnBy: 'browser', inSitemap: false } as const;
export const forStudents = { access: 'student', drawnBy: 'browser', inSitemap: false } as const;

/** What another feature puts on the pages of a catalog's items, for the item with this id. */
export type Below = ComponentType<{ id: string }>;

/** What a feature may use of the others. */
export interface Neighbours {
  catalogs: readonly CatalogScreens[];
  /** A screen whose items have the buttons that the features have registered. */
  withActions: (type: BookmarkType, look: ActionPlace, load: () => Promise<CatalogScreen>) => LazyScreen;
  /** The page of one item, with what other features put below it. */
  detailOf: (catalog: CatalogScreens) => LazyScreen;
}

export interface Feature {
  routes?: (neighbours: Neighbours) => readonly AppRoute[];
  /** Buttons that every item of every catalog has: on each card, beside the title of its page. */
  itemActions?: readonly RegisteredAction[];
  /** By catalog: what stands below its items. */
  below?: Readonly<Partial<Record<string, () => Promise<Below>>>>;
}
