/** npm test: everything that can fail, ending with what failed and one plain line. `npm test -- unit e2e` runs the named steps only. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, isServerBuilt, root } from './prepare.mjs';
import { lint, roomy, types } from './types.mjs';
import { failedInBrowser, failedUnits, firstLines } from './test-report.mjs';

/** @typedef {{ passed: number, failed: string[] }} Outcome How many passed, and the name of each that did not. */

ensureInstalled();
const { findChromium } = await import('./chromium.mjs');
const reports = mkdtempSync(join(tmpdir(), 'disha-reports-'));
const bin = (/** @type {string[]} */ ...path) => join(root, 'node_modules', ...path);

/**
 * One process that passes or fails; what it says is shown in one piece, since others run beside it.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Outcome>}
 */
function alone(args, env = process.env) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, env });
    /** @type {Buffer[]} */
    const said = [];
    child.stdout.on('data', (chunk) => said.push(chunk));
    child.stderr.on('data', (chunk) => said.push(chunk));
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      resolve(code === 0 ? { passed: 1, failed: [] } : { passed: 0, failed: [firstLines(Buffer.concat(said).toString())] });
    });
  });
}

/**
 * A runner of many tests, which says itself how far it is.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number | null>} its exit code
 */
function runner(args, env = process.env) {
  return new Promise((resolve) => {
    spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env }).on('close', resolve);
  });
}

/**
 * What the browser tests visit; should it not come up, their runner tries once more and says why.
 * @returns {Promise<import('node:child_process').ChildProcess>} when it is ready or has given up
 */
function serve() {
  const port = process.env['E2E_PORT'] ?? '4173';
  const server = spawn(process.execPath, [join(root, 'e2e', 'serve.mjs'), port], { cwd: root, stdio: ['ignore', 'pipe', 'ignore', 'ipc'] });
  return new Promise((resolve) => {
    server.stdout?.on('data', (said) => String(said).includes('Disha is ready') && resolve(server));
    server.on('exit', () => resolve(server));
  });
}

/** @type {import('node:child_process').ChildProcess | undefined} */
let served;

/** @type {Record<string, () => Promise<Outcome>>} */
const steps = {
  format: () => alone([bin('oxfmt', 'bin', 'oxfmt'), '--check']),
  lint: () => alone(lint, roomy),
  types: () => alone(types, roomy),
  unit: async () => {
    // Once, before two ask for it; if it does not build, the runner says so.
    isServerBuilt();
    const file = join(reports, 'unit.json');
    const args = [bin('vitest', 'vitest.mjs'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const status = await runner(args, { ...process.env, WHOLE_RUN: '1' });
    return counted(status, file, (/** @type {import('./test-report.mjs').UnitReport} */ report) => ({
      passed: report.numPassedTests,
      failed: failedUnits(report, root),
    }));
  },
  e2e: async () => {
    await ensureBuilt();
    const file = join(reports, 'e2e.json');
    const isServed = served?.exitCode === null ? { E2E_SERVED: '1' } : {};
    const env = { ...process.env, ...isServed, CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: file };
    const status = await runner([bin('@playwright', 'test', 'cli.js'), 'test'], env);
    if (served?.connected) served.disconnect();
    return counted(status, file, (/** @type {import('./test-report.mjs').BrowserReport} */ report) => ({
      passed: report.stats.expected,
      failed: failedInBrowser(report),
    }));
  },
};

/**
 * A runner that failed without a failed test (it could not start, a hook broke) still counts as a failure.
 * @template Report
 * @param {number | null} status
 * @param {string} file
 * @param {(report: Report) => Outcome} read
 * @returns {Outcome}
 */
function counted(status, file, read) {
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(file, 'utf8')));
    return { passed, failed: status !== 0 && failed.length === 0 ? ['the runner, outside any test: see what it said above'] : failed };
  } catch {
    return { passed: 0, failed: ['the runner did not come to its end: see what it said above'] };
  }
}

/**
 * What this run has cost a processor so far, in seconds: its own work and that of every process that was begun by it and has ended. Of
 * two runs on a machine that does other things too, it tells more than a clock.
 */
function processorSeconds() {
  try {
    // Behind the name, which may hold anything: user and system, and the same of children, in hundredths (proc(5)).
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ').slice(11, 15) ?? [];
    return Math.round(fields.reduce((sum, ticks) => sum + Number(ticks), 0) / 100);
  } catch {
    // Only Linux keeps this file.
    return undefined;
  }
}

let passed = 0;
/** @type {string[]} */
const failed = [];

/** @param {string} name */
async function take(name) {
  const started = Date.now();
  console.log(`\n== ${name}`);
  const outcome = (await steps[name]?.()) ?? { passed: 0, failed: [] };
  passed += outcome.passed;
  failed.push(...outcome.failed.map((what) => `${name}: ${what}`));
  console.log(`== ${name}: ${outcome.failed.length === 0 ? 'ok' : 'FAILED'} (${Math.round((Date.now() - started) / 1000)} s)`);
}

const chosen = process.argv.slice(2);
for (const name of chosen) {
  if (!(name in steps)) {
    console.error(`There is no step ${name}; there are: ${Object.keys(steps).join(', ')}.`);
    process.exit(1);
  }
}
const wanted = (/** @type {string} */ name) => chosen.length === 0 || chosen.includes(name);
/** @param {string[]} names */
async function oneByOne(...names) {
  for (const name of names.filter(wanted)) await take(name);
}
async function besideTheUnitTests() {
  await oneByOne('format', 'lint', 'types');
  if (wanted('e2e')) served = await serve();
}
// The unit tests wait now and then; beside them one after the other formats, lints, compiles, and builds and starts what the browser
// tests visit, which takes a new folder half a minute of a core. They then have the machine to themselves: begun beside the unit tests
// too, all of it took longer, since a browser test polls while it waits.
await Promise.all([besideTheUnitTests(), oneByOne('unit')]);
await oneByOne('e2e');
rmSync(reports, { recursive: true, force: true });
if (failed.length > 0) console.log(`\nFailed:\n${failed.map((what) => `  ${what}`).join('\n')}`);
const spent = processorSeconds();
if (spent !== undefined) console.log(`\n${spent} s of a processor (docs/performance.md says what it was)`);
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
