import { vi } from 'vitest';
import { saved } from './bookmarks.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { ask } from './network.ts';

test('a student has an address that follows the bookmarks, and ends it', async ({ page, login, newStudent, request }) => {
  // A day on which something is announced.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T06:00:00Z') });
  const student = await newStudent();
  login(student);
  await page.goto('/exams/nda');
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
