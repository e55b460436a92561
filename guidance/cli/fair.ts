/**
 * Do answers that boys and girls are known to give differently decide more than others? Pairs of sheets that are equal but for them.
 *   npm run guidance:fair
 * Marked as gendered: activities with tools and machines (R), and with helping and teaching (S). In each pair the one sheet has the
 * answers of another person there; beside it, the same sheet with that person's answers to as many other activities.
 */
import { class10 } from '../src/banks/class10.ts';
import { rank, scorerFor } from '../src/score.ts';
import type { Bank } from '../src/types.ts';
import { fields, type Field } from '@disha/contract/taxonomy';
import { respondent } from './answer-model.ts';
import { dice } from './random.ts';
import { invent } from './synthetic.ts';

const bank: Bank = class10;

const activities = bank.questions.map((question, at) => ({ question, at })).filter(({ question }) => question.block === 'activity');
const isGendered = ({ question }: (typeof activities)[number]) =>
  question.options[0]?.riasec.R !== undefined || question.options[0]?.riasec.S !== undefined;
export const gendered = activities.filter(isGendered).map(({ at }) => at);
const others = activities.filter((one) => !isGendered(one)).map(({ at }) => at);

/** How often the first stream changes: with the gendered answers of another, and with as many other answers of theirs. */
export function fairness(pairs: number, seed: number): { gendered: number; others: number } {
  const roll = dice(seed);
  const answer = respondent(bank);
  const scorer = scorerFor(bank);
  const sheet = (n: number) => answer(invent(fields[roll.below(fields.length)] as Field, roll), n);
  const first = (picks: readonly number[]) => rank(scorer, picks)[0]?.candidate;
  const swapped = (one: readonly number[], other: readonly number[], places: readonly number[]) =>
    one.map((pick, at) => (places.includes(at) ? (other[at] ?? pick) : pick));
  const changed = { gendered: 0, others: 0 };
  for (let n = 0; n < pairs; n++) {
    const [one, other] = [sheet(2 * n), sheet(2 * n + 1)];
    const free = [...others];
    const drawn = gendered.flatMap(() => free.splice(roll.below(free.length), 1));
    const before = first(one);
    if (first(swapped(one, other, gendered)) !== before) changed.gendered += 1;
    if (first(swapped(one, other, drawn)) !== before) changed.others += 1;
  }
  return { gendered: changed.gendered / pairs, others: changed.others / pairs };
}
