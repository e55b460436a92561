import { foldText } from '@disha/search/text';

const small = new Set(['of', 'and', 'for', 'the', 'in', 'at', 'on', 'to', 'with', 'by']);
const abbreviation = /^(?:[A-Z]\.?){1,3}$/;

/** Registers shout; people do not. Only names that are all capitals are touched. */
export function tidyName(name: string): string {
  // Windows' apostrophe, as registers exported by Excel carry it.
  const spaced = name
    .replace(/[\u0091\u0092]/g, '’')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ,/g, ',')
    .trim();
  if (/[a-z]/.test(spaced)) return spaced;
  return spaced.replace(/[^\s(\-/,&.]+\.?/g, (word, at: number) => {
    const lower = word.toLowerCase();
    if (at > 0 && small.has(lower)) return lower;
    return abbreviation.test(word) && !/[AEIOU]/.test(word.slice(1)) ? word : word.charAt(0) + lower.slice(1);
  });
}

const longestId = 110;

/** "Government Medical College", "Thrissur" becomes government-medical-college-thrissur; a long name is cut, what tells it apart is not. */
export function slug(name: string, ...apart: readonly string[]): string {
  const dashed = (text: string) =>
    foldText(text)
      .replace(/[^a-z0-9 ]+/g, '')
      .replace(/ +/g, '-');
  const end = apart
    .map(dashed)
    .filter((part) => part !== '')
    .map((part) => `-${part}`)
    .join('');
  return `${dashed(name).slice(0, longestId - end.length)}${end}`.replace(/-{2,}/g, '-').replace(/^-+|-+$/g, '');
}
