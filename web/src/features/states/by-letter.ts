interface LetterGroup<Item> {
  letter: string;
  items: readonly Item[];
}

/** What is sorted by name, in a group a first letter. */
export function byLetter<Item extends { title: string }>(sorted: readonly Item[]): readonly LetterGroup<Item>[] {
  const letters = [...new Set(sorted.map(({ title }) => title.charAt(0)))];
  return letters.map((letter) => ({ letter, items: sorted.filter(({ title }) => title.startsWith(letter)) }));
}
