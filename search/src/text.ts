/** How words are compared in every search, on the server and in the browser: without case, accents or punctuation. */

const beyondAscii = /[^ -~]/;

export function foldText(text: string): string {
  // Almost every text is plain, and the plain way is several times faster.
  if (!beyondAscii.test(text))
    return text
      .toLowerCase()
      .replace(/['`]/g, '')
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
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
  if (simpleWords.test(text)) return wordsOf(text);
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

/** Words of two letters and more, with nothing but spaces and commas between them. */
const simpleWords = /^[a-z]{2,}(,? [a-z]{2,})*$/i;

/** One letter wrong, missing, too many, or two swapped; the token may go on behind the word. */
export function isNear(word: string, token: string): boolean {
  if (token.length < word.length - 1) return false;
  let at = 0;
  while (at < word.length && word.charCodeAt(at) === token.charCodeAt(at)) at += 1;
  if (at >= word.length - 1) return true;
  const rest = word.slice(at + 1);
  if (token.startsWith(rest, at + 1) || token.startsWith(rest, at) || token.startsWith(word.slice(at), at + 1)) return true;
  return (
    word.charCodeAt(at + 1) === token.charCodeAt(at) &&
    word.charCodeAt(at) === token.charCodeAt(at + 1) &&
    token.startsWith(word.slice(at + 2), at + 2)
  );
}
