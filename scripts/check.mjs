/**
 * npm run check: the quick look while working. Format, lint and types of what differs from `main` (or the branch named after
 * it, as in `npm run check -- HEAD`), and the tests that import it (tests-of.mjs), but for journeys. `npm test` is the whole.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { ensureInstalled, root, stop } from './prepare.mjs';
import { testsOf } from './tests-of.mjs';
import { lint, types } from './types.mjs';

ensureInstalled();
const git = (/** @type {string[]} */ ...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
const bin = (/** @type {string[]} */ ...path) => join(root, 'node_modules', ...path);

const [given] = process.argv.slice(2);
const base = given ?? (git('rev-parse', '--verify', '--quiet', 'main').status === 0 ? 'main' : 'HEAD');
// Where the work left the base: what others did there since is not ours to check.
const from = git('merge-base', base, 'HEAD').stdout.trim() || stop(`There is no ${base} here to compare with.`);
const changed = [git('diff', '--name-only', from), git('ls-files', '--others', '--exclude-standard')]
  .flatMap(({ stdout }) => stdout.split('\n'))
  .filter((file) => file !== '' && existsSync(join(root, file)));
if (changed.length === 0) {
  console.log(`Nothing differs from ${base}.`);
  process.exit(0);
}

/**
 * @param {string} name
 * @param {string[]} args
 * @returns {Promise<boolean>}
 */
function step(name, args) {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root });
    /** @type {Buffer[]} */
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
    child.on('close', (code) => {
      if (code !== 0) process.stdout.write(Buffer.concat(said));
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${Math.round((Date.now() - started) / 1000)} s)`);
      resolve(code === 0);
    });
  });
}

const code = changed.filter((file) => ['.ts', '.tsx', '.mjs', '.js'].includes(extname(file)));
console.log(`${changed.length} files differ from ${base}`);
const quick = await Promise.all([
  step('format', [bin('oxfmt', 'bin', 'oxfmt'), '--check', '--no-error-on-unmatched-pattern', ...changed]),
  code.length === 0 || step('lint', [...lint, '--no-error-on-unmatched-pattern', ...code]),
  code.length === 0 || step('types', types),
]);
// A journey mounts the whole application, so that each of them imports every line of it: they are for the whole, unless one is changed.
// So are tests of every screen, which bring it in when they come to it. What all tests are run with has the runner look itself.
const isForAll = changed.some((file) => /(^|\/)(package(-lock)?\.json|vitest\.config\.ts)$/.test(file));
const importing = isForAll ? [] : testsOf(root, changed).filter((file) => changed.includes(file) || !file.startsWith('journeys/'));
const vitest = [bin('vitest', 'vitest.mjs'), 'run'];
const tests = isForAll
  ? await step('tests', [...vitest, '--changed', from, '--project', '!journeys', '--passWithNoTests'])
  : importing.length === 0 || (await step(`tests of ${importing.length} files`, [...vitest, ...importing]));
process.exit(quick.every(Boolean) && tests ? 0 : 1);
