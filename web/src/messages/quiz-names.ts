import type { RoomNames } from './catalog-names.ts';
import { textsOf } from './locale.ts';

export const quizNames = textsOf<RoomNames>(import.meta.glob('./*/quiz-names.ts'));
