import type { Page } from '@playwright/test';
import { countOf, saysCount } from './counts.ts';
import { unfoldFilters } from './filters-fold.ts';
import { expect, expectNoSidewaysScroll, expectNoSidewaysScrollWhenWide, test } from './fixtures.ts';

const cards = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('listitem');

test.describe('courses', () => {
  test('are found, filtered and read; the field follows the stream', async ({ page, request }) => {
    await page.goto('/courses');
    await expect(saysCount(page, 'courses', await countOf(request, 'courses'))).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNoSidewaysScrollWhenWide(page);

    await unfoldFilters(page);
    await page.getByLabel('Stream').selectOption('science_pcb');
    await page.getByLabel('Field').selectOption('allied_health');
    await page.getByLabel('Stream').selectOption('commerce');
    await expect(page.getByLabel('Field')).toHaveValue('');
    await expect(page.getByLabel('Field').getByRole('option')).toHaveText([
      'All fields',
      'Business & Management',
      'Finance & Accounting',
      'Economics & Analytics',
      'Law (Commerce)',
      'Entrepreneurship',
    ]);
    await page.getByRole('button', { name: 'Clear Filter' }).click();

    await page.getByRole('searchbox').fill('nurse');
    await expect(cards(page, 'Courses').first()).toContainText('B.Sc in Nursing');
    await cards(page, 'Courses')
      .first()
      .getByRole('link', { name: /View Full Details/ })
      .click();
    await expect(page).toHaveURL('/courses/bsc-nursing');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nursing');
    for (const title of ['Eligibility', 'Career opportunities']) await expect(page.getByRole('heading', { name: title })).toBeVisible();
    const fold = (title: string) => page.getByRole('main').locator('summary').filter({ hasText: title });
    for (const title of ['About this course', 'Skills you build', 'Top colleges', 'Higher study options'])
      await expect(fold(title)).toBeVisible();
    await fold('Sources').click();
    await expect(page.getByText(/^Source: .+ The newest of it is of .+\./)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNoSidewaysScrollWhenWide(page);

    await page.goBack();
    await expect(page).toHaveURL(/search=nurse/);
    await expect(page.getByRole('searchbox')).toHaveValue('nurse');
  });
});
