import type { Page } from '@playwright/test';
import { countOf, saysCount } from './counts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Colleges' }).getByRole('listitem');

test('the directory is found, narrowed and read @wide', async ({ page, request }) => {
  await page.goto('/colleges');
  await expect(saysCount(page, 'colleges', await countOf(request, 'colleges'))).toBeVisible();
  await expectNoSidewaysScroll(page);

  const box = page.getByRole('searchbox');
  await box.fill('iitb');
  await expect(cards(page).first()).toContainText('Indian Institute of Technology Bombay');
  await box.fill('manipl');
  await expect(cards(page).first()).toContainText('Manipal');
  await box.fill('delhi univercity');
  await expect(cards(page).first()).toContainText('University of Delhi');

  await box.fill('medical college');
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
  await expect(page.getByText(/^Source: .+\. Checked \w+ \d{4}\.$/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: /MBBS/ }).first().click();
  await expect(page).toHaveURL('/courses/mbbs');
});

test('counts by state are a picture that filters', async ({ page, request }) => {
  await page.goto('/colleges');
  await page.getByText('Colleges by state').click();
  await page.getByRole('button', { name: /^Goa \d+/ }).click();
  await expect(page).toHaveURL(/state=Goa/);
  await expect(saysCount(page, 'colleges', await countOf(request, 'colleges', 'state=Goa'))).toBeVisible();
  await expectAccessible(page);
});

test('the list comes page by page, with few cards in the page', async ({ page, request }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/colleges') asked.push(url.searchParams.get('page') ?? '');
  });
  await page.goto('/colleges');
  await expect(saysCount(page, 'colleges', await countOf(request, 'colleges'))).toBeVisible();
  // The first page came along with the document. As a thumb does it: the end is reached in several strokes.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      return asked.includes('3');
    })
    .toBe(true);
  expect(asked).not.toContain('1');
  expect(new Set(asked).size).toBe(asked.length);
  const drawn = await page.locator('main [role=listitem]').count();
  expect(drawn).toBeGreaterThan(3);
  expect(drawn).toBeLessThan(150);
});

test('what is near a place comes first', async ({ page }) => {
  await page.goto('/colleges');
  await page.getByText('More filters and colleges near a place').click();
  const near = page.getByLabel('Near a district or PIN code');
  await near.fill('Ernakulam');
  await page.getByRole('button', { name: 'Show the nearest' }).click();
  await expect(page).toHaveURL(/near=Ernakulam/);
  await expect(cards(page).first()).toContainText('Kerala');
  await expect(page.getByRole('button', { name: /^Nearest to Ernakulam/ })).toBeVisible();
});

test('the device finds its own district, and its position leaves it in no request', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 9.9312, longitude: 76.2673 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/colleges');
  await page.getByText('More filters and colleges near a place').click();
  await page.getByRole('button', { name: 'Use where I am' }).click();
  await expect(page).toHaveURL(/near=Ernakulam/);
  await expect(cards(page).first()).toContainText('Kerala');
  expect(asked.filter((each) => /9\.93|76\.26/.test(each))).toEqual([]);
});

test('going back finds the same place in the list', async ({ page, request }) => {
  await page.goto('/colleges');
  await expect(saysCount(page, 'colleges', await countOf(request, 'colleges'))).toBeVisible();
  const middle = cards(page).nth(2);
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollBy(0, 15_000));
      return Number(await middle.getAttribute('aria-posinset'));
    })
    .toBeGreaterThan(200);
  // One certain card: which is the fifth in the page changes with every stroke.
  const place = await middle.getAttribute('aria-posinset');
  const link = page
    .locator(`main [role=listitem][aria-posinset="${place ?? ''}"]`)
    .getByRole('link')
    .first();
  await link.scrollIntoViewIfNeeded();
  const name = (await link.textContent()) ?? '';
  const height = async () => (await link.boundingBox())?.y ?? Infinity;
  const before = await height();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(link).toHaveText(name);
  await expect.poll(async () => Math.abs((await height()) - before)).toBeLessThan(60);
});

test.describe('without a network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('the list says so, and goes on when it is back', async ({ page, context, request }) => {
    await page.goto('/colleges');
    await expect(saysCount(page, 'colleges', await countOf(request, 'colleges'))).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('searchbox').fill('jnu');
    await expect(page.getByRole('alert')).toContainText('Failed to fetch colleges');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page).first()).toContainText('Jawaharlal Nehru University');
  });
});

test('a state’s and a district’s pages are read without code', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) });
  const page = await context.newPage();
  await page.goto('/colleges/in/karnataka');
  await expect(page.getByRole('heading', { level: 1, name: 'Colleges in Karnataka' })).toBeVisible();
  await page.getByRole('link', { name: 'Bengaluru Urban', exact: true }).click();
  await expect(page).toHaveURL('/colleges/in/karnataka/bengaluru-urban');
  await expect(page.getByRole('heading', { level: 1, name: 'Colleges in Bengaluru Urban, Karnataka' })).toBeVisible();
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  expect((await page.goto('/colleges/in/kerala/nowhere'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'No such place' })).toBeVisible();
  expect((await page.goto('/colleges/in/nowhere'))?.status()).toBe(404);
  await context.close();
});
