/** What is said of strengths is what was said by the student, and no more. */
import { describe, expect, it } from 'vitest';
import { dice } from '../cli/random.ts';
import { randomSheet } from '../cli/stability.ts';
import { readAnswers } from './answers.ts';
import { isLiked } from './liking.ts';
import { quizById, quizzes } from './quizzes.ts';
import { recommend } from './recommend.ts';
import type { Bank, QuizId, Strength } from './types.ts';
import { allWords } from './words/languages.ts';
import { wordResult } from './words/word-result.ts';

function strengthsOf(quizId: QuizId, answers: string): readonly Strength[] {
  const bank = quizById(quizId) as Bank;
  const read = readAnswers(bank, answers.split(' '), []);
  if (!('picks' in read)) throw new Error(`${quizId}: ${read.problem}`);
  return recommend(bank, read.picks).recommended[0]?.strengths ?? [];
}
const lacking = (strengths: readonly Strength[]) => strengths.filter(({ kind }) => kind === 'toBuild').map(({ facet }) => facet);

describe('still to build is only what was said to be hard', () => {
  it.each([
    ['accounts that tally at once', 'class12-commerce-v1', 'c e b b c a b e e c b d c c c d b d e a'],
    ['a day beside patients', 'class12-pcb-v1-12', 'b b b b a b e e d c d a'],
    ['genes and germs', 'class12-pcb-v1', 'a b c a e b a a a c a e e b d d a e a c'],
    ['why teenagers feel stress', 'class12-arts-v1-12', 'b e b b a c f e b d c c'],
  ] as const)('%s lack nothing', (_, quizId, answers) => {
    expect(lacking(strengthsOf(quizId, answers))).toEqual([]);
  });

  it('sums that are left as they are', () => {
    const strengths = strengthsOf('class12-commerce-v1', 'b b c b e b b c a c b e e b d a b e a c');
    expect(lacking(strengths)).toContain('numbers');
    expect(strengths.filter(({ kind }) => kind === 'strength').map(({ facet }) => facet)).not.toContain('numbers');
  });
});

it('an unclear sheet is told what it backs, and not what it would take', () => {
  const roll = dice(7);
  // Everything okay, a pick here and there, and no choice of one's own.
  const undecided = (bank: Bank) =>
    bank.questions.map(({ kind, block, options }) =>
      kind === 'likert' ? Math.floor((options.length - 1) / 2) : block === 'choice' ? options.length - 1 : roll.below(options.length),
    );
  const unclear = quizzes
    .flatMap((bank) => Array.from({ length: 60 }, () => recommend(bank, undecided(bank))))
    .filter(({ band }) => band === 'unclear');
  const worded = unclear.flatMap(({ recommended }) => recommended.map(({ strengths }) => strengths));
  expect(worded.some((strengths) => strengths.length < 3)).toBe(true);
  for (const strengths of worded) for (const { kind } of strengths) expect(kind).toBe('strength');
});

describe.each(quizzes)('$id', (bank) => {
  it('what is seen stands in an answer that was liked, what is not seen in none', () => {
    const roll = dice(36);
    for (let n = 0; n < 40; n++) {
      const picks = randomSheet(bank, roll);
      const liked = bank.questions.flatMap((question, at) =>
        isLiked(question, picks[at] ?? 0) ? (question.options[picks[at] ?? 0]?.facets ?? []) : [],
      );
      for (const { strengths } of recommend(bank, picks).recommended) {
        for (const { facet, kind } of strengths) {
          const times = liked.filter((one) => one === facet).length;
          if (kind === 'strength') expect(times).toBeGreaterThan(1);
          if (kind === 'seen') expect(times).toBeGreaterThan(0);
          if (kind === 'notSeen') expect(times).toBe(0);
        }
      }
    }
  });
});

it('every kind has words of its own in every language', () => {
  const bank = quizById('class12-commerce-v1') as Bank;
  for (const words of allWords) {
    const { seen, toBuild, notSeen, strength } = words.sentences;
    expect(new Set([seen, toBuild, notSeen, strength].map((say) => say('numbers'))).size).toBe(4);
    const worded = wordResult(recommend(bank, [1, 1, 2, 1, 4, 1, 1, 2, 0, 2, 1, 4, 4, 1, 3, 0, 1, 4, 0, 2]), words);
    expect(worded.recommendations[0]?.keyStrengths).toContain(toBuild('numbers'));
  }
});
