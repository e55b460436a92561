import type { Page } from '@playwright/test';
import { countOf, saysCount } from './counts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Colleges' }).getByRole('listitem');

test('the directory is found, narrowed and read @wide', async ({ page, request }) => {
  await page.goto('/colleges');
  await expect(saysCount(page, 'colleges', await countOf(request, 'colleges'))).toBeVisible();
  await expectAccessible(page);
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
  await page.getByRole('button', { name: /^Government \d+/ }).click();
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
  await expectAccessible(page);
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

test('all cards scroll with few of them in the page, and ask nothing of their own', async ({ page, request }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/colleges');
  await expect(saysCount(page, 'colleges', await countOf(request, 'colleges'))).toBeVisible();
  const most = await page.evaluate(async () => {
    let seen = 0;
    for (let step = 0; step <= 40; step += 1) {
      window.scrollTo(0, (document.documentElement.scrollHeight * step) / 40);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      seen = Math.max(seen, document.querySelectorAll('main [role=listitem]').length);
    }
    return seen;
  });
  expect(most).toBeGreaterThan(3);
  expect(most).toBeLessThan(400);
  await expect(cards(page).last()).toBeInViewport();
  const last = cards(page).last();
  expect(await last.getAttribute('aria-posinset')).toBe(await last.getAttribute('aria-setsize'));
  expect(asked.filter((path) => path.startsWith('/api/colleges'))).toEqual(expect.arrayContaining(['/api/colleges']));
  expect(asked.length).toBeLessThanOrEqual(3);
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

test('typing works without a network once the list is here', async ({ page, context, request }) => {
  await page.goto('/colleges');
  await expect(saysCount(page, 'colleges', await countOf(request, 'colleges'))).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('searchbox').fill('jnu');
  await expect(cards(page).first()).toContainText('Jawaharlal Nehru University');
  await context.setOffline(false);
});

test('a directory of seventy thousand is searched on the server, page by page', async ({ page }) => {
  const asked: URL[] = [];
  await page.route('**/api/colleges/stats?lang=*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { total: number } };
    await route.fulfill({ response, json: { ...body, data: { ...body.data, total: 70_011 } } });
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/colleges') asked.push(url);
  });
  // Reached from within: a page asked for by its address brings the counts along.
  await page.goto('/privacy');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Colleges', exact: true }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(() => asked.some((url) => url.searchParams.get('limit') === '60' && url.searchParams.get('page') === '1')).toBe(true);
  // As a thumb does it: the list grows as its cards are measured, so its end is reached in several strokes.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      return asked.some((url) => url.searchParams.get('page') === '2');
    })
    .toBe(true);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('searchbox').fill('manipl');
  await expect(cards(page).first()).toContainText('Manipal');
  expect(asked.at(-1)?.searchParams.get('search')).toBe('manipl');
});
