export const texts = {
  'chances.exams': 'Exams with closing ranks',
  'chances.hasRanks': 'Closing ranks were brought in for it, so it stays',
  'chances.counsellings': 'Counsellings',
  'chances.shown': 'Chances',
  'chances.ofCollege': 'Closing ranks of the college',
  'chances.loading': 'The closing ranks are being read in. Please try again in a moment.',
  'chances.whole': ({ name }: { name: string }) => `${name} must be a whole number: a rank has no fraction`,
  'chances.openCategory': 'open must be one of the categories',
  'chances.oneListForAll': 'exactly one list takes the rows that no rule names',
};
