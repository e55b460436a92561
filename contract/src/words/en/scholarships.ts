export const texts = {
  'scholarships.listed': 'Scholarships',
  'scholarships.filters': 'Scholarship filters',
  'scholarships.shown': 'Scholarship',
  'scholarships.notFound': 'Scholarship not found',
};
