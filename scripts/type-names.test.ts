/** One word, one meaning: a type's name that stands in three files means three things, or is one thing written three times. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './prepare.mjs';

const isTest = /\.(test|spec|fixture)\.tsx?$|^(e2e|journeys|bench|scripts)\/|\/testing\//;
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !isTest.test(file));

/** Names of types, with the files that declare them. */
function declared(sources: readonly (readonly [file: string, code: string])[]): ReadonlyMap<string, ReadonlySet<string>> {
  const byName = new Map<string, Set<string>>();
  for (const [file, code] of sources) {
    for (const [, name = ''] of code.matchAll(/^(?:export )?(?:declare )?(?:abstract )?(?:interface|type|class|enum) ([A-Z]\w*)/gm))
      byName.set(name, (byName.get(name) ?? new Set()).add(file));
  }
  return byName;
}
const inThree = (names: ReturnType<typeof declared>) =>
  [...names].filter(([, where]) => where.size >= 3).map(([name, where]) => `${name}: ${[...where].join(', ')}`);

it('no type of one name in three files', () => {
  const sources = files.flatMap((file) => {
    try {
      return [[file, readFileSync(join(root, file), 'utf8')] as const];
    } catch {
      // Removed, and git does not know it yet.
      return [];
    }
  });
  expect(sources.length).toBeGreaterThan(500);
  expect(inThree(declared(sources))).toEqual([]);
});

it('is missed where a third file says it, exported or not', () => {
  const code = ['export interface Asked {}', 'type Asked = string;', 'export type Asked<T> = T;'];
  expect(inThree(declared(code.map((text, at) => [`${at}.ts`, text] as const)))).toEqual(['Asked: 0.ts, 1.ts, 2.ts']);
  expect(inThree(declared(code.slice(1).map((text, at) => [`${at}.ts`, text] as const)))).toEqual([]);
});
