/** First letters of up to two words, in capitals; '' for none. A letter of an Indian script keeps its vowel sign. */
export function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => /^\P{M}\p{M}*/u.exec(word)?.[0] ?? '')
    .filter((letter) => letter !== '')
    .slice(0, 2)
    .join('')
    .toLocaleUpperCase('en');
}
