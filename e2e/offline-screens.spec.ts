/** What can be done on a train: every feature that answers of what is kept, offline. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures.ts';
import { bar, expect, read, test } from './offline-fixtures.ts';
import type { OwnLine } from './own-line.ts';

test.use({ serviceWorkers: 'allow' });

async function keepAndCut(page: Page, line: OwnLine): Promise<void> {
  await read(page, line, '/offline');
  await page.getByRole('button', { name: /^Keep, .*Courses.* English/ }).click({ timeout: 60_000 });
  await expect(page.getByText(/^Kept, of/)).toHaveCount(1, { timeout: 60_000 });
  await page.getByLabel('Choose a state').selectOption('Colleges of Goa');
  await page.getByRole('button', { name: /^Keep, .*Colleges of Goa/ }).click();
  await expect(page.getByText(/^Kept, of/)).toHaveCount(2, { timeout: 60_000 });
  line.state = 'cut';
}

test('never opened before: details of every catalog, details of one’s own, doors, plan, comparison, costs, calendar, search', async ({
  page,
  line,
}) => {
  await keepAndCut(page, line);
  const pages = {
    '/courses/mbbs': 'Bachelor of Medicine and Bachelor of Surgery (MBBS)',
    '/careers/nurse': 'Nurse',
    '/exams/neet-ug': 'NEET UG',
    '/scholarships/nmmss': /Merit/,
    '/guides/caste-certificate': /[Cc]aste/,
    '/states/kerala': /Kerala/,
    '/path': /./,
    '/path/doors': /./,
    '/path/plan': /./,
    '/compare?courses=mbbs,bds': /./,
    '/costs?course=mbbs': /./,
    '/calendar': /./,
    '/colleges?state=Goa': /./,
  };
  for (const [path, name] of Object.entries(pages))
    await test.step(path, async () => {
      await page.goto(line.origin + path);
      await expect.soft(page.getByRole('heading', { level: 1, name }), path).toBeVisible();
      await expect.soft(bar(page), path).toContainText(/This page is from \d+ \w+|What is kept on this phone can be read/);
      await expect.soft(page.getByText('This page has not been opened on this phone before.'), path).toHaveCount(0);
      await expect.soft(page.getByRole('button', { name: /^Try again$/ }), path).toHaveCount(0);
    });
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();

  await test.step('a college of the kept state, from the list', async () => {
    await page.goto(`${line.origin}/colleges?state=Goa&search=goa+university`);
    await page.getByRole('link', { name: 'Goa University' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Goa University' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'MA in Sociology' })).toBeVisible();
    await expect(page.getByText(/Put together from what is kept on this phone\./)).toBeVisible();
    await expect(page.getByText(/^Source:/)).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await expect(bar(page)).toContainText(/This page is from \d+ \w+/);
    await expectAccessible(page);
    line.state = 'up';
    // Said to the page alone: the browser here tells a page before its worker, which would find no line yet.
    await page.evaluate(() => ['offline', 'online'].forEach((name) => dispatchEvent(new Event(name))));
    await page.locator('summary').getByText('Sources', { exact: true }).click();
    await expect(page.getByText(/^Source:/)).toBeVisible();
    await expect(page.getByText(/Put together from what is kept on this phone\./)).toHaveCount(0);
    line.state = 'cut';
  });

  await test.step('colleges of the kept state side by side; one of another state is named, with what can be done', async () => {
    const cell = (row: string) =>
      page
        .getByRole('rowgroup')
        .filter({ has: page.getByRole('rowheader', { name: row }) })
        .getByRole('cell');
    const missing = page.getByRole('status').filter({ hasText: 'Not on this phone: iit-bombay' });
    await page.goto(`${line.origin}/compare?colleges=goa-medical-college,goa-university`);
    await expect(page.getByRole('columnheader', { name: /Goa University/ })).toBeVisible();
    await page
      .locator('summary')
      .filter({ hasText: /^More rows/ })
      .click();
    await expect(cell('What it teaches').first()).toContainText('MBBS');
    // What is only left out of a pack is not what nobody knows.
    await expect(cell('Source').first()).toHaveText('Not kept on this phone');
    await expect(missing).toHaveCount(0);

    await page.goto(`${line.origin}/compare?colleges=goa-medical-college,goa-university,iit-bombay`);
    await expect(missing).toBeVisible();
    await expect(page.getByRole('columnheader', { name: /Goa University/ })).toBeVisible();
    await expect(missing.getByRole('link', { name: 'Keep for offline' })).toBeVisible();
    await expect(page.getByText('This page has not been opened on this phone before.')).toHaveCount(0);
    await expectAccessible(page);
    line.state = 'up';
    await missing.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('columnheader', { name: /Bombay/ })).toBeVisible();
    await expect(missing).toHaveCount(0);
  });

  await test.step('the search finds in what is kept', async () => {
    line.state = 'cut';
    await page.goto(`${line.origin}/search?q=nurse`);
    await expect(page.getByRole('link', { name: /^Nurse/ }).first()).toBeVisible();
    await expect(bar(page)).toContainText(/This page is from/);
    await expectAccessible(page);
    await page.goto(`${line.origin}/search?q=goa`);
    await expect(page.getByRole('link', { name: /Goa/ }).first()).toBeVisible();
  });
});
