import { districts } from '@disha/contract/words/hi/districts';

export const texts: Partial<Record<string, string>> = districts;
