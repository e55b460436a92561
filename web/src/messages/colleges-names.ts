import type { CatalogNames } from './catalog-names.ts';
import { textsOf } from './locale.ts';

export const collegesNames = textsOf<CatalogNames>(import.meta.glob('./*/colleges-names.ts'));
