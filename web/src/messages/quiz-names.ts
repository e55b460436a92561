import type { RoomNames } from './catalog-names.ts';
import type { Texts } from './locale.ts';

export const quizNames: Texts<RoomNames> = { en: { title: 'Quiz' } };
