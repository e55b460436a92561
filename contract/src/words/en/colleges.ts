export const texts = {
  'colleges.listed': 'Colleges',
  'colleges.filters': 'College filters',
  'colleges.counts': 'College counts',
  'colleges.shown': 'College',
  'colleges.notFound': 'College not found',
};
