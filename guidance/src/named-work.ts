/**
 * Which work an answer is about, by the ids of careers: face value, judged by reading. A scale is named by its question
 * ("c10-a01"), a picked option by both ("c10-s01.a"). An answer counts only where it was liked or picked.
 */
import type { Field } from '@disha/contract/taxonomy';
import { isLiked } from './liking.ts';
import { quizzes } from './quizzes.ts';
import type { Bank, BankOption, BankQuestion, Block, OptionId } from './types.ts';

const careersOf = new Map(
  quizzes.flatMap(({ work }) => Object.entries(work)).map(([key, careers]): [string, readonly string[]] => [key, careers.split(' ')]),
);

const workOf = (key: string): readonly string[] => careersOf.get(key) ?? [];

/** Every key and what it names, for the tests that check them. */
export const everyWork: readonly [key: string, careers: readonly string[]][] = [...careersOf];

interface NamedBy {
  questionId: string;
  optionId: OptionId;
  /** How loudly: what was loved says more than what would be fine. */
  weight: number;
  /** What the answer is about. */
  field: Field | null;
}

const picked: Readonly<Record<Block, number>> = { activity: 0, situation: 1.5, self: 0, values: 1, choice: 0 };
/** Of the two upper steps of five: enjoyed, loved. */
const liked = [1.5, 2.25] as const;

function weightOf({ kind, block, options }: BankQuestion, pick: number): number {
  if (kind === 'choice') return picked[block];
  return block === 'activity' ? (liked[pick - options.length + liked.length] ?? 0) : 0;
}

/** Two answers' worth: one thing loved is not yet a field that is liked. */
const likedFrom = 3;

/** The field an option is about. */
const fieldOf = (bank: Bank, { field, candidate }: BankOption): Field | null =>
  field ?? (bank.stream === null ? null : (candidate as Field | null));

/** Fields that several answers are about, the most liked first; of any stream in Class 10. */
export function likedFields(bank: Bank, picks: readonly number[]): Field[] {
  const liking = new Map<Field, number>();
  for (const [at, question] of bank.questions.entries()) {
    const pick = picks[at] ?? 0;
    const option = question.options[pick];
    const field = option && isLiked(question, pick) ? fieldOf(bank, option) : null;
    if (field !== null) liking.set(field, (liking.get(field) ?? 0) + weightOf(question, pick));
  }
  return [...liking]
    .filter(([, weight]) => weight >= likedFrom)
    .sort((a, b) => b[1] - a[1])
    .map(([field]) => field);
}

/** By career, the answers that are about it, the loudest first; equals by the id of the question, whatever the order of the screen. */
export function namedWork(bank: Bank, picks: readonly number[]): ReadonlyMap<string, readonly NamedBy[]> {
  const named = new Map<string, NamedBy[]>();
  for (const [at, question] of bank.questions.entries()) {
    const pick = picks[at] ?? 0;
    const option = question.options[pick];
    if (!option || !isLiked(question, pick)) continue;
    const by = { questionId: question.id, optionId: option.id, weight: weightOf(question, pick), field: fieldOf(bank, option) };
    for (const career of workOf(question.kind === 'choice' ? `${question.id}.${option.id}` : question.id))
      (named.get(career) ?? named.set(career, []).get(career))?.push(by);
  }
  for (const list of named.values()) list.sort((a, b) => b.weight - a.weight || (a.questionId < b.questionId ? -1 : 1));
  return named;
}
