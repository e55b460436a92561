import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';

/** A day on which something is announced. */
test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-11-17T06:00:00Z')));

test('a visitor takes an exam from its page into a calendar of this device, and sees what gets in its way @wide', async ({ page }) => {
  await page.goto('/exams/nda');
  await expect(page.getByRole('heading', { name: 'What comes next' })).toBeVisible();
  await expect(page.getByText('11 April 2027')).toBeVisible();
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
  // It is still there next time, and goes when it is taken out.
  await page.reload();
  await expect(clashes).toBeVisible();
  await page.getByRole('button', { name: 'Take CDS out of the calendar' }).click();
  await expect(clashes).toBeHidden();
  const file = await page.getByRole('link', { name: 'Add these dates to your calendar' }).getAttribute('href');
  expect(file).toBe('/api/calendar.ics?exams=nda&lang=en');
});

test('a student has an address that follows the bookmarks, and ends it', async ({ page, login, newStudent, request }) => {
  await login(await newStudent());
  await page.goto('/exams/nda');
  await page.getByRole('button', { name: 'Bookmark', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Bookmarked' })).toBeVisible();
  await page.goto('/calendar');
  await expect(page.getByRole('listitem').filter({ hasText: 'Bookmarked' })).toContainText('NDA & NA');
  await page.getByRole('button', { name: 'Make a private address' }).click();
  const address = await page.getByLabel('Private calendar address').inputValue();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(await (await request.get(address)).text()).toContain('UID:nda.2027-1-exam@exam-dates.disha');
  await page.getByRole('button', { name: 'End it' }).click();
  await expect(page.getByText('The address has ended.')).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
});
