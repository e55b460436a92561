import type { QuizResult } from '@disha/contract/quiz';
import type { Gender } from '@disha/contract/passport';
import { expect, it } from 'vitest';
import { formatFor } from '../../messages/format.ts';
import type { Locale } from '../../messages/locale.ts';
import { quizTexts } from '../../messages/quiz.ts';
import { resultText } from './result-text.ts';

const recommendation = (fieldName: string, matchScore: number, aiGenerated = false) => ({
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
const result: QuizResult = {
  attemptId: null,
  quizId: 'class10-v1',
  targetClass: '10',
  stream: null,
  recommendations: [recommendation('Commerce', 41), recommendation('Arts', 36), recommendation('Science (PCM)', 14)],
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
const text = (given: QuizResult, locale: Locale = 'en', gender?: Gender) =>
  resultText(given, 'Class 10 quiz', { text: quizTexts.in(locale).results, format: formatFor(locale), gender });

it('says all that the screen says', () => {
  const file = text(result);
  for (const part of [
    'Commerce',
    '41% match',
    '9%  Science (PCB)',
    'It is close.',
    'About half.',
    'Commerce comes here.',
    '- You count well',
    '- Keep accounts',
    'A stall',
    '“A play” in place of “A stall”',
    'Then Arts would come first.',
    'Arts (36% match)',
    'Science (PCM) (14% match)',
    '24 questions, 16 November 2026',
    '- Accountant\n  You like figures.',
  ]) {
    expect(file).toContain(part);
  }
  expect(file.endsWith('\n')).toBe(true);
  expect(file).not.toContain('undefined');
});

it('ends its sentences as the language does', async () => {
  const given = { ...result, recommendations: [{ ...recommendation('Finance', 41), streamName: 'Commerce' }] };
  await quizTexts.load('hi');
  expect(text(given)).toContain('\nCommerce. 41% match. It is close.\n');
  expect(text(given, 'hi')).toContain('\nCommerce। 41% मेल। It is close.\n');
});

it('says who wrote it only when a model did', () => {
  expect(text(result)).not.toContain('AI-generated');
  expect(text({ ...result, recommendations: [recommendation('Commerce', 41, true)] })).toContain('AI-generated');
});

it('ranks nothing where nothing is clear: no match, no tips, no courses, only what to try', () => {
  const file = text({ ...result, confidence: 'unclear', careers: [], tryThis: ['Set curd three times.'] });
  expect(file).toContain('Not clear yet');
  expect(file).toContain('- Set curd three times.');
  expect(file).toContain('- Arts\n  Arts comes here.');
  expect(file).not.toMatch(/%|Keep accounts|would come first|A stall|Courses that/);
});

it('names what only women may enter to whom it is open, and says so where nobody has told', () => {
  const career = { careerId: 'military-nursing-officer', name: 'Military Nurse', why: 'You like to help.', forGender: 'female' as const };
  const given = { ...result, careers: [...result.careers, career] };
  expect(text(given)).toContain('- Military Nurse (For women only)');
  expect(text(given, 'en', 'female')).toContain('- Military Nurse\n');
  expect(text(given, 'en', 'male')).not.toContain('Military Nurse');
});
