/** An export that no other file names is dead, or none: what a file keeps to itself can be changed by who reads that file alone. */
import { expect, it } from 'vitest';
import { isTest, listSources, type SourceFile } from './sources.ts';

const exported = /^export (?:declare )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|interface|type|enum) ([A-Za-z_$][\w$]*)/gm;

/** The server finds the file of a screen by what it exports (`web/src/app/pages/screen-sources.ts`). */
const isFoundByExports = (file: string) => /-(screen|button)\.tsx$/.test(file);

/** By the word, wherever it stands: a name that means something else in another file is taken for used. */
function deadExports(sources: readonly SourceFile[]): readonly string[] {
  const naming = new Map<string, number>();
  for (const [, code] of sources)
    for (const word of new Set(code.match(/[A-Za-z_$][\w$]*/g))) naming.set(word, (naming.get(word) ?? 0) + 1);
  return sources
    .filter(([file]) => !isTest(file) && !isFoundByExports(file))
    .flatMap(([file, code]) =>
      [...code.matchAll(exported)].filter(([, name = '']) => naming.get(name) === 1).map(([, name]) => `${file}: ${name}`),
    );
}

it('no export that no other file names', () => {
  const sources = listSources('ts', 'tsx', 'mjs', 'js');
  expect(sources.length).toBeGreaterThan(1000);
  expect(deadExports(sources)).toEqual([]);
});

it('is missed where it is named in its own file alone, or nowhere', () => {
  const used: SourceFile = ['a.ts', 'export const one = 1;\nexport interface Own {}\nconst own: Own = {};\nexport function two() {}'];
  expect(deadExports([used, ['b.ts', 'one']])).toEqual(['a.ts: Own', 'a.ts: two']);
  expect(deadExports([used, ['b.ts', 'one(two)'], ['c.test.ts', 'Own']])).toEqual([]);
});
