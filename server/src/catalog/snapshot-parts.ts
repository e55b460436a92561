/** What a snapshot holds, and what it is made with. */
import type { Catalog } from './catalog.ts';
import type { CatalogRepository } from './catalog.repository.ts';
import type { ImageFile } from './image.ts';
import type { CatalogNews } from './news.ts';
import type { Content, Made } from './watched.ts';

/** Until rows that could not be read are asked for again. */
export const retryAfterMs = 1000;

export interface State {
  content: Content;
  views: ReadonlyMap<unknown, Made>;
}

export interface Waiting {
  kinds: Set<string>;
  done: Promise<void>;
}

export type Source = Pick<CatalogRepository, 'all' | 'some' | 'packed' | 'state' | 'moment' | 'changedSince' | 'countShown'>;
export type Viewed = Pick<Catalog, 'contract' | 'view' | 'isLarge'>;

export interface SnapshotOptions {
  images?: ImageFile | undefined;
  news?: CatalogNews;
  /** Rows that could not be read; they are asked for again. */
  onError?: (error: unknown) => void;
}
