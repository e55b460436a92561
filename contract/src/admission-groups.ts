/** The kinds of courses a state fills in ways of their own: what "how this state admits" is told by, in this order. */
export const admissionGroups = [
  'engineering',
  'medicine',
  'nursing',
  'pharmacy',
  'agriculture',
  'law',
  'teaching',
  'polytechnic',
  'iti',
  'degree',
  'bca_bba',
] as const;
export type AdmissionGroup = (typeof admissionGroups)[number];

/** How a source is written that is none to rely on: what everybody knows, or nothing at all. */
const unconfirmed: readonly string[] = ['Known practice, no notice read', 'Nothing found that could be relied on'];
export const isUnconfirmed = (source: string): boolean => unconfirmed.includes(source);
