/** Without case, accents and punctuation, so that "iit-b" finds "IIT B". */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLocaleLowerCase('en')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const longWord = 5;

/**
 * Every word must occur somewhere in the text. When nothing at all fits, words of five letters and more may carry one
 * typing mistake.
 */
export function searchIn<Item>(items: readonly Item[], textOf: (item: Item) => string, query: string): readonly Item[] {
  const words = plain(query).split(' ').filter((word) => word !== '');
  if (words.length === 0) return items;
  const exact = items.filter((item) => {
    const text = textOf(item);
    return words.every((word) => text.includes(word));
  });
  if (exact.length > 0 || !words.some((word) => word.length >= longWord)) return exact;
  return items.filter((item) => {
    const text = textOf(item);
    const tokens = text.split(' ');
    return words.every((word) => text.includes(word) || (word.length >= longWord && tokens.some((token) => isNear(word, token))));
  });
}

/** One letter wrong, missing, too many, or two swapped; the token may go on behind the word. */
export function isNear(word: string, token: string): boolean {
  if (token.length < word.length - 1) return false;
  let at = 0;
  while (at < word.length && word[at] === token[at]) at += 1;
  if (at === word.length) return true;
  const rest = word.slice(at);
  return (
    token.startsWith(rest.slice(1), at + 1) ||
    token.startsWith(rest.slice(1), at) ||
    token.startsWith(rest, at + 1) ||
    (rest.length > 1 && token.startsWith(`${rest[1] ?? ''}${rest[0] ?? ''}${rest.slice(2)}`, at))
  );
}
