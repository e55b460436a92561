/** Does the first place survive when one answer in ten moves one step? */
import { rank, scorerFor } from '../src/score.ts';
import type { Bank } from '../src/types.ts';
import { respondent } from './answer-model.ts';
import type { Expected } from './people.ts';
import { balanced } from './people.ts';
import { dice, type Dice } from './random.ts';

export function randomSheet(bank: Bank, roll: Dice): number[] {
  return bank.questions.map(({ options }) => roll.below(options.length));
}

/** A tenth of the answers, each one step up or down; at an end of the list it stays where it is. */
export function nudged(bank: Bank, picks: readonly number[], roll: Dice): number[] {
  const moved = [...picks];
  const places = bank.questions.map((_, i) => i);
  for (let n = Math.round(bank.questions.length / 10); n > 0; n--) {
    const at = places.splice(roll.below(places.length), 1)[0]!;
    const last = bank.questions[at]!.options.length - 1;
    const step = roll.uniform() < 0.5 ? -1 : 1;
    const to = moved[at]! + step;
    moved[at] = Math.max(0, Math.min(last, to));
  }
  return moved;
}

export function kept(bank: Bank, sheets: readonly (readonly number[])[], seed: number): number {
  const roll = dice(seed);
  const scorer = scorerFor(bank);
  const same = sheets.filter((picks) => rank(scorer, picks)[0]!.candidate === rank(scorer, nudged(bank, picks, roll))[0]!.candidate);
  return same.length / sheets.length;
}

export function stability(bank: Bank, takers: readonly Expected[]): { people: number; random: number } {
  const answer = respondent(bank);
  const people = balanced(takers, bank.candidates, 500).map(({ taker, seed }) => answer(taker.person, seed));
  const roll = dice(11);
  const random = Array.from({ length: 2000 }, () => randomSheet(bank, roll));
  return { people: kept(bank, people, 12), random: kept(bank, random, 13) };
}
