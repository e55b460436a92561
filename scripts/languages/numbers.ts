/** Numbers of a text and of its translation: who reads one is told the same per cents, ages, attempts and years as who reads the other. */

/** Words that may stand for a figure up to twelve, by the number; greater ones are figures in either language. */
const words: Readonly<Record<string, readonly (readonly [RegExp, number])[]>> = {
  en: [
    [/\b(one|once|first|single|an?)\b/i, 1],
    [/\b(two|twice|second|both|pair|double|dual|half)\b/i, 2],
    [/\b(three|thrice|third)\b/i, 3],
    [/\b(four|fourth|quarter)\b/i, 4],
    [/\b(five|fifth)\b/i, 5],
    [/\b(six|sixth)\b/i, 6],
    [/\b(seven|seventh)\b/i, 7],
    [/\b(eight|eighth)\b/i, 8],
    [/\b(nine|ninth)\b/i, 9],
    [/\b(ten|tenth)\b/i, 10],
    [/\b(eleven|eleventh)\b/i, 11],
    [/\b(twelve|twelfth|dozen)\b/i, 12],
  ],
  hi: [
    [/एक|पहल/, 1],
    [/दो|दूसर|डबल|आध|डेढ़|ढाई|साढ़े|दुगु/, 2],
    [/तीन|तीसर|तिहाई/, 3],
    [/चार|चौथ|चौथाई/, 4],
    [/पाँच/, 5],
    [/छह|छठ/, 6],
    [/सात/, 7],
    [/आठ/, 8],
    [/नौ/, 9],
    [/दस/, 10],
    [/ग्यारह/, 11],
    [/बारह/, 12],
  ],
};

const plain = (figure: string) => figure.replaceAll(',', '').replace(/^0+(?=\d)/, '');
const figuresIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.replace(/⟦[^⟧]*⟧|https?:\S+|\S+\.(?:in|com|org)\S*/g, ' ').matchAll(/\d+(?:,\d+)*(?:\.\d+)?/g)].map(([one]) => plain(one)),
  );

/** Figures of one text that are in the other neither in figures nor in words. */
function lackingIn(text: string, figures: ReadonlySet<string>, language: string): readonly string[] {
  const own = figuresIn(text);
  const said = words[language] ?? [];
  return [...figures].filter((one) => !own.has(one) && !said.some(([word, number]) => String(number) === one && word.test(text)));
}

/** What only one of the two says; undefined where they agree, and of a language whose words for numbers are not written down here. */
export function otherNumbers(english: string, other: string, language: string): string | undefined {
  if (words[language] === undefined) return undefined;
  const lost = lackingIn(other, figuresIn(english), language);
  const more = lackingIn(english, figuresIn(other), 'en');
  if (lost.length + more.length === 0) return undefined;
  return [...(lost.length > 0 ? [`lacks ${lost.join(', ')}`] : []), ...(more.length > 0 ? [`has ${more.join(', ')} of its own`] : [])].join(
    ' and ',
  );
}
