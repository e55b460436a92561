import { fieldNames, streamNames } from '@disha/contract/taxonomy';
import type { Candidate } from '../../types.ts';

export const names: Readonly<Record<Candidate, string>> = { ...streamNames, ...fieldNames };
