/** The rules of the house are lint. Each one is shown to bite on a deliberate fault, and to let the right way pass. */
import { ESLint } from 'eslint';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import ts from 'typescript-eslint';
import { allowed, needTypes, paths, refused } from './lint-rules.cases.ts';

const root = join(import.meta.dirname, '..');

/** Without the rules that ask the compiler: those need files that exist, and the others are a hundred times quicker alone. */
const overrideConfig = [ts.configs.disableTypeChecked as ESLint.Options['overrideConfig'] & object].flat();
const quick = new ESLint({ cwd: root, overrideConfig });
const whole = new ESLint({ cwd: root });

async function rulesBroken(eslint: ESLint, filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath });
  return (result?.messages ?? []).map((message) => message.ruleId ?? message.message);
}

// A first case loads the rules and the compiler; beside other work that takes its time.
const patience = 120_000;

describe('rules of the house', () => {
  it.each(refused)(
    '%s: refused',
    async (_what, file, code, rule) => {
      expect(await rulesBroken(quick, file, code)).toContain(rule);
    },
    patience,
  );

  it.each(allowed)(
    '%s: allowed',
    async (_what, file, code) => {
      expect(await rulesBroken(quick, file, code)).toEqual([]);
    },
    patience,
  );

  it.each(needTypes)(
    '%s: refused',
    async (_what, file, code, rule) => {
      expect(await rulesBroken(whole, file, code)).toContain(rule);
    },
    patience,
  );

  it.each(['server/src/app.ts', 'web/src/app/route-table.tsx', 'contract/src/api.ts', 'guidance/src/score.ts', 'e2e/fixtures.ts'])(
    'promises are looked after in %s too',
    async (file) => {
      const { rules } = (await whole.calculateConfigForFile(file)) as { rules: Record<string, [number]> };
      for (const name of new Set(needTypes.map(([, , , rule]) => rule))) expect(rules[name]?.[0], name).toBe(2);
    },
    patience,
  );
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
  let eslint: ESLint;

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
    eslint = new ESLint({ cwd: house, overrideConfig });
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
      expect(await rulesBroken(eslint, join(house, file), code)).toContain(rule);
      expect(await rulesBroken(eslint, join(house, file), 'export const a = 1;')).toEqual([]);
    },
    patience,
  );
});
