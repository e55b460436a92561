/** How words of Devanagari and of Latin letters sound: by rule, small enough for a browser, and forgiving as people spell. */
const consonants: Readonly<Record<string, string>> = {
  क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n', ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n',
  त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n', प: 'p', फ: 'ph', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', व: 'v', श: 'sh', ष: 'sh',
  स: 's', ह: 'h', ळ: 'l',
}; // oxfmt-ignore
const vowels: Readonly<Record<string, string>> = {
  अ: 'a', आ: 'a', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऋ: 'ri', ए: 'e', ऐ: 'ai', ऑ: 'o', ओ: 'o', औ: 'au', ऍ: 'e',
}; // oxfmt-ignore
const signs: Readonly<Record<string, string>> = {
  'ा': 'a', 'ि': 'i', 'ी': 'i', 'ु': 'u', 'ू': 'u', 'ृ': 'ri', 'े': 'e', 'ै': 'ai', 'ॉ': 'o', 'ो': 'o', 'ौ': 'au', 'ॅ': 'e',
}; // oxfmt-ignore
export const devanagari = /[\u0900-\u097f]/;
const halant = '\u094d';
const nasal = '\u0902';

/** As it is most often spelled in Latin letters: पटना is patna. The silent a of the end, and between two spoken syllables, is left out. */
export function latinOf(word: string): string {
  const parts: { consonant: string; vowel: string | undefined }[] = [];
  for (const letter of word) {
    const last = parts[parts.length - 1];
    if (consonants[letter] !== undefined) parts.push({ consonant: consonants[letter], vowel: undefined });
    else if (signs[letter] !== undefined && last) last.vowel = signs[letter];
    else if (letter === halant && last) last.vowel = '';
    else if (letter === nasal) parts.push({ consonant: 'n', vowel: '' });
    else if (vowels[letter] !== undefined) parts.push({ consonant: '', vowel: vowels[letter] });
    else if (/[a-z0-9]/.test(letter)) parts.push({ consonant: letter, vowel: '' });
  }
  let spelled = '';
  parts.forEach(({ consonant, vowel }, at) => {
    const isLast = at === parts.length - 1;
    const next = parts[at + 1];
    const afterVowel = at > 0 && parts[at - 1]?.vowel !== '';
    const isSilent = isLast ? at > 0 : afterVowel && next?.vowel !== undefined && next.vowel !== '' && next.consonant !== '';
    spelled += consonant + (vowel ?? (isSilent ? '' : 'a'));
  });
  return spelled;
}

/** The same for every way to spell it: consonants alone, those that people mix up as one. */
export function soundOf(word: string): string {
  return word
    .replace(/chh?/g, 'C')
    .replace(/sc(?=[ei])|c(?=[eiy])/g, 's')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/ph/g, 'f')
    .replace(/([kgjtdbps])h+/g, '$1')
    .replace(/ck|[cq]/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/m(?=[pbf])/g, 'n')
    .replace(/[aeiouyh]/g, '')
    .replace(/(.)\1+/g, '$1');
}

const vowelsBetween = (word: string) => word.replaceAll('h', '').split(/[^aeiouy]+/);
const isFront = (vowels: string) => /[iey]/.test(vowels) && !/[ou]/.test(vowels);
const isBack = (vowels: string) => /[ou]/.test(vowels) && !/[iey]/.test(vowels);

/** Of two words with one sound: no vowel of one is said where the other has quite another. A mason is no machine. */
export function hasVowelsOf(one: string, other: string): boolean {
  const [ours, theirs] = [vowelsBetween(one), vowelsBetween(other)];
  if (ours.length !== theirs.length) return true;
  return ours.every((vowels, at) => {
    const beside = theirs[at] ?? '';
    return !(isFront(vowels) && isBack(beside)) && !(isBack(vowels) && isFront(beside));
  });
}
