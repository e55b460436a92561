/**
 * Which tests import a file: by the text of imports alone, as far as they are followed without waiting. A screen that is only fetched when
 * somebody goes there is behind such a wait, so that a test of the whole application does not count as one of every screen; what a test
 * fetches itself does count. Imports of types alone do not: the compiler looks at those.
 */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';

const atOnce = /^\s*(?:import|export)\s+(?!type\b)(?:[\w*{}\s,$]+?\sfrom\s+)?['"]([^'"]+)['"]/gm;
const awaited = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;
const globbed = /import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|['"][^'"]+['"])/g;
/** A text of every language is brought in like this, and said by the modules that import its handle. */
const isTexts = /[\\/](messages|words)[\\/]/;
const isTest = (/** @type {string} */ file) => /\.test\.tsx?$/.test(file);

/** @param {string} glob */
const patternOf = (glob) =>
  new RegExp(
    `^${glob
      .replace(/[.+^$()|[\]\\]/g, '\\$&')
      .replace(/\{([^}]*)\}/g, (_, names) => `(?:${String(names).replaceAll(',', '|')})`)
      .replace(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'))}$`,
  );

/** @param {string} folder @returns {string[]} */
function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return /^(node_modules|dist.*|\..*|migrations)$/.test(entry.name) ? [] : filesBelow(path);
    return /\.(tsx?|m?js|json)$/.test(entry.name) ? [path] : [];
  });
}

/** Where tests and what they import lie. */
const folders = [
  'search',
  'contract',
  'guidance',
  'chances',
  'eligibility',
  'server',
  'web',
  'catalog/tools',
  'scripts',
  'journeys',
  'e2e',
];

/**
 * @param {string} root
 * @param {readonly string[]} changed seen from the root
 * @returns {string[]} tests, seen from the root
 */
export function testsOf(root, changed) {
  const files = folders.filter((folder) => existsSync(join(root, folder))).flatMap((folder) => filesBelow(join(root, folder)));
  const packages = createRequire(join(root, 'server', 'package.json'));
  /** @type {Map<string, string>} */
  const known = new Map();
  const found = (/** @type {string} */ by, /** @type {string} */ name) => {
    if (name.startsWith('.')) return resolve(dirname(by), name.replace(/\?.*$/, ''));
    if (!name.startsWith('@disha/')) return '';
    if (!known.has(name)) {
      try {
        known.set(name, packages.resolve(name));
      } catch {
        known.set(name, '');
      }
    }
    return known.get(name) ?? '';
  };

  /** @type {Map<string, string[]>} */
  const importedBy = new Map();
  for (const file of files.filter((one) => !one.endsWith('.json'))) {
    const text = readFileSync(file, 'utf8');
    const names = [...text.matchAll(atOnce), ...(isTest(file) ? text.matchAll(awaited) : [])].map(([, name = '']) => found(file, name));
    const globs = [...text.matchAll(globbed)].flatMap(([, said = '']) => [...said.matchAll(/['"]([^'"]+)['"]/g)]);
    const targets = globs.map(([, glob = '']) => resolve(dirname(file), glob)).filter((target) => isTest(file) || isTexts.test(target));
    const patterns = targets.map(patternOf);
    const all = patterns.length === 0 ? names : [...names, ...files.filter((one) => patterns.some((pattern) => pattern.test(one)))];
    for (const name of new Set(all)) importedBy.set(name, [...(importedBy.get(name) ?? []), file]);
  }

  const seen = new Set(changed.map((file) => join(root, file)));
  for (const file of seen) for (const by of importedBy.get(file) ?? []) seen.add(by);
  return [...seen].filter((file) => isTest(file) && statSync(file).isFile()).map((file) => relative(root, file));
}
