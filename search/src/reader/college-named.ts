/** A college that is called what was typed, alone or with where it lies behind its name. */
import { shortFor } from '../synonyms.ts';
import { compactOf, type FoundCollege, type ReaderNames } from './names.ts';
import { familyExams } from './own-words.ts';
import { saidBy } from './vocabulary.ts';

/** "govt" is "government": as the search reads it. */
const spelledOut = (words: readonly string[], { english }: ReaderNames) =>
  words.map((word) => english(word) ?? (Object.hasOwn(shortFor, word) ? shortFor[word] : undefined) ?? word);

/** A name of nothing but words for any college names no single one: "Government Engineering College" lies in every state. */
const isGeneric = (name: string) =>
  name.split(' ').every((word) => {
    const meaning = saidBy(word);
    return (
      meaning !== undefined &&
      [meaning.feature, meaning.kind, meaning.type, meaning.openTo, meaning.glue].some((value) => value !== undefined)
    );
  });

const isAt = ({ places }: FoundCollege, words: readonly string[]) =>
  words.every((word) => saidBy(word)?.glue === true || places.some((place) => ` ${place} `.includes(` ${word} `)));

export function collegeNamed(words: readonly string[], names: ReaderNames): FoundCollege | undefined {
  // "nit" is short for one college too, and asks for the whole family.
  if (Object.hasOwn(familyExams, words.join(' '))) return undefined;
  const spelled = spelledOut(words, names);
  return names.colleges(words.join(' ')).find((college) =>
    college.called.some((name) => {
      if (name === '' || isGeneric(name)) return false;
      const compact = compactOf(name);
      if (compact === compactOf(spelled.join(' ')) || compact === compactOf(words.join(' '))) return true;
      return [words, spelled].some((each) =>
        each.some((_, end) => end > 0 && compactOf(each.slice(0, end).join(' ')) === compact && isAt(college, spelled.slice(end))),
      );
    }),
  );
}
