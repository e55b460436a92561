/** No import that comes later leads back to the file that asks for it. Lint finds the circles of imports that stand at the top. */
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { listSources, type SourceFile } from './sources.ts';

const relativeImport = /(?:\bfrom |\b(import\()\s*|^import )'(\.{1,2}\/[^'?]+)'/gm;

interface Import {
  to: string;
  isLater: boolean;
}

const importsOf = ([file, code]: SourceFile): Import[] =>
  [...code.matchAll(relativeImport)].map(([, later, path = '']) => ({
    to: join(dirname(file), path).replaceAll('\\', '/'),
    isLater: later !== undefined,
  }));

/** Every file that one reaches, at once or later. */
function reachedFrom(file: string, imports: ReadonlyMap<string, readonly Import[]>): Set<string> {
  const reached = new Set([file]);
  for (const each of reached) for (const { to } of imports.get(each) ?? []) reached.add(to);
  return reached;
}

function circlesByLaterImports(sources: readonly SourceFile[]): readonly string[] {
  const imports = new Map(sources.map((source) => [source[0], importsOf(source)]));
  return [...imports].flatMap(([file, all]) =>
    all.filter(({ to, isLater }) => isLater && reachedFrom(to, imports).has(file)).map(({ to }) => `${file} later imports ${to}`),
  );
}

it('no import that comes later leads back to the file that asks for it', () => {
  const sources = listSources('ts', 'tsx', 'mjs');
  expect(sources.length).toBeGreaterThan(1000);
  expect(circlesByLaterImports(sources)).toEqual([]);
});

it('a circle that a later import closes is found', () => {
  const asks: SourceFile = ['web/a.ts', `import { b } from './x/b.ts';`];
  const later: SourceFile = ['web/x/b.ts', `export const b = () => import('../c.ts');`];
  expect(circlesByLaterImports([asks, later, ['web/c.ts', `import type { A } from './a.ts';`]])).toEqual([
    'web/x/b.ts later imports web/c.ts',
  ]);
  expect(circlesByLaterImports([asks, later, ['web/c.ts', '']])).toEqual([]);
});
