import type { CatalogNames } from './catalog-names.ts';
import { textsOf } from './locale.ts';

export const scholarshipsNames = textsOf<CatalogNames>(import.meta.glob('./*/scholarships-names.ts'));
