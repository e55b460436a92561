/** What a room of the web tells the house of itself: a file a room beside this one, and its line in `rooms.ts`. */
import type { BookmarkType } from '@disha/contract/bookmarks';
import type { ComponentType } from 'react';
import type { Catalog, CatalogScreen } from '../../catalog/catalog.ts';
import type { ActionPlace, RegisteredAction } from '../../catalog/item-action.ts';
import type { RoomNames } from '../../messages/catalog-names.ts';
import type { Texts } from '../../messages/locale.ts';
import type { LazyScreen } from '../lazy-screen.tsx';

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
  navigation?: Texts<RoomNames>;
  /** The catalog of whose items it shows one. */
  detailOf?: Catalog;
}

export const open = { access: 'anyone', drawnBy: 'server', inSitemap: true } as const;
export const door = { access: 'anyone', drawnBy: 'server', inSitemap: false } as const;
export const inBrowser = { access: 'anyone', drawnBy: 'browser', inSitemap: false } as const;
export const forStudents = { access: 'student', drawnBy: 'browser', inSitemap: false } as const;

/** What another room puts on the pages of a catalog's items, for the item with this id. */
export type Below = ComponentType<{ id: string }>;

/** What a room may use of the others. */
export interface Neighbours {
  catalogs: readonly Catalog[];
  /** A screen whose items have the buttons that the rooms have registered. */
  withActions: (type: BookmarkType, look: ActionPlace, load: () => Promise<CatalogScreen>) => LazyScreen;
  /** The page of one item, with what other rooms put below it. */
  detailOf: (catalog: Catalog) => LazyScreen;
}

export interface Room {
  routes?: (neighbours: Neighbours) => readonly AppRoute[];
  /** Buttons that every item of every catalog has: on each card, beside the title of its page. */
  itemActions?: readonly RegisteredAction[];
  /** By catalog: what stands below its items. */
  below?: Readonly<Partial<Record<string, () => Promise<Below>>>>;
}
