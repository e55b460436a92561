/** A result as the server sends it. */
import type { QuizResult } from '@disha/contract/quiz';

export const sampleRecommendation = (fieldName: string, matchScore: number, aiGenerated = false) => ({
  fieldId: 'commerce' as const,
  fieldName,
  stream: 'commerce' as const,
  streamName: fieldName,
  explanation: `${fieldName} comes here.`,
  keyStrengths: ['You count well'],
  studyTips: ['Keep accounts'],
  aiGenerated,
  exam: null,
  matchScore,
  confidence: 'close' as const,
  evidence: [{ question: 'The fair?', answer: 'A stall', for: fieldName }],
  bestFields: [],
});
export const sampleQuizResult: QuizResult = {
  attemptId: null,
  quizId: 'class10-v1',
  targetClass: '10',
  stream: null,
  recommendations: [sampleRecommendation('Commerce', 41), sampleRecommendation('Arts', 36), sampleRecommendation('Science (PCM)', 14)],
  scores: [
    { id: 'commerce', name: 'Commerce', matchScore: 41 },
    { id: 'science_pcb', name: 'Science (PCB)', matchScore: 9 },
  ],
  confidence: 'close',
  bandNote: 'It is close.',
  whatWouldChange: [{ question: 'The fair?', from: 'A stall', to: 'A play', thenFirst: 'Arts' }],
  honestNote: 'About half.',
  tryThis: [],
  notes: [],
  totalQuestions: 24,
  submittedAt: '2026-11-15T20:00:00.000Z',
  courses: { courses: [], totalCourses: 0 },
  careers: [{ careerId: 'accountant', name: 'Accountant', why: 'You like figures.' }],
  interests: { R: 0, I: 0, A: 0, S: 0, E: 0.5, C: 1 },
};
