import type { Feature } from './feature.ts';

/** On pages alone: a card is one link, and that is what would be shared. */
export const sharingFeature: Feature = {
  itemActions: [{ looks: ['wide'], load: () => import('../../catalog/item/share-item-button.tsx').then((m) => m.ShareItemButton) }],
};
