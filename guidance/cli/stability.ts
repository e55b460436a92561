/** Does the first place survive when one answer in ten moves one step? */
import { rank, scorerFor } from '../src/score.ts';
import type { Bank } from '../src/types.ts';
import { respondent } from './answer-model.ts';
import { balanced, type ExpectedTaker } from './people.ts';
import { dice, type Dice } from './random.ts';

export function randomSheet(bank: Bank, roll: Dice): number[] {
  return bank.questions.map(({ options }) => roll.below(options.length));
}

/** A step past the end of a list: the answer stays where it is, or turns back, so that it always moves (the harder test). */
type AtEnd = 'stays' | 'turns';

/** A tenth of the answers, each one step up or down. */
function nudged(bank: Bank, picks: readonly number[], roll: Dice, atEnd: AtEnd): number[] {
  const moved = [...picks];
  const places = bank.questions.map((_, i) => i);
  for (let n = Math.round(bank.questions.length / 10); n > 0; n--) {
    const at = places.splice(roll.below(places.length), 1)[0]!;
    const last = bank.questions[at]!.options.length - 1;
    const step = roll.uniform() < 0.5 ? -1 : 1;
    const to = moved[at]! + step;
    if (to >= 0 && to <= last) moved[at] = to;
    else if (atEnd === 'turns') moved[at] = moved[at]! - step;
  }
  return moved;
}

export function keptShare(bank: Bank, sheets: readonly (readonly number[])[], seed: number, atEnd: AtEnd): number {
  const roll = dice(seed);
  const scorer = scorerFor(bank);
  const same = sheets.filter((picks) => rank(scorer, picks)[0]!.candidate === rank(scorer, nudged(bank, picks, roll, atEnd))[0]!.candidate);
  return same.length / sheets.length;
}

export function stability(bank: Bank, takers: readonly ExpectedTaker[], atEnd: AtEnd): { people: number; random: number } {
  const answer = respondent(bank);
  const people = balanced(takers, bank.candidates, 500).map(({ taker, seed }) => answer(taker.person, seed));
  const roll = dice(11);
  const random = Array.from({ length: 2000 }, () => randomSheet(bank, roll));
  return { people: keptShare(bank, people, 12, atEnd), random: keptShare(bank, random, 13, atEnd) };
}
