import type { CatalogItem } from '../../catalog/shared/item-summary.ts';

/** As people call it. */
export const shortNameOf = ({ shortName, name }: CatalogItem): string => (shortName === undefined || shortName === '' ? name : shortName);
