/** What a person has begun to read stays where it is while the rest arrives, however slowly, on every screen. */
import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';
import { slowNetwork, type SlowNetwork } from './in-pieces.ts';
import { screens } from './screens.ts';

/** As the browser itself counts it; 0.1 is what the web calls good. */
const most = 0.02;

interface Watched {
  shifts: { value: number; what: string[] }[];
}

const test = base.extend<{ network: SlowNetwork; walk: () => Promise<void> }>({
  // eslint-disable-next-line no-empty-pattern -- a fixture says what it needs there, and this one needs nothing
  network: async ({}, use, { project }) => {
    const network = await slowNetwork(project.use.baseURL ?? '');
    await use(network);
    await network.stop();
  },
  baseURL: ({ network }, use) => use(network.address),
  walk: async ({ page, network }, use) => {
    await use(async () => {
      await page.addInitScript(watch);
      const pending = watchRequests(page);
      for (const path of [...screens, '/nowhere']) await expectStill(page, network, path, pending);
    });
  },
});
// Somebody else's earlier result, and an address where nothing stands.
test.use({ expectedErrors: [/404 \(Not Found\)/] });

function watch(): void {
  const shifts: Watched['shifts'] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[])
      shifts.push({ value: entry.value, what: entry.sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? '') });
  }).observe({ type: 'layout-shift', buffered: true });
}

/** How many requests have no answer yet. */
function watchRequests(page: Page): () => number {
  const open = new Set<unknown>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => open.size;
}

/** What stands there has been seen: a task that is put off until the next frame begins runs when that has been drawn. */
const painted = (page: Page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

const shiftsOn = (page: Page) => page.evaluate(() => (window as unknown as Watched).shifts);
const sum = (shifts: Watched['shifts']) => shifts.reduce((moved, { value }) => moved + value, 0);

/** The page comes piece by piece, each seen; answers only when the page without them has been seen. */
async function expectStill(page: Page, network: SlowNetwork, path: string, pending: () => number): Promise<void> {
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
  const shifts = await shiftsOn(page);
  expect.soft(sum(shifts), `${path} ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(most);
}

test('nothing moves under the eyes of a visitor', ({ walk }) => walk());

for (const [where, viewport] of [
  ['on a phone', { width: 360, height: 740 }],
  ['on a wide screen', { width: 1280, height: 800 }],
] as const) {
  test.describe(where, () => {
    test.use({ viewport });

    test('nothing moves under the eyes of a student', async ({ walk, login, newStudent }) => {
      await login(await newStudent({ class: '12', stream: 'science_pcb', field: 'medicine' }));
      await walk();
    });
  });
}

test('on the way to another screen, nothing stands below nothing', async ({ page, login, newStudent }) => {
  await login(await newStudent());
  await page.addInitScript(watch);
  let letThrough = () => undefined as void;
  const isWanted = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const code = /\/assets\/home-screen-/;
  const asked = page.waitForRequest(code);
  await page.route(code, async (route) => {
    await isWanted;
    await route.continue();
  });
  // Who is signed in has no business there, and is led home.
  await page.goto('/auth/login');
  await asked;
  await expect(page.getByRole('main')).toBeEmpty();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await painted(page);
  letThrough();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await painted(page);
  expect(sum(await shiftsOn(page))).toBeLessThanOrEqual(most);
});
