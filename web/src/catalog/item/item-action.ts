import type { BookmarkType } from '@disha/contract/bookmarks';
import { createContext, type ComponentType, type ReactNode } from 'react';

export interface ItemActionProps {
  /** The catalog it is an item of. */
  type: BookmarkType;
  id: string;
  /** For those who listen: a list has many of these buttons. */
  name: string;
  /** icon: in the corner of a card; wide: beside the title of a page. */
  look: 'icon' | 'wide';
}

/** line: an icon too, beside an item that a line of another feature names; that line has a comparison of its own. */
export type ActionPlace = ItemActionProps['look'] | 'line';

/** A button for every item of every catalog, as a feature registers it. Its code comes with the screens that show it. */
export interface RegisteredAction {
  looks: readonly ActionPlace[];
  load: () => Promise<ComponentType<ItemActionProps>>;
}

/** The slot for the buttons of one item, all that are registered: filled in the route table. */
export type ItemAction = (item: { id: string; name: string }) => ReactNode;

/** The button that chooses an item to be compared, for features that show items deep inside: filled where they are put together. */
export const CompareSlot = createContext<((item: ItemActionProps) => ReactNode) | null>(null);

/** False around items of which two side by side tell a reader nothing: they have no button for it. */
export const IsCompared = createContext(true);
