import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './prepare.mjs';
import { readStack } from './read-stack.mjs';

const source = `interface Course { name: string }
const nameOf = (course: Course | undefined): string => course!.name;
export const breaks = (): string => nameOf(undefined);
`;
let folder: string;
let stack: string;
let built: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'disha-maps-'));
  mkdirSync(join(folder, 'assets'));
  built = join(folder, 'assets', 'breaks-Dx81_c.js');
  const { outputText, sourceMapText } = ts.transpileModule(source, {
    fileName: 'breaks.ts',
    compilerOptions: { sourceMap: true, target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  writeFileSync(built, outputText.replace(/^\/\/# sourceMappingURL.*$/m, ''));
  writeFileSync(`${built}.map`, sourceMapText ?? '');
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const { breaks } = (await import(/* @vite-ignore */ pathToFileURL(built).href)) as { breaks: () => string };
  try {
    breaks();
  } catch (error) {
    stack = (error as Error).stack ?? '';
  }
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('a stack out of the log', () => {
  const inSource = () => relative(root, join(folder, 'assets', 'breaks.ts'));

  it('is read in lines of the source', () => {
    const read = readStack(stack, [folder]);
    expect(read).toContain(`${inSource()}:2:`);
    expect(read).toContain(`${inSource()}:3:`);
    expect(read).not.toContain('breaks-Dx81_c.js');
  });

  it('is read inside a line of JSON, where a browser told it', () => {
    const [, line, column] = /breaks-Dx81_c\.js:(\d+):(\d+)/.exec(stack) ?? [];
    const reported = JSON.stringify({ browser: { stack: [`at nameOf (/assets/breaks-Dx81_c.js:${line}:${column})`] } });
    expect(JSON.parse(readStack(reported, [folder]))).toEqual({
      browser: { stack: [expect.stringMatching(/^at nameOf \(.*breaks\.ts:2:\d+\)$/)] },
    });
  });

  it('stays as it is where no map is', () => {
    const other = 'at main (file:///app/other.js:10:20)\n    at node:internal/process:5:1';
    expect(readStack(other, [folder])).toBe(other);
  });
});
