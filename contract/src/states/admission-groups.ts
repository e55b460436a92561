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
  'mba_mca',
] as const;
export type AdmissionGroup = (typeof admissionGroups)[number];

/** The same as finely as seats are given out: one state fills B.Ed by a test and D.El.Ed on marks. */
export const admissionParts = [
  ...(['engineering', 'medicine', 'veterinary', 'nursing', 'gnm', 'paramedical', 'pharmacy', 'dpharm', 'agriculture'] as const),
  /** Of engineering, from the second year, for who holds a diploma. */
  'lateral',
  ...(['law', 'llb', 'bed', 'deled', 'polytechnic', 'iti', 'degree', 'bca_bba', 'mba', 'mca', 'bped'] as const),
] as const;
export type AdmissionPart = (typeof admissionParts)[number];

/**
 * By what they are filled: the exam; marks; `both`, most by marks and some by the exam; `left`, the exam first and what is left over by
 * marks; `other`, what only the words tell. A part of which nothing is known is left out.
 */
export const admissionWays = ['exam', 'marks', 'both', 'left', 'other'] as const;
export type AdmissionWay = (typeof admissionWays)[number];
