/**
 * How the types of everything are checked: by the native compiler, in a fifth of the time of the one written in JavaScript. One
 * thread: several check much twice, and others run beside it.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './prepare.mjs';

export const types = [join(root, 'node_modules', 'typescript-native', 'bin', 'tsc'), '--build', 'tsconfig.all.json', '--singleThreaded'];

/** The linter asks the same compiler about promises. */
export const lint = [join(root, 'node_modules', 'oxlint', 'bin', 'oxlint'), '-c', 'oxlint.config.js'];

/** Both are short of time, not of memory: the compiler collects its garbage a fifth as often as it would. */
export const roomy = { ...process.env, GOGC: '400' };

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exit(spawnSync(process.execPath, types, { cwd: root, stdio: 'inherit' }).status ?? 1);
}
