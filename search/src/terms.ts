/** What typed words ask for: each with what stands for it, words that tell nothing left out. */
import { carriesNothing, learnedMeaning } from './learned.ts';
import { askingWords, glueWords, looseWords, shortFor, synonyms } from './synonyms.ts';

export interface Term {
  /** The word itself first, then what stands for it; each alternative asks for all its words. */
  alternatives: string[][];
  mayBeLetGo: boolean;
}

/** Own keys only: "constructor" is a word like any other. */
const standIns = (key: string): readonly string[] => (Object.hasOwn(synonyms, key) ? (synonyms[key] ?? []) : []);

const meaningOf = (typed: string) => learnedMeaning(typed) ?? (Object.hasOwn(shortFor, typed) ? shortFor[typed] : undefined);

/** A word that we have something to say about is no misspelling of another: "farmer" is no misspelt "former". */
export const isKnown = (word: string): boolean => Object.hasOwn(synonyms, word);

/** Folded words without those that only ask; as they are where nothing else is said. */
export function withoutAsking(folded: string): string {
  const telling = folded.split(' ').filter((word) => !askingWords.has(word));
  return telling.every((word) => glueWords.has(word)) ? folded : telling.join(' ');
}

export function termsOf(typed: readonly string[]): Term[] {
  const terms: Term[] = [];
  const carrying = typed.filter((word) => !carriesNothing(word));
  const words = carrying.length > 0 ? carrying : typed;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const pair = `${word} ${words[at + 1] ?? ''}`;
    const english = meaningOf(pair) ?? pair;
    const ofPair = standIns(english);
    if (ofPair.length > 0 || english !== pair) {
      terms.push({ alternatives: [...new Set([english, ...ofPair, pair])].map((text) => text.split(' ')), mayBeLetGo: false });
      at += 1;
      continue;
    }
    const meant = meaningOf(word);
    if (meant !== undefined) {
      terms.push(termOf(meant, word));
      continue;
    }
    const alternatives = [word, ...standIns(word), ...withoutEnding(word)].map((text) => text.split(' '));
    terms.push({ alternatives, mayBeLetGo: looseWords.has(word) });
  }
  const telling = terms.filter(({ alternatives: [[first = ''] = []] }) => !glueWords.has(first));
  return telling.length > 0 ? telling : terms;
}

/** A word of another language: what it means is asked for as if it had been typed, and then the word itself. */
const termOf = (english: string, typed: string): Term => ({
  alternatives: [english, ...standIns(english), typed].map((text) => text.split(' ')),
  mayBeLetGo: looseWords.has(english),
});

/** "colleges" is college, "designing" is design: the simplest of endings only. */
function withoutEnding(word: string): string[] {
  if (word.length >= 7 && word.endsWith('ing')) return [word.slice(0, -3)];
  if (word.length < 5 || !word.endsWith('s') || word.endsWith('ss')) return [];
  return [word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1)];
}

/** The typed words with those of other languages in English; as they are where there are none. */
export function inEnglish(words: readonly string[]): string {
  const terms = termsOf(words);
  const isForeign = terms.some(({ alternatives }) => meaningOf((alternatives[alternatives.length - 1] ?? []).join(' ')) !== undefined);
  const isShorter = words.some(carriesNothing);
  return isForeign || isShorter ? terms.map(({ alternatives: [first = []] }) => first.join(' ')).join(' ') : words.join(' ');
}
