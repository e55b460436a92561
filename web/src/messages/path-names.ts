import type { RoomNames } from './catalog-names.ts';
import { textsOf } from './locale.ts';

export const pathNames = textsOf<RoomNames>(import.meta.glob('./*/path-names.ts'));
