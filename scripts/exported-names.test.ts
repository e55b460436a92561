/** One word, one meaning: no two exported names are alike unless they name the same thing. */
import { expect, it } from 'vitest';
import { listSources, type SourceFile } from './sources.ts';

const exported =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:(const|let|function\*?|class|enum)|(?:interface|type)) ([A-Za-z_$][\w$]*)/gm;

/** Names that recur by somebody else's convention, each with its reason. */
const known: Readonly<Record<string, string>> = {
  test: 'Playwright asks each extended runner to be called so',
  weighable: 'each catalog has one, and they are found by this name (`web/src/app/screens/decide-screens.tsx`)',
  profiles: 'a command writes the file that exports it',
};

const isKnown = (name: string): boolean => name === 'texts' || name in known;

/** The same text in another language: only the folder of the language differs. */
const withoutLanguage = (file: string): string => file.replace(/\/(words|messages)\/[a-z]{2}\//, '/$1/');
/** The same feature on another side: its folder, or a file of one name at the root of each side. */
const featureOf = (file: string): string =>
  file
    .replace(/^(?:contract\/src|server\/src\/features|web\/src\/features|(?:server|web)\/src\/testing)\/([^/]+)\/.*$/, 'feature $1')
    .replace(/^(?:contract\/src|server\/src|web\/src\/app)\/([\w-]+)\.ts$/, 'file $1')
    .replace(/^(?:e2e|journeys)\/([\w-]+)\.ts$/, 'driver $1');
const sideOf = (file: string): string => file.split('/', 1)[0] ?? '';

function nameTheSame(files: readonly string[]): boolean {
  if (new Set(files.map(withoutLanguage)).size === 1) return true;
  return new Set(files.map(featureOf)).size === 1 && new Set(files.map(sideOf)).size === files.length;
}

/** Names that stand for more than one thing, with the files that export them. A value and a type may share a name. */
function shared(sources: readonly SourceFile[]): readonly string[] {
  const byName = new Map<string, Set<string>>();
  for (const [file, code] of sources)
    for (const [, value, name = ''] of code.matchAll(exported)) {
      const key = `${value ? 'value' : 'type'} ${name}`;
      byName.set(key, (byName.get(key) ?? new Set()).add(file));
    }
  return [...byName]
    .filter(([key, files]) => files.size > 1 && !isKnown(key.slice(key.indexOf(' ') + 1)) && !nameTheSame([...files]))
    .map(([key, files]) => `${key}: ${[...files].join(', ')}`);
}

it('exported names that are alike mean the same thing', () => {
  const sources = listSources('ts', 'tsx', 'mjs').filter(([file]) => !/\.(test|spec)\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(1000);
  expect(shared(sources)).toEqual([]);
  expect(Object.keys(known).length).toBeLessThanOrEqual(10);
});

it('a name exported for a second thing is found, and the same thing on another side is not', () => {
  const row = (file: string, code = 'export const rowsOf = 1;'): SourceFile => [file, code];
  expect(shared([row('search/src/a.ts'), row('server/src/b.ts')])).toEqual(['value rowsOf: search/src/a.ts, server/src/b.ts']);
  expect(shared([row('contract/src/quiz/a.ts'), row('web/src/features/quiz/b.ts')])).toEqual([]);
  expect(shared([row('guidance/src/words/en/a.ts'), row('guidance/src/words/hi/a.ts')])).toEqual([]);
  expect(shared([row('search/src/a.ts'), row('search/src/b.ts', 'export interface rowsOf {}')])).toEqual([]);
});
