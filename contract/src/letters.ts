/**
 * One letter with the signs that belong to it, as a pattern: vowel signs of Indian scripts are marks, not letters, and a mark
 * without its letter is no name. A joiner, which is invisible, stands beside such a sign: Bengali and Kannada write it
 * before, Malayalam and Telugu after.
 */
export const letter = String.raw`\p{L}(?:(?:[\u200c\u200d]?\p{M})+[\u200c\u200d]?)?`;

const pieces = new RegExp(`${letter}|[^]`, 'gu');
const wholeLetter = new RegExp(`^${letter}$`, 'u');
const unseen = /^[\p{M}\p{Cf}]$/u;

/** Somebody else's text as letters and single spaces, at most so long; what is neither becomes a space, and no letter is cut apart. */
export function firstCharacters(text: string, atMost: number): string {
  let kept = '';
  for (const [piece] of text.normalize('NFC').matchAll(pieces)) {
    const next = wholeLetter.test(piece) ? piece : unseen.test(piece) || kept === '' || kept.endsWith(' ') ? '' : ' ';
    if (kept.length + next.length > atMost) break;
    kept += next;
  }
  return kept.trimEnd();
}
