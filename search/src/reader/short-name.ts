/** A text that is nothing but a short name, as exams have them: "aibe", "aibe form date". */
import type { QueryFacts } from './facts.ts';

/** Of our own exams nearly all are called by so few letters. */
const shortName = /^[a-z][a-z0-9]{2,7}$/;

/** A folded word that may be one. */
export const isShortName = (folded: string): boolean => shortName.test(folded);

/** The one word that is no word of the question, no place and no name of ours. */
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
