export const texts = {
  'courses.listed': 'Courses',
  'courses.recommended': 'Recommended courses',
  'courses.shown': 'Course',
  'courses.notFound': 'Course not found',
};
