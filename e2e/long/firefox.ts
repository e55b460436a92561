/** npm run test:firefox: the main ways through the application in Firefox, without a word of complaint in its console. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { startBenchServer } from '../../bench/server.ts';
import { ensureBuilt, ensureInstalled } from '../../scripts/prepare.mjs';
import { byRole, openBrowserPage, openFirefox, until } from './open.ts';

ensureInstalled();
await ensureBuilt();
const downloads = mkdtempSync(join(tmpdir(), 'disha-firefox-'));
const server = await startBenchServer();
const browser = await openFirefox(downloads);
const { page, complaints } = await openBrowserPage(browser);

const email = `firefox-${Date.now()}@example.org`;
const password = 'Passw0rd';

const open = (path: string) => page.goto(server.address + path, { waitUntil: 'load' });
const press = (role: string, name: string) => byRole(page, role, name).click();
const fill = (name: string, value: string) => page.locator(`form input[name="${name}"]`).fill(value);
const choose = async (name: string, value: string) => {
  await page.locator(`form select[name="${name}"]`).wait();
  await page.select(`form select[name="${name}"]`, value);
};
const at = (path: string) => until(`the address ${path}`, () => Promise.resolve(new URL(page.url()).pathname === path));
const says = (words: string) =>
  until(`"${words}" on the page`, () => page.evaluate((text) => document.body.innerText.includes(text), words));
/** Another page than this one is there, with all it asks for: a test that goes on sooner breaks that off, and Firefox calls it an error. */
const arriveBeyond = async (path: string) => {
  await until(`${path} is left`, () => Promise.resolve(new URL(page.url()).pathname !== path));
  await page.locator('main h1').wait();
  await page.waitForNetworkIdle();
};
const valueOf = (from: Page, selector: string) => from.$eval(selector, (box) => (box as HTMLInputElement).value);

const steps: Record<string, () => Promise<void>> = {
  'the first page': async () => {
    await open('/');
    await page.locator('main h1').wait();
  },
  'a quiz from the first question to a result': async () => {
    await open('/quiz/start');
    await press('button', 'Start Quiz');
    await at('/quiz/question');
    for (let question = 1; new URL(page.url()).pathname === '/quiz/question'; question += 1) {
      await says(`Question ${question} of`);
      await page.locator('main input[type="radio"]').click();
      const isLast = (await page.$('::-p-aria([name="Finish Quiz"][role="button"])')) !== null;
      await press('button', isLast ? 'Finish Quiz' : 'Next');
      if (isLast) await at('/quiz/review');
    }
    await press('button', 'Submit Quiz & Get Recommendations');
    await at('/quiz/results');
    await page.locator('main h1').wait();
  },
  'the search boxes of the catalogs': async () => {
    for (const path of ['/courses', '/colleges', '/exams']) {
      await open(path);
      await page.locator('main [role="listitem"], main li h2').wait();
      await page.locator('input[type="search"]').click();
      await page.keyboard.type('design', { delay: 40 });
      await until(`design in the address of ${path}`, () => Promise.resolve(page.url().includes('search=design')));
      if ((await valueOf(page, 'input[type="search"]')) !== 'design') throw new Error(`${path} has lost letters`);
    }
  },
  'the search over everything': async () => {
    await press('button', 'Search');
    await page.locator('input[role="combobox"]').wait();
    await page.keyboard.type('neet', { delay: 40 });
    await page.locator('[role="option"]').wait();
    await page.keyboard.press('Escape');
  },
  'an account': async () => {
    await open('/auth/signup');
    await fill('name', 'Asha Rao');
    await fill('email', email);
    await fill('password', password);
    await fill('confirmPassword', password);
    await choose('class', '10');
    await choose('state', 'Bihar');
    await choose('stream', 'science_pcm');
    await press('button', 'Create account');
    await arriveBeyond('/auth/signup');
  },
  'signing out and in again': async () => {
    await open('/profile');
    await press('button', 'Logout');
    await arriveBeyond('/profile');
    await open('/auth/login');
    await fill('email', email);
    await fill('password', password);
    await press('button', 'Sign in');
    await arriveBeyond('/auth/login');
  },
  'a bookmark': async () => {
    await open('/exams/jee-main');
    await press('button', 'Bookmark');
    await says('Bookmarked');
  },
  'the download of one’s data, twice': async () => {
    await open('/profile');
    for (const count of [1, 2]) {
      await press('button', 'Download my data');
      const files = () => readdirSync(downloads).filter((name) => name.endsWith('.json'));
      await until(`file ${count}`, () => Promise.resolve(files().length === count));
      for (const name of files()) {
        await until(`${name} is whole`, () => Promise.resolve(readFileSync(join(downloads, name), 'utf8').includes(email)));
      }
    }
  },
  'the end of the account': async () => {
    await press('button', 'Delete my account');
    await page.locator('form input[name="password"]').fill(password);
    await press('button', 'Delete everything');
    await at('/');
  },
};

let failed = 0;
for (const [name, step] of Object.entries(steps)) {
  const before = complaints.length;
  let problem: string | undefined;
  try {
    await step();
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
  }
  const said = [...(problem === undefined ? [] : [problem]), ...(await Promise.all(complaints.slice(before)))];
  if (said.length > 0) failed += 1;
  console.log(`${said.length === 0 ? 'ok    ' : 'FAILED'} ${name}${said.map((line) => `\n       ${line}`).join('')}`);
}
console.log(`${Object.keys(steps).length - failed} of ${Object.keys(steps).length} in ${await browser.version()}`);
await browser.close();
await server.stop();
rmSync(downloads, { recursive: true, force: true });
process.exit(failed === 0 ? 0 : 1);
