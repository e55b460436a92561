import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import compat from 'eslint-plugin-compat';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';
import { ownTables } from './scripts/lint/own-tables.js';
import { zonesFor } from './scripts/lint/zones.js';

const globalRule = (name, message) => ({ name, message });
const fetchRule = globalRule('fetch', 'fetch only in api/call.ts');
const storageRule = globalRule('localStorage', 'localStorage only in session/, catalog/stored-value.ts and the quiz-flow store');

const processEnv = { selector: "MemberExpression[object.name='process'][property.name='env']", message: 'process.env only in env.ts' };
const windowStorage = { selector: "MemberExpression[object.name='window'][property.name='localStorage']", message: storageRule.message };
const colours = { selector: 'Literal[value=/#[0-9a-fA-F]{6}\\b|#[0-9a-fA-F]{3}\\b/]', message: 'colours come from tokens.css' };
const jsxText = { selector: 'JSXText[value=/[A-Za-z]{2,}/]', message: 'texts come from messages/' };
const unsaid = 'say(...) what is meant: sentences stand in contract/src/words';
/** A sentence handed to a schema: a text with a space between words, anywhere but in a summary or a list of values. */
const sentences = [
  { selector: 'CallExpression[callee.type="MemberExpression"] > Literal[value=/[a-z,;:.] [A-Za-z]/]', message: unsaid },
  { selector: 'CallExpression > TemplateLiteral > TemplateElement[value.raw=/ [a-z]+ /]', message: unsaid },
  { selector: 'Property[key.name=/^(error|message)$/] Literal[value=/[a-z,;:.] [A-Za-z]/]', message: unsaid },
  { selector: 'Property[key.name=/^(error|message)$/] TemplateElement[value.raw=/ [a-z]+ /]', message: unsaid },
  { selector: 'ConditionalExpression > Literal[value=/[a-z,;:.] [a-z]/]', message: unsaid },
  { selector: 'VariableDeclarator > Literal[value=/^[A-Z].*[a-z] [a-z]/]', message: unsaid },
];
const pure = 'pure: no clock, no chance, no world';
const sqlTag = { selector: "TaggedTemplateExpression[tag.name='sql']", message: 'SQL only in *.repository.ts and db/' };

/** What stands at an address only the route table says, and the router's own link brings 2 KB that nobody needs. */
const ownRouting = {
  name: 'react-router',
  importNames: ['Link', 'NavLink', 'Route', 'Routes', 'useParams', 'useRoutes'],
  message: 'ui/link.tsx and ui/route-params.ts',
};

// The rules that ask the compiler, about promises, are in .oxlintrc.json: the native compiler answers them in a fifth of the time.
export default ts.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      '**/dist-server/**',
      '**/dist-maps/**',
      '.data/**',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  js.configs.recommended,
  ...ts.configs.recommended,
  {
    languageOptions: { parserOptions: { tsconfigRootDir: import.meta.dirname } },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          project: ['search', 'contract', 'guidance', 'chances', 'eligibility', 'server', 'web', 'e2e', 'journeys'].map(
            (part) => `${part}/tsconfig.json`,
          ),
          noWarnOnMultipleProjects: true,
        }),
      ],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones: zonesFor(import.meta.dirname) }],
      'import-x/no-default-export': 'error',
      'import-x/no-cycle': ['error', { maxDepth: 6 }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'max-lines': ['error', { max: 300 }],
      // The formatter leaves long texts and comments as they are.
      'max-len': ['error', { code: 140, ignoreUrls: true }],
      eqeqeq: 'error',
    },
  },
  {
    // The same answers give the same result, today and tomorrow, here and there.
    files: ['guidance/src/**', 'chances/src/**', 'eligibility/src/**', 'search/src/**'],
    ignores: ['**/*.test.ts', 'eligibility/src/testing/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        {
          checkGlobalObject: true,
          globals: ['Date', 'performance', 'process', 'setTimeout', 'setInterval', 'fetch', 'crypto'].map((name) => globalRule(name, pure)),
        },
      ],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: pure }],
      'no-restricted-imports': ['error', { patterns: [{ group: ['node:*', 'fs', 'path'], message: pure }] }],
    },
  },
  {
    files: ['server/src/*/**'],
    // A backup holds every table; a command and a test may look at any.
    ignores: ['server/src/{db,cli,testing}/**', '**/*.test.ts'],
    plugins: { house: { rules: { 'own-tables': ownTables } } },
    rules: { 'house/own-tables': 'error' },
  },
  {
    files: ['scripts/**', '**/*.mjs', '*.config.*', '**/*.config.ts'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        setTimeout: 'readonly',
        fetch: 'readonly',
        URL: 'readonly',
        Buffer: 'readonly',
        performance: 'readonly',
        AbortController: 'readonly',
        clearTimeout: 'readonly',
      },
    },
    rules: { 'import-x/no-default-export': 'off' },
  },
  { files: ['server/src/testing/global-setup.ts', 'e2e/**', 'journeys/no-pressure.ts'], rules: { 'import-x/no-default-export': 'off' } },
  {
    files: ['web/src/**', 'server/src/**', 'contract/src/**', 'guidance/src/**', 'chances/src/**', 'eligibility/src/**'],
    ignores: ['server/src/env.ts', '**/*.test.ts', '**/*.test.tsx', 'server/src/testing/**', 'server/src/cli/**'],
    rules: { 'no-restricted-syntax': ['error', processEnv] },
  },
  {
    files: ['server/src/**'],
    ignores: [
      'server/src/env.ts',
      '**/*.repository.ts',
      '**/*.tables.ts',
      'server/src/db/**',
      '**/*.test.ts',
      'server/src/testing/**',
      'server/src/app.ts',
      'server/src/cli/**',
    ],
    rules: {
      'no-restricted-syntax': ['error', processEnv, sqlTag],
      'no-restricted-imports': ['error', { paths: [{ name: 'drizzle-orm', message: sqlTag.message }] }],
    },
  },
  {
    files: ['contract/src/**'],
    ignores: ['contract/src/words/**', 'contract/src/taxonomy.ts', '**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', processEnv, ...sentences] },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', 'server/src/testing/**'],
    ignores: ['server/src/testing/property.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: [{ name: 'fast-check', message: 'from testing/property.ts, with its seed' }] }] },
  },
  {
    files: ['web/src/**'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      'no-restricted-imports': ['error', { paths: [ownRouting] }],
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.strict.rules,
      // A panel of tabs takes the focus, so that it can be scrolled by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel'], allowExpressionValues: false }],
      // Pointing at a notice holds it; nothing there is operated by these.
      'jsx-a11y/no-noninteractive-element-interactions': [
        'error',
        { handlers: ['onClick', 'onKeyDown', 'onKeyPress', 'onKeyUp', 'onMouseDown', 'onMouseUp'] },
      ],
      'no-restricted-syntax': ['error', processEnv, windowStorage, colours, jsxText],
      'no-restricted-globals': ['error', fetchRule, storageRule],
    },
  },
  {
    // What runs in the browser uses what every supported browser has (browserslist in package.json). The methods of values, which
    // this rule cannot see, are held to the same by `lib` in their tsconfig.json.
    files: ['web/src/**', 'contract/src/**', 'search/src/**', 'eligibility/src/**'],
    ignores: ['**/*.test.ts', '**/*.test.tsx'],
    plugins: { compat },
    rules: { 'compat/compat': 'error' },
  },
  { files: ['web/src/api/call.ts', 'web/src/**/*.test.ts'], rules: { 'no-restricted-globals': ['error', storageRule] } },
  {
    files: ['web/src/session/**', 'web/src/catalog/stored-value.ts', 'web/src/features/quiz/quiz-flow*.ts', 'web/src/**/*.test.ts'],
    rules: { 'no-restricted-globals': ['error', fetchRule], 'no-restricted-syntax': ['error', processEnv, colours, jsxText] },
  },
  { files: ['web/src/**/*.test.ts', 'web/src/**/*.test.tsx'], rules: { 'no-restricted-globals': 'off' } },
  {
    files: ['web/src/messages/**', 'guidance/src/fitted.ts', 'server/src/testing/hostile/naughty-strings.ts'],
    rules: { 'max-lines': 'off' },
  },
);
