/**
 * A deliberate fault for every rule of lint: what it is, where it is written (a file called x is one of its own), its text, and
 * the rule that must catch it.
 */
export type LintCase = [what: string, file: string, code: string, rule: string];

const paths = 'own(one-way)';
const newer = 'compat(compat)';
const syntax = 'own(no-restricted-syntax)';
const imports = (names: string, from: string) => `import { ${names} } from '${from}';\nexport const a = [${names}];`;

const wrongWays: LintCase[] = [
  ['web imports server', 'web/src/api/call.ts', imports('AppError', '../../../server/src/http/errors.ts'), paths],
  ['server imports web', 'server/src/app.ts', imports('paths', '../../web/src/paths.ts'), paths],
  ['web imports guidance', 'web/src/features/quiz/x.ts', imports('quizzes', '@disha/guidance/quizzes'), paths],
  ['contract imports server', 'contract/src/exams/exams.ts', imports('readEnv', '../../../server/src/env.ts'), paths],
  ['search imports contract', 'search/src/x.ts', imports('fields', '@disha/contract/taxonomy'), paths],
  ['web imports chances', 'web/src/features/quiz/x.ts', imports('bands', '@disha/chances/bands'), paths],
  ['chances import eligibility', 'chances/src/x.ts', imports('judging', '@disha/eligibility/check'), paths],
  ['guidance imports server', 'guidance/src/x.ts', imports('readEnv', '../../server/src/env.ts'), paths],
  ['eligibility imports server', 'eligibility/src/x.ts', imports('readEnv', '../../server/src/env.ts'), paths],
  ['contract imports eligibility', 'contract/src/x.ts', imports('verdict', '@disha/eligibility/verdict'), paths],
  ['a server feature imports another', 'server/src/features/bookmarks/x.ts', imports('viewExams', '../exams/exams.view.ts'), paths],
  ['a server feature imports wiring', 'server/src/features/exams/x.ts', imports('wireFeatures', '../../wiring/features.ts'), paths],
  ['a server feature imports the list of catalogs', 'server/src/features/search/x.ts', imports('catalogs', '../../catalogs.ts'), paths],
  ['the catalog imports the list of catalogs', 'server/src/catalog/x.ts', imports('catalogs', '../catalogs.ts'), paths],
  ['the catalog reaches up', 'server/src/catalog/x.ts', imports('viewExams', '../features/exams/exams.view.ts'), paths],
  ['http reaches up', 'server/src/http/x.ts', imports('Sessions', '../identity/sessions.ts'), paths],
  ['pages reach up', 'server/src/pages/x.ts', imports('viewExams', '../features/exams/exams.view.ts'), paths],
  ['the database reaches up', 'server/src/db/x.ts', imports('Sessions', '../identity/sessions.ts'), paths],
  ['a web feature imports another', 'web/src/features/courses/x.ts', imports('ExamCard', '../exams/exam-card.tsx'), paths],
  ['a web feature imports the app', 'web/src/features/exams/x.ts', imports('routeTable', '../../app/route-table.tsx'), paths],
  ['api imports session', 'web/src/api/x.ts', imports('onSignOut', '../session/on-sign-out.ts'), paths],
  ['ui imports api', 'web/src/ui/x.ts', imports('call', '../api/call.ts'), paths],
  ['messages import ui', 'web/src/messages/x.ts', imports('classes', '../ui/classes.ts'), paths],
];

const tables = 'own(own-tables)';
const sql = (text: string) => `import { sql } from 'drizzle-orm';\nexport const a = sql\`${text}\`;`;
const repository = 'server/src/features/bookmarks/x.repository.ts';
const strangers: LintCase[] = [
  ['SQL on a table of another feature', repository, sql('select count(*) from quiz_attempts'), tables],
  ['SQL on a table of another floor', repository, sql('delete from sessions where user_id = 1'), tables],
  ["SQL of a floor on a feature's table", 'server/src/identity/users.repository.ts', sql('delete from bookmarks'), tables],
  ["another feature's table imported", repository, imports('quizAttempts', '../quiz/quiz.tables.ts'), tables],
  ["another feature's table by a detour", repository, imports('quizAttempts', './../quiz/quiz.tables.ts'), tables],
  ["another floor's table imported", repository, imports('users', '../../identity/identity.tables.ts'), tables],
  ['SQL outside a repository', 'server/src/features/exams/x.ts', sql('select 1'), 'eslint(no-restricted-imports)'],
];

const schema = (text: string) => `import { z } from 'zod';\nexport const a = ${text};`;
const unsaid: LintCase[] = [
  ['a sentence in a schema', 'contract/src/x.ts', schema("z.string('Name is required')"), syntax],
  ['a sentence made in a schema', 'contract/src/x.ts', schema('z.string().max(9, `name cannot exceed ${9}`)'), syntax],
  ['a sentence of a rule', 'contract/src/x.ts', schema("{ error: () => 'must be the same' }"), syntax],
  ['a sentence put by for a schema', 'contract/src/x.ts', schema("z.string(b);\nconst b = 'Name is required'"), syntax],
];

const impure: LintCase[] = [
  ['the clock in guidance', 'guidance/src/x.ts', 'export const a = () => new Date().getFullYear();', 'eslint(no-restricted-globals)'],
  ['the clock by its other name', 'guidance/src/x.ts', 'export const a = () => Date.now();', 'eslint(no-restricted-globals)'],
  [
    'the clock through the global object',
    'guidance/src/x.ts',
    'export const a = () => globalThis.Date.now();',
    'eslint(no-restricted-globals)',
  ],
  ['chance in guidance', 'guidance/src/x.ts', 'export const a = () => Math.random();', 'eslint(no-restricted-properties)'],
  ['chance taken apart', 'guidance/src/x.ts', 'const { random } = Math;\nexport const a = random;', 'eslint(no-restricted-properties)'],
  ['files in guidance', 'guidance/src/x.ts', imports('readFileSync', 'node:fs'), 'eslint(no-restricted-imports)'],
  ['the clock in eligibility', 'eligibility/src/x.ts', 'export const a = () => new Date().getFullYear();', 'eslint(no-restricted-globals)'],
  ['chance in eligibility', 'eligibility/src/x.ts', 'export const a = () => Math.random();', 'eslint(no-restricted-properties)'],
  ['files in eligibility', 'eligibility/src/x.ts', imports('readFileSync', 'node:fs'), 'eslint(no-restricted-imports)'],
  ['the clock in the search', 'search/src/x.ts', 'export const a = () => performance.now();', 'eslint(no-restricted-globals)'],
];

const outOfPlace: LintCase[] = [
  ['fetch outside api/call.ts', 'web/src/features/exams/x.ts', "export const a = () => fetch('/api');", 'eslint(no-restricted-globals)'],
  ['process.env outside env.ts', 'server/src/app.ts', "export const a = process.env['HOME'];", syntax],
  [
    'localStorage outside its stores',
    'web/src/features/exams/x.ts',
    "export const a = () => localStorage.getItem('x');",
    'eslint(no-restricted-globals)',
  ],
  [
    'window.localStorage outside its stores',
    'web/src/features/exams/x.ts',
    "export const a = () => window.localStorage.getItem('x');",
    syntax,
  ],
  ["the router's own link", 'web/src/features/exams/x.tsx', imports('Link', 'react-router'), 'eslint(no-restricted-imports)'],
  ['a colour in a component', 'web/src/features/exams/x.tsx', "export const a = '#ff0000';", syntax],
  ['a text in a component', 'web/src/features/exams/x.tsx', 'export const A = () => <p>Hello there</p>;', syntax],
  ['what Safari has not', 'web/src/features/exams/x.ts', 'export const a = () => requestIdleCallback(() => {});', newer],
  ['what old Firefox has not', 'contract/src/x.ts', "export const a = new Intl.Segmenter('hi');", newer],
  ['the same in search', 'search/src/x.ts', "export const a = new Intl.Segmenter('hi');", newer],
  ['a picture without a text', 'web/src/features/exams/x.tsx', 'export const A = () => <img src="/a.svg" />;', 'jsx-a11y(alt-text)'],
];

const untidy: LintCase[] = [
  [
    'a seed nobody knows',
    'server/src/features/exams/x.test.ts',
    "import fc from 'fast-check';\nfc.sample;",
    'eslint(no-restricted-imports)',
  ],
  ['a default export', 'web/src/features/exams/x.ts', 'export default 1;', 'import(no-default-export)'],
  ['a file of over 300 lines', 'server/src/features/exams/x.ts', `export const a = 1;${'\n//'.repeat(300)}`, 'eslint(max-lines)'],
  ['a width of 141', 'scripts/x.ts', `export const a = '${'x'.repeat(141 - 20)}';`, 'own(max-len)'],
  ['a comment of 141', 'e2e/x.mjs', `// ${'x'.repeat(138)}`, 'own(max-len)'],
];

/** These ask the compiler what a value is. */
const needTypes: LintCase[] = [
  ['a floating promise', 'server/src/a.ts', 'async function later() {}\nlater();', 'typescript(no-floating-promises)'],
  ['a promise as a condition', 'contract/src/b.ts', 'async function later() {}\nif (later()) later;', 'typescript(no-misused-promises)'],
  [
    'a promise where nobody waits for it',
    'web/src/app/c.tsx',
    'export const a = (list: number[]) => list.forEach(async (n) => void n);',
    'typescript(no-misused-promises)',
  ],
  ['a wait for nothing', 'guidance/src/d.ts', 'export const a = async () => await 1;', 'typescript(await-thenable)'],
  ['a floating promise in a browser test', 'e2e/e.ts', 'async function later() {}\nlater();', 'typescript(no-floating-promises)'],
];

/** A feature unknown to the rules is walled in from its first line. */
const lodgings = 'server/src/features/lodgings/x.repository.ts';
const newFeature: LintCase[] = [
  ['a new feature imports another', lodgings, "export { a } from '../exams/exams.view.ts';", paths],
  ['another imports a new feature', 'server/src/features/exams/x.ts', "export { a } from '../lodgings/lodgings.view.ts';", paths],
  ['a new feature of the web imports another', 'web/src/features/lodgings/x.ts', "export { a } from '../exams/exam-card.tsx';", paths],
  ['another imports a new feature of the web', 'web/src/features/exams/x.ts', "export { a } from '../lodgings/lodging-card.tsx';", paths],
  ["SQL on a new feature's table", repository, sql('select * from lodging_beds'), tables],
  ['SQL of a new feature on a table of another', lodgings, sql('select * from bookmarks'), tables],
];

const misused: LintCase[] = [
  [
    'a hook behind a condition',
    'web/src/ui/use-a.ts',
    "import { useState } from 'react';\nexport const useA = (b: boolean) => (b ? useState(1) : null);",
    'react-hooks(rules-of-hooks)',
  ],
  [
    'a forgotten dependency',
    'web/src/ui/use-b.ts',
    "import { useEffect } from 'react';\nexport const useB = (b: number) => useEffect(() => console.log(b), []);",
    'react-hooks(exhaustive-deps)',
  ],
  [
    'a state set while drawing',
    'web/src/ui/use-c.ts',
    "import { useState } from 'react';\nexport function useC() {\n  const [a, set] = useState(1);\n  set(2);\n  return a;\n}",
    'react(set-state-in-render)',
  ],
  ['the clock while drawing', 'web/src/ui/use-d.tsx', 'export const D = () => <p>{Date.now()}</p>;', 'react(purity)'],
  ['a name that is nowhere', 'scripts/x.mjs', 'export const a = nowhere;', 'eslint(no-undef)'],
  ['a value nobody reads', 'server/src/http/x.ts', 'const a = 1;\nexport {};', 'eslint(no-unused-vars)'],
  ['a loose comparison', 'server/src/http/x.ts', 'export const a = (b: unknown) => b == 1;', 'eslint(eqeqeq)'],
  [
    'a type imported as a value',
    'server/src/http/x.ts',
    "import { Env } from '../env.ts';\nexport const a = (b: Env) => b;",
    'typescript(consistent-type-imports)',
  ],
  ['any', 'server/src/http/x.ts', 'export const a = (b: any) => b;', 'typescript(no-explicit-any)'],
];

export const refused: LintCase[] = [
  ...[wrongWays, strangers, unsaid, impure, outOfPlace, untidy].flat(),
  ...[needTypes, newFeature, misused].flat(),
];

export const allowed: [what: string, file: string, code: string][] = [
  ['SQL in a repository, on its own table', repository, sql('select count(*) from bookmarks')],
  ['its own tables imported', repository, imports('bookmarks', './bookmarks.tables.ts')],
  ['a foreign key to a lower floor', 'server/src/features/bookmarks/x.tables.ts', imports('users', '../../identity/identity.tables.ts')],
  ['what old Firefox has not, on the server', 'server/src/features/exams/x.ts', "export const a = new Intl.Segmenter('hi');"],
  ['fetch in api/call.ts', 'web/src/api/call.ts', "export const a = () => fetch('/api');"],
  ['localStorage in the session', 'web/src/session/x.ts', "export const a = () => window.localStorage.getItem('x');"],
  ['wiring imports a feature', 'server/src/wiring/catalogs.ts', imports('viewExams', '../features/exams/exams.view.ts')],
  ['a width of 140', 'scripts/x.ts', `export const a = '${'x'.repeat(140 - 20)}';`],
];
