/** On a slow line a page is there seconds before its code: what a person does meanwhile stays done. */
import type { Page } from '@playwright/test';
import { unfoldFilters } from './filters-fold.ts';
import { expect, test } from './fixtures.ts';
import { holdRequest } from './hold.ts';

const everything = '**/assets/*.js';

/** The page without its code; the code comes when `arrive` is called. */
async function openWithoutCode(page: Page, path: string, code = everything): Promise<{ arrive: () => void }> {
  await page.unrouteAll();
  const arrive = await holdRequest(page, code);
  await page.goto(path, { waitUntil: code === everything ? 'commit' : 'load' });
  return { arrive };
}

/** Our code runs, but the screen's own is still to come, and with it the page that answers. */
const openWithoutScreen = (page: Page, path: string) => openWithoutCode(page, path, '**/assets/*-screen-*.js');

const box = (page: Page) => page.getByRole('searchbox');
/** Beside a text that code has read stands the button that takes it away. */
const isAlive = (page: Page) => expect(page.getByRole('button', { name: 'Clear search' })).toBeVisible();
const cursor = (page: Page) => box(page).evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]);

test('what was typed before the code came stays, with the cursor, and is searched for: /courses /colleges', async ({ page }) => {
  for (const path of ['/courses', '/colleges'])
    await test.step(path, async () => {
      const { arrive } = await openWithoutCode(page, path);
      await box(page).click();
      await page.keyboard.type('nursng');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      arrive();
      await isAlive(page);
      await expect(box(page)).toHaveValue('nursng');
      await expect(box(page)).toBeFocused();
      expect(await cursor(page)).toEqual([4, 4]);
      await page.keyboard.type('i');
      await expect(box(page)).toHaveValue('nursing');
      await expect(page).toHaveURL((url) => url.pathname === path && url.searchParams.get('search') === 'nursing');
      await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(/nursing/i);
    });
});

test('letters typed while the code arrives all stay', async ({ page }) => {
  const { arrive } = await openWithoutCode(page, '/courses');
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await box(page).click();
  await page.keyboard.type('bachelor');
  arrive();
  await page.keyboard.type(' of architecture', { delay: 60 });
  await isAlive(page);
  await expect(box(page)).toHaveValue('bachelor of architecture');
  await expect(page).toHaveURL((url) => url.searchParams.get('search') === 'bachelor of architecture');
});

test('a choice made before the code came counts, and the page stays where it was scrolled to', async ({ page }) => {
  const { arrive } = await openWithoutCode(page, '/courses');
  await unfoldFilters(page);
  await page.getByLabel('Stream').selectOption('commerce');
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  arrive();
  await expect(page).toHaveURL((url) => url.searchParams.get('stream') === 'commerce');
  await expect(page.getByLabel('Stream')).toHaveValue('commerce');
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
});

test('who has tabbed to a link is still there', async ({ page }) => {
  const { arrive } = await openWithoutCode(page, '/');
  const link = page.getByRole('link', { name: 'Learn More' });
  await link.focus();
  const before = await link.elementHandle();
  arrive();
  await expect.poll(() => before?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(link).toBeFocused();
});

test('a button pressed before the screen came does its work, once, and keeps the focus; held down, when it is let go', async ({ page }) => {
  await test.step('pressed', async () => {
    const { arrive } = await openWithoutScreen(page, '/exams');
    // Nothing happens, so it is pressed again.
    await page.getByRole('button', { name: 'Open menu' }).dblclick();
    arrive();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
  });
  await test.step('held down', async () => {
    const { arrive } = await openWithoutScreen(page, '/exams');
    await page.getByRole('button', { name: 'Open menu' }).hover();
    await page.mouse.down();
    const came = page.waitForResponse('**/assets/*-screen-*.js');
    arrive();
    await (await came).finished();
    await page.mouse.up();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  });
});

test('what was unfolded before the code came stays so', async ({ page }) => {
  const { arrive } = await openWithoutCode(page, '/colleges');
  await unfoldFilters(page);
  const fold = page.getByText('More filters and colleges near a place');
  await fold.click();
  await expect(page.getByLabel('Type')).toBeVisible();
  const before = await fold.elementHandle();
  arrive();
  await expect.poll(() => before?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(page.getByLabel('Type')).toBeVisible();
});
