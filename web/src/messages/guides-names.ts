import type { CatalogNames } from './catalog-names.ts';
import { textsOf } from './locale.ts';

export const guidesNames = textsOf<CatalogNames>(import.meta.glob('./*/guides-names.ts'));
