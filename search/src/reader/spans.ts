/** The words of a text in the longest pieces that mean something: words of the question, places, names of items, and what is left. */
import { devanagari } from '../sound.ts';
import { isCloseSpelling } from '../text.ts';
import { compactOf, type NamedItem, type NamedPlace, type ReaderNames } from './names.ts';
import { longestPhrase, saidBy, vocabularyWords, type WordMeaning } from './vocabulary.ts';

export interface Span {
  /** As it was typed, folded. */
  words: readonly string[];
  text: string;
  meaning: WordMeaning;
  places: readonly NamedPlace[];
  items: readonly NamedItem[];
}

const mostWords = 8;
const nothing: WordMeaning = {};

/** "colleges" as "college": the simplest of endings. */
const singular = (text: string) => (text.length > 4 && text.endsWith('s') ? text.slice(0, -1) : text);

/** In English, word by word and pair by pair; as it is where nothing is known. */
function inEnglish(words: readonly string[], english: ReaderNames['english']): string {
  const said: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const pair = at + 1 < words.length ? english(`${words[at] ?? ''} ${words[at + 1] ?? ''}`) : undefined;
    said.push(pair ?? english(words[at] ?? '') ?? words[at] ?? '');
    if (pair !== undefined) at += 1;
  }
  return said.join(' ');
}

function meant(text: string, length: number, names: ReaderNames): Omit<Span, 'words' | 'text'> | undefined {
  const meaning = length <= longestPhrase ? saidBy(text) : undefined;
  const places = length <= 4 ? names.places(text) : [];
  const items = isOfQuestion(text, names) ? [] : names.called(compactOf(text));
  if (!meaning && places.length === 0 && items.length === 0) return undefined;
  // "Near Una": what glues a question together is no name of a place or a person's work.
  if (meaning?.glue) return { meaning, places: [], items: [] };
  return { meaning: meaning ?? nothing, places, items };
}

/** Several words that are all of the question, or places: "gujarat scholarship" is a question though something is called so. */
function isOfQuestion(text: string, names: ReaderNames): boolean {
  const words = text.split(' ');
  if (words.length === 1) return false;
  for (let at = 0; at < words.length;) {
    const pieces = [3, 2, 1].map((length) => words.slice(at, at + length));
    const known = pieces.find((piece) => names.places(piece.join(' ')).length > 0 || isPlain(saidBy(piece.join(' '))));
    if (!known) return false;
    at += known.length;
  }
  return true;
}
const isPlain = (meaning: WordMeaning | undefined) =>
  meaning !== undefined && (meaning.feature ?? meaning.entry ?? meaning.openTo ?? meaning.glue ?? meaning.type) !== undefined;

let spelledRight: readonly string[] | undefined;

/** One typing mistake in a word of the question: "enginering colege". */
function corrected(word: string): string | undefined {
  if (word.length < 6) return undefined;
  spelledRight ??= vocabularyWords();
  return spelledRight.find((right) => Math.abs(right.length - word.length) <= 1 && isCloseSpelling(word, right));
}

export function spansOf(words: readonly string[], names: ReaderNames): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < words.length;) {
    const span = longestAt(words, at, names);
    spans.push(span);
    at += span.words.length;
  }
  return spans;
}

function longestAt(words: readonly string[], at: number, names: ReaderNames): Span {
  for (let length = Math.min(mostWords, words.length - at); length > 0; length -= 1) {
    const piece = words.slice(at, at + length);
    const typed = piece.join(' ');
    const english = inEnglish(piece, names.english);
    // A name in Devanagari is one of several of its kind: what it is called in English is one.
    const first = devanagari.test(typed) ? [english, typed] : [typed, english];
    for (const text of new Set([...first, singular(typed)])) {
      const found = meant(text, text.split(' ').length, names);
      if (found) return { words: piece, text, ...found };
    }
  }
  const word = words[at] ?? '';
  const right = corrected(word);
  if (right !== undefined) return { words: [word], text: right, meaning: saidBy(right) ?? nothing, places: [], items: [] };
  return { words: [word], text: inEnglish([word], names.english), meaning: nothing, places: [], items: [] };
}
