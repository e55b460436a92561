/** A page is handed on by the phone's own way of sharing, else by the clipboard, else by hand. */
import { vi } from 'vitest';
import { expect, test } from './fixtures.ts';
import { phoneWith } from './phone.ts';
import { comeBackAnswered, heading, submitSheet } from './quiz-steps.ts';

const withWays = (ways: object) => phoneWith({ share: undefined, clipboard: undefined, ...ways });

test('without a share sheet the address is copied, and said to be', async ({ page }) => {
  const writeText = vi.fn(() => Promise.resolve());
  withWays({ clipboard: { writeText } });
  await page.goto('/courses/llb');
  await page.getByRole('button', { name: 'Save / more' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('The address is copied.')).toBeVisible();
  expect(writeText).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/courses/llb`);
});

test('a browser that forbids both shows the address', async ({ page }) => {
  withWays({});
  await page.goto('/colleges/iit-bombay');
  await page.getByRole('button', { name: 'Save / more' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText(/Copy this address: .*\/colleges\/iit-bombay/)).toBeVisible();
});

test('a result hands on where it points to, and nothing of the answers', async ({ page, request }) => {
  const shared: { text: string; url: string }[] = [];
  withWays({ share: (data: { text: string; url: string }) => Promise.resolve(shared.push(data)) });
  await comeBackAnswered(page, request, 'class12/arts', (index, count) => index % count);
  await submitSheet(page);
  const name = await heading(page).textContent();
  await page.getByRole('button', { name: 'Save / more' }).click();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect.poll(() => shared.length).toBe(1);
  expect(shared[0]?.text).toContain(name);
  const { pathname, search, searchParams } = new URL(shared[0]?.url ?? '');
  expect(pathname).toBe('/courses');
  expect([...searchParams.keys()]).toEqual(['field']);

  // A person who gets the link sees something, without an account.
  page.leave();
  localStorage.clear();
  await page.goto(pathname + search);
  const field = searchParams.get('field') ?? '';
  await expect(page.getByLabel('Field')).toHaveValue(field);
  await expect(page.getByLabel('Field').locator(`option[value="${field}"]`)).toHaveText(name);
  await expect(page.getByRole('list', { name: 'Courses' }).getByRole('listitem').first()).toBeVisible();
});

test('a calendar and a plan are handed on by ids alone, and each can be printed', async ({ page }) => {
  const shared: { url: string }[] = [];
  const print = vi.fn();
  withWays({ share: (data: { url: string }) => Promise.resolve(shared.push(data)) });
  vi.stubGlobal('print', print);
  localStorage.setItem('exams-calendar', JSON.stringify(['neet-ug', 'nda']));
  const way = { label: 'A', course: 'mbbs', exams: ['neet-ug'], colleges: ['iit-bombay', 'iit-delhi'] };
  const plan = { goal: { type: 'careers', id: 'nurse' }, ways: [way], steps: [] };
  localStorage.setItem('path-plan', JSON.stringify({ plan, version: 0, isKept: false }));
  for (const path of ['/calendar', '/path/plan']) {
    await page.goto(path);
    await page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('main').getByRole('button', { name: 'Print', exact: true }).click();
  }
  await expect.poll(() => shared.length).toBe(2);
  const exams = ['neet-ug', 'nda'];
  expect(exams).toEqual(expect.arrayContaining(new URL(shared[0]?.url ?? '').searchParams.get('exams')?.split(',') ?? ['none']));
  expect(shared[1]?.url).toBe(`${window.location.origin}/compare?colleges=iit-bombay,iit-delhi`);
  expect(print).toHaveBeenCalledTimes(2);
});
