/** What a text in a language other than English must keep to. */
import { otherNumbers } from './numbers.ts';
import { marksIn } from './sayings.ts';
import type { Pair } from './pairs.ts';
import { allowedAsIs, latinKeys, otherFigures, otherMarks, spellings, withDanda, withoutDotToo } from './glossary.ts';

const latinWords = /[A-Za-z][A-Za-z'’-]*/g;
const withoutMarks = (text: string) => text.replace(/⟦[^⟧]*⟧/g, ' ');
/** Addresses, and what stands in quotation marks of code, are no words. */
const plain = (text: string) => withoutMarks(text).replace(/https?:\S+|\S+@\S+|[\w-]+\.(?:in|com|org|gov|ac|edu)\S*/g, ' ');

/** Short forms, names and codes: anything with a capital letter or a digit in it. */
const isName = (word: string) => /[A-Z]/.test(word) || allowedAsIs.has(word.toLowerCase());

const keyOf = (key: string) => key.replace(/#\d+$/, '');

interface Language {
  id: string;
  /** "Hindi" */
  name: string;
  /** A letter or a sign of its script. */
  own: RegExp;
  spelling: (typeof spellings)[string];
  /** All of these at once: nearly every text has none of them, and one by one they take their time. */
  anyWrong: RegExp;
  hasDanda: boolean;
}

/** A language of tests and one not added yet are read by their script alike. */
function languageOf(id: string): Language {
  const spelling = spellings[id] ?? [];
  const script = new Intl.Locale(id).maximize().script ?? 'Latn';
  return {
    id,
    name: new Intl.DisplayNames('en', { type: 'language' }).of(id) ?? id,
    own: new RegExp(`(?=[\\p{L}\\p{M}])\\p{Script=${script}}`, 'gu'),
    spelling,
    anyWrong: new RegExp(spelling.length === 0 ? '(?!)' : spelling.map(([{ source }]) => `(?:${source})`).join('|'), 'u'),
    hasDanda: withDanda.includes(id),
  };
}

type Rule = (pair: Pair & { other: string }, language: Language) => string | undefined;

const keepsMarks: Rule = ({ feature, key, english, other }) => {
  const known = otherMarks[`${feature} ${keyOf(key)}`] ?? [];
  const [asked, kept] = [marksIn(english), marksIn(other)].map((marks) => marks.filter((each) => !known.includes(each)));
  return asked?.join() === kept?.join() ? undefined : `has ${kept?.join(' ') || 'nothing'} for ${asked?.join(' ') || 'nothing'}`;
};

const keepsNumbers: Rule = ({ feature, key, english, other }, { id }) =>
  otherFigures.has(`${feature} ${keyOf(key)}`) ? undefined : otherNumbers(english, other, id);

const isTranslated: Rule = ({ feature, key, english, other }, language) => {
  if (latinKeys.has(`${feature} ${keyOf(key)}`)) return undefined;
  const words = plain(other).match(latinWords) ?? [];
  const own = (plain(other).match(language.own) ?? []).length;
  if (own === 0 && words.some((word) => !isName(word))) return other === english ? 'is English' : `has no word of ${language.name}`;
  const latin = words.filter((word) => !isName(word)).join('').length;
  return own > 0 && latin > own ? 'is mostly English' : undefined;
};

const isSpelled: Rule = ({ other }, { spelling, anyWrong }) => {
  if (!anyWrong.test(other)) return undefined;
  const wrong = spelling.find(([pattern]) => pattern.test(other));
  return wrong && `writes ${wrong[0].exec(other)?.[0].trim() ?? ''} for ${wrong[1]}`;
};

const isNormal: Rule = ({ other }) => (other === other.normalize('NFC') ? undefined : 'is not NFC');

const endsWell: Rule = ({ english, other }, { hasDanda }) => {
  if (/(?![0-9])\p{Nd}/u.test(other)) return 'has digits that are not Latin';
  if (!hasDanda) return undefined;
  // "बी.ए." is a short form.
  if (/[\u0900-\u0963\u0970-\u097f]\.$/.test(other) && !/\.\S+\.$/.test(other)) return 'ends with a full stop';
  const isSentence = /[a-z)]\.$/.test(english.trim()) && english.trim().split(/\s+/).length > 3;
  return isSentence && !/[।?!]['"”’)]?$/.test(other.trim()) ? 'is a sentence without its danda' : undefined;
};

const dot = '\u093c';
const dotted = /[\u0900-\u0963\u0970-\u097f]+/g;

/** A word that has its dot below in one text has it in all of them: a reader must not wonder whether it is the same word. */
function lostDots(pairs: readonly Pair[]): string[] {
  const texts = pairs.map(({ feature, key, other = '' }) => ({ where: `${feature} ${key}`, words: other.match(dotted) ?? [] }));
  const right = new Map<string, string>();
  for (const { words } of texts) for (const word of words) if (word.includes(dot)) right.set(word.replaceAll(dot, ''), word);
  return texts.flatMap(({ where, words }) =>
    words.flatMap((word) => {
      const other = withoutDotToo.has(word) ? undefined : right.get(word);
      return other === undefined ? [] : [`${where}: writes ${word} for ${other}`];
    }),
  );
}

const rules: readonly Rule[] = [keepsMarks, keepsNumbers, isTranslated, isSpelled, isNormal, endsWell];

export function problemsOf(pairs: readonly Pair[], id: string): string[] {
  const language = languageOf(id);
  const faults = pairs.flatMap((pair) => {
    const where = `${pair.feature} ${pair.key}`;
    if (pair.other === undefined || pair.other.trim() === '') return [`${where}: is missing`];
    const { other } = pair;
    return rules.flatMap((rule) => {
      const problem = rule({ ...pair, other }, language);
      return problem === undefined ? [] : [`${where}: ${problem}: ${other.slice(0, 120)}`];
    });
  });
  return [...faults, ...lostDots(pairs)];
}

export interface Coverage {
  feature: string;
  texts: number;
  translated: number;
}

export function coverageOf(pairs: readonly Pair[]): Coverage[] {
  const features = new Map<string, Coverage>();
  for (const { feature, other } of pairs) {
    const row = features.get(feature) ?? { feature, texts: 0, translated: 0 };
    row.texts += 1;
    if (other !== undefined && other.trim() !== '') row.translated += 1;
    features.set(feature, row);
  }
  return [...features.values()].sort((a, b) => (a.feature < b.feature ? -1 : 1));
}
