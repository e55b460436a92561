/** The short quiz of a bank: its twelve best questions, in the order of the screen. */
import { order } from './banks/order.ts';
import { shortLength, type Bank, type ShortId } from './types.ts';
import { wholeOf } from './words/words.ts';

export function shortOf(bank: Bank): Bank {
  const whole = wholeOf(bank);
  const best = order[whole].slice(0, shortLength);
  return {
    ...bank,
    id: `${whole}-${shortLength}` satisfies ShortId,
    whole,
    questions: bank.questions.filter(({ id }) => best.includes(id)),
  };
}
