/** How words are compared, on the server and in the browser: without case, accents or punctuation. */

const beyondAscii = /[^ -~]/;
/**
 * What belongs to no script: the accents of Latin and other European letters, and joiners, which shape a letter and say
 * nothing. The signs of Indian scripts are letters of their own: कला is not कल.
 */
const accents = /\p{Script=Inherited}+/gu;
const indicDigit =
  /[\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f]/g;
const asLatinDigit = (digit: string) => String(((digit.codePointAt(0) ?? 0) - 6) & 0xf);

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
    .replace(accents, '')
    .replace(indicDigit, asLatinDigit)
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

const nukta = /[\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc]/g;
const chandrabindu = /\u0901/g;
/** A nasal before a consonant may be written as half a letter or as a dot: हिन्दी, हिंदी. */
const halfNasal = /[ङञणनम]\u094d(?=[क-ह])/g;
const devanagari = /[\u0900-\u097f]/;
/** One letter in the two keys that many keyboards have for it: आ and ॅ are ऑ. And ज्ञ, which is said and often written ग्य. */
const oneLetter: Readonly<Record<string, string>> = {
  'ाॅ': 'ॉ', 'ॅा': 'ॉ', 'ाॆ': 'ॊ', 'ाे': 'ो', 'ाै': 'ौ', 'अा': 'आ', 'अाॅ': 'ऑ', 'आॅ': 'ऑ', 'अॉ': 'ऑ', 'आे': 'ओ', 'अो': 'ओ', 'आै': 'औ',
  'अौ': 'औ', 'एे': 'ऐ', 'अॅ': 'ऍ', 'ॲ': 'ऍ', 'ज्ञ': 'ग्य',
}; // oxfmt-ignore
const inTwo = /अाॅ|[ाअआ]ॅ|ॅा|ा[ॆेै]|अ[ाॉोौ]|आ[ेै]|एे|ॲ|ज्ञ/g;

/** For finding alone: spellings that people use for one another are one (जिला and ज़िला, हिंदी and हिन्दी, हँसी and हंसी). */
export function foldForSearch(text: string): string {
  const folded = foldText(text);
  if (!beyondAscii.test(folded)) return folded;
  const plain = folded.normalize('NFD').replace(nukta, '').normalize('NFC');
  if (!devanagari.test(plain)) return plain;
  return plain
    .replace(inTwo, (letters) => oneLetter[letters] ?? letters)
    .replace(chandrabindu, '\u0902')
    .replace(halfNasal, '\u0902');
}

/** Of a folded word that is looked up among known ones: द्य looks like ध, and is often typed so. */
export const asItLooks = (folded: string): string => folded.replaceAll('द्य', 'ध');

const dotInside = /([\u0900-\u097f])\.(?=[\u0900-\u097f])/g;

/** What is typed, folded: "बी.एड." is one word, as "बीएड" is. */
export const foldTyped = (text: string): string => foldForSearch(text.replace(dotInside, '$1'));

function tokenize(text: string): string[] {
  const folded = foldForSearch(text);
  return folded === '' ? [] : folded.split(' ');
}

/**
 * The words a text is found by. Abbreviations are kept in one piece too: "B.Tech" is b, tech and btech,
 * "A P J Abdul Kalam" is found by apj.
 */
export function searchWords(text: string): string[] {
  if (simpleWords.test(text)) return tokenize(text);
  const words: string[] = [];
  let letters = '';
  for (const chunk of text.split(/\s+/)) {
    const parts = tokenize(chunk);
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
export function isCloseSpelling(word: string, token: string): boolean {
  if (token.length < word.length - 1) return false;
  let at = 0;
  while (at < word.length && word.charCodeAt(at) === token.charCodeAt(at)) at += 1;
  if (at >= word.length - 1) return true;
  // Most words end here, without a piece of them being made.
  const [here, next] = [word.charCodeAt(at), word.charCodeAt(at + 1)];
  if (token.charCodeAt(at + 1) !== next && token.charCodeAt(at) !== next && token.charCodeAt(at + 1) !== here) return false;
  const rest = word.slice(at + 1);
  if (token.startsWith(rest, at + 1) || token.startsWith(rest, at) || token.startsWith(word.slice(at), at + 1)) return true;
  return (
    word.charCodeAt(at + 1) === token.charCodeAt(at) &&
    word.charCodeAt(at) === token.charCodeAt(at + 1) &&
    token.startsWith(word.slice(at + 2), at + 2)
  );
}
