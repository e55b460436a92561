/** School subjects, and what is like one, that a student may say is hard. */
export const subjects = ['mathematics', 'biology', 'accountancy', 'writing', 'drawing', 'speaking'] as const;
export type Subject = (typeof subjects)[number];
