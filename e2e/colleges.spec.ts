import type { Page } from '@playwright/test';
import { countOf, saysCount } from './counts.ts';
import { unfoldFilters } from './filters-fold.ts';
import { expect, expectNoSidewaysScroll, expectNoSidewaysScrollWhenWide, test } from './fixtures.ts';
import { settled, watchRequests } from './still.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Colleges' }).getByRole('listitem');

test('the directory is found, narrowed and read', async ({ page, request }) => {
  await page.goto('/colleges');
  await expect(saysCount(page, 'colleges', await countOf(request, 'colleges'))).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoSidewaysScrollWhenWide(page);

  const box = page.getByRole('searchbox');
  await box.fill('iitb');
  await expect(cards(page).first()).toContainText('Indian Institute of Technology Bombay');
  await box.fill('manipl');
  await expect(cards(page).first()).toContainText('Manipal');
  await box.fill('delhi univercity');
  await expect(cards(page).first()).toContainText('University of Delhi');

  await box.fill('medical college');
  await unfoldFilters(page);
  await page.getByLabel('State').selectOption('Kerala');
  await page.getByText('More filters and colleges near a place').click();
  await page.getByLabel('Type').selectOption('Government');
  await expect(page).toHaveURL(/search=medical\+college/);
  await expect(page).toHaveURL(/state=Kerala/);
  await expect(page).toHaveURL(/type=government/);
  await page.reload();
  await expect(box).toHaveValue('medical college');
  await expect(cards(page).first()).toContainText('Kerala');

  await page.getByRole('link', { name: /Government Medical College, Thiruvananthapuram/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Government Medical College');
  for (const title of ['Contact and address', 'Courses offered', 'Quick stats'])
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: /Find on a map/ })).toHaveAttribute('href', /maps.*Thiruvananthapuram/);
  await page.getByText('Sources', { exact: true }).click();
  await expect(page.getByText(/^Source: .+ The newest of it is of .+\./)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoSidewaysScrollWhenWide(page);
  await page.getByRole('link', { name: /MBBS/ }).first().click();
  await expect(page).toHaveURL('/courses/mbbs');
});

test('the list comes page by page as somebody asks for more; going back finds the same place in it', async ({ page, request }) => {
  const pending = watchRequests(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/colleges') asked.push(url.searchParams.get('page') ?? '');
  });
  await page.goto('/colleges');
  await expect(saysCount(page, 'colleges', await countOf(request, 'colleges'))).toBeVisible();
  const rows = page.locator('main [aria-posinset]');
  for (const count of [20, 40, 60]) {
    await expect(rows).toHaveCount(count);
    await page.getByRole('link', { name: 'Show 20 more' }).click();
  }
  await expect(rows).toHaveCount(80);
  // The first page came along with the document.
  expect(asked).toEqual(['2', '3', '4']);
  await expect.poll(pending).toBe(0);
  await settled(page);
  const link = page.locator('main [aria-posinset="55"]').getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  await settled(page);
  const name = (await link.textContent()) ?? '';
  const height = async () => (await link.boundingBox())?.y ?? Infinity;
  const before = await height();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(link).toHaveText(name);
  await expect.poll(async () => Math.abs((await height()) - before)).toBeLessThan(60);
  // The next key goes on from there.
  await expect(link).toBeFocused();
  await page.keyboard.press('Tab');
  const main = await page.getByRole('main').elementHandle();
  expect(await page.evaluate((box) => box?.contains(document.activeElement), main)).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
});
