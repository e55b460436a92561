/** What our lists know little of: a master's that many universities and colleges teach, and of which they name a handful. */
import type { Item } from '../types.ts';
import type { Gate } from './gates.ts';
import type { Knowledge } from './knowledge.ts';

/** Degrees that many give, and the training of those who teach the youngest; what one institute gives is known where it is known. */
const taughtByMany = /^(diploma-early-childhood|ma|msc|mcom|msw|md|ms|mds|med|mped|mpt|mph|mpharm|mlis)(-|$)/;
/** What is counted by the kind of a college too is known at hundreds. */
const fewest = 150;

export const hasSparseData = (knowledge: Knowledge, { id }: Item) => taughtByMany.test(id) && knowledge.countOf(id) < fewest;

/**
 * What they open is in every state, whether or not our lists name it: one counselling gives out the seats of medicine; of pharmacy, whose
 * colleges take GPAT each by itself, our lists name a handful, and the way says so.
 */
const ofAllColleges: ReadonlySet<string> = new Set(['neet-pg', 'neet-mds', 'gpat']);
export const isGivenOut = ({ exams, keys }: Gate) => exams.some(({ id }) => ofAllColleges.has(id)) || keys.includes('own:md-ayurveda');
