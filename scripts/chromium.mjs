/** A Chromium for the browser tests: the system's, else Playwright's own, else Debian's package when we may install it. */
import { spawnSync } from 'node:child_process';
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

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
/** @param {string} name */
function install(name) {
  run('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { stdio: 'ignore' });
}

/**
 * Letters for Hindi, as phones have them: the boxes drawn in their place are half as wide again, and less is in sight then. Elsewhere than
 * on Linux they come with the system.
 */
function ensureLetters() {
  if (process.platform !== 'linux') return;
  const listed = spawnSync('fc-list', [':lang=hi'], { encoding: 'utf8' });
  if (listed.stdout?.trim() || existsSync('/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf')) return;
  console.log('No letters for Hindi on this machine; installing some ...');
  if (mayInstall()) install('fonts-noto-core');
  else console.warn('None could be installed (Debian: apt-get install fonts-noto-core): tests of what is in sight in Hindi will fail.');
}

/** With letters for every language there is. */
export async function findChromium() {
  const path = await chromiumPath();
  ensureLetters();
  return path;
}

async function chromiumPath() {
  const given = process.env['CHROMIUM_PATH'];
  if (given && existsSync(given)) return given;
  const found = usual.find((path) => existsSync(path));
  if (found) return found;

  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  console.log('No Chromium on this machine; installing one ...');
  // Debian's package brings the libraries along, so it is the better one where we may install it.
  if (mayInstall()) {
    install('chromium-headless-shell');
    if (!usual.some((path) => existsSync(path))) install('chromium');
    const installed = usual.find((path) => existsSync(path));
    if (installed) return installed;
  }
  run(process.execPath, [join(root, 'node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium'], { stdio: 'inherit' });
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  return stop(
    'The browser tests need Chromium and none could be installed. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
}
