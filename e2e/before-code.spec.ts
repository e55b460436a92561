/** On a slow line a page is there seconds before its code: what a person does meanwhile stays done. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** The page without its code; the code comes when `arrive` is called. */
async function openWithoutCode(page: Page, path: string): Promise<{ arrive: () => void }> {
  let arrive = () => undefined as void;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return { arrive };
}

const box = (page: Page) => page.getByRole('searchbox');
/** Beside a text that code has read stands the button that takes it away. */
const isAlive = (page: Page) => expect(page.getByRole('button', { name: 'Clear search' })).toBeVisible();
const cursor = (page: Page) => box(page).evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]);

for (const path of ['/courses', '/colleges']) {
  test(`${path}: what was typed before the code came stays, with the cursor, and is searched for`, async ({ page }) => {
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
}

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
