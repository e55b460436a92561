export const texts = {
  label: 'Search everything',
  /** Of the names of everything it looks through: "Courses, colleges, exams". */
  hint: (names: readonly string[]) =>
    names.map((name, index) => (index === 0 ? name.charAt(0).toUpperCase() + name.slice(1) : name)).join(', '),
  close: 'Close search',
  found: (count: string) => `${count} found`,
  none: 'Nothing found',
  noneHint: 'Try fewer letters, a short name (IITB, NEET), or a word like “nurse” or “law”.',
  try: 'For example',
  examples: ['engineering', 'IIT', 'NEET', 'nurse', 'law after 12th', 'medical college Kerala'],
  loading: 'Searching',
  failed: 'The search did not answer',
  keys: 'Arrow keys to choose, Enter to open, Escape to close.',
};
