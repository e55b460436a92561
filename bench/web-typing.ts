/**
 * Typing in the college search at a quarter of the speed: from the key press to the paint that shows the letter (what the
 * browser itself calls the duration of the event, in steps of 8 ms), and to the frame that shows the new list.
 */
import type { Browser, Page } from '@playwright/test';
import { phoneOf, slowdown } from './phone.ts';
import { median, type BenchRow } from './server.ts';

declare global {
  // What the measured page keeps for us.
  interface Window {
    painted: number[];
    newList: Promise<number | undefined>;
  }
}

const word = 'manipal';
/** The shortest the browser notes: a key press that is not in its list took less. */
const shortestMs = 16;

function watchPaints(durationThreshold: number): void {
  window.painted = [];
  // The library of types does not know the threshold yet.
  const asked: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold };
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') window.painted.push(duration);
  }).observe(asked);
}

/** From the next key press to the list it changes; undefined for a letter that changes nothing in sight. */
function watchList(): void {
  const shown = () => document.querySelector('main ul[aria-label]')?.textContent;
  const before = shown();
  window.newList = new Promise((resolve) => {
    const listen = () => {
      const pressed = performance.now();
      const observer = new MutationObserver(() => {
        if (shown() === before) return;
        observer.disconnect();
        requestAnimationFrame(() =>
          setTimeout(() => {
            resolve(performance.now() - pressed);
          }),
        );
      });
      observer.observe(document.querySelector('main') ?? document.body, { subtree: true, childList: true, characterData: true });
    };
    addEventListener('keydown', listen, { once: true, capture: true });
    setTimeout(() => {
      resolve(undefined);
    }, 3000);
  });
}

async function press(page: Page, letter: string): Promise<number | undefined> {
  await page.evaluate(watchList);
  await page.keyboard.press(letter);
  const tookMs = await page.evaluate(() => window.newList);
  // The rest of the work for this letter (measuring cards, writing the address) belongs to it, not to the next one.
  await page.waitForTimeout(600);
  return tookMs;
}

export async function typing(browser: Browser, address: string): Promise<BenchRow> {
  const context = await phoneOf(browser);
  const page = await context.newPage();
  await page.goto(`${address}/colleges`, { waitUntil: 'networkidle' });
  await page.getByRole('searchbox').focus();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', slowdown);
  await page.evaluate(watchPaints, shortestMs);
  // A visitor who types has looked at the page for a moment: the index of what can be searched is built meanwhile.
  await page.waitForTimeout(3000);
  const lists: number[] = [];
  for (const letter of word) {
    const tookMs = await press(page, letter);
    if (tookMs !== undefined) lists.push(tookMs);
  }
  const painted = await page.evaluate(() => window.painted);
  const inBox = await page.getByRole('searchbox').inputValue();
  const cards = await page.locator('main ul[aria-label] > li').count();
  await context.close();
  // A letter that is drawn soon and then lost is not fast.
  if (inBox !== word) {
    console.error(`"${word}" was typed, "${inBox}" stands in the box.`);
    process.exitCode = 1;
  }
  const letters = Array.from(word, (_, index) => painted[index] ?? shortestMs);
  return {
    'key to letter ms': median(letters).toFixed(0),
    'worst letter ms': Math.max(...letters).toFixed(0),
    'key to new list ms': median(lists).toFixed(0),
    'worst list ms': Math.max(...lists).toFixed(0),
    'letters that changed it': lists.length,
    'in the box': inBox,
    'cards in the document': cards,
  };
}
