/** The fields of life that questions are about, each with a picture on the screen. */
export const quizIcons = [
  'animals',
  'art',
  'building',
  'code',
  'health',
  'lab',
  'land',
  'law',
  'machines',
  'money',
  'news',
  'numbers',
  'people',
  'sky',
  'water',
  'work',
] as const;
export type QuizIcon = (typeof quizIcons)[number];
