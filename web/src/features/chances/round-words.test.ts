import { expect, it } from 'vitest';
import { texts } from '../../messages/en/chances.ts';
import { texts as hindi } from '../../messages/hi/chances.ts';
import { roundInWords } from './round-words.ts';

it.each([
  ['2', 'round 2'],
  ['Round 3', 'round 3'],
  ['6 (final)', 'round 6, the last'],
  ['2 extended (final)', 'the extended round, the last'],
  ['extended (final)', 'the extended round, the last'],
  ['1+2 combined', 'rounds 1 and 2 together'],
  ['last rank statement', 'the last phase'],
  ['special 2 of 3', 'special round 2 of 3'],
  ['Round 7 (special)', 'special round 7'],
  ['CAP III', 'CAP round III'],
  ['P1', 'phase 1'],
  ['final phase', 'the last phase'],
  ['closure', 'at the close'],
  ['Mop up', 'Mop up'],
])('%s is said as %s', (round, said) => {
  expect(roundInWords(texts.rounds, round)).toBe(said);
});

it('is said in Hindi', () => {
  expect(roundInWords(hindi.rounds, 'special 2 of 3')).toMatch(/[\u0900-\u097F]/);
});
