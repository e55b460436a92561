import type { FeatureNames } from './catalog-names.ts';
import { textsOf } from './locale.ts';

export const pathNames = textsOf<FeatureNames>(import.meta.glob('./*/path-names.ts'));
