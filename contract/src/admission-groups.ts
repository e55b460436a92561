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
