import type { CatalogNames } from './catalog-names.ts';
import { textsOf } from './locale.ts';

export const coursesNames = textsOf<CatalogNames>(import.meta.glob('./*/courses-names.ts'));
