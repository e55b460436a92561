/** A Chromium for the browser tests: the system's, else Playwright's own, else Debian's package when we may install it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, stop } from './prepare.mjs';

/** The headless shell first: it opens no windows of its own, and the tests take two thirds of the time. */
const usual = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export async function findChromium() {
  const given = process.env['CHROMIUM_PATH'];
  if (given && existsSync(given)) return given;
  const found = usual.find((path) => existsSync(path));
  if (found) return found;

  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  console.log('No Chromium on this machine; installing one ...');
  // Debian's package brings the libraries along, so it is the better one where we may install it.
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], { stdio: 'ignore' });
    if (!usual.some((path) => existsSync(path)))
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'ignore' });
    const installed = usual.find((path) => existsSync(path));
    if (installed) return installed;
  }
  run(process.execPath, [join(root, 'node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium'], { stdio: 'inherit' });
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  return stop(
    'The browser tests need Chromium and none could be installed. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
}
