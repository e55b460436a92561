/** Small helpers that keep the banks readable: what is said once a bank is said here. */
import type { Field } from '@disha/contract/taxonomy';
import type { BankOption, BankQuestion, Candidate, Facet, Letter } from '../types.ts';

type Letters = Partial<Record<Letter, number>>;

/** The letter of an option is a hint beside its field, so it weighs half. */
const hint = (letters: string): Letters => Object.fromEntries([...letters].map((letter) => [letter, 0.5]));

const enjoyment = ['I would dislike it', 'I would rather avoid it', 'It would be okay', 'I would enjoy it', 'I would love it'];

interface Tags {
  /** The candidate, and in Class 10 the field inside it. */
  for: Candidate;
  field?: Field;
  letters: string;
  facets: readonly Facet[];
}

/** "How much would you enjoy ...": five steps. */
export function enjoy(id: string, tags: Tags, about: string): BankQuestion {
  const trait = { candidate: tags.for, ...(tags.field && { field: tags.field }), facets: tags.facets, riasec: hint(tags.letters) };
  return scale(id, 'activity', `How much would you enjoy ${about}?`, about, enjoyment, trait);
}

/** "In tests I usually ...": four anchored steps, for one candidate (Class 10) or with half a voice for several (Class 12). */
export function rate(
  id: string,
  tags: { for: Candidate | readonly Field[]; field?: Field; letters: string; facets: readonly Facet[] },
  about: string,
  steps: readonly [string, string, string, string],
): BankQuestion {
  const question = `${about.charAt(0).toUpperCase()}${about.slice(1)}, I usually ...`;
  const whose =
    typeof tags.for === 'string' ? { candidate: tags.for, ...(tags.field && { field: tags.field }) } : { candidate: null, leans: tags.for };
  return scale(id, 'self', question, about, steps, { ...whose, facets: tags.facets, riasec: hint(tags.letters) });
}

function scale(
  id: string,
  block: 'activity' | 'self',
  question: string,
  about: string,
  texts: readonly string[],
  trait: Omit<BankOption, 'text'>,
): BankQuestion {
  return { id, block, kind: 'likert', question, about, options: texts.map((text) => ({ text, ...trait })) };
}

/** Candidate (or "stream/field" in Class 10), letters, facets, text. */
export type Row = readonly [candidate: string, letters: string, facets: readonly Facet[], text: string];

/** One of several, one option a candidate. */
export function pick(id: string, block: 'situation' | 'values', about: string, question: string, rows: readonly Row[]): BankQuestion {
  const options = rows.map(([tag, letters, facets, text]): BankOption => {
    const [candidate, field] = tag.split('/') as [Candidate, Field | undefined];
    return { text, candidate, ...(field && { field }), facets, riasec: hint(letters) };
  });
  return { id, block, kind: 'choice', question, about, options };
}

/** "If you alone decided today": the candidates by name, and "not sure yet". */
export function decide(id: string, what: 'stream' | 'field', names: readonly (readonly [Candidate, string])[]): BankQuestion {
  const named = names.map(([candidate, text]): BankOption => ({ text, candidate, facets: [], riasec: {} }));
  const unsure: BankOption = { text: 'I am not sure yet', candidate: null, facets: [], riasec: {} };
  return {
    id,
    block: 'choice',
    kind: 'choice',
    about: 'asked for your own choice',
    question: `If you alone decided today, which ${what} would you take?`,
    options: [...named, unsure],
  };
}

/** The order on the screen: two activities, then a situation, so that nobody meets ten scales in a row; the rest follows. */
export function inTurn(
  activities: readonly BankQuestion[],
  situations: readonly BankQuestion[],
  rest: readonly BankQuestion[],
): BankQuestion[] {
  const mixed: BankQuestion[] = [];
  for (let i = 0; 2 * i < activities.length || i < situations.length; i++) {
    mixed.push(...activities.slice(2 * i, 2 * i + 2), ...situations.slice(i, i + 1));
  }
  return [...mixed, ...rest];
}
