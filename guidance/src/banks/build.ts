/** Small helpers that keep the banks readable: what is said once a bank is said here. */
import { quizEntries, type QuizKey } from '@disha/contract/quiz.keys';
import type { QuizIcon } from '@disha/contract/quiz.icons';
import type { Field } from '@disha/contract/taxonomy';
import type { Subject } from '../subjects.ts';
import type { BankOption, BankQuestion, Candidate, Facet, FittedFile, RiasecLetter, OptionId, WholeBank, WorkOf } from '../types.ts';

type Letters = Partial<Record<RiasecLetter, number>>;

/** The letter of an option is a hint beside its field, so it weighs half. */
const hint = (letters: string): Letters => Object.fromEntries([...letters].map((letter) => [letter, 0.5]));

interface Tags {
  /** The candidate, and in Class 10 the field inside it. */
  for: Candidate;
  field?: Field;
  letters: string;
  facets: readonly Facet[];
}

const five = ['a', 'b', 'c', 'd', 'e'] as const;
const four = ['a', 'b', 'c', 'd'] as const;

/** "How much would you enjoy ...": five steps. */
export function enjoyQuestion<const Id extends string>(
  id: Id,
  { for: candidate, field, ...tags }: Tags,
): BankQuestion<Id, (typeof five)[number]> {
  return scale(id, 'activity', five, { candidate, ...(field && { field }), facets: tags.facets, riasec: hint(tags.letters) });
}

/** "In tests I usually ...": four anchored steps, for one candidate (Class 10) or with half a voice for several (Class 12). */
export function rate<const Id extends string>(
  id: Id,
  tags: { about?: Subject; for: Candidate | readonly Field[]; field?: Field; letters: string; facets: readonly Facet[] },
): BankQuestion<Id, (typeof four)[number]> {
  const whose =
    typeof tags.for === 'string' ? { candidate: tags.for, ...(tags.field && { field: tags.field }) } : { candidate: null, leans: tags.for };
  const question = scale(id, 'self', four, { ...whose, facets: tags.facets, riasec: hint(tags.letters) });
  return tags.about ? { ...question, subject: tags.about } : question;
}

function scale<Id extends string, Option extends OptionId>(
  id: Id,
  block: 'activity' | 'self',
  steps: readonly Option[],
  trait: Omit<BankOption, 'id'>,
): BankQuestion<Id, Option> {
  return { id, block, kind: 'likert', options: steps.map((step) => ({ id: step, ...trait })) };
}

/** Candidate (or "stream/field" in Class 10), letters, facets. */
type BankRow = readonly [candidate: Candidate | `${Candidate}/${Field}`, letters: string, facets: readonly Facet[]];

/** By id, in the order of the screen. */
const inOrder = <Option extends OptionId, Value>(rows: Readonly<Partial<Record<Option, Value>>>): [Option, Value][] =>
  Object.entries(rows) as [Option, Value][];

/** One of several, one option a candidate. */
export function pick<const Id extends string, Option extends OptionId>(
  id: Id,
  block: 'situation' | 'values',
  rows: Readonly<Record<Option, BankRow>>,
): BankQuestion<Id, Option> {
  const options = inOrder<Option, BankRow>(rows).map(([optionId, [tag, letters, facets]]): BankOption<Option> => {
    const [candidate, field] = tag.split('/') as [Candidate, Field | undefined];
    return { id: optionId, candidate, ...(field && { field }), facets, riasec: hint(letters) };
  });
  return { id, block, kind: 'choice', options };
}

/** "If you alone decided today": the candidates by name, and "not sure yet" (null). */
export function decideQuestion<const Id extends string, Option extends OptionId>(
  id: Id,
  rows: Readonly<Record<Option, Candidate | null>>,
): BankQuestion<Id, Option> {
  const options = inOrder<Option, Candidate | null>(rows).map(([optionId, candidate]): BankOption<Option> => ({
    id: optionId,
    candidate,
    facets: [],
    riasec: {},
  }));
  return { id, block: 'choice', kind: 'choice', options };
}

/** The order on the screen: two activities, then a situation, so that no student meets ten scales in a row; the rest follows. */
export function inTurn<A extends BankQuestion, S extends BankQuestion, R extends BankQuestion>(
  activities: readonly A[],
  situations: readonly S[],
  rest: readonly R[],
): readonly (A | S | R)[] {
  const mixed: (A | S)[] = [];
  for (let i = 0; 2 * i < activities.length || i < situations.length; i++) {
    mixed.push(...activities.slice(2 * i, 2 * i + 2), ...situations.slice(i, i + 1));
  }
  return [...mixed, ...rest];
}

/** A quiz whole: which one it is, what it asks, and what was found out about it. */
export function bankOf<const Key extends QuizKey, const Questions extends readonly BankQuestion[]>(
  key: Key,
  parts: {
    candidates: readonly Candidate[];
    questions: Questions;
    fitted: FittedFile;
    icons: Readonly<Record<Questions[number]['id'], QuizIcon>>;
    rightOf100: { whole: number; short: number };
    work: WorkOf;
  },
): WholeBank & { readonly id: (typeof quizEntries)[Key]['id']; readonly questions: Questions } {
  const { id, targetClass, stream } = quizEntries[key];
  const { candidates, questions, fitted, icons, rightOf100, work } = parts;
  return {
    ...{ id, targetClass, stream, candidates, questions, icons, work },
    fitted: fitted.whole,
    rightOf100: rightOf100.whole,
    short: { order: fitted.order, fitted: fitted.short, rightOf100: rightOf100.short },
  };
}
