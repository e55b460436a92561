export const texts = {
  title: 'Plan',
  none: 'No plan yet',
  noneHint: 'Bookmark the courses and exams you like: your plan grows out of them.',
  browse: 'Browse courses',
};
