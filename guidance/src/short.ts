/** The short quiz of a bank: its twelve best questions, in the order of the screen. */
import { shortLength, type Bank, type ShortId, type WholeBank, type WholeId } from './types.ts';

export function shortBank({ id, targetClass, stream, candidates, questions, icons, short }: WholeBank): Bank {
  const best = short.order.slice(0, shortLength);
  return {
    ...{ targetClass, stream, candidates, icons },
    id: `${id}-${shortLength}` satisfies ShortId,
    whole: id,
    questions: questions.filter((question) => best.includes(question.id)),
    fitted: short.fitted,
    rightOf100: short.rightOf100,
  };
}

/** A short quiz has the texts of the whole. */
export const wholeOf = ({ id, whole }: Bank): WholeId => whole ?? (id as WholeId);
