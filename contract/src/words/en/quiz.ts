export const texts = {
  'quiz.shown': 'Quiz',
  'quiz.listed': 'Quizzes',
  'quiz.submitted': 'Quiz submitted',
  'quiz.result': 'Result',
  'quiz.results': 'Results',
  'quiz.resultNotFound': 'Result not found',
  'quiz.notYours': 'You can only submit your own answers',
  'quiz.model': 'A language model is configured',
  'quiz.noModel': 'No language model is configured',
};
