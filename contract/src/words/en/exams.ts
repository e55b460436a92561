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
  'exams.dateOrder': 'to must not be before from, and both are days or both are months',
  'exams.dateForm': 'from and to are days (YYYY-MM-DD), and months (YYYY-MM) where the status is usual',
  'exams.dateCertainty': 'what is not confirmed (certainty C) can only be usual',
};
