import type { Room } from './room.ts';

/** On pages alone: a card is one link, and that is what would be shared. */
export const sharingRoom: Room = {
  itemActions: [{ looks: ['wide'], load: () => import('../../catalog/share-item-button.tsx').then((m) => m.ShareItemButton) }],
};
