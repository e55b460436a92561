interface Letter<Item> {
  letter: string;
  items: readonly Item[];
}

/** What is sorted by name, in a group a first letter. */
export function byLetter<Item extends { name: string }>(sorted: readonly Item[]): readonly Letter<Item>[] {
  const letters = [...new Set(sorted.map(({ name }) => name.charAt(0)))];
  return letters.map((letter) => ({ letter, items: sorted.filter(({ name }) => name.startsWith(letter)) }));
}
