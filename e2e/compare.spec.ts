import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';

const ids = ['iit-bombay', 'iit-delhi', 'iit-madras', 'iit-kanpur'];
const four = `/compare?colleges=${ids.join(',')}`;
const table = (page: Page) => page.getByRole('table', { name: 'Compare colleges' });
const names = (page: Page) =>
  table(page)
    .getByRole('columnheader')
    .filter({ has: page.getByRole('link') });

/** How many names are wholly in sight, and whether all of them lie at the top of what is seen. */
const inSight = (page: Page) =>
  names(page).evaluateAll((cells) => {
    const places = cells.map((cell) => cell.getBoundingClientRect());
    const isSeen = ({ left, right, top, bottom }: DOMRect) =>
      left >= -1 && right <= document.documentElement.clientWidth + 1 && top >= -1 && bottom <= window.innerHeight;
    return places.filter(isSeen).length;
  });

for (const [width, seen] of [
  [320, 2],
  [1280, 4],
] as const)
  test(`four stand side by side at ${width} pixels, their names in sight while the rows go by`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(four);
    await expect(names(page)).toHaveCount(4);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    // Down to the last row: of the box that scrolls on a phone, of the page on a wide screen.
    await table(page).evaluate((whole) => {
      whole.parentElement?.scrollIntoView();
      whole.querySelector('tbody:last-of-type tr:last-child')?.scrollIntoView({ block: 'nearest' });
    });
    await expect.poll(() => inSight(page)).toBe(seen);
    // By the keyboard: every name is reached, and what has the focus is in sight.
    for (const [index] of ids.entries()) {
      const link = names(page).nth(index).getByRole('link').first();
      await link.focus();
      await expect(link).toBeInViewport();
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
    // On paper all columns lie beside each other.
    const rights = await names(page).evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right));
    expect(Math.max(...rights)).toBeLessThanOrEqual(width + 1);
  });

test('after a press the tray lies where it is seen, covers no focus at the end of the page, and leads from feature to feature', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/exams');
  const first = page
    .getByRole('main')
    .getByRole('button', { name: /^Compare / })
    .first();
  await first.click();
  const tray = page.getByRole('region', { name: 'Chosen to compare' });
  await expect(tray).toBeInViewport({ ratio: 1 });
  await expect(first).toBeInViewport();
  const last = page.getByRole('contentinfo').getByRole('link').last();
  // Cards above it may still find their height while the page goes there.
  await expect(async () => {
    await last.blur();
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1, timeout: 1000 });
  }).toPass();
  await page.goto('/exams/nda');
  await page.getByRole('button', { name: 'Save / more' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Compare', exact: true }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await tray.getByRole('link', { name: 'Compare 2' }).click();
  await expect(page.getByRole('table', { name: 'Compare exams' })).toBeVisible();
  await expect(tray).toHaveCount(0);
});

test('a stranger opens a shared address: drawn by the server, and handed on with its ids alone', async ({ page, request }) => {
  const html = await (await request.get(four)).text();
  expect(html).toMatch(/<title>IIT Bombay, IIT Delhi, IIT Madras, IIT Kanpur - Compare colleges - Disha<\/title>/);
  expect(html).toMatch(/<th scope="rowgroup"/);
  expect((await request.get('/compare?colleges=nowhere,nor-there')).status()).toBe(404);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: (data: object) => {
        (window as unknown as { shared: object }).shared = data;
        return Promise.resolve();
      },
    });
  });
  await page.goto(`/hi${four}&from=a-friend`);
  await page.getByRole('button', { name: 'और', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'शेयर करें' }).click();
  const shared = await page.evaluate(() => (window as unknown as { shared: { url: string } }).shared.url);
  expect(shared).toBe(`${new URL(page.url()).origin}/hi${four}`);
});
