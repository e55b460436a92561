/** What can be done on a train: every room that answers of what is kept, without a line. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures.ts';
import { expect, test, workerReady } from './offline-fixtures.ts';
import type { OwnLine } from './own-line.ts';

test.use({ serviceWorkers: 'allow' });

const bar = (page: Page) => page.getByRole('status').filter({ hasText: /You are offline|Disha does not answer/ });

async function keepAndCut(page: Page, line: OwnLine): Promise<void> {
  await page.goto(`${line.origin}/offline`);
  await workerReady(page);
  await page.goto(`${line.origin}/offline`);
  await page.getByRole('button', { name: /^Keep, .*Courses.* English/ }).click({ timeout: 60_000 });
  await expect(page.getByText(/^Kept, of/)).toHaveCount(1, { timeout: 60_000 });
  await page.getByLabel('Choose a state').selectOption('Colleges of Goa');
  await page.getByRole('button', { name: /^Keep, .*Colleges of Goa/ }).click();
  await expect(page.getByText(/^Kept, of/)).toHaveCount(2, { timeout: 60_000 });
  line.state = 'cut';
}

test('pages never opened before: details of every catalog, details of one’s own, doors, plan, comparison, costs, calendar', async ({
  page,
  line,
}) => {
  await keepAndCut(page, line);
  const pages = {
    '/courses/mbbs': 'Bachelor of Medicine and Bachelor of Surgery (MBBS)',
    '/careers/nurse': 'Nurse',
    '/exams/neet-ug': /National Eligibility/,
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
  });
});

test('the search finds in what is kept', async ({ page, line }) => {
  await keepAndCut(page, line);
  await page.goto(`${line.origin}/search?q=nurse`);
  await expect(page.getByRole('link', { name: /^Nurse/ }).first()).toBeVisible();
  await expect(bar(page)).toContainText(/This page is from/);
  await expectAccessible(page);
  await page.goto(`${line.origin}/search?q=goa`);
  await expect(page.getByRole('link', { name: /Goa/ }).first()).toBeVisible();
});
