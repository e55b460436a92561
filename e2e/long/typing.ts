/**
 * npm run test:typing [-- TRIES [x1] [x4] [x6] [firefox] [BOX ...]]: every search box in Chromium, at three speeds of the processor, and
 * in Firefox, with five pauses between the keys; or in those of them that are named, a box as /exams or everything. No letter may be
 * lost, focus and cursor stay, Back and Clear do what they say. Takes two hours or more with twenty tries each, on a machine that does
 * nothing else.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { printTable, startBenchServer } from '../../bench/server.ts';
import { ensureBuilt, ensureInstalled } from '../../scripts/prepare.mjs';
import { byRole, openBrowserPage, openChromium, openFirefox, until } from './open.ts';

ensureInstalled();
await ensureBuilt();

const tries = Number(process.argv[2] ?? 20);
const named = process.argv.slice(3);
const runs = ['x1', 'x4', 'x6', 'firefox'];
const isWanted = (run: string) => !named.some((name) => runs.includes(name)) || named.includes(run);
const isWantedBox = ({ name }: Box) => named.every((each) => runs.includes(each)) || named.includes(name);
const pauses = [0, 40, 80, 120, 180];
const words = 'medical college';

interface Faults {
  'letters lost': number;
  'focus lost': number;
  'cursor moved': number;
  'clear wrong': number;
  'back wrong': number;
  'broke off': number;
}
const none = (): Faults => ({ 'letters lost': 0, 'focus lost': 0, 'cursor moved': 0, 'clear wrong': 0, 'back wrong': 0, 'broke off': 0 });

interface Box {
  name: string;
  selector: string;
  open: (page: Page) => Promise<void>;
  /** Empties it as a person would. */
  clear: (page: Page) => Promise<void>;
  /** Waits until whatever follows the typing has been done. */
  settle: (page: Page) => Promise<void>;
  /** Goes to something that was found, and back. */
  leaveAndComeBack?: (page: Page) => Promise<void>;
}

const server = await startBenchServer();

const catalogBox = (path: string): Box => ({
  name: path,
  selector: 'input[type="search"]',
  open: async (page) => {
    await page.goto(server.address + path, { waitUntil: 'load' });
    await until(`${path} is counted`, () => page.$$eval('[role="status"]', (all) => all.some(({ textContent }) => /\d/.test(textContent))));
  },
  clear: (page) => byRole(page, 'button', 'Clear search').click(),
  settle: (page) => until('the address has the words', () => Promise.resolve(new URL(page.url()).searchParams.get('search') === words)),
  leaveAndComeBack: async (page) => {
    await page.locator('main [role="list"] a, main ul a').click();
    await until('a page of its own', () => Promise.resolve(new URL(page.url()).pathname !== path));
    await page.goBack();
    await page.locator('input[type="search"]').wait();
  },
});

const everything: Box = {
  name: 'everything',
  selector: 'input[role="combobox"]',
  open: async (page) => {
    await page.goto(`${server.address}/privacy`, { waitUntil: 'load' });
    await byRole(page, 'button', 'Search').click();
    await page.locator('input[role="combobox"]').wait();
  },
  clear: async (page) => {
    await page.keyboard.down('Control');
    await page.keyboard.press('a');
    await page.keyboard.up('Control');
    await page.keyboard.press('Backspace');
  },
  settle: async (page) => {
    await page.locator('[role="option"]').wait();
  },
};

const boxes = [...['/courses', '/colleges', '/exams', '/careers', '/scholarships'].map(catalogBox), everything];

const stateOf = (page: Page, { selector }: Box) =>
  page.$eval(selector, (element) => {
    const box = element as HTMLInputElement;
    return { value: box.value, focused: document.activeElement === box, cursor: [box.selectionStart, box.selectionEnd] };
  });

async function tryOnce(page: Page, box: Box, pause: number, faults: Faults): Promise<void> {
  await page.locator(box.selector).click();
  await page.keyboard.type(words, { delay: pause });
  await box.settle(page).catch(() => undefined);
  const typed = await stateOf(page, box);
  if (typed.value !== words) faults['letters lost'] += Math.max(1, words.length - typed.value.length);
  if (!typed.focused) faults['focus lost'] += 1;
  if (typed.cursor.join() !== [typed.value.length, typed.value.length].join()) faults['cursor moved'] += 1;
  if (box.leaveAndComeBack) {
    await box.leaveAndComeBack(page);
    if ((await stateOf(page, box)).value !== words) faults['back wrong'] += 1;
  }
  await page.locator(box.selector).click();
  await box.clear(page);
  const cleared = await stateOf(page, box);
  if (cleared.value !== '' || !cleared.focused) faults['clear wrong'] += 1;
}

const rows: Record<string, string | number>[] = [];
let wrong = 0;

async function tryAll(browser: Browser, name: string, slowdown: number): Promise<void> {
  for (const box of boxes.filter(isWantedBox)) {
    const { page } = await openBrowserPage(browser);
    await box.open(page);
    if (slowdown > 1) await page.emulateCPUThrottling(slowdown);
    for (const pause of pauses) {
      const faults = none();
      for (let count = 0; count < tries; count += 1) {
        try {
          await tryOnce(page, box, pause, faults);
        } catch (error) {
          faults['broke off'] += 1;
          console.error(`${name} x${slowdown}, ${box.name}, ${pause} ms: ${error instanceof Error ? error.message : String(error)}`);
          await box.open(page);
        }
      }
      console.log(`${name} x${slowdown}, ${box.name}, ${pause} ms: ${Object.values(faults).join(' ')}`);
      wrong += Object.values(faults).reduce((sum: number, each: number) => sum + each, 0);
      rows.push({ browser: name, 'CPU x': slowdown, box: box.name, 'pause ms': pause, tries, ...faults });
    }
    await page.browserContext().close();
  }
}

const chromium = await openChromium();
for (const slowdown of [1, 4, 6]) if (isWanted(`x${slowdown}`)) await tryAll(chromium, 'Chromium', slowdown);
await chromium.close();
if (isWanted('firefox')) {
  const downloads = mkdtempSync(join(tmpdir(), 'disha-typing-'));
  const firefox = await openFirefox(downloads);
  await tryAll(firefox, 'Firefox', 1);
  await firefox.close();
  rmSync(downloads, { recursive: true, force: true });
}
await server.stop();

printTable(`Typing "${words}" into every search box, ${tries} tries each`, rows);
console.log(wrong === 0 ? '\nNothing was lost.' : `\n${wrong} faults.`);
process.exit(wrong === 0 ? 0 : 1);
