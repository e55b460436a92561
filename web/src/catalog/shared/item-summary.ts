import type { QueryClient } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CatalogItem } from './catalog-item.ts';
import type { Comparison } from './comparison.ts';

export type { CatalogItem };

/** What other features show of a catalog's items: the bookmarks of a card, the search of what it found. */
export interface ItemSummary<Card extends CatalogItem = CatalogItem, Found extends CatalogItem = CatalogItem> {
  Icon: LucideIcon;
  /** There are marks for its items (item-marks.ts): a card keeps a line for them. */
  isMarked?: true;
  /** Below a bookmarked item's name. */
  Facts: (props: { item: Card }) => ReactNode;
  /** The same on paper, in one line. */
  useLine: () => (item: Card) => string;
  /** One fact that tells a found item from its neighbours: how long, where, when. */
  useNote: () => (item: Found) => string;
  /** One item, for a bookmark that came as its bare id. Fails as a detail does. */
  load: (queryClient: QueryClient, id: string) => Promise<Card>;
  /** How its items stand side by side, where that tells anybody something. */
  comparison?: () => Promise<Comparison>;
}

/**
 * Type erasure: a walk over the catalogs cannot know the form of each one's items. They come under the catalog's name, in the form
 * that the contract has for it, so each meets its own again.
 */
export function summaryOf<Card extends CatalogItem, Found extends CatalogItem>(summary: ItemSummary<Card, Found>): ItemSummary {
  return summary as unknown as ItemSummary;
}
