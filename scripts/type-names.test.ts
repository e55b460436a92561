/** One word, one meaning: a type's name that stands in three files means three things, or is one thing written three times. */
import { expect, it } from 'vitest';
import { isTest, sourcesOf, type Source } from './sources.ts';

/** Names of types, with the files that declare them. */
function declared(sources: readonly Source[]): ReadonlyMap<string, ReadonlySet<string>> {
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
  const sources = sourcesOf('ts', 'tsx').filter(([file]) => !isTest(file));
  expect(sources.length).toBeGreaterThan(500);
  expect(inThree(declared(sources))).toEqual([]);
});

it('is missed where a third file says it, exported or not', () => {
  const code = ['export interface Asked {}', 'type Asked = string;', 'export type Asked<T> = T;'];
  expect(inThree(declared(code.map((text, at) => [`${at}.ts`, text] as const)))).toEqual(['Asked: 0.ts, 1.ts, 2.ts']);
  expect(inThree(declared(code.slice(1).map((text, at) => [`${at}.ts`, text] as const)))).toEqual([]);
});
