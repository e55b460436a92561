/** The rules of the house are lint. Each one is shown to bite on a deliberate fault, and to let the right way pass. */
import { ESLint } from 'eslint';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowed, needTypes, paths, refused } from './lint-rules.cases.ts';

const root = join(import.meta.dirname, '..');

const eslint = new ESLint({ cwd: root });

async function rulesBroken(linter: ESLint, filePath: string, code: string): Promise<string[]> {
  const [result] = await linter.lintText(`${code}\n`, { filePath });
  return (result?.messages ?? []).map((message) => message.ruleId ?? message.message);
}

// A first case loads the rules and the compiler; beside other work that takes its time.
const patience = 120_000;

describe('rules of the house', () => {
  it.each(refused)(
    '%s: refused',
    async (_what, file, code, rule) => {
      expect(await rulesBroken(eslint, file, code)).toContain(rule);
    },
    patience,
  );

  it.each(allowed)(
    '%s: allowed',
    async (_what, file, code) => {
      expect(await rulesBroken(eslint, file, code)).toEqual([]);
    },
    patience,
  );
});

describe('rules that ask the compiler', () => {
  let house = '';
  let said = '';

  // The same configuration, word for word, in a house with a fault in many folders.
  beforeAll(() => {
    house = mkdtempSync(join(tmpdir(), 'disha-promises-'));
    cpSync(join(root, '.oxlintrc.json'), join(house, '.oxlintrc.json'));
    symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
    const files = needTypes.map(([, file, code]) => [file, code] as const);
    const compilerOptions = { strict: true, target: 'ES2023', module: 'ESNext', moduleResolution: 'Bundler', noEmit: true };
    for (const [file, text] of [...files, ['tsconfig.json', JSON.stringify({ compilerOptions })] as const]) {
      mkdirSync(join(house, dirname(file)), { recursive: true });
      writeFileSync(join(house, file), text);
    }
    const oxlint = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');
    const args = [oxlint, '--deny-warnings', '--format', 'unix', ...files.map(([file]) => file)];
    said = spawnSync(process.execPath, args, { cwd: house, encoding: 'utf8' }).stdout;
  }, patience);
  afterAll(() => rmSync(house, { recursive: true, force: true }));

  it.each(needTypes)('%s: refused', (_what, file, _code, rule) => {
    expect(said.split('\n').filter((line) => line.includes(file) && line.includes(`(${rule})`))).not.toEqual([]);
  });
});

describe('a room nobody has heard of', () => {
  const files = {
    'server/src/features/exams/exams.view.ts': 'export const a = 1;',
    'server/src/features/exams/exams.tables.ts': "export const seats = pgTable(\n  'exam_seats', {});",
    'server/src/features/scholarships/scholarships.repository.ts': '',
    'web/src/features/exams/exam-card.ts': 'export const a = 1;',
    'web/src/features/scholarships/scholarship-card.ts': '',
  };
  let house = '';
  let linter: ESLint;

  // The same configuration, word for word, in a house with one more room: no list is edited.
  beforeAll(() => {
    house = mkdtempSync(join(tmpdir(), 'disha-lint-'));
    for (const path of ['eslint.config.js', 'scripts/lint', 'package.json'])
      cpSync(join(root, path), join(house, path), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(join(house, dirname(file)), { recursive: true });
      writeFileSync(join(house, file), text);
    }
    linter = new ESLint({ cwd: house });
  });
  afterAll(() => rmSync(house, { recursive: true, force: true }));

  it.each([
    ['server/src/features/scholarships/scholarships.repository.ts', "export { a } from '../exams/exams.view.ts';", paths],
    ['server/src/features/exams/exams.view.ts', "export { a } from '../scholarships/scholarships.repository.ts';", paths],
    ['web/src/features/scholarships/scholarship-card.ts', "export { a } from '../exams/exam-card.ts';", paths],
    ['web/src/features/exams/exam-card.ts', "export { a } from '../scholarships/scholarship-card.ts';", paths],
    [
      'server/src/features/scholarships/scholarships.repository.ts',
      "import { sql } from 'drizzle-orm';\nexport const a = sql`select * from exam_seats`;",
      'house/own-tables',
    ],
  ])(
    'is walled in from its first line: %s, %s',
    async (file, code, rule) => {
      expect(await rulesBroken(linter, join(house, file), code)).toContain(rule);
      expect(await rulesBroken(linter, join(house, file), 'export const a = 1;')).toEqual([]);
    },
    patience,
  );
});
