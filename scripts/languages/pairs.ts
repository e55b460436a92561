/** Every text of the product beside the same text in another language, by feature. */
import { catalogs } from '@disha/contract/catalogs';
import { stateTexts } from '@disha/contract/states.files';
import type { TextShape } from '@disha/contract/translated';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readFeeFiles } from '../../server/src/catalog/fees/fee-files.ts';
import { sayings } from './sayings.ts';

export const repositoryRoot = join(import.meta.dirname, '..', '..');

export interface Pair {
  /** "web/courses" */
  feature: string;
  key: string;
  english: string;
  /** Undefined where it is not translated. */
  other: string | undefined;
}

export interface Pairs {
  pairs: Pair[];
  /** Keys that only the other language has. */
  leftOver: string[];
}

type Tree = Readonly<Record<string, unknown>>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Where a question keeps what its options said once: understood in answers, and never shown. */
const saidBefore = 'formerly';

/** Walks both trees side by side. What is said with something in it is said with marks. */
export function walk(feature: string, english: unknown, other: unknown, key = ''): Pairs {
  if (typeof english === 'string')
    return { pairs: [{ feature, key, english, other: typeof other === 'string' ? other : undefined }], leftOver: [] };
  if (typeof english === 'function') {
    const said = typeof other === 'function' ? sayings(english, other) : undefined;
    if (said === undefined) return { pairs: [{ feature, key, english: String(english), other: undefined }], leftOver: [] };
    return { pairs: said.map(([one, two], at) => ({ feature, key: `${key}#${at}`, english: one, other: two })), leftOver: [] };
  }
  if (!isTree(english)) return { pairs: [], leftOver: [] };
  const there = isTree(other) ? other : {};
  const inner = Object.entries(english)
    .filter(([name]) => name !== saidBefore)
    .map(([name, value]) => walk(feature, value, there[name], key === '' ? name : `${key}.${name}`));
  const extra = Object.keys(there).filter((name) => !(name in english) && name !== saidBefore);
  return {
    pairs: inner.flatMap(({ pairs }) => pairs),
    leftOver: [...inner.flatMap(({ leftOver }) => leftOver), ...extra.map((name) => `${feature} ${key === '' ? name : `${key}.${name}`}`)],
  };
}

const load = async (path: string): Promise<Tree> => (await import(pathToFileURL(path).href)) as Tree;
/** What a file of texts says: all, or some of it where somebody has begun; undefined where there is none. */
async function written(path: string): Promise<unknown> {
  if (!existsSync(path)) return undefined;
  const { texts, some } = await load(path);
  return texts ?? some;
}
const filesOf = (folder: string, ending: string) => readdirSync(folder).filter((name) => name.endsWith(ending));

/** Modules of a folder of English texts and their twins. */
async function modules(place: string, folder: string, language: string, isText: (name: string) => boolean, within = ''): Promise<Pairs[]> {
  const names = filesOf(join(repositoryRoot, folder, 'en', within), '.ts').filter(isText);
  return Promise.all(
    names.map(async (name) => {
      const [english, other] = await Promise.all(['en', language].map((each) => written(join(repositoryRoot, folder, each, within, name))));
      return walk(`${place}/${name.slice(0, -'.ts'.length)}`, english, other);
    }),
  );
}

/** Of each kind of facts, its words: what an overlay may hold. A catalog says it itself. */
const shapes: Readonly<Record<string, TextShape>> = {
  ...Object.fromEntries(catalogs.map(({ name, translated }) => [name, translated])),
  states: stateTexts,
};

/** The part of a fact that is words; what may stay as it is only where the other language has changed it. */
export function translatedWords(fact: unknown, shape: TextShape, other: unknown): unknown {
  if (shape === true) return fact;
  if (shape === null) return other === undefined ? undefined : fact;
  if (typeof shape === 'string') return undefined;
  if (Array.isArray(shape)) {
    const [inner] = shape as readonly [TextShape];
    if (typeof inner === 'string') return undefined;
    return Array.isArray(fact) ? fact.map((item, at) => translatedWords(item, inner, (other as unknown[] | undefined)?.[at])) : undefined;
  }
  if (!isTree(fact)) return undefined;
  const there = isTree(other) ? other : {};
  const entries = Object.entries(shape).map(([key, inner]) => [key, translatedWords(fact[key], inner as TextShape, there[key])] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const folderOf = (kind: string) => join(repositoryRoot, 'catalog', kind);
/** A kind without a folder has its facts in a table, and no words. */
const factsOf = (kind: string) =>
  (existsSync(folderOf(kind)) ? filesOf(folderOf(kind), '.json') : []).map((name) => join(folderOf(kind), name));

function facts(kind: string, shape: TextShape, language: string): Pairs[] {
  return factsOf(kind).map((fact) => {
    const name = basename(fact);
    const twin = join(repositoryRoot, 'catalog', language, kind, name);
    const other = existsSync(twin) ? json(twin) : undefined;
    const { pairs, leftOver } = walk(`catalog/${kind}`, translatedWords(json(fact), shape, other), other);
    const at = name.slice(0, -'.json'.length);
    return { pairs: pairs.map((pair) => ({ ...pair, key: `${at} ${pair.key}` })), leftOver: leftOver.map((key) => `${key} (${at})`) };
  });
}

/** The texts of a fact that stand in a file of shared words, by that file. */
export function sharedIn(fact: unknown, shape: TextShape): { file: string; text: string }[] {
  if (typeof shape === 'string') return typeof fact === 'string' ? [{ file: shape, text: fact }] : [];
  if (Array.isArray(shape)) return Array.isArray(fact) ? fact.flatMap((item) => sharedIn(item, (shape as readonly [TextShape])[0])) : [];
  if (!isTree(shape) || !isTree(fact)) return [];
  return Object.entries(shape).flatMap(([key, inner]) => sharedIn(fact[key], inner as TextShape));
}

/** A length in figures is said by code. */
const isCounted = (text: string) => /^(\d+ years?)?( ?\d+ months?)?$/.test(text);

/** Words that many facts share: English itself is the key. */
function shared(language: string): Pairs[] {
  const used = new Map<string, Record<string, string>>();
  for (const [kind, shape] of Object.entries(shapes))
    for (const fact of factsOf(kind))
      for (const { file, text } of sharedIn(json(fact), shape)) if (!isCounted(text)) used.set(file, { ...used.get(file), [text]: text });
  return [...used].map(([file, texts]) => {
    const path = join(repositoryRoot, 'catalog', language, file);
    return walk(`catalog/${file.slice(0, -'.json'.length)}`, texts, existsSync(path) ? json(path) : undefined);
  });
}

/** What fee bands say, a table and no files. */
async function feeWords(language: string): Promise<Pairs> {
  const { bands, own } = await readFeeFiles(join(repositoryRoot, 'catalog'));
  const words = [...bands, ...own].flatMap(({ scope, note }) => (note === '' ? [scope] : [scope, note]));
  const path = join(repositoryRoot, 'catalog', language, 'fee-words.json');
  return walk('catalog/fee-words', Object.fromEntries(words.map((text) => [text, text])), existsSync(path) ? json(path) : undefined);
}

export async function pairsIn(language: string): Promise<Pairs> {
  const quizIn = async (inLanguage: string) => {
    const {
      language: _,
      sentences: __,
      ...quiz
    } = ((await written(join(repositoryRoot, 'guidance/src/words', inLanguage, 'words.ts'))) ?? {}) as Tree;
    return quiz;
  };
  const all = [
    ...(await modules('web', 'web/src/messages', language, (name) => name !== 'taxonomy.ts')),
    ...(await modules('contract', 'contract/src/words', language, (name) => !['districts.ts', 'texts.ts'].includes(name))),
    ...(await modules('chances', 'chances/src/words', language, () => true)),
    ...(await modules('eligibility', 'eligibility/src/words', language, () => true)),
    walk('guidance', await quizIn('en'), await quizIn(language)),
    ...(await modules('guidance', 'guidance/src/words', language, () => true, 'banks')),
    ...Object.entries(shapes).flatMap(([kind, shape]) => facts(kind, shape, language)),
    ...shared(language),
    await feeWords(language),
  ];
  return { pairs: all.flatMap(({ pairs }) => pairs), leftOver: all.flatMap(({ leftOver }) => leftOver) };
}
