/** The words of catalog/counsel/. Plain data, without zod. */

/** 1: most come so; 2: many; 3: some. */
export const leadRanks = [1, 2, 3] as const;
export type LeadRank = (typeof leadRanks)[number];

/** Where students stand of whom nothing is noted, or beside what they noted. */
export const kinStreams = ['science_pcm', 'science_pcb', 'commerce', 'arts', 'class_10', 'graduate'] as const;

/** How near: 2 is what a counsellor names next, 1 what still serves. */
export const kinGrades = [2, 1] as const;
export type KinGrade = (typeof kinGrades)[number];

/**
 * Why one thing is near another: the same work by another training; a step below that leads on to it; other work in the same place; what
 * the same test gives; the same subjects; another service of the same kind; the same talent.
 */
export const kinReasons = ['work', 'step', 'place', 'test', 'subjects', 'service', 'talent'] as const;
export type KinReason = (typeof kinReasons)[number];
