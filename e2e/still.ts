/** What a person has begun to read stays where it is while the rest arrives, however slowly. */
import { expect, type Page } from '@playwright/test';
import type { SlowNetwork } from './in-pieces.ts';

/** As the browser itself counts it; 0.1 is what the web calls good. */
const most = 0.02;

interface Watched {
  shifts: { value: number; what: string[] }[];
}

/** Runs in every page from its first line. */
export function watchShifts(): void {
  const shifts: Watched['shifts'] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[])
      shifts.push({ value: entry.value, what: entry.sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? '') });
  }).observe({ type: 'layout-shift', buffered: true });
}

/** How many requests have no answer yet. */
export function watchRequests(page: Page): () => number {
  const open = new Set<unknown>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => open.size;
}

/** What stands there has been seen: a task that is put off until the next frame begins runs when that has been drawn. */
export const painted = (page: Page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

export async function expectNoShift(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as Watched).shifts);
  const moved = shifts.reduce((sum, { value }) => sum + value, 0);
  expect.soft(moved, `${page.url()} ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(most);
}

/** The page comes piece by piece, each seen; answers only when the page without them has been seen. */
export async function openInPieces(page: Page, network: SlowNetwork, path: string, pending: () => number): Promise<void> {
  network.hold();
  await page.goto(path, { waitUntil: 'commit' });
  do await painted(page);
  while (network.nextPiece());
  await expect(page.getByRole('banner')).toBeVisible();
  await painted(page);
  network.release();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(async () => {
      await painted(page);
      return pending();
    })
    .toBe(0);
  await painted(page);
}
