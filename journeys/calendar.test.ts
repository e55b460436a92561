import { vi } from 'vitest';
import { saved } from './bookmarks.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { ask } from './network.ts';
import { openSaveMenu } from './save-menu.ts';

test('a student has an address that follows the bookmarks, and ends it', async ({ page, login, newStudent, request }) => {
  // A day on which something is announced.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T06:00:00Z') });
  const student = await newStudent();
  login(student);
  await page.goto('/exams/nda');
  await openSaveMenu(page);
  await page.getByRole('button', { name: 'Bookmark', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Bookmarked' })).toBeVisible();
  // It is shown before it is stored; opening another page asks the server.
  await expect.poll(() => saved(request, student, 'exams')).toEqual(['nda']);
  await page.goto('/calendar');
  await expect(page.getByRole('listitem').filter({ hasText: 'Bookmarked' })).toContainText('NDA & NA');
  await page.getByRole('button', { name: 'Make a private address' }).click();
  const { pathname, search } = new URL(await page.getByLabel('Private calendar address').inputValue());
  const fetched = () => ask({ method: 'GET', url: pathname + search, body: undefined, headers: {} });
  await expectAccessible();
  expect((await fetched()).body).toContain('UID:nda.2027-1-exam@exam-dates.disha');
  await page.getByRole('button', { name: 'End it' }).click();
  await expect(page.getByText('The address has ended.')).toBeVisible();
  expect((await fetched()).status).toBe(404);
});

test('an empty calendar shows what comes in the next 30 days for a class and a state, without an account', async ({ page }) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T06:00:00Z') });
  await page.goto('/');
  await page.getByRole('link', { name: /^I need dates/ }).click();
  await expect(page.getByRole('heading', { name: 'In the next 30 days' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'NDA & NA' }).first()).toBeVisible();
  await expect(page.getByLabel('For what you begin')).toHaveValue('after 12');
  await page.getByLabel('For what you begin').selectOption('after 10');
  await expect(page.getByRole('listitem').filter({ hasText: 'NDA & NA' })).toHaveCount(0);
  await page.getByLabel('Your state').selectOption('Kerala');
  await expectAccessible();
});
