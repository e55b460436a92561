/** The first place from which on it holds; it holds for none before and all after. */
export function firstWhere<Item>(words: ArrayLike<Item>, start: number, holds: (word: Item) => boolean): number {
  let from = start;
  let to = words.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (holds(words[middle] as Item)) to = middle;
    else from = middle + 1;
  }
  return from;
}
