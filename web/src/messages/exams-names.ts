import type { CatalogNames } from './catalog-names.ts';
import { textsOf } from './locale.ts';

export const examsNames = textsOf<CatalogNames>(import.meta.glob('./*/exams-names.ts'));
