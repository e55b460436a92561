export const texts = {
  'quiz.shown': 'Quiz',
  'quiz.listed': 'Quizzes',
  'quiz.facts': 'What results are made of',
  'quiz.submitted': 'Quiz submitted',
  'quiz.result': 'Result',
  'quiz.results': 'Results',
  'quiz.resultNotFound': 'Result not found',
  'quiz.notYours': 'You can only submit your own answers',
  'quiz.model': 'A language model is configured',
  'quiz.noModel': 'No language model is configured',
};
