/** What every command needs first, done only when something has changed: packages installed, web application and server built. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** @param {string} message @returns {never} */
export function stop(message) {
  console.error(message);
  process.exit(1);
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) stop(`Disha needs Node 20.19 or newer; this is ${process.version}.`);

/**
 * Runs a program in the project; its name is looked up as npm would.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
export function run(command, args, options = {}) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32', ...options });
}

/** @param {string[]} paths */
function hashOf(paths) {
  const hash = createHash('sha256');
  const visit = (/** @type {string} */ path) => {
    if (!existsSync(join(root, path))) return;
    if (statSync(join(root, path)).isDirectory()) {
      for (const name of readdirSync(join(root, path)).sort()) {
        if (
          name !== 'node_modules' &&
          name !== 'dist' &&
          name !== 'dist-server' &&
          name !== 'dist-maps' &&
          name !== 'dist-journeys' &&
          !name.endsWith('.test.ts') &&
          !name.endsWith('.test.tsx') &&
          !name.endsWith('.tsbuildinfo')
        )
          visit(join(path, name));
      }
      return;
    }
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  };
  for (const path of paths) visit(path);
  return hash.digest('hex');
}

/** @type {(mark: string, hash: string) => boolean} */
const isCurrent = (mark, hash) => existsSync(mark) && readFileSync(mark, 'utf8') === hash;

/**
 * What `npm start` needs are the packages of the server and the web, with those that build them; what tests and checks stands in the
 * project's own package.json and is installed by whatever else asks first. A checkout that has what tests need keeps it.
 * @param {'all' | 'start'} [wanted]
 */
export function ensureInstalled(wanted = 'all') {
  const marks = {
    all: join(root, 'node_modules', '.disha-installed'),
    start: join(root, 'node_modules', '.disha-installed-to-start'),
  };
  const hash = hashOf(['package-lock.json']);
  if (isCurrent(marks.all, hash) || (wanted === 'start' && isCurrent(marks.start, hash))) return;
  const hasEverything = existsSync(join(root, 'node_modules', 'vitest'));
  const part = wanted === 'start' && !hasEverything ? 'start' : 'all';
  console.log('Installing packages ...');
  const only = part === 'start' ? ['--workspace=server', '--workspace=web'] : [];
  const { status } = run('npm', ['ci', ...only, '--no-audit', '--no-fund', '--loglevel=error']);
  if (status !== 0) stop('Installing the packages failed. Is the npm registry within reach? Run the same command again when it is.');
  writeFileSync(marks[part], hash);
}

/** @param {string[]} args */
function vite(...args) {
  // Tests call themselves by another name, which would have React's development half built.
  const env = { ...process.env, NODE_ENV: 'production' };
  return (
    run(process.execPath, [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn', ...args], { env })
      .status === 0
  );
}

export async function ensureBuilt() {
  await ensureWebBuilt();
  if (!isServerBuilt()) stop(serverDoesNotBuild);
}

/** What a browser runs is made of these. */
const ofWeb = ['web', 'contract', 'search', 'eligibility/src', 'guidance/src', 'chances/src'];

async function ensureWebBuilt() {
  const mark = join(root, 'web', 'dist', '.built-from');
  const hash = hashOf([...ofWeb, 'package.json', 'package-lock.json', 'scripts/compress.mjs']);
  if (isCurrent(mark, hash)) return;
  console.log('Building the web application ...');
  // For the browser, and for the server, which sends the public pages as HTML.
  if (!vite('web') || !vite('web', '--ssr', 'src/entry-server.tsx', '--outDir', 'dist-server', '--emptyOutDir'))
    stop('The web application does not build; the lines above say why.');
  // The worker names the files it keeps, so it is built after them.
  for (const mode of ['production', 'remove'])
    if (!vite('web', '--config', join('web', 'vite.worker.config.ts'), '--mode', mode))
      stop('The worker does not build; the lines above say why.');
  setMapsAside(join(root, 'web', 'dist', 'assets'), join(root, 'web', 'dist-maps', 'assets'));
  const { compressFolder } = await import('./compress.mjs');
  await compressFolder(join(root, 'web', 'dist'));
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, hash);
}

/**
 * A developer who reads a stack needs the maps, a visitor does not: they leave the folder that is served.
 * @param {string} built
 * @param {string} aside
 */
function setMapsAside(built, aside) {
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { recursive: true });
  for (const name of readdirSync(built).filter((file) => file.endsWith('.map'))) renameSync(join(built, name), join(aside, name));
}

export const serverDoesNotBuild = 'The server does not build; the lines above say why.';

/** What the journeys open, `journeys/built-page.ts`. */
export function isPageBuilt() {
  const mark = join(root, 'web', 'dist-journeys', '.built-from');
  const hash = hashOf([...ofWeb, 'package-lock.json', 'journeys/vite.page.config.ts']);
  if (isCurrent(mark, hash)) return true;
  if (!vite('--config', join('journeys', 'vite.page.config.ts'))) return false;
  writeFileSync(mark, hash);
  return true;
}

/**
 * One plain JavaScript file, and the commands that are run beside it: translating TypeScript on the way in would cost the running server
 * more memory than its catalog.
 */
export function isServerBuilt() {
  const mark = join(root, 'server', 'dist', '.built-from');
  const pure = ['search', 'guidance/src', 'chances/src', 'eligibility/src'];
  const hash = hashOf(['server', 'contract', ...pure, 'package-lock.json', 'scripts/prepare.mjs']);
  if (isCurrent(mark, hash)) return true;
  console.log('Building the server ...');
  if (!vite('server', '--ssr', 'src/main.ts', '--outDir', 'dist', '--emptyOutDir', '--target', 'node20', '--sourcemap')) return false;
  if (!vite('server', '--config', join('server', 'vite.commands.config.ts'))) return false;
  for (const beside of [[], ['commands']])
    cpSync(join(root, 'server', 'src', 'db', 'migrations'), join(root, 'server', 'dist', ...beside, 'migrations'), { recursive: true });
  writeFileSync(mark, hash);
  return true;
}
