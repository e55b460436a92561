/** Which packages of others the built server still asks for at run time, and where they lie. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Lock } from '../licences.ts';
import { findInLock } from '../sbom.ts';

/** Whether built code asks for a package by its name, or for a part of one. */
export function asksFor(code: string, name: string): boolean {
  const quote = '["\'`]';
  return new RegExp(`(?:\\bfrom|\\bimport|\\brequire)\\s*\\(?\\s*${quote}${name.replaceAll('.', '\\.')}(?:/[^"'\`]*)?${quote}`).test(code);
}

/** The packages that some code asks for, with all that these need in turn, as folders of the lock file. */
export function neededPaths(lock: Lock, from: string, asked: readonly string[], isHere: (path: string) => boolean): readonly string[] {
  const found = new Set<string>();
  const add = (at: string, name: string, isOptional: boolean) => {
    const path = findInLock(lock, at, name);
    if (path === undefined || !isHere(path)) {
      if (isOptional) return;
      throw new Error(`${at} needs ${name}, which is not installed: npm ci`);
    }
    if (found.has(path)) return;
    found.add(path);
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = lock.packages[path] ?? {};
    for (const each of Object.keys(dependencies)) add(path, each, each in optionalDependencies);
    for (const each of Object.keys(optionalDependencies)) add(path, each, true);
    for (const each of Object.keys(peerDependencies)) add(path, each, peerDependenciesMeta[each]?.optional === true);
  };
  // The server's own optional packages are PostgreSQL, one for each platform, and are asked for by a name made up at run time.
  for (const name of asked) add(from, name, false);
  for (const name of Object.keys(lock.packages[from]?.optionalDependencies ?? {})) add(from, name, true);
  return [...found].sort();
}

export function packagesOfServer(root: string, lock: Lock): readonly string[] {
  const commands = join(root, 'server', 'dist', 'commands');
  const files = [join(root, 'server', 'dist', 'main.js'), join(root, 'web', 'dist-server', 'entry-server.js')];
  for (const name of readdirSync(commands)) if (name.endsWith('.js')) files.push(join(commands, name));
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const own = Object.keys(lock.packages['server']?.dependencies ?? {}).filter((name) => !name.startsWith('@disha/'));
  const asked = own.filter((name) => asksFor(code, name));
  return neededPaths(lock, 'server', asked, (path) => existsSync(join(root, path)));
}
