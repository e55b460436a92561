/** What is sent to a browser holds nothing that the oldest supported ones cannot read, or says beside it what they read instead. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type AtRule, type ChildNode, type Declaration, type Rule } from 'postcss';
import { parseAst, type ESTree } from 'vite';
import { expect, test } from '@playwright/test';
import { css, lackedBy } from './supported-browsers.ts';

const assets = join(import.meta.dirname, '..', 'web', 'dist', 'assets');
const built = (ending: string) => readdirSync(assets).filter((name) => name.endsWith(ending));
const read = (name: string) => readFileSync(join(assets, name), 'utf8');

/** Missing, these cost an ornament: nothing is unreadable, out of reach or out of place. */
const ornaments = new Map([
  ['@container', 'the ways of a route map stand below one another'],
  ['@page', 'the margins of paper are the printer’s'],
  ['container-type', 'there is nothing that asks'],
  ['hyphens', 'old Safari reads the one with its prefix, which the build writes beside it'],
  ['outline', 'old Safari draws rings with square corners'],
  ['overscroll-behavior', 'the page behind a long dialog scrolls on'],
  ['resize', 'no phone resizes a text area'],
  ['text-wrap', 'a heading breaks where it must'],
  ['::-webkit-date-and-time-value min-height', 'there is no field for a date'],
]);

/** In values, where the tables are too fine to be looked up by name. */
const newerValues: [what: string, pattern: RegExp][] = [
  ['a unit of the dynamic window', /\d[dsl]v(?:h|w|i|b|min|max)\b/],
  ['a mixed colour', /\bcolor-mix\(/],
  ['a colour from another', /\b(?:rgb|hsl|oklch|oklab|lab|lch)\(\s*from\b/],
  ['a colour of a wide space', /\b(?:oklch|oklab|lab|lch|color)\((?!\s*from\b)/],
  ['a colour for light and dark', /\blight-dark\(/],
  ['a unit of a container', /\d(?:cqw|cqh|cqi|cqb|cqmin|cqmax)\b/],
  ['a unit of the line', /\d(?:lh|rlh|cap|ic)\b/],
  ['a rounded or trigonometric number', /\b(?:round|mod|rem|sin|cos|tan|asin|acos|atan|atan2|pow|sqrt|hypot|log|exp|abs|sign)\(/],
];

const guards = (node: ChildNode): string[] => {
  const found: string[] = [];
  for (let at = node.parent; at && at.type !== 'root'; at = at.parent as typeof at)
    if (at.type === 'atrule' && (at as AtRule).name === 'supports') found.push((at as AtRule).params);
  return found;
};

/** Without what a browser reads only after being asked, and without names that merely contain a colon. */
const pseudos = (selector: string) =>
  [
    ...selector
      .replace(/\\./g, '')
      // These two pass over what they do not know.
      .replace(/:(?:is|where)\((?:[^()]|\([^()]*\))*\)/g, '')
      .matchAll(/:{1,2}([a-z][a-z-]*)/g),
  ].map(([, name = '']) => name);

function unread(source: string): string[] {
  const sheet = parse(source);
  const faults: string[] = [];
  const plain = new Set<string>();
  const at = (declaration: Declaration) => `${(declaration.parent as Rule).selector} ${declaration.prop}`;
  const isNewer = ({ prop, value }: Declaration) =>
    !prop.startsWith('-') && ((lackedBy(css.properties[prop])?.length ?? 0) > 0 || newerValues.some(([, pattern]) => pattern.test(value)));

  sheet.walkDecls((declaration) => {
    if (!isNewer(declaration)) plain.add(at(declaration));
  });
  sheet.walkDecls((declaration) => {
    const { prop, value, parent } = declaration;
    if (parent?.type !== 'rule' || ornaments.has(prop) || ornaments.has(at(declaration)) || !isNewer(declaration)) return;
    // Newer than some phone: allowed to those who were asked, if the others have a plain one of the same.
    if (guards(declaration).length === 0 || !plain.has(at(declaration))) faults.push(`${at(declaration)}: ${value}`);
  });
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')) return;
    if (rule.selector.replace(/\\./g, '').includes('&')) faults.push(`nested: ${rule.selector}`);
    for (const name of pseudos(rule.selector)) {
      const isGuarded = guards(rule).some((asked) => asked.includes(`selector(:${name}`));
      if (!isGuarded && (lackedBy(css.selectors[name])?.length ?? 0) > 0) faults.push(`${rule.selector} needs :${name}`);
    }
  });
  sheet.walkAtRules((rule) => {
    if (ornaments.has(`@${rule.name}`) || (lackedBy(css['at-rules'][rule.name])?.length ?? 0) === 0) return;
    // A registered property is given its first value by hand where registering is not known.
    if (rule.name !== 'property' || !firstValues(sheet).has(rule.params)) faults.push(`@${rule.name} ${rule.params}`);
  });
  sheet.walkAtRules('media', ({ params }) => {
    if (/[<>]/.test(params)) faults.push(`a range in @media ${params}`);
  });
  return faults;
}

/** Set for Safari and Firefox, told apart by what only the old ones of them say; Chrome registers properties since 85. */
function firstValues(sheet: ReturnType<typeof parse>): Set<string> {
  const names = new Set<string>();
  sheet.walkAtRules('supports', (rule) => {
    if (/-webkit-hyphens/.test(rule.params) && /-moz-orient/.test(rule.params))
      rule.walkDecls((declaration) => {
        if ((declaration.parent as Rule).selector.split(',').includes('*')) names.add(declaration.prop);
      });
  });
  return names;
}

test('a style sheet with something unread is found out', () => {
  for (const [fault, sheet] of [
    ['.a translate', '.a{translate:0 1px}'],
    ['.a height', '.a{height:100dvh}'],
    ['.a height', '@supports (height:100dvh){.a{height:100dvh}}'],
    ['.a color', '.a{color:color-mix(in oklab,red,blue)}'],
    ['needs :has', '.a:has(b){color:red}'],
    ['@property --b', '@property --b{syntax:"*";inherits:false}'],
    ['nested', '.a{& b{color:red}}'],
    ['a range', '@media (width>=40rem){.a{color:red}}'],
    ['@starting-style', '@starting-style{.a{color:red}}'],
  ] as const)
    expect(unread(sheet).join(), sheet).toContain(fault);
  for (const sheet of [
    '.a{height:100vh}@supports (height:100dvh){.a{height:100dvh}}',
    '@supports selector(:has(a)){.a:has(b){color:red}}',
    '.a\\:has\\(b\\){color:red}',
    ':is([open],:open) .a{color:red}',
  ])
    expect(unread(sheet), sheet).toEqual([]);
});

test('the style sheets can be read by every supported browser', () => {
  expect(built('.css').length).toBeGreaterThan(0);
  for (const name of built('.css')) expect(unread(read(name)), name).toEqual([]);
});

/** Names used where a field of a class begins, not counting the bodies of functions. */
function namesIn(node: ESTree.Node): string[] {
  if (node.type === 'Identifier') return [node.name];
  if (node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression' || node.type === 'ClassExpression') return [];
  return parts(node).flatMap(namesIn);
}
const parts = (node: ESTree.Node): ESTree.Node[] =>
  Object.values(node)
    .flat()
    .filter((part: unknown): part is ESTree.Node => typeof part === 'object' && part !== null && 'type' in part);

/** Safari before 16 loses a name that stands beside a parenthesis there (webkit.org/b/236843), so the build must not leave one. */
function lostInSafari(code: string): string[] {
  const found: string[] = [];
  const visit = (node: ESTree.Node) => {
    if (node.type === 'PropertyDefinition' && node.value) {
      const text = code.slice(node.value.start, node.value.end);
      if (text.includes('(') && namesIn(node.value).some((name) => !(name in globalThis))) found.push(text);
    }
    parts(node).forEach(visit);
  };
  visit(parseAst(code));
  return found;
}

test('a field that Safari 15 loses is found out', () => {
  expect(lostInSafari('let a=[1];class B{c=a[(0)];#d=a.map((e)=>e)}')).toEqual(['a[(0)]', 'a.map((e)=>e)']);
  expect(lostInSafari('let a=[1];class B{c=a;#d=new Uint32Array(1);e=()=>a(1);f=void 0;g(){return a(1)}}')).toEqual([]);
});

/** Where a library asks first, or the name belongs to something else. */
const asked = new Map([['canParse', 'zod asks whether there is one']]);
const newerMethods = [
  ...['toSorted', 'toReversed', 'toSpliced', 'fromAsync', 'groupBy', 'withResolvers', 'isWellFormed', 'toWellFormed', 'canParse'],
  ...['symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom', 'checkVisibility', 'setHTMLUnsafe'],
];

test('the scripts call nothing and write nothing that a supported browser lacks', () => {
  const scripts = built('.js');
  expect(scripts.length).toBeGreaterThan(0);
  for (const name of scripts) {
    const text = read(name);
    const called = newerMethods.filter((method) => !asked.has(method) && new RegExp(`\\.${method}\\b`).test(text));
    expect(called, name).toEqual([]);
    // Looking behind in a regular expression is a syntax error in Safari before 16.4: the whole file is refused.
    expect(/\(\?<[=!]/.test(text), `${name} looks behind`).toBe(false);
    expect(/\bstatic\s*\{/.test(text), `${name} has a static block`).toBe(false);
    expect(lostInSafari(text), name).toEqual([]);
  }
});

test('what the server runs is written in plain letters, of which the engine keeps one byte each', () => {
  const root = join(import.meta.dirname, '..');
  for (const file of ['server/dist/main.js', 'web/dist-server/entry-server.js'])
    expect(/[^\0-\x7f]/.exec(readFileSync(join(root, file), 'utf8'))?.index, file).toBeUndefined();
});
