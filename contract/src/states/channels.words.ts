/** The words of catalog/admissions/. Plain data, without zod. */

/** The closest first: what is said of one college counts before what is said of its state. */
export const channelScopes = ['institution', 'list', 'set', 'state', 'nation'] as const;
export type ChannelScope = (typeof channelScopes)[number];

/**
 * `merit-list`: one list of marks for many colleges; `own-marks`: the college's own. `none`: nobody is taken.
 */
export const channelWays = [
  ...(['exam', 'merit-list', 'own-test', 'own-marks', 'interview', 'registration', 'first-come', 'none'] as const),
] as const;

/** `part`: each course is in one; `union`: of parts; `lateral`: the same courses, entered in the second year. */
export const groupKinds = ['part', 'union', 'lateral'] as const;

/** `family`: colleges that admit alike; `participation`: who stands in the published list of a counselling. */
export const listRoles = ['family', 'participation'] as const;
export type ListRole = (typeof listRoles)[number];

export const prerequisiteOf = ['exam', 'course', 'counselling', 'registration', 'certificate'] as const;

/** What stands before: a form beside others is told apart from the registration with the counselling. */
export const prerequisiteKinds = [
  ...(['registration', 'form', 'papers', 'counselling', 'exam', 'certificate', 'qualification', 'marks', 'age', 'medical'] as const),
] as const;
