/** Firefox and Chromium of this machine, driven the same way: Firefox over WebDriver BiDi, which Playwright does not speak. */
import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type ConsoleMessage, type Page } from 'puppeteer-core';
import { findChromium } from '../../scripts/chromium.mjs';
import { stop } from '../../scripts/prepare.mjs';

const usualFirefox = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

function findFirefox(): string {
  const found = [process.env['FIREFOX_PATH'] ?? '', ...usualFirefox].find((path) => path !== '' && existsSync(path));
  return found ?? stop('This needs Firefox. Install it (Debian: apt-get install firefox-esr) or set FIREFOX_PATH.');
}

/** What is downloaded goes into a folder of the test's own, without a question. */
export function openFirefox(downloads: string): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.useDownloadDir': true,
      'browser.helperApps.neverAsk.saveToDisk': 'application/json,text/plain',
    },
  });
}

export async function openChromium(): Promise<Browser> {
  const executablePath = await findChromium();
  return puppeteer.launch({
    executablePath,
    headless: executablePath.endsWith('headless-shell') ? 'shell' : true,
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'],
  });
}

/** An error that is logged as such is an object of the page's, and says what it is only there. */
async function wordsOf(message: ConsoleMessage): Promise<string> {
  const said = message
    .args()
    .map((arg) => arg.evaluate((value) => (value instanceof Error ? (value.stack ?? value.message) : String(value))));
  // The page may be gone by now.
  return Promise.all(said).then(
    (words) => words.join(' '),
    () => message.text(),
  );
}

/** A page as wide as a phone that notes whatever the browser complains about. */
export async function openBrowserPage(browser: Browser): Promise<{ page: Page; complaints: Promise<string>[] }> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 360, height: 740 });
  page.setDefaultTimeout(30_000);
  const complaints: Promise<string>[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(wordsOf(message));
  });
  page.on('pageerror', (error) => {
    complaints.push(Promise.resolve(error instanceof Error ? error.message : String(error)));
  });
  await page.evaluateOnNewDocument(() => {
    // Some browsers say it in a console of their own only.
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`the content security policy forbids ${violatedDirective} ${blockedURI}`);
    });
  });
  return { page, complaints };
}

export const byRole = (page: Page, role: string, name: string) => page.locator(`::-p-aria([name="${name}"][role="${role}"])`);

/** Waits until it holds; says what was waited for when it never does. */
export async function until(what: string, holds: () => Promise<boolean>, patienceMs = 20_000): Promise<void> {
  const end = Date.now() + patienceMs;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
