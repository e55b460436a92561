/** The documents: every link leads somewhere, and what a newcomer reads stays short. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listSources } from './sources.ts';

const root = join(import.meta.dirname, '..');
const inFolder = (folder: string): string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const first = [...inFolder('.'), ...inFolder('docs')];
const all = [...first, ...inFolder('docs/archive'), ...inFolder('docs/decisions'), ...inFolder('catalog')];

const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .trim()
    .replaceAll(' ', '-');
const anchorsOf = (file: string): string[] => [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));

function brokenLinks(file: string): string[] {
  return [...read(file).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)]*))?\)/g)].flatMap(([link, to = '', anchor]) => {
    const target = to === '' ? file : join(dirname(file), to);
    if (!existsSync(join(root, target))) return [`${file} ${link}`];
    return anchor && target.endsWith('.md') && !anchorsOf(target).includes(anchor) ? [`${file} ${link}`] : [];
  });
}

/** A pattern, or a file of a catalog or a language that the reader is to make: hostels, Marathi. */
const isExample = (path: string): boolean => /[<>*{} ]|NAME|hostel|\/mr\//.test(path);
const code = /^[\w@./-]+\.(ts|tsx|mjs|js)$/;

function lostFiles(file: string, sources: readonly string[]): string[] {
  const named = [...read(file).matchAll(/`([^`\n]+)`/g)].map(([, path = '']) => path);
  return named
    .filter((path) => code.test(path) && !isExample(path) && !path.startsWith('/'))
    .filter((path) => !sources.some((source) => `/${source}`.endsWith(`/${path}`)))
    .map((path) => `${file} ${path}`);
}

describe('the documents', () => {
  it('have no link that leads nowhere', () => {
    expect(all.flatMap(brokenLinks)).toEqual([]);
  });

  it('name no file of code that is not there', () => {
    const sources = listSources('ts', 'tsx', 'mjs', 'js').map(([source]) => source);
    expect(first.flatMap((file) => lostFiles(file, sources))).toEqual([]);
  });

  it('take fewer than 35,000 words, without the list of licences, the API, the changelog and the archive', () => {
    const apart = new Set([
      'CHANGELOG.md',
      join('docs', 'api.md'),
      join('docs', 'licences.md'),
      join('docs', 'legal.md'),
      join('docs', 'accessibility.md'),
    ]);
    const words = first.filter((file) => !apart.has(file)).map((file) => read(file).split(/\s+/).filter(Boolean).length);
    expect(words.reduce((sum, each) => sum + each, 0)).toBeLessThan(35_000);
  });
});
