import type { CatalogNames } from '../../messages/catalog-names.ts';
import { textsOf } from '../../messages/locale.ts';

export const hostelsNames = textsOf<CatalogNames>(import.meta.glob('./*/hostels-names.ts'));
