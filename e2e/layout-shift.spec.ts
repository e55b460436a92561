/** What a person has begun to read stays where it is while the rest arrives. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const screens = ['/', '/courses', '/colleges', '/exams'];

/** As the browser itself counts it; 0.1 is what the web calls good. */
const most = 0.02;

interface Watched {
  shifts: { value: number; what: string[] }[];
}

function watch(): void {
  const shifts: Watched['shifts'] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[])
      shifts.push({ value: entry.value, what: entry.sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? '') });
  }).observe({ type: 'layout-shift', buffered: true });
}

const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))));

/** Answers come only when the page without them has been seen. */
async function expectStill(page: Page, path: string): Promise<void> {
  let answer = () => undefined as void;
  const seen = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/**', async (route) => {
    await seen;
    await route.continue();
  });
  await page.goto(path);
  await expect(page.getByRole('main')).toBeVisible();
  await painted(page);
  answer();
  await page.waitForLoadState('networkidle');
  await painted(page);
  const shifts = await page.evaluate(() => (window as unknown as Watched).shifts);
  await page.unrouteAll({ behavior: 'wait' });
  const moved = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(moved, `${path} ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(most);
}

test('nothing moves under the eyes of a visitor', async ({ page }) => {
  await page.addInitScript(watch);
  for (const path of screens) await expectStill(page, path);
});

test('nothing moves under the eyes of a student', async ({ page, login, newStudent }) => {
  await login(await newStudent({ class: '12', stream: 'science_pcb', field: 'medicine' }));
  await page.addInitScript(watch);
  for (const path of screens) await expectStill(page, path);
});
