/** The rules of the project are lint. Each one is shown to bite on a deliberate fault, and to let the right way pass. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowed, refused } from './lint-rules.cases.ts';

const root = join(import.meta.dirname, '..');

/** What is written where, and the rules it broke: filled in once the linter has been there. */
interface Case {
  file: string;
  code: string;
  broken: string[];
}

const own = (file: string, at: number) => file.replace(/\/x\.(?=[a-z.]+$)/, `/x${at}.`);
const bad = refused.map(([what, file, code, rule], at) => ({ what, file: own(file, at), code, rule, broken: [] as string[] }));
const good = allowed.map(([what, file, code], at) => ({ what, file: own(file, -at), code, broken: [] as string[] }));

/** The same configuration, word for word, in a copy of the same features and tables, with one more feature: no list is edited. */
function build(copy: string): void {
  const compilers = ['', 'contract/', 'web/', 'e2e/'].map((part) => `${part}tsconfig.json`);
  for (const path of ['oxlint.config.js', 'scripts/lint', 'package.json', 'tsconfig.base.json', 'tsconfig.walks.json', ...compilers])
    cpSync(join(root, path), join(copy, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const side of ['server/src', 'web/src/features'])
    for (const entry of readdirSync(join(root, side), { recursive: true, withFileTypes: true })) {
      const place = entry.parentPath.slice(root.length);
      if (entry.isDirectory()) mkdirSync(join(copy, place, entry.name), { recursive: true });
      else if (entry.name.endsWith('.tables.ts')) cpSync(join(root, place, entry.name), join(copy, place, entry.name));
    }
  for (const feature of ['server/src/features/lodgings', 'web/src/features/lodgings']) mkdirSync(join(copy, feature));
  writeFileSync(join(copy, 'server/src/features/lodgings/lodgings.tables.ts'), "export const beds = pgTable(\n  'lodging_beds', {});\n");
}

/** As many turns as there are cases in the same file. */
function turnsOf(cases: readonly Case[]): Case[][] {
  const turns: Case[][] = [];
  for (const each of cases) {
    const turn = turns.find((others) => others.every(({ file }) => file !== each.file));
    if (turn) turn.push(each);
    else turns.push([each]);
  }
  return turns;
}

function lint(copy: string, cases: readonly Case[]): void {
  for (const { file, code } of cases) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    writeFileSync(join(copy, file), `${code}\n`);
  }
  const oxlint = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const args = [oxlint, '-c', 'oxlint.config.js', '--format', 'json', ...cases.map(({ file }) => file)];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  if (!stdout.startsWith('{')) throw new Error(`${stdout}\n${stderr}`);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code?: string; message: string }[] };
  for (const each of cases) {
    each.broken = diagnostics.filter(({ filename }) => filename === each.file).map(({ code, message }) => code ?? message);
    rmSync(join(copy, each.file));
  }
}

let copy = '';
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'disha-lint-'));
  build(copy);
  for (const turn of turnsOf([...bad, ...good])) lint(copy, turn);
}, 120_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('rules of the project', () => {
  it.each(bad)('$what: refused', ({ rule, broken }) => {
    expect(broken).toContain(rule);
  });

  it.each(good)('$what: allowed', ({ broken }) => {
    expect(broken).toEqual([]);
  });
});
