/** Before any test of the web: every feature's English, as a page has it before it is drawn. */
import { loadTexts } from '../messages/locale.ts';

import.meta.glob(['../messages/*.ts', '!../messages/*.test.ts'], { eager: true });
await loadTexts('en');
