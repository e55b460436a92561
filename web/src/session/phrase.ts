/** A passphrase of four words that the page makes: the words come with the press, since few ask for them. */
const wordCount = 4;

/** Four of 1,369 words: 2^41 and more, each try costing what sealed.ts makes it cost. */
export async function newPhrase(): Promise<string> {
  const { phraseWords } = await import('./phrase-words.ts');
  // Numbers beyond the last whole round would make the first words likelier.
  const most = Math.floor(0x1_0000 / phraseWords.length) * phraseWords.length;
  const words: string[] = [];
  while (words.length < wordCount) {
    const [drawn = 0] = crypto.getRandomValues(new Uint16Array(1));
    const word = phraseWords[drawn % phraseWords.length];
    if (drawn < most && word !== undefined) words.push(word);
  }
  return words.join(' ');
}

/** As it is meant, however it was typed. */
export const asPhrase = (typed: string): string =>
  typed
    .toLowerCase()
    .trim()
    .split(/[\s,.-]+/)
    .join(' ');
