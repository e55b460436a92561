import { expect, expectAccessible, expectNoSidewaysScroll, expectNoSidewaysScrollWhenWide, test } from './fixtures.ts';

/** A day on which something is announced. */
test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-11-17T06:00:00Z')));

test('a visitor takes an exam from its page into a calendar of this device, and sees what gets in its way', async ({ page }) => {
  await page.goto('/exams/nda');
  await page.getByText('All dates', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'What comes next' })).toBeVisible();
  await expect(page.getByText('11 April 2027').last()).toBeVisible();
  await page.getByRole('link', { name: 'See them in my calendar' }).click();
  await page.getByRole('button', { name: 'Keep them in my calendar' }).click();
  await expect(page).toHaveURL('/calendar');
  await page.getByText('Add exams').click();
  await page.getByLabel('Find an exam').fill('cds');
  await page.getByRole('button', { name: 'Add CDS', exact: true }).click();
  const clashes = page.getByRole('status').filter({ hasText: 'Two things at once' });
  await expect(clashes).toContainText('11 April 2027: CDS (Exam · Session 1), and NDA & NA (Exam · Session 1), on the same day.');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectNoSidewaysScrollWhenWide(page);
  // It is still there next time, and goes when it is taken out.
  await page.reload();
  await expect(clashes).toBeVisible();
  await page.getByRole('button', { name: 'Take CDS out of the calendar' }).click();
  await expect(clashes).toBeHidden();
  const file = await page.getByRole('link', { name: 'Add these dates to your calendar' }).getAttribute('href');
  expect(file).toBe('/api/calendar.ics?exams=nda&lang=en');
});
