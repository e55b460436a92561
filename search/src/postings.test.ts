import { expect, it } from 'vitest';
import { Postings } from './postings.ts';

const written = ['mahatma', 'mahama', 'amma', 'kamala', 'ama', 'zaamama', 'कमल', 'a', 'phule', 'mamamama', 'xyz', 'kamal'];
const postings = new Postings();
for (const [entry, word] of written.entries()) postings.add(word, entry, entry);

it.each(['ama', 'ma', 'a', 'mah', 'hatma', 'kamala', 'zz', 'mamama', 'मल', 'z', 'xyz', 'ak', 'q'])(
  'words that hold "%s" are found, each once',
  (letters) => {
    const words = postings.words();
    expect(postings.holding(letters).map((place) => words[place])).toEqual(words.filter((word) => word.includes(letters)));
  },
);

it('among the words that begin with one letter only those are looked through', () => {
  const words = postings.words();
  const holdingIn = (letter: string, letters: string) =>
    postings.holding(letters, postings.startingWith(letter)).map((place) => words[place]);
  for (const letter of [...postings.firstLetters(), 'q'])
    for (const letters of ['ama', 'a', 'ma', 'l', 'z'])
      expect(holdingIn(letter, letters)).toEqual(words.filter((word) => word.startsWith(letter) && word.includes(letters)));
});
