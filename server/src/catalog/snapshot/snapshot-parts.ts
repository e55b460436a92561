/** What a snapshot holds, and what it is made with. */
import type { CatalogDescriptor } from '@disha/contract/catalog.descriptor';
import type { CatalogRepository } from '../catalog.repository.ts';
import type { ImageFile } from './image.ts';
import type { CatalogNews } from './news.ts';
import type { CatalogView, ViewMaker } from '../view/view.ts';
import type { Content, Made } from './watched.ts';

/** Until rows that could not be read are asked for again. */
export const retryAfterMs = 1000;

export interface SnapshotState {
  content: Content;
  views: ReadonlyMap<unknown, Made>;
}

export interface PendingParts {
  kinds: Set<string>;
  done: Promise<void>;
}

export type SnapshotReader = Pick<CatalogRepository, 'all' | 'some' | 'packed' | 'state' | 'moment' | 'changedSince' | 'countShown'>;

/** What a snapshot reads of a catalog. */
export interface Viewed {
  contract: CatalogDescriptor;
  /** Tens of thousands of items: their documents are kept packed, and read field by field. */
  isLarge?: boolean;
  view: ViewMaker<CatalogView>;
}

export interface SnapshotOptions {
  images?: ImageFile | undefined;
  news?: CatalogNews;
  /** When the acts that go before the mending of views have had their turn. */
  others?: () => Promise<void> | void;
  /** Rows that could not be read; they are asked for again. */
  onError?: (error: unknown) => void;
}
