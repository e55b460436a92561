import { undoAtTheEnd } from './at-the-end.ts';

undoAtTheEnd();
