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
  for (const title of ['Address', 'Courses offered', 'Contact', 'Quick stats'])
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: /Find on a map/ })).toHaveAttribute('href', /maps.*Thiruvananthapuram/);
  await expect(page.getByText(/^Source: .+ The newest of it is of .+\./)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoSidewaysScrollWhenWide(page);
  await page.getByRole('link', { name: /MBBS/ }).first().click();
  await expect(page).toHaveURL('/courses/mbbs');
});

test('the list comes page by page, with few cards in the page; going back finds the same place in it', async ({ page, request }) => {
  const pending = watchRequests(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/colleges') asked.push(url.searchParams.get('page') ?? '');
  });
  await page.goto('/colleges');
  await expect(saysCount(page, 'colleges', await countOf(request, 'colleges'))).toBeVisible();
  // The first page came along with the document. As a thumb does it: the end is reached in several strokes.
  await expect
    .poll(
      async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        return asked.includes('3');
      },
      { intervals: [100] },
    )
    .toBe(true);
  expect(asked).not.toContain('1');
  expect(new Set(asked).size).toBe(asked.length);
  const drawn = await page.locator('main [role=listitem]').count();
  expect(drawn).toBeGreaterThan(3);
  expect(drawn).toBeLessThan(150);

  // The last card that begins above the middle of the screen, once the list has settled: those above and below it leave the page
  // as heights become known, and the very middle may fall between two cards.
  const inTheMiddle = () =>
    page.evaluate(() => {
      const cards = [...document.querySelectorAll('main [aria-posinset]')];
      const here = cards.findLast((card) => card.getBoundingClientRect().top < innerHeight / 2);
      return Number(here?.getAttribute('aria-posinset'));
    });
  await expect
    .poll(
      async () => {
        await page.evaluate(() => window.scrollBy(0, 15_000));
        return inTheMiddle();
      },
      { intervals: [100] },
    )
    .toBeGreaterThan(200);
  await expect.poll(pending).toBe(0);
  await settled(page);
  const link = page
    .locator(`main [role=listitem][aria-posinset="${await inTheMiddle()}"]`)
    .getByRole('link')
    .first();
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
