/** The words of careers that both sides agree on. Plain data, so that the browser can load it without zod. */

/** What work asks for, after Holland: with things, finding out, creating, with people, leading, in order. */
export const interestLetters = ['R', 'I', 'A', 'S', 'E', 'C'] as const;
export type InterestLetter = (typeof interestLetters)[number];
/** "ICR", letter by letter. */
export const parseInterests = (interests: string): InterestLetter[] =>
  [...interests].filter((letter): letter is InterestLetter => (interestLetters as readonly string[]).includes(letter));

export type Interests = Record<InterestLetter, number>;

export const careerSectors = ['government', 'private', 'own'] as const;

export const routeStepKinds = ['class', 'exam', 'course', 'licence', 'job'] as const;
export type RouteStepKind = (typeof routeStepKinds)[number];
