/** A text that is nothing but a short name, as exams have them: "aibe", "aibe form date". */
import type { QueryFacts } from './facts.ts';

/** Nearly all of our exams have a short name of this length. */
const shortName = /^[a-z][a-z0-9]{2,7}$/;

/** Whether a folded word may be a short name. */
export const isShortName = (folded: string): boolean => shortName.test(folded);

/** Finds the one word that is neither a place, nor a name we know, nor part of the question. */
export function shortNameIn({ spans }: QueryFacts): string | undefined {
  const names = spans.filter(({ meaning }) => Object.keys(meaning).length === 0);
  const [only, ...more] = names;
  const word = only?.words.join(' ') ?? '';
  const isNameless = only !== undefined && only.places.length === 0 && only.items.length === 0 && only.text === word;
  const isAlone = spans.every(
    (span) => span === only || span.meaning.glue === true || span.meaning.purpose !== undefined || span.meaning.feature === 'exams',
  );
  return more.length === 0 && isNameless && isAlone && isShortName(word) ? word : undefined;
}
