/** npm test: everything that can fail, ending with one plain line. `npm test -- unit e2e` runs the named steps only. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root, run } from './prepare.mjs';

ensureInstalled();
const { findChromium } = await import('./chromium.mjs');
const reports = mkdtempSync(join(tmpdir(), 'disha-reports-'));
const bin = (...path) => join(root, 'node_modules', ...path);
const node = (...args) => run(process.execPath, args);
const totals = { passed: 0, failed: 0 };

/** One process that passes or fails; what it says is shown in one piece, since others run beside it. */
function alone(...args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root });
    const said = [];
    child.stdout.on('data', (chunk) => said.push(chunk));
    child.stderr.on('data', (chunk) => said.push(chunk));
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      resolve(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
    });
  });
}

const steps = {
  lint: () => alone(bin('eslint', 'bin', 'eslint.js'), '.', '--max-warnings', '0'),
  types: async () => {
    const sum = { passed: 0, failed: 0 };
    for (const part of ['search', 'contract', 'guidance', 'server', 'web', 'e2e', 'scripts']) {
      const { passed, failed } = await alone(bin('typescript', 'bin', 'tsc'), '-p', part);
      sum.passed += passed;
      sum.failed += failed;
    }
    return sum;
  },
  unit: () => {
    const file = join(reports, 'unit.json');
    const { status } = node(bin('vitest', 'vitest.mjs'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`);
    return counted(status, () => {
      const report = JSON.parse(readFileSync(file, 'utf8'));
      return { passed: report.numPassedTests, failed: report.numFailedTests };
    });
  },
  e2e: async () => {
    await ensureBuilt();
    const file = join(reports, 'e2e.json');
    const { status } = run(process.execPath, [bin('@playwright', 'test', 'cli.js'), 'test'], {
      env: { ...process.env, CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    });
    return counted(status, () => {
      const { stats } = JSON.parse(readFileSync(file, 'utf8'));
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
    });
  },
};

/** A runner that failed without a failed test (it could not start, a hook broke) still counts as a failure. */
function counted(status, read) {
  try {
    const counts = read();
    return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

async function take(name) {
  const started = Date.now();
  console.log(`\n== ${name}`);
  const { passed, failed } = await steps[name]();
  totals.passed += passed;
  totals.failed += failed;
  console.log(`== ${name}: ${failed === 0 ? 'ok' : 'FAILED'} (${Math.round((Date.now() - started) / 1000)} s)`);
}

const chosen = process.argv.slice(2);
for (const name of chosen) {
  if (!(name in steps)) {
    console.error(`There is no step ${name}; there are: ${Object.keys(steps).join(', ')}.`);
    process.exit(1);
  }
}
// Linting and checking types use one core each; the others use all there are.
for (const together of [['lint', 'types'], ['unit'], ['e2e']])
  await Promise.all(together.filter((name) => chosen.length === 0 || chosen.includes(name)).map(take));
rmSync(reports, { recursive: true, force: true });
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
