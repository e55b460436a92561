import type { FeatureNames } from './catalog-names.ts';
import { textsOf } from './locale.ts';

export const quizNames = textsOf<FeatureNames>(import.meta.glob('./*/quiz-names.ts'));
