/** npm run test:hostile [-- CASES [SEED]]: many more of the hostile requests that npm test sends a few of, and the pages too. */
import { join } from 'node:path';
import { ensureBuilt, root, run } from './prepare.mjs';

await ensureBuilt();
const [cases = '16000', seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2);
console.log(`${cases} cases wanted, seed ${seed}`);
const started = Date.now();
const longestMs = 30 * 60_000;
const { status } = run(
  process.execPath,
  [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--project', 'server', 'server/src/hostile'],
  { timeout: longestMs, env: { ...process.env, HOSTILE_CASES: cases, SEED: seed } },
);
const result = status === 0 ? 'nothing gave way' : 'FAILED';
console.log(`${result} in ${Math.round((Date.now() - started) / 1000)} s; to repeat: npm run test:hostile -- ${cases} ${seed}`);
process.exit(status ?? 1);
