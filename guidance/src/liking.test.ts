/** When a sheet has said too little for any margin to count. Activities by their height, from 1 to 5, in the order of the bank. */
import { describe, expect, it } from 'vitest';
import { answerLevelOf } from './liking.ts';
import { quizById } from './quizzes.ts';
import type { Bank, Candidate, QuizId } from './types.ts';

function level(quizId: QuizId, heights: string, first: Candidate) {
  const bank = quizById(quizId) as Bank;
  const activities = bank.questions.filter(({ block }) => block === 'activity').map(({ id }) => id);
  const given = heights.split(' ').map(Number);
  expect(given).toHaveLength(activities.length);
  return answerLevelOf(
    bank,
    bank.questions.map(({ id, block }) => (block === 'activity' ? (given[activities.indexOf(id)] ?? 1) - 1 : 0)),
    first,
  );
}

describe('a sheet of which the rest is disliked', () => {
  const pcb = (heights: string) => level('class12-pcb-v1', heights, 'allied_health');

  it.each(['1 1 1 1 1 1 1 1 1 1', '2 2 1 2 1 2 2 2 2 3', '1 2 1 1 3 2 1 2 1 2'])('says nothing: %s', (heights) => {
    expect(pcb(heights)).toBe('nothing');
  });

  it('says nothing where the one thing liked is not the first, or half of the first', () => {
    expect(pcb('5 1 1 1 1 1 1 1 1 1')).toBe('nothing');
    expect(pcb('1 1 1 1 1 5 1 1 1 1')).toBe('nothing');
  });

  it('says what it likes where that is the first, on the whole', () => {
    expect(pcb('1 1 3 1 1 4 1 1 2 1')).toBeNull();
    expect(pcb('1 1 3 1 1 5 2 1 1 1')).toBeNull();
  });
});

describe('a sheet of which all is liked', () => {
  const short = (heights: string) => level('class12-pcb-v1-12', heights, 'medicine');

  it('says nothing where all is liked alike', () => {
    expect(short('5 5 5 5 5')).toBe('everything');
    expect(short('4 5 4 5 5')).toBe('everything');
  });

  it('says what it likes better', () => {
    expect(short('5 4 4 4 4')).toBeNull();
    expect(short('5 5 3 5 5')).toBeNull();
  });
});
