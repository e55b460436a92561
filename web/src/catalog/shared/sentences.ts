const end = '\u0001';

/** The sentences of a text. A full stop ends one only after a word, so that "B.Sc. Nursing" and "No. 3" stay whole. */
export const sentencesOf = (text: string): readonly string[] =>
  text
    .replace(/([a-z\d)%]{2}[.?!]|।)\s+(?=[^a-z])/g, `$1${end}`)
    .split(end)
    .filter((sentence) => sentence !== '');
