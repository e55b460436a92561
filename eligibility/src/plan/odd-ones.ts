/** What stands in nobody's plan beside what they want. */
import type { Duty } from '../types.ts';
import { ofFields } from './own-doors.ts';
import type { WayCandidate } from './ways-into.ts';

const ofHotels = /hotel|hospitality|tourism|event/;

/** No student who wants what fewer marks give is sent to these in its place. */
const ofFew: ReadonlySet<string> = new Set(['mbbs', 'bds', 'afmc-mbbs']);
/** Nor a student who wants a diploma or a trade to the institutes of the nation. */
const ofInstitutes: ReadonlySet<string> = new Set(['jee-main', 'jee-advanced']);
export function isTooHigh({ course, gate }: WayCandidate, { course: first }: WayCandidate): boolean {
  if (course === undefined || first === undefined) return false;
  const isOfInstitutes = gate.isHome !== true && gate.exams.some(({ id }) => ofInstitutes.has(id));
  if (isOfInstitutes && (first.gives === 'diploma' || first.gives === 'iti')) return true;
  return ofFew.has(course.id) && !ofFew.has(first.id);
}
/** Tests that open the same in many states. */
export const ofNation: ReadonlySet<string> = new Set(['cuet-ug', 'nchm-jee']);

/** No student leaves the state for a diploma to fill up a plan. */
export const isBelowDegree = ({ course }: WayCandidate) =>
  course !== undefined && (course.gives === 'diploma' || course.level === 'certificate' || course.id === 'dped');

/** A trade fills up the plan of no student who wants another kind of training. */
export const isTradeBeside = ({ course }: WayCandidate, { course: first }: WayCandidate) =>
  course?.gives === 'iti' && first?.gives !== 'iti';

/** Done by few, and told by no student details: what hangs on one of them fills up no plan. */
const ofOthers: ReadonlySet<Duty> = new Set(['sport', 'theatre', 'ncc_c', 'deled', 'bed_deled', 'stenography']);

/** What shares a field, and nothing else: no surgeon begins with yoga, no mechanic with the making of dies, no policy with management. */
export function isOddBeside({ course, judgement }: WayCandidate, { course: first }: WayCandidate): boolean {
  if (course === undefined || first === undefined) return false;
  if (judgement.conditions.some(({ condition }) => condition.kind === 'duty' && ofOthers.has(condition.what))) return true;
  if (course.id === 'bnys') return first.fields[0] === 'medicine' && !/^b[ahun]ms$|^bsms$|^bnys$/.test(first.id);
  // One wide field holds fields and climates, another trade and hotels, a third the sick in body and in mind, and the home.
  if (/-environmental-/.test(course.id)) return ofFields.test(first.id);
  if (/-home-/.test(course.id)) return !/nutrition|home|food/.test(first.id);
  // Who would build houses builds no ploughs.
  if (course.id.startsWith('btech-') && ofFields.test(course.id)) return first.id.startsWith('btech-') && !ofFields.test(first.id);
  if (course.id.endsWith('-llb')) return !first.id.endsWith('-llb');
  if (course.id.startsWith('bvoc-')) return !first.id.startsWith('bvoc-');
  if (/psychology|^baslp/.test(course.id)) return !/psychology|^baslp|^b[op]t$/.test(first.id);
  if (ofHotels.test(course.id)) return !ofHotels.test(first.id);
  if (course.id === 'integrated-programme-management') return !/^(bba|bcom|bms)/.test(first.id);
  return first.gives === 'iti' && (course.gives === 'diploma' || course.level === 'undergraduate');
}
