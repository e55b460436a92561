/** How words are compared in every search, on the server and in the browser: without case, accents or punctuation. */

const beyondAscii = /[^ -~]/;

export function foldText(text: string): string {
  const bare = beyondAscii.test(text) ? text.normalize('NFKD').replace(/\p{M}+/gu, '') : text;
  return bare
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export function wordsOf(text: string): string[] {
  const folded = foldText(text);
  return folded === '' ? [] : folded.split(' ');
}

/**
 * The words a text is found by. Abbreviations are kept in one piece too: "B.Tech" is b, tech and btech,
 * "A P J Abdul Kalam" is found by apj.
 */
export function searchWords(text: string): string[] {
  const words: string[] = [];
  let letters = '';
  for (const chunk of text.split(/\s+/)) {
    const parts = wordsOf(chunk);
    words.push(...parts);
    if (parts.length > 1) words.push(parts.join(''));
    if (parts.length === 1 && parts[0]?.length === 1) {
      letters += parts[0];
      continue;
    }
    if (letters.length > 1) words.push(letters);
    letters = '';
  }
  if (letters.length > 1) words.push(letters);
  return words;
}

/** One letter wrong, missing, too many, or two swapped; the token may go on behind the word. */
export function isNear(word: string, token: string): boolean {
  if (token.length < word.length - 1) return false;
  let at = 0;
  while (at < word.length && word.charCodeAt(at) === token.charCodeAt(at)) at += 1;
  if (at >= word.length - 1) return true;
  const rest = word.slice(at + 1);
  if (token.startsWith(rest, at + 1) || token.startsWith(rest, at) || token.startsWith(word.slice(at), at + 1)) return true;
  return word.charCodeAt(at + 1) === token.charCodeAt(at) && word.charCodeAt(at) === token.charCodeAt(at + 1) && token.startsWith(word.slice(at + 2), at + 2);
}
