import type { Page } from '@playwright/test';
import { bookmark, idsOf } from './bookmarks.ts';
import { stopClock } from './clock.ts';
import { unfoldFilters } from './filters-fold.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, screenSizes, test } from './fixtures.ts';

/** Of the 740 px of a phone: the first of a list is in sight, with its name and what it is about. */
const inSight = 560;

const lists = ['/exams', '/scholarships', '/courses', '/careers', '/colleges', '/states', '/guides'];

/** Twenty rows and what stands around them: a longer list comes in parts, or a visitor never reaches what stands below it. */
const highest = 3200;
/** Whatever else is long. */
const longest = 15_000;

/** Also printed: how high a page is tells of a list before anybody complains. */
async function expectReachable(page: Page, list: string, most = longest): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  console.log(`${list}: ${height} px high on a phone`);
  expect(height, list).toBeLessThanOrEqual(most);
}

const items = (page: Page) => page.locator('main').locator('[aria-posinset="1"], section[aria-labelledby^="letter-"] li');

const topOf = (page: Page) =>
  items(page)
    .first()
    .evaluate((item) => item.getBoundingClientRect().top + window.scrollY);

for (const language of ['', '/hi'])
  test(`the first of every list is in sight on a phone, and its end within reach${language === '' ? '' : ', in Hindi too'}`, async ({
    page,
  }) => {
    for (const list of lists) {
      await page.goto(language + list);
      await expect(items(page).first()).toBeVisible();
      expect(await topOf(page), list).toBeLessThanOrEqual(inSight);
      await expectReachable(page, language + list, list === '/states' ? longest : highest);
    }
    await page.evaluate(() => localStorage.setItem('exams-calendar', '["jee-main","neet-ug"]'));
    await page.goto(`${language}/calendar`);
    const next = page.getByRole('main').getByRole('listitem').first();
    await expect(next).toBeVisible();
    expect((await next.boundingBox())?.y, 'calendar').toBeLessThanOrEqual(inSight);
  });

// Above them stands what to do next: the counts lead down.
test('the first bookmark is in sight on a phone once its count is pressed', async ({ page, request, newStudent, login }) => {
  const student = await newStudent();
  await bookmark(request, student, 'courses', await idsOf(request, 'courses', 2));
  await login(student);
  await page.goto('/dashboard');
  await page
    .getByRole('list', { name: 'Bookmarks by kind' })
    .getByRole('button', { name: /Courses/ })
    .click();
  const first = page.getByRole('tabpanel').getByRole('listitem').first();
  await expect(first).toBeVisible();
  // The page goes there once it is drawn.
  await expect.poll(() => first.evaluate((item) => item.getBoundingClientRect().top)).toBeLessThanOrEqual(inSight);
});

test('the first seats a rank may lead to are in sight once it is asked, and the bands are counted as they are', async ({ page }) => {
  await page.goto('/chances?exam=jee-main');
  await page.getByLabel('Your rank').fill('12000');
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/chances');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const results = page.getByRole('region', { name: 'Where it may lead' });
  const first = results.getByRole('list', { name: 'Seats' }).getByRole('listitem').first();
  await expect(first).toBeVisible();
  await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThanOrEqual(inSight);
  const bands = results.getByRole('group', { name: 'How likely' });
  const { counts } = ((await (await answer).json()) as { data: { counts: Record<'likely' | 'possible' | 'reach' | 'out', number> } }).data;
  const said = [...((await bands.textContent()) ?? '').matchAll(/[\d,]+/g)].map(([count]) => Number(count.replaceAll(',', '')));
  expect(said).toEqual([counts.likely, counts.possible, counts.reach, counts.out]);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(new Intl.NumberFormat('en-IN').format(counts.likely));
  await expectReachable(page, '/chances');
});

test('a phone has one button for the filters, and beside it what is on', async ({ page }) => {
  await page.goto('/courses');
  const stream = page.getByLabel('Stream');
  await expect(stream).toBeHidden();
  await page.locator('summary').filter({ hasText: 'Filters' }).focus();
  await page.keyboard.press('Enter');
  await stream.selectOption('commerce');
  await unfoldFilters(page);
  await expect(stream).toBeHidden();
  const on = page.getByRole('list', { name: 'What is filtered by' }).getByRole('button');
  await expect(on).toHaveText([/^Commerce/]);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(await topOf(page)).toBeLessThanOrEqual(inSight);
  await on.click();
  await expect(page).toHaveURL('/courses');
  await expect(on).toHaveCount(0);
});

for (const [name, use] of screenSizes)
  test.describe(name, () => {
    test.use(use);
    test('no filter of an address works unseen', async ({ page }) => {
      await page.goto('/colleges?type=deemed');
      if (name === 'on a phone')
        await expect(page.getByRole('list', { name: 'What is filtered by' }).getByRole('button')).toHaveText([/^Deemed/]);
      else await expect(page.getByLabel('Type')).toHaveValue('deemed');
    });
  });

test('a list shows twenty rows, then twenty more, and the keyboard goes on with the first that is new', async ({ page }) => {
  await page.goto('/careers');
  const rows = page.locator('main [aria-posinset]');
  await expect(rows).toHaveCount(20);
  const more = page.getByRole('link', { name: 'Show 20 more' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(40);
  const next = page.locator('main [aria-posinset="21"]').getByRole('link').first();
  await expect(next).toBeFocused();
  // As many as were asked for are there on the way back.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/careers\/./);
  await page.goBack();
  await expect(rows).toHaveCount(40);
});

test('a row is no higher than 118 px', async ({ page }) => {
  for (const list of [
    '/courses',
    '/colleges',
    '/exams',
    '/careers',
    '/scholarships',
    '/guides',
    '/hi/courses',
    '/hi/exams',
    '/hi/careers',
  ]) {
    await page.goto(list);
    await expect(items(page).first()).toBeVisible();
    const heights = await page
      .locator('main [aria-posinset]')
      .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
    expect(Math.max(...heights), list).toBeLessThanOrEqual(118);
  }
});

test('a row of seats is no higher than 88 px, in both languages', async ({ page }) => {
  for (const prefix of ['', '/hi']) {
    await page.goto(`${prefix}/chances?exam=jee-main`);
    await page.locator('main form input[inputmode]').first().fill('62000');
    await page.locator('main form button[type="submit"]').last().click();
    const rows = page.locator('main ol > li');
    await expect(rows).toHaveCount(20);
    const heights = await rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)));
    expect(Math.max(...heights), prefix).toBeLessThanOrEqual(88);
  }
});

test.describe('without code', () => {
  test.use({ javaScriptEnabled: false });

  test('every page of a list is a link away', async ({ page }) => {
    for (const list of ['/courses', '/colleges', '/hi/careers']) {
      await page.goto(list);
      const first = await page.locator('main [aria-posinset="1"] h2').textContent();
      await page.locator('main a[href*="page=2"]').click();
      await expect(page).toHaveURL(/page=2/);
      await expect(page.locator('main [aria-posinset="21"]')).toBeVisible();
      await expect(page.locator('main [aria-posinset="1"]')).toHaveCount(0);
      expect(await page.locator('main [aria-posinset="21"] h2').textContent(), list).not.toBe(first);
    }
  });
});

test('what is typed goes to the server in words, not in letters', async ({ page }) => {
  // As fast as fingers are, however busy the machine is: a pause of the typing is one of the page's own clock.
  await page.clock.install();
  for (const list of ['careers', 'scholarships']) {
    const asked: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname === `/api/${list}`) asked.push(url.searchParams.get('search') ?? '');
    });
    await page.goto(`/${list}`);
    const box = page.getByRole('searchbox').first();
    await box.focus();
    await stopClock(page);
    for (const letter of 'teacher') {
      await page.keyboard.press(letter);
      await page.clock.runFor(150);
    }
    await page.clock.resume();
    await expect.poll(() => asked).toContain('teacher');
    expect(asked.filter((words) => words !== '').length, list).toBeLessThanOrEqual(2);
  }
});

test('the directory asks whoever has told nothing where they live, and begins there', async ({ page }) => {
  await page.goto('/colleges');
  await page.getByLabel('Where do you live?').selectOption('Bihar');
  await expect(page).toHaveURL('/colleges?state=Bihar');
  await expect(page.getByLabel('Where do you live?')).toBeHidden();
  await expect(page.locator('[aria-posinset="1"]')).toContainText('Bihar');
});
