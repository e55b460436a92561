/** npm run dev: the server restarting on change, and Vite with hot reload in front of it. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root } from './prepare.mjs';

ensureInstalled();
const children = [
  spawn(process.execPath, [join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs'), 'watch', '--clear-screen=false', 'server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    // What was once built is not what is being worked on.
    env: { ...process.env, SERVE_WEB: 'off' },
  }),
  spawn(process.execPath, [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'web'], { cwd: root, stdio: 'inherit' }),
];
const stopAll = () => children.forEach((child) => child.kill('SIGTERM'));
process.on('SIGINT', stopAll);
process.on('SIGTERM', stopAll);
for (const child of children) child.on('exit', stopAll);
