export const texts = {
  'exams.listed': 'Exams',
  'exams.filters': 'Exam filters',
  'exams.counts': 'Exam counts',
  'exams.shown': 'Exam',
  'exams.created': 'Exam created',
  'exams.updated': 'Exam updated',
  'exams.deleted': 'Exam deleted',
  'exams.notFound': 'Exam not found',
  'exams.idTaken': 'An exam with this id already exists',
};
