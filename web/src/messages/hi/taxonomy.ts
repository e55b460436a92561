import { texts as words } from '@disha/contract/words/hi/taxonomy';
import type { TaxonomyTexts } from '../taxonomy.ts';

const { streams, fields, classes, levels, entries, collegeTypes, states } = words;

/** The contract's own names. */
export const texts: TaxonomyTexts = { streams, fields, classes, levels, entries, collegeTypes, states };
