import { mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testsOf } from './tests-of.mjs';

function project(files: Record<string, string>): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'tests-of-')));
  for (const [name, text] of Object.entries({ 'server/package.json': '{}', ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  // As npm links a package of the project.
  mkdirSync(join(folder, 'node_modules', '@disha'), { recursive: true });
  symlinkSync(join(folder, 'contract'), join(folder, 'node_modules', '@disha', 'contract'), 'junction');
  return folder;
}

describe('the tests of a changed file', () => {
  const root = project({
    'contract/package.json': '{ "name": "@disha/contract", "exports": { "./*": "./src/*.ts" } }',
    'contract/src/shape.ts': 'export const shape = 1;',
    'web/src/shaped.test.ts': "import { shape } from '@disha/contract/shape';",
    'web/src/part.ts': 'export const part = 1;',
    'web/src/between.ts': "export {\n  part,\n  type Other,\n} from './part.ts';",
    'web/src/table.ts': "export const load = () => import('./part.ts');",
    'web/src/words.ts': "export const texts = import.meta.glob<Words>('./messages/*/part.ts');",
    'web/src/messages/en/part.ts': 'export const texts = {};',
    'web/src/itself.test.ts': "import { part } from './part.ts';",
    'web/src/behind.test.ts': "import { part } from './between.ts';",
    'web/src/fetched.test.ts': "it('comes', async () => {\n  await import('./part.ts');\n});",
    'web/src/screens.test.ts': "import { load } from './table.ts';",
    'web/src/typed.test.ts': "import type { Part } from './part.ts';",
    'web/src/said.test.ts': "import './words.ts';",
    'web/src/listed.test.ts': "const parts = import.meta.glob(['./{other,part}.ts']);",
  });
  const of = (...changed: string[]) => testsOf(root, changed).sort();

  it('import it, straight, by another file or when they come to it', () => {
    expect(of('web/src/part.ts')).toEqual(['behind', 'fetched', 'itself', 'listed'].map((name) => `web/src/${name}.test.ts`));
  });

  it('are those of whoever says a text', () => {
    expect(of('web/src/messages/en/part.ts')).toEqual(['web/src/said.test.ts']);
  });

  it('is itself, where it is one', () => {
    expect(of('web/src/typed.test.ts')).toEqual(['web/src/typed.test.ts']);
  });

  it('cross from one package of the project to another', () => {
    expect(of('contract/src/shape.ts')).toEqual(['web/src/shaped.test.ts']);
  });
});
