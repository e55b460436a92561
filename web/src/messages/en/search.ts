export const texts = {
  label: 'Search everything',
  hint: 'Courses, colleges, exams',
  close: 'Close search',
  groups: { courses: 'Courses', colleges: 'Colleges', exams: 'Exams' },
  all: {
    courses: (count: string) => `See all ${count} courses`,
    colleges: (count: string) => `See all ${count} colleges`,
    exams: (count: string) => `See all ${count} exams`,
  },
  found: (count: string) => `${count} found`,
  none: 'Nothing found',
  noneHint: 'Try fewer letters, a short name (IITB, NEET), or a word like “nurse” or “law”.',
  try: 'For example',
  examples: ['engineering', 'IIT', 'NEET', 'nurse', 'law after 12th', 'medical college Kerala'],
  loading: 'Searching',
  failed: 'The search did not answer',
  keys: 'Arrow keys to choose, Enter to open, Escape to close.',
};
