import { zonesFor } from './scripts/lint/zones.js';

const globalRule = (name, message) => ({ name, message });
const fetchRule = globalRule('fetch', 'fetch only in api/call.ts');
const storageRule = globalRule('localStorage', 'localStorage only in session/');

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

const noSyntax = (...selectors) => ({ 'own/no-restricted-syntax': ['error', ...selectors] });
const noImports = (options) => ({ 'no-restricted-imports': ['error', options] });

export default {
  ignorePatterns: [
    '**/node_modules/**',
    '**/dist/**',
    '**/dist-server/**',
    '**/dist-maps/**',
    '**/dist-journeys/**',
    '**/dist-package/**',
    '.data/**',
    'test-results/**',
    'playwright-report/**',
  ],
  plugins: ['eslint', 'typescript', 'import', 'react', 'jsx-a11y'],
  jsPlugins: ['./scripts/lint/own.js', { name: 'compat', specifier: 'eslint-plugin-compat' }],
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  categories: { correctness: 'error' },
  env: { es2024: true },
  rules: {
    'own/one-way': ['error', zonesFor(import.meta.dirname)],
    // The formatter leaves long texts and comments as they are.
    'own/max-len': ['error', { code: 140, ignoreUrls: true }],
    'max-lines': ['error', { max: 300 }],
    eqeqeq: 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'no-array-constructor': 'error',
    'no-case-declarations': 'error',
    'no-empty': 'error',
    'no-fallthrough': 'error',
    'no-prototype-builtins': 'error',
    'no-regex-spaces': 'error',
    'no-unexpected-multiline': 'error',
    'no-useless-assignment': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'preserve-caught-error': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-function-type': 'error',
    // Of what the linter itself takes for plainly wrong, what here is not.
    'jsx-a11y/control-has-associated-label': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'react/no-did-update-set-state': 'off',
    'typescript/no-base-to-string': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/require-array-sort-compare': 'off',
    'typescript/restrict-template-expressions': 'off',
    'typescript/unbound-method': 'off',
  },
  overrides: [
    {
      // The same answers give the same result, today and tomorrow, here and there.
      files: ['guidance/src/**', 'chances/src/**', 'eligibility/src/**', 'search/src/**'],
      excludeFiles: ['**/*.test.ts', 'eligibility/src/testing/**'],
      rules: {
        'no-restricted-globals': [
          'error',
          {
            checkGlobalObject: true,
            globals: ['Date', 'performance', 'process', 'setTimeout', 'setInterval', 'fetch', 'crypto'].map((name) =>
              globalRule(name, pure),
            ),
          },
        ],
        'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: pure }],
        ...noImports({ patterns: [{ group: ['node:*', 'fs', 'path'], message: pure }] }),
      },
    },
    {
      files: ['server/src/*/**'],
      // A backup holds every table; a command and a test may look at any.
      excludeFiles: ['server/src/{db,cli,testing}/**', '**/*.test.ts'],
      rules: { 'own/own-tables': 'error' },
    },
    {
      files: ['**/*.{js,mjs}'],
      env: { node: true },
      rules: { 'no-undef': 'error', 'no-redeclare': 'error', 'typescript/no-misused-promises': 'off' },
    },
    {
      files: ['scripts/**', '**/*.mjs', '*.config.*', '**/*.config.ts', 'server/src/testing/global-setup.ts', 'e2e/**'],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['web/src/**', 'server/src/**', 'contract/src/**', 'guidance/src/**', 'chances/src/**', 'eligibility/src/**'],
      excludeFiles: ['server/src/env.ts', '**/*.test.ts', '**/*.test.tsx', 'server/src/testing/**', 'server/src/cli/**'],
      rules: noSyntax(processEnv),
    },
    {
      files: ['server/src/**'],
      excludeFiles: [
        'server/src/env.ts',
        '**/*.repository.ts',
        '**/*.tables.ts',
        'server/src/db/**',
        '**/*.test.ts',
        'server/src/testing/**',
        'server/src/app.ts',
        'server/src/cli/**',
      ],
      rules: { ...noSyntax(processEnv, sqlTag), ...noImports({ paths: [{ name: 'drizzle-orm', message: sqlTag.message }] }) },
    },
    {
      files: ['contract/src/**'],
      excludeFiles: ['contract/src/words/**', 'contract/src/taxonomy.ts', '**/*.test.ts'],
      rules: noSyntax(processEnv, ...sentences),
    },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', 'server/src/testing/**'],
      excludeFiles: ['server/src/testing/property.ts'],
      rules: noImports({ paths: [{ name: 'fast-check', message: 'from testing/property.ts, with its seed' }] }),
    },
    {
      files: ['web/src/**'],
      env: { browser: true },
      rules: {
        ...noImports({ paths: [ownRouting] }),
        'react/rules-of-hooks': 'error',
        'react/unsupported-syntax': 'error',
        // A panel of tabs takes the focus, so that it can be scrolled by keyboard.
        'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel'], allowExpressionValues: false }],
        // Pointing at a notice holds it; nothing there is operated by these.
        'jsx-a11y/no-noninteractive-element-interactions': [
          'error',
          { handlers: ['onClick', 'onKeyDown', 'onKeyPress', 'onKeyUp', 'onMouseDown', 'onMouseUp'] },
        ],
        ...noSyntax(processEnv, windowStorage, colours, jsxText),
        'no-restricted-globals': ['error', fetchRule, storageRule],
      },
    },
    {
      files: ['web/src/**', 'contract/src/**', 'search/src/**', 'eligibility/src/**', 'guidance/src/**'],
      excludeFiles: ['**/*.test.ts', '**/*.test.tsx'],
      // What runs in the browser uses what every supported browser has (browserslist in package.json). The methods of values, which
      // this rule cannot see, are held to the same by `lib` in their tsconfig.json.
      rules: { 'compat/compat': 'error' },
    },
    { files: ['web/src/api/call.ts'], rules: { 'no-restricted-globals': ['error', storageRule] } },
    {
      files: ['web/src/session/**', 'web/src/**/*.test.ts'],
      rules: { 'no-restricted-globals': ['error', fetchRule], ...noSyntax(processEnv, colours, jsxText) },
    },
    { files: ['web/src/**/*.test.ts', 'web/src/**/*.test.tsx'], rules: { 'no-restricted-globals': 'off' } },
    {
      files: ['web/src/messages/**', 'guidance/src/fitted.ts', 'server/src/testing/hostile/naughty-strings.ts'],
      rules: { 'max-lines': 'off' },
    },
  ],
};
