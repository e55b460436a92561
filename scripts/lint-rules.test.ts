/** The rules between the rooms are lint. Each one is shown to bite on a deliberate violation, and to let the right way pass. */
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const eslint = new ESLint();

async function rulesBroken(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath });
  return (result?.messages ?? []).map((message) => message.ruleId ?? message.message);
}

const paths = 'import-x/no-restricted-paths';
const violations: [what: string, file: string, code: string, rule: string][] = [
  [
    'web imports server',
    'web/src/api/call.ts',
    "import { AppError } from '../../../server/src/http/errors.ts'; export const a = AppError;",
    paths,
  ],
  ['server imports web', 'server/src/app.ts', "import { paths } from '../../web/src/paths.ts'; export const a = paths;", paths],
  [
    'web imports guidance',
    'web/src/features/quiz/x.ts',
    "import { quizzes } from '@disha/guidance/quizzes'; export const a = quizzes;",
    paths,
  ],
  [
    'contract imports server',
    'contract/src/exams.ts',
    "import { readEnv } from '../../server/src/env.ts'; export const a = readEnv;",
    paths,
  ],
  [
    'a server feature imports another',
    'server/src/features/bookmarks/x.ts',
    "import { viewExams } from '../exams/exams.view.ts'; export const a = viewExams;",
    paths,
  ],
  [
    'a server feature imports wiring',
    'server/src/features/exams/x.ts',
    "import { wireRooms } from '../../wiring.ts'; export const a = wireRooms;",
    paths,
  ],
  [
    'the catalog reaches up',
    'server/src/catalog/x.ts',
    "import { viewExams } from '../features/exams/exams.view.ts'; export const a = viewExams;",
    paths,
  ],
  [
    'the platform reaches up',
    'server/src/platform/x.ts',
    "import { Sessions } from '../identity/sessions.ts'; export const a = Sessions;",
    paths,
  ],
  [
    'a web feature imports another',
    'web/src/features/courses/x.ts',
    "import { ExamCard } from '../exams/exam-card.tsx'; export const a = ExamCard;",
    paths,
  ],
  [
    'a web feature imports the app',
    'web/src/features/exams/x.ts',
    "import { AppRoutes } from '../../app/routes.tsx'; export const a = AppRoutes;",
    paths,
  ],
  ['api imports session', 'web/src/api/x.ts', "import { onSignOut } from '../session/on-sign-out.ts'; export const a = onSignOut;", paths],
  ['ui imports api', 'web/src/ui/x.ts', "import { call } from '../api/call.ts'; export const a = call;", paths],
  [
    'SQL outside a repository',
    'server/src/features/exams/x.ts',
    "import { sql } from 'drizzle-orm'; export const a = sql`select 1`;",
    'no-restricted-imports',
  ],
  ['fetch outside api/call.ts', 'web/src/features/exams/x.ts', "export const a = () => fetch('/api');", 'no-restricted-globals'],
  ['process.env outside env.ts', 'server/src/app.ts', "export const a = process.env['HOME'];", 'no-restricted-syntax'],
  [
    'localStorage outside its stores',
    'web/src/features/exams/x.ts',
    "export const a = () => localStorage.getItem('x');",
    'no-restricted-globals',
  ],
  [
    'window.localStorage outside its stores',
    'web/src/features/exams/x.ts',
    "export const a = () => window.localStorage.getItem('x');",
    'no-restricted-syntax',
  ],
  ['a colour in a component', 'web/src/features/exams/x.tsx', "export const a = '#ff0000';", 'no-restricted-syntax'],
  ['a text in a component', 'web/src/features/exams/x.tsx', 'export const A = () => <p>Hello there</p>;', 'no-restricted-syntax'],
  ['a default export', 'web/src/features/exams/x.ts', 'export default 1;', 'import-x/no-default-export'],
  [
    'a file of over 300 lines',
    'server/src/features/exams/x.ts',
    'export const a = 1;\n'.replace('a', 'a') + '//\n'.repeat(301),
    'max-lines',
  ],
  ['a picture without a text', 'web/src/features/exams/x.tsx', 'export const A = () => <img src="/a.svg" />;', 'jsx-a11y/alt-text'],
];

const allowed: [what: string, file: string, code: string][] = [
  [
    'SQL in a repository',
    'server/src/features/exams/x.repository.ts',
    "import { sql } from 'drizzle-orm'; export const a = sql`select 1`;",
  ],
  ['fetch in api/call.ts', 'web/src/api/call.ts', "export const a = () => fetch('/api');"],
  ['localStorage in the session', 'web/src/session/x.ts', "export const a = () => window.localStorage.getItem('x');"],
  [
    'wiring imports a feature',
    'server/src/wiring.ts',
    "import { viewExams } from './features/exams/exams.view.ts'; export const a = viewExams;",
  ],
];

describe('rules between the rooms', () => {
  it.each(violations)(
    '%s: refused',
    async (_what, file, code, rule) => {
      expect(await rulesBroken(file, code)).toContain(rule);
    },
    30_000,
  );

  it.each(allowed)(
    '%s: allowed',
    async (_what, file, code) => {
      expect(await rulesBroken(file, code)).toEqual([]);
    },
    30_000,
  );
});
