import { texts } from '@disha/contract/words/hi/taxonomy';
import type { Candidate } from '../../types.ts';

export const names: Readonly<Record<Candidate, string>> = { ...texts.streams, ...texts.fields };
