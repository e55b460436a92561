/** What typed words ask for: each with what stands for it, words that tell nothing left out. */
import { askingWords, glueWords, looseWords, synonyms } from './synonyms.ts';

export interface Term {
  /** The word itself first, then what stands for it; each alternative asks for all its words. */
  alternatives: string[][];
  mayBeLetGo: boolean;
}

/** Own keys only: "constructor" is a word like any other. */
const standIns = (key: string): readonly string[] => (Object.hasOwn(synonyms, key) ? (synonyms[key] ?? []) : []);

/** Folded words without those that only ask; as they are where nothing else is said. */
export function withoutAsking(folded: string): string {
  const telling = folded.split(' ').filter((word) => !askingWords.has(word));
  return telling.every((word) => glueWords.has(word)) ? folded : telling.join(' ');
}

export function termsOf(words: readonly string[]): Term[] {
  const terms: Term[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const pair = `${word} ${words[at + 1] ?? ''}`;
    const ofPair = standIns(pair);
    if (ofPair.length > 0) {
      terms.push({ alternatives: [pair, ...ofPair].map((text) => text.split(' ')), mayBeLetGo: false });
      at += 1;
      continue;
    }
    const alternatives = [word, ...standIns(word), ...withoutEnding(word)].map((text) => text.split(' '));
    terms.push({ alternatives, mayBeLetGo: looseWords.has(word) });
  }
  const telling = terms.filter((_, index) => !glueWords.has(terms[index]?.alternatives[0]?.[0] ?? ''));
  return telling.length > 0 ? telling : terms;
}

/** "colleges" is college, "designing" is design: the simplest of endings only. */
function withoutEnding(word: string): string[] {
  if (word.length >= 7 && word.endsWith('ing')) return [word.slice(0, -3)];
  if (word.length < 5 || !word.endsWith('s') || word.endsWith('ss')) return [];
  return [word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1)];
}
