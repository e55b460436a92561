/** A page comes whole from the server. What its code needs may not come: a line that breaks, a busy server, a release in between. */
import type { Page, Route } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';

test.use({ expectedErrors: [/Failed to load resource|Failed to fetch dynamically imported module/] });

const ways: Record<string, (route: Route) => Promise<void>> = {
  reset: (route) => route.abort('connectionreset'),
  busy: (route) => route.fulfill({ status: 503, contentType: 'application/json', body: '{"success":false}' }),
  gone: (route) => route.fulfill({ status: 404, contentType: 'application/json', body: '{"success":false}' }),
};

const screens = '**/assets/*-screen-*.js';

/** What stands at such an address does not come, until the returned function is called. What tries again has waited long enough then. */
async function lose(page: Page, url: string, way: keyof typeof ways): Promise<() => Promise<void>> {
  await page.route(url, ways[way]!);
  return async () => {
    await page.unroute(url);
    await page.clock.fastForward(5000);
  };
}

// Before the page: what it has begun to wait for by its own clock, this one cannot hurry.
test.beforeEach(({ page }) => page.clock.install());

/** Looked at again and again while it is waited for: nothing of the page may go, not even for a moment. */
async function watchMain(page: Page): Promise<void> {
  await page.evaluate(() => {
    const text = () => document.querySelector('main')?.textContent?.length ?? 0;
    const seen = { least: text() };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      seen.least = Math.min(seen.least, text());
    }).observe(document.body, { childList: true, subtree: true });
  });
}
const leastSeen = (page: Page) => page.evaluate(() => (window as unknown as { seen: { least: number } }).seen.least);

const pages: [path: string, way: keyof typeof ways, line: string, link: string][] = [
  ['/', 'reset', 'Some of this page does not answer yet. We keep trying.', 'Load it again'],
  ['/courses', 'busy', 'Some of this page does not answer yet. We keep trying.', 'Load it again'],
  ['/colleges/iit-bombay', 'gone', 'Some of this page does not answer yet. We keep trying.', 'Load it again'],
  ['/exams/jee-main', 'reset', 'Some of this page does not answer yet. We keep trying.', 'Load it again'],
  ['/hi/careers', 'busy', 'इस पेज के कुछ बटन अभी काम नहीं कर रहे हैं। कोशिश जारी है।', 'फिर से लोड करें'],
];

for (const [path, way, line, link] of pages)
  test(`${path} stays readable without its code (${way}), says so, and comes alive when it comes`, async ({ page }) => {
    const letCome = await lose(page, screens, way);
    await page.goto(path, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const title = await heading.textContent();
    await watchMain(page);
    const status = page.getByRole('status').filter({ hasText: line });
    await expect(status).toBeVisible();
    await expect(status.getByRole('link', { name: link })).toHaveAttribute('href', '');
    await expect(heading).toHaveText(title!);
    await expect(page.getByRole('alert')).toHaveCount(0);
    if (path === '/courses') await expectAccessible(page);
    await letCome();
    await expect(page.locator('#root[data-drawn]')).toBeAttached();
    await expect(heading).toHaveText(title!);
    await expect(status).toHaveCount(0);
    expect(await leastSeen(page)).toBeGreaterThan(200);
  });

test('the same where the words do not come, or what several screens share', async ({ page }) => {
  for (const [path, file] of [
    ['/hi/exams', '**/assets/words-hi-*.js'],
    ['/courses', '**/assets/lists-*.js'],
  ] as const)
    await test.step(file, async () => {
      const letCome = await lose(page, file, 'reset');
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('#late p')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await letCome();
      await expect(page.locator('#root[data-drawn]')).toBeAttached();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
});

async function followToExams(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Exams', exact: true }).click();
}

test('a followed link whose screen does not come leaves the page as it is, says so, and opens when it can', async ({ page }) => {
  await page.goto('/privacy');
  await page.evaluate(() => Object.assign(window, { still: 'here' }));
  const heading = page.getByRole('heading', { level: 1 });
  const title = await heading.textContent();
  // No server answers at all: loading the page anew would leave the browser's own error page.
  const letAnswer = await lose(page, '**/api/settings*', 'reset');
  const letCome = await lose(page, screens, 'reset');
  await followToExams(page);
  const status = page.getByRole('status').filter({ hasText: 'The page you opened has not come yet. We keep trying.' });
  await expect(status).toBeVisible();
  await expect(page).toHaveURL('/exams');
  await expect(heading).toHaveText(title!);
  await expectAccessible(page);
  await status.getByRole('button', { name: 'Try now' }).click();
  await expect(status.getByRole('button', { name: 'Try now' })).toBeEnabled();
  await expect(heading).toHaveText(title!);
  await letCome();
  await expect(page.getByRole('heading', { level: 1, name: 'Exams' })).toBeVisible();
  await expect(status).toHaveCount(0);
  expect(await page.evaluate(() => 'still' in window)).toBe(true);
  await letAnswer();
});

test('after a release the old files are gone: the page itself is loaded, once', async ({ page }) => {
  await page.goto('/privacy');
  await page.evaluate(() => Object.assign(window, { still: 'here' }));
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const letCome = await lose(page, '**/assets/exams-screen-*.js', 'gone');
  await followToExams(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Exams' })).toBeVisible();
  await expect(page.locator('#late p')).toBeVisible();
  expect(await page.evaluate(() => 'still' in window)).toBe(false);
  await letCome();
  await expect(page.locator('#root[data-drawn]')).toBeAttached();
  // A page may be alive before its last picture is here.
  await expect.poll(() => loads).toBe(1);
});

test('a part of a page that does not come is missing from it, and nothing else', async ({ page }) => {
  const letCome = await lose(page, '**/assets/closing-ranks-*.js', 'reset');
  await page.goto('/colleges/iit-bombay');
  await expect(page.getByText('A part of this page has not come yet. We keep trying.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await letCome();
  await expect(page.getByRole('heading', { level: 2, name: 'Closing ranks' })).toBeVisible();
  await expect(page.getByText('A part of this page has not come yet. We keep trying.')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
