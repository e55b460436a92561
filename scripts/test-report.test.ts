/** What failed is named, whatever runner it failed in: the runners are run, on tests that fail. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { failedInBrowser, failedUnits, firstLines } from './test-report.mjs';

const root = join(import.meta.dirname, '..');
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'disha-report-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function report(program: string[], args: string[], env: Record<string, string> = {}): unknown {
  const [file, ...rest] = [join(root, 'node_modules', ...program), ...args];
  spawnSync(process.execPath, [file, ...rest], { cwd: folder, env: { ...process.env, ...env }, stdio: 'ignore' });
  return JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));
}

it('names the unit tests that failed, and a file that broke outside its tests', () => {
  const testing = "import { describe, expect, it } from 'vitest';\n";
  writeFileSync(join(folder, 'vitest.config.mjs'), "export default { test: { include: ['*.unit.mjs'] } };");
  writeFileSync(join(folder, 'broken.unit.mjs'), `${testing}throw new Error('it broke');`);
  writeFileSync(
    join(folder, 'one.unit.mjs'),
    `${testing}describe('adding', () => {
      it('is easy', () => expect(1 + 1).toBe(2));
      it('is hard', () => expect(1 + 1).toBe(3));
    });`,
  );
  const args = ['run', '--reporter=json', '--outputFile.json=report.json'];
  const failed = failedUnits(report(['vitest', 'vitest.mjs'], args) as Parameters<typeof failedUnits>[0], folder).sort();
  expect(failed).toEqual([expect.stringMatching(/^broken\.unit\.mjs: .*it broke/s), 'one.unit.mjs > adding is hard']);
}, 120_000);

it('names the browser tests that failed, with their line and the screen', () => {
  writeFileSync(
    join(folder, 'playwright.config.mjs'),
    "export default { testDir: '.', reporter: 'json', projects: [{ name: 'phone' }, { name: 'desktop', grep: /wide/ }] };",
  );
  writeFileSync(
    join(folder, 'shop.spec.mjs'),
    `import { expect, test } from '@playwright/test';
test.describe('the shop', () => {
  test('opens', () => {});
  test('sells @wide', () => expect(1).toBe(2));
});`,
  );
  const found = report(['@playwright', 'test', 'cli.js'], ['test'], { PLAYWRIGHT_JSON_OUTPUT_NAME: 'report.json' });
  expect(failedInBrowser(found as Parameters<typeof failedInBrowser>[0])).toEqual([
    'e2e/shop.spec.mjs:4 > the shop sells @wide (phone)',
    'e2e/shop.spec.mjs:4 > the shop sells @wide (desktop)',
  ]);
}, 120_000);

it('gives the beginning of what a linter says, and how much more there is', () => {
  expect(firstLines('\u001b[31ma.ts\u001b[0m\n  1:1 wrong\n\n')).toBe('a.ts\n      1:1 wrong');
  expect(firstLines('line\n'.repeat(20), 3)).toBe('line\n    line\n    line\n    ... and 17 more lines above');
  expect(firstLines('')).toBe('it said nothing');
});
