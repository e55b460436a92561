/**
 * npm run sbom [-- FILE]: the bill of materials of what ships, in CycloneDX, to the terminal or into a file. From the lock file
 * alone, so that it needs no network, no installation, and is the same wherever it is made. Why not `npm sbom`: see
 * docs/decisions, "What stays our own".
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { shippedPaths, type Lock } from './licences.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const refOf = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** As Node looks for a package: beside the package that asks, then further and further up. */
export function findInLock(lock: Lock, from: string, name: string): string | undefined {
  for (let at = from; ; at = at.includes('/') ? at.slice(0, at.lastIndexOf('/')) : '') {
    const path = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (lock.packages[path]) return path;
    if (at === '') return undefined;
  }
}

export function billOfMaterials(lock: Lock) {
  const paths = shippedPaths(lock);
  const idOf = (path: string) => {
    const entry = lock.packages[path];
    return refOf(paths.get(path) ?? entry?.name ?? path, entry?.version ?? '');
  };
  const components = new Map(
    [...paths].map(([path, name]) => {
      const { version = '', license, integrity = '' } = lock.packages[path] ?? {};
      const hash = Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');
      const licences =
        license === undefined
          ? []
          : [/[ ()]/.test(license) ? { expression: license.replace(/^\(|\)$/g, '') } : { license: { id: license } }];
      return [
        idOf(path),
        {
          'bom-ref': idOf(path),
          type: 'library',
          name,
          version,
          purl: idOf(path),
          hashes: [{ alg: 'SHA-512', content: hash }],
          licenses: licences,
        },
      ] as const;
    }),
  );
  const needs = (path: string): string[] => {
    const { dependencies, optionalDependencies } = lock.packages[path] ?? {};
    return Object.keys({ ...dependencies, ...optionalDependencies }).flatMap((name) => {
      const found = findInLock(lock, path, name);
      return found !== undefined && paths.has(found) ? [idOf(found)] : [];
    });
  };
  // A workspace is a folder of its own in the lock file, linked to.
  const ours = Object.keys(lock.packages).filter((path) => path !== '' && !path.includes('node_modules/'));
  const graph = new Map<string, Set<string>>([['disha', new Set(ours.flatMap(needs))]]);
  for (const path of paths.keys()) graph.set(idOf(path), new Set([...(graph.get(idOf(path)) ?? []), ...needs(path)]));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { 'bom-ref': 'disha', type: 'application', name: 'disha', version: lock.packages['']?.version ?? '' } },
    components: [...components.values()].sort((a, b) => (a.purl < b.purl ? -1 : 1)),
    dependencies: [...graph].map(([ref, on]) => ({ ref, dependsOn: [...on].sort() })).sort((a, b) => (a.ref < b.ref ? -1 : 1)),
  };
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const bill = billOfMaterials(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock);
  const text = `${JSON.stringify(bill, null, 2)}\n`;
  const [file] = process.argv.slice(2);
  if (file === undefined) process.stdout.write(text);
  else {
    writeFileSync(resolve(process.env['INIT_CWD'] ?? process.cwd(), file), text);
    console.log(`${bill.components.length} components in ${file}`);
  }
}
