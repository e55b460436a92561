/**
 * A visit loads the words of one language: read off the built files, without a browser. Which words a file holds its source map
 * says, which files come along with it the manifest.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { languages } from '../contract/src/languages.ts';

const web = join(import.meta.dirname, '..', 'web');
const json = (...path: string[]): unknown => JSON.parse(readFileSync(join(web, ...path), 'utf8'));

interface Chunk {
  file: string;
  /** What is loaded together with it. What it may ask for later stands elsewhere. */
  imports?: string[];
}
const manifest = json('dist', '.vite', 'manifest.json') as Record<string, Chunk>;
const scripts = Object.keys(manifest).filter((key) => manifest[key]!.file.endsWith('.js'));

const languageOf = (source: string) =>
  languages.find((language) => source.includes(`/messages/${language}/`) || source.includes(`/words/${language}/`));

const sourcesOf = (key: string): string[] => {
  const map = ['dist-maps', 'assets', `${basename(manifest[key]!.file)}.map`];
  // The builder's own helpers have none.
  const { sources } = existsSync(join(web, ...map)) ? (json(...map) as { sources: string[] }) : { sources: [] };
  return sources;
};
const spokenIn = (key: string) => sourcesOf(key).flatMap((source) => languageOf(source) ?? []);
/** Words and nothing else, though two files of words share it and it has the name of neither. */
const holdsWordsAlone = (key: string) => sourcesOf(key).length > 0 && sourcesOf(key).every((source) => languageOf(source) !== undefined);
const spoken = new Map(scripts.map((key) => [key, new Set(spokenIn(key))]));

/** Of a file and of all that comes with it. */
function spokenWith(key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return new Set();
  seen.add(key);
  return new Set([...(spoken.get(key) ?? []), ...(manifest[key]?.imports ?? []).flatMap((other) => [...spokenWith(other, seen)])]);
}

test('every language has files of its own', () => {
  for (const language of languages) expect(scripts.filter((key) => spoken.get(key)?.has(language)).length, language).toBeGreaterThan(10);
});

test('no file brings two languages along', () => {
  expect(scripts.filter((key) => spokenWith(key).size > 1)).toEqual([]);
});

test('code brings none along: words are fetched for the page that asks', () => {
  const isWords = (key: string) => languageOf(`/${key}`) !== undefined || /^_words-/.test(key) || holdsWordsAlone(key);
  const code = scripts.filter((key) => !isWords(key));
  expect(code.some((key) => key.startsWith('_shell-'))).toBe(true);
  expect(code.filter((key) => spokenWith(key).size > 0)).toEqual([]);
});
