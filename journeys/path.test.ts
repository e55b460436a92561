/** The path of a student. That nothing of it leaves the phone is seen in a browser, in e2e/path.spec.ts. */
import type { AccountDetails } from '@disha/contract/path';
import { vi } from 'vitest';
import { studentDetailsRows } from '../server/src/features/path/path.tables.ts';
import { bookmark } from './bookmarks.ts';
import { downloads } from './downloads.ts';
import { expect, expectAccessible, test, type SignedUpStudent } from './fixtures.ts';
import { sensitiveFacts, keep, storedDetails, enterDetails } from './details.ts';
import { accountMenu, signIn, signOut } from './people.ts';
import { server } from './server.ts';
import { always, comeBackAnswered, submitSheet } from './quiz-steps.ts';

test('it is deleted with one press, comes back from an older file, and is forgotten at sign-out', async ({ page, login, newStudent }) => {
  login(await newStudent());
  await enterDetails(page);
  // As versions before wrote it; what leaves now is sealed (journeys/phone-file.test.ts).
  const older = { kind: 'disha-passport', version: 1, passport: (JSON.parse(storedDetails() ?? '{}') as { passport: object }).passport };
  const file = new File([JSON.stringify(older)], 'disha-passport.json', { type: 'application/json' });
  await expect(page.getByRole('button', { name: 'Save to a file' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Delete my answers' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Nothing is kept yet.')).toBeVisible();
  expect(storedDetails()).toBeNull();

  const open = page.locator('input[type=file]').first();
  await open.setInputFiles(new File(['{}'], 'x.json', { type: 'application/json' }));
  await expect(page.getByText('This file holds no details of Disha. Nothing was changed.')).toBeVisible();
  await open.setInputFiles(file);
  await expect(page.getByText('The answers of the file are here.')).toBeVisible();
  await expect.poll(storedDetails).toContain(sensitiveFacts.birthDate);

  await signOut(page);
  await expect(page).toHaveURL('/');
  expect(JSON.stringify(localStorage)).not.toContain(sensitiveFacts.birthDate);
});

/** As accounts kept it before they asked for a day of birth. */
async function keepInAccount({ user }: SignedUpStudent, details: AccountDetails): Promise<void> {
  await (await server()).db.insert(studentDetailsRows).values({ userId: String(user._id), passport: details });
}

const biology = { class: '12', birthDate: '2001-01-01', subjects: ['physics', 'chemistry', 'biology', 'english'] };

test('an adult keeps it in the account and takes it out again', async ({ page, login, newStudent, request }) => {
  const student = await newStudent({ class: '12', field: 'engineering_technology' });
  const inAccount = async () => (await request('GET', '/path/passport', { token: student.token })).body.data.passport as unknown;
  login(student);
  keep(biology);
  await page.goto('/path');
  await expect(page.getByRole('button', { name: 'Keep it in my account' })).toBeVisible();
  expect(await inAccount()).toBeNull();
  await page.getByRole('button', { name: 'Keep it in my account' }).click();
  await expect(page.getByText('Your details are in your account.')).toBeVisible();
  expect(await inAccount()).toEqual(biology);
  page.leave();
  keep({ class: '10' });
  await page.goto('/path');
  await page.getByRole('button', { name: 'Take the account’s onto this phone' }).click();
  await expect(page.getByText('is another than the one on this phone')).toBeHidden();
  expect(storedDetails()).toContain('biology');
  await page.getByRole('button', { name: 'Take it out of my account' }).click();
  await expect(page.getByRole('button', { name: 'Keep it in my account' })).toBeVisible();
  expect(await inAccount()).toBeNull();
});

test('what a child had kept in the account is offered to the phone at the next sign-in, and then deleted', async ({
  page,
  newStudent,
  request,
}) => {
  const [student, other] = [await newStudent(), await newStudent()];
  const childs: AccountDetails = { class: '10', birthDate: '2012-05-05', category: 'sc' };
  await keepInAccount(student, childs);
  const inAccount = async () => (await request('GET', '/path/passport', { token: student.token })).body.data.passport as unknown;
  const question = page.getByRole('heading', { name: 'Your details move out of your account' });
  await page.goto('/auth/login');
  await signIn(page, student);
  await expect(question).toBeVisible();
  await expectAccessible();
  // Nothing is on this phone, and nothing is gone, before the answer.
  expect(storedDetails()).toBeNull();
  expect(await inAccount()).toEqual(childs);
  await page.getByRole('button', { name: 'Take them onto this phone' }).click();
  await expect(page.getByText('Your details are on this phone now, and no longer in your account.')).toBeVisible();
  await expect(question).toHaveCount(0);
  expect(await inAccount()).toBeNull();
  expect(JSON.parse(storedDetails() ?? '{}')).toMatchObject({ passport: childs });
  await page.goto('/path');
  await expect(page.getByRole('heading', { name: 'These details stay on this phone' })).toBeVisible();

  await signOut(page);
  await page.goto('/auth/login');
  await signIn(page, other);
  await expect(accountMenu(page)).toBeVisible();
  await expect(question).toHaveCount(0);
});

test('what a child had kept goes into a file where the phone keeps nothing', async ({ page, login, newStudent }) => {
  const student = await newStudent();
  await keepInAccount(student, { category: 'sc' });
  const { last } = downloads();
  login(student);
  await page.goto('/path');
  const save = page.getByRole('button', { name: 'Save them to a file and delete' });
  await expect(page.getByRole('button', { name: 'Take them onto this phone' })).toBeVisible();
  await expect(save).toHaveCount(0);
  const full = () => {
    throw new Error('full');
  };
  const phone = localStorage;
  vi.stubGlobal('localStorage', new Proxy(phone, { get: (_, name) => (name === 'setItem' ? full : Reflect.get(phone, name)) }));
  await page.getByRole('button', { name: 'Take them onto this phone' }).click();
  await save.click();
  await expect(page.getByText('Your details are no longer in your account.')).toBeVisible();
  expect(JSON.parse(await last())).toMatchObject({ passport: { category: 'sc' } });
});

test('what a child had kept is only deleted, or stays while the account is out of reach', async ({ page, login, newStudent, request }) => {
  const student = await newStudent();
  await keepInAccount(student, { category: 'sc' });
  const inAccount = async () => (await request('GET', '/path/passport', { token: student.token })).body.data.passport as unknown;
  login(student);
  keep({ class: '12' });
  await page.goto('/path');
  await expect(page.getByText('What you have told on this phone stays; these fill what is missing.')).toBeVisible();
  page.network.route(/\/path\/passport/, (route) => route.abort());
  await page.getByRole('button', { name: 'Delete them' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  page.network.unroute();
  expect(await inAccount()).toEqual({ category: 'sc' });
  await page.getByRole('button', { name: 'Delete them' }).click();
  await expect(page.getByRole('heading', { name: 'These details stay on this phone' })).toBeVisible();
  expect(await inAccount()).toBeNull();
  expect(JSON.parse(storedDetails() ?? '{}')).toMatchObject({ passport: { class: '12' } });
});

test('its verdicts stand on bookmarks and on the quiz result', async ({ page, login, newStudent, request }) => {
  const student = await newStudent({ class: '12', field: 'engineering_technology' });
  await bookmark(request, student, 'courses', ['btech-civil-engineering']);
  login(student);
  keep(biology);
  await page.goto('/dashboard');
  await expect(page.getByRole('main').getByRole('button', { name: /^Closed: needs Mathematics/ })).toBeVisible();
  await comeBackAnswered(page, request, 'class12/pcm', always(2));
  await submitSheet(page);
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /, Why: / })
      .first(),
  ).toBeVisible();
});
