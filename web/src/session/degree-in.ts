import type { Degree, StudentDetails } from '@disha/contract/passport';
import { isField } from '@disha/contract/taxonomy';

/** The first degree is in this field; what is known of it otherwise, and of a second one, stays. */
export function degreeIn(field: string, degrees: readonly Degree[]): StudentDetails {
  if (!isField(field)) return {};
  const [first = { level: 'bachelor' as const }, ...others] = degrees;
  return { class: 'graduate', degrees: [{ ...first, field }, ...others] };
}
