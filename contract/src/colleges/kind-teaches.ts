/**
 * What a college of a kind teaches, usually, often or sometimes, as far as it can be told from others of its kind: the weakest ground
 * on which a course is said of a college. Told by the kind and by the letter of the register's code: C is a college, which gives degrees
 * of its university, S a stand-alone institution, which gives diplomas. Plain data, loaded by the server alone.
 */
import type { CollegeKind, HowUsual } from './colleges.words.ts';
import table from './kind-teaches.json' with { type: 'json' };
import type { State } from '../taxonomy.ts';

/**
 * A name that says no more than "Mahavidyalaya" or "College" has rules of its own, and so has a university of the state or the Centre:
 * of arts, science and commerce most of them teach a master's, and a private one seldom does.
 */
export type RuleGroup = CollegeKind | 'mahavidyalaya' | 'college' | 'public-university';

export interface KindRule {
  of: RuleGroup;
  code: 'C' | 'S' | 'any';
  how: HowUsual;
  /** A, B: counted in a list or a survey. C: unconfirmed, so it is shown as such and never counted. */
  certainty: 'A' | 'B' | 'C';
  source: string;
  /** Only where Hindi is the language of the state, or only elsewhere. */
  speaking?: 'hindi' | 'elsewhere';
  courses: readonly string[];
}

export const kindRules = table as readonly KindRule[];

const hindiStates: ReadonlySet<State> = new Set([
  'Bihar',
  'Chandigarh',
  'Chhattisgarh',
  'Delhi',
  'Haryana',
  'Himachal Pradesh',
  'Jharkhand',
  'Madhya Pradesh',
  'Rajasthan',
  'Uttar Pradesh',
  'Uttarakhand',
]);
export const speaksHindi = (state: State): boolean => hindiStates.has(state);
