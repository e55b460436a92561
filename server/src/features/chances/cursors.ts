import type { Cursors } from '@disha/chances/lines/line-index';
import { cursorOf, positionIn } from '../../db/keyset.ts';

export const cursors: Cursors = { write: cursorOf, read: positionIn };
