import type { QuizResult } from '@disha/contract/quiz';
import type { Gender } from '@disha/contract/passport';
import { expect, it } from 'vitest';
import { formatFor } from '../../messages/format.ts';
import type { Locale } from '../../messages/locale.ts';
import { quizTexts } from '../../messages/quiz.ts';
import { sampleRecommendation, sampleQuizResult as result } from '../../testing/quiz-result.ts';
import { resultText } from './result-text.ts';

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
  const given = { ...result, recommendations: [{ ...sampleRecommendation('Finance', 41), streamName: 'Commerce' }] };
  await quizTexts.load('hi');
  expect(text(given)).toContain('\nCommerce. 41% match. It is close.\n');
  expect(text(given, 'hi')).toContain('\nCommerce। 41% मेल। It is close.\n');
});

it('says who wrote it only when a model did', () => {
  expect(text(result)).not.toContain('AI-generated');
  expect(text({ ...result, recommendations: [sampleRecommendation('Commerce', 41, true)] })).toContain('AI-generated');
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
