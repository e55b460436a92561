/** English in other letters, and two fifths longer: for tests. */
const letters: Readonly<Record<string, string>> = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, index) => [
    letter,
    [...'àƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÀƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ'][index] ?? letter,
  ]),
);

/** Word by word: a longer text breaks where a longer language would. What has been changed already stays. */
export function pseudoText(text: string): string {
  return text.replace(/\S*[A-Za-z]\S*/g, (word) => {
    const other = [...word].map((letter) => letters[letter] ?? letter).join('');
    return `${other}${'~'.repeat(Math.ceil(word.length * 0.4))}`;
  });
}

/** The same shape: texts are changed, sentences with something in them are changed once they are made. */
export function pseudo<T>(texts: T): T {
  return changed(texts) as T;
}

function changed(value: unknown): unknown {
  if (typeof value === 'string') return pseudoText(value);
  if (typeof value === 'function') return (...params: unknown[]) => changed((value as (...given: unknown[]) => unknown)(...params));
  if (Array.isArray(value)) return value.map(changed);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, changed(inner)]));
  return value;
}
