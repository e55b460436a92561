import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdRequest } from './hold.ts';
import { settled } from './still.ts';

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('href') ?? document.activeElement?.tagName);

/** Of the colleges, whose list has no end, in e2e/colleges.spec.ts. */
test('back from a course, the next key goes on from the link that was followed', async ({ page }) => {
  await page.goto('/courses');
  const cards = page.getByRole('list', { name: 'Courses' }).getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await settled(page);
  // The link itself: which one it is of those that are drawn changes with the rows above it.
  const inSight = await page.waitForFunction(() =>
    [...document.querySelectorAll('main [aria-posinset] a')].find((one) => {
      const { y } = one.getBoundingClientRect();
      // A visitor's bookmark is a link too, to the same address on every card.
      return y > 100 && y < 600 && one.getAttribute('href') !== '/auth/login';
    }),
  );
  const followed = inSight.asElement()!;
  const href = await followed.getAttribute('href');
  const before = await page.evaluate(() => window.scrollY);
  await followed.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.goBack();
  await expect.poll(() => focused(page)).toBe(href);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  await page.keyboard.press('Tab');
  expect(await page.evaluate((main) => main?.contains(document.activeElement), await page.getByRole('main').elementHandle())).toBe(true);
  expect(await page.evaluate(() => Math.abs(window.scrollY))).toBeGreaterThan(500);
});

test('the heading of the next screen keeps the focus when the rest of it comes', async ({ page }) => {
  const arrive = await holdRequest(page, '**/api/colleges/*');
  await page.goto('/colleges');
  const link = page.getByRole('list', { name: 'Colleges' }).getByRole('listitem').first().getByRole('link').first();
  const heading = page.getByRole('heading', { level: 1, name: (await link.textContent()) ?? '' });
  // What a screen says comes in files of its own, here never sooner than what is drawn.
  await page.route('**/assets/*.js', async (route) => {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await route.continue();
  });
  // At once, without a hover that prefetches, so that nothing of the screen is here.
  await link.evaluate((anchor: HTMLAnchorElement) => anchor.click());
  await expect(heading).toBeFocused();
  arrive();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(heading).toBeFocused();
});

/** Of every form, in journeys/back.test.ts; here what needs a layout. */
test('back from a college, chances stand where they were left, with what is compared beside the finger', async ({ page }) => {
  await page.goto('/chances?exam=jee-main');
  await page.getByLabel('Your rank').fill('12000');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const results = page.getByRole('region', { name: 'Where it may lead' });
  const rows = results.getByRole('list', { name: 'Seats' }).getByRole('listitem');
  await results.getByRole('button', { name: 'Show more' }).click();
  await expect(rows.nth(25)).toBeVisible();
  const row = rows.nth(24);
  await row.scrollIntoViewIfNeeded();
  // What can be done with a seat stands in the sheet that its name opens.
  const sheet = page.getByRole('dialog');
  await row.getByRole('button').first().click();
  await sheet.getByRole('button', { name: 'Compare' }).click();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(results.getByRole('table')).toBeInViewport();
  await results.getByRole('button', { name: 'Fold away' }).click();
  await expect(results.getByRole('table')).toBeHidden();

  await row.getByRole('button').first().click();
  const link = sheet.getByRole('link', { name: 'About the college' });
  await settled(page);
  const before = await page.evaluate(() => window.scrollY);
  const href = await link.getAttribute('href');
  await link.click();
  await expect(page.getByRole('heading', { name: 'Closing ranks' })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goBack();
  // The sheet with the link is open again.
  await expect(sheet).toBeVisible();
  await expect.poll(() => focused(page)).toBe(href);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  await expect(page.getByText('12,000 · OPEN')).toBeVisible();
  await expect(rows.nth(25)).toBeAttached();
  expect(asked.filter((url) => url.includes('/api/chances'))).toEqual([]);
  // Loaded anew, it is what was told and asked for, too.
  await page.reload();
  await expect(page.getByText('12,000 · OPEN')).toBeVisible();
  await expect(rows.first()).toBeVisible();
});
