/** Under which rooms keep what is a person's own, known to every page: signing out forgets it without their code. */
export const quizKey = 'quiz-flow';
/** After the name of a catalog and a hyphen. */
export const keptOf = { filters: 'filters', calendar: 'calendar', costs: 'costs' } as const;
