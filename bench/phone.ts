/** A cheap phone on a slow network. */
import type { Browser, BrowserContext } from '@playwright/test';

const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
export const network = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
/** How many times slower than this machine its processor is. */
export const slowdown = { rate: 4 };

/** What is handed to a page is printed from code that `tsx` has translated, which keeps the names of functions by a helper of its own. */
export async function phoneOf(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext(phone);
  await context.addInitScript('globalThis.__name = (made) => made;');
  return context;
}
