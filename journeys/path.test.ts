/** The path of a student. That nothing of it leaves the phone is seen in a browser, in e2e/path.spec.ts. */
import { bookmark } from './bookmarks.ts';
import { downloads } from './downloads.ts';
import { expect, test } from './fixtures.ts';
import { facts, keep, kept, tell } from './passport.ts';
import { accountMenu } from './people.ts';
import { always, comeBackAnswered, submitSheet } from './quiz-steps.ts';

test('it goes to a file and back, is deleted with one press, and is forgotten at sign-out', async ({ page, login, newStudent }) => {
  login(await newStudent());
  const { last } = downloads();
  await tell(page);
  await page.getByRole('button', { name: 'Save to a file' }).click();
  const file = new File([await last()], 'disha-passport.json', { type: 'application/json' });

  await page.getByRole('button', { name: 'Delete my answers' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Nothing is kept yet.')).toBeVisible();
  expect(kept()).toBeNull();

  const open = page.locator('input[type=file]');
  await open.setInputFiles(new File(['{}'], 'x.json', { type: 'application/json' }));
  await expect(page.getByText('This file holds no passport of Disha. Nothing was changed.')).toBeVisible();
  await open.setInputFiles(file);
  await expect(page.getByText('The answers of the file are here.')).toBeVisible();
  await expect.poll(kept).toContain(facts.birthDate);

  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  expect(JSON.stringify(localStorage)).not.toContain(facts.birthDate);
});

const biology = { class: '12', subjects: ['physics', 'chemistry', 'biology', 'english'] };

test('an adult keeps it in the account and takes it out again', async ({ page, login, newStudent, request }) => {
  const student = await newStudent({ class: '12', field: 'engineering_technology' });
  const inAccount = async () => (await request('GET', '/path/passport', { token: student.token })).body.data.passport as unknown;
  login(student);
  keep(biology);
  await page.goto('/path');
  await expect(page.getByLabel('I am 18 or older')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep it in my account' })).toBeHidden();
  await page.getByLabel('I am 18 or older').check();
  expect(await inAccount()).toBeNull();
  await page.getByRole('button', { name: 'Keep it in my account' }).click();
  await expect(page.getByText('Your passport is in your account.')).toBeVisible();
  expect(await inAccount()).toEqual(biology);
  page.leave();
  keep({ class: '10' });
  await page.goto('/path');
  await page.getByRole('button', { name: 'Take the account’s onto this phone' }).click();
  await expect(page.getByText('is another than the one on this phone')).toBeHidden();
  expect(kept()).toContain('biology');
  await page.getByRole('button', { name: 'Take it out of my account' }).click();
  await expect(page.getByLabel('I am 18 or older')).toBeVisible();
  expect(await inAccount()).toBeNull();
});

test('its verdicts stand on bookmarks and on the quiz result', async ({ page, login, newStudent, request }) => {
  const student = await newStudent({ class: '12', field: 'engineering_technology' });
  await bookmark(request, student, 'courses', ['btech-civil-engineering']);
  login(student);
  keep(biology);
  await page.goto('/dashboard');
  await expect(page.getByRole('main').getByRole('button', { name: /^Closed: needs Mathematics/ })).toBeVisible();
  await comeBackAnswered(page, request, 'class12/pcm', always(0));
  await submitSheet(page);
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /, Why: / })
      .first(),
  ).toBeVisible();
});
