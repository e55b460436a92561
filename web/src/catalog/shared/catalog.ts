import type { SheetName } from '@disha/contract/sheets';
import type { BookmarkType } from '@disha/contract/bookmarks';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { CatalogNames } from '../../messages/catalog-names.ts';
import type { LocaleTexts } from '../../messages/locale.ts';
import type { FileEndpoint } from '../../api/call.ts';
import type { ItemSummary } from './item-summary.ts';
import type { ItemAction } from '../item/item-action.ts';

/**
 * `action` is the slot for the buttons that every item has: on each card of the list, beside the title of one item. `below` is for what
 * another feature knows of an item.
 */
export type CatalogScreen = ComponentType<{ action?: ItemAction; below?: (id: string) => ReactNode }>;

/** In the words of schema.org; what is empty is left out. */
export type StructuredFacts = Record<string, unknown>;
export type FactsOf = (id: string, known: QueryClient) => StructuredFacts | undefined;

interface CatalogPage {
  /** As the router reads it. */
  path: string;
  screen: () => Promise<ComponentType>;
  /** Those its pattern stands for, for the sitemap. On the server only. */
  addresses: readonly string[] | undefined;
}

/**
 * Descriptor: a catalog introduces itself to the app; what walks the catalogs (routes, navigation, bookmarks, search, pages,
 * sitemap) knows each by this alone. It is part of every page, so what is large in it comes when it is wanted.
 */
export interface CatalogScreens {
  /** Its word in the contract, in its API's paths and in what the browser keeps: 'courses'. */
  name: BookmarkType;
  /** Its list's address; an item's is below it. */
  path: string;
  /** What the product's routes call the id of an item. */
  idParam: string;
  names: LocaleTexts<CatalogNames>;
  /** Among which features it stands in the menu; without it, among what one looks around in, and among the links at the top too. */
  group?: 'mine' | 'look';
  list: () => Promise<CatalogScreen>;
  detail: () => Promise<CatalogScreen>;
  /** What other features show of its items. */
  summary: () => Promise<ItemSummary>;
  /** What search engines are told of an item. On the server only: a browser has no use for it. */
  facts?: (() => Promise<FactsOf>) | undefined;
  /** Pages of its own beside the list and the items, drawn by the server for anyone. */
  pages?: readonly CatalogPage[];
  /** The call that takes many of its items as a file, where there is one. */
  importing?: FileEndpoint;
  /** What of it comes and goes as a sheet. */
  sheets?: readonly SheetName[];
  /** A year of its items in short, for those at the desk. */
  yearAtDesk?: () => Promise<ComponentType>;
  /** How long its answers are waited for; without it, as long as it takes. */
  timeoutMs?: number;
}

export const detailPattern = ({ path, idParam }: Pick<CatalogScreens, 'path' | 'idParam'>): string => `${path}/:${idParam}`;
export const detailPath = ({ path }: Pick<CatalogScreens, 'path'>, id: string): string => `${path}/${encodeURIComponent(id)}`;
