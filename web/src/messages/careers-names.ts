import type { CatalogNames } from './catalog-names.ts';
import { textsOf } from './locale.ts';

export const careersNames = textsOf<CatalogNames>(import.meta.glob('./*/careers-names.ts'));
