/** From one phone to another by a sealed file, and what signing out says. Two phones are two states of this browser's storage. */
import { downloads } from './downloads.ts';
import { expect, expectAccessible, test, type JourneyPage } from './fixtures.ts';
import { saved } from './bookmarks.ts';
import { keep } from './details.ts';
import { accountMenu, deviceKey } from './people.ts';
import { always, comeBackAnswered, submitSheet } from './quiz-steps.ts';

const plan = { goal: null, ways: [{ label: 'A', course: 'bca', colleges: [] }], steps: [{ id: 'a', text: 'Ask the sister', done: false }] };
const open = (page: JourneyPage) => page.locator('input[type=file]').nth(1);
const words = (page: JourneyPage) => page.getByLabel('Its four words');
const bring = (page: JourneyPage) => page.getByRole('button', { name: 'Bring it here' });

function leaveThings(): void {
  keep({ class: '12', category: 'sc', district: 'Sheikhpura' });
  localStorage.setItem('path-plan', JSON.stringify({ plan, version: 0, isKept: false }));
  localStorage.setItem('exams-calendar', JSON.stringify(['neet-ug']));
  const rank = { counselling: 'josaa', list: 'jee-main', name: 'JoSAA', exam: 'jee-main', value: 45_000, category: 'SC', courses: {} };
  localStorage.setItem('path-ranks', JSON.stringify([rank]));
}

/** Her file, and its words. */
async function seal(page: JourneyPage): Promise<{ file: string; phrase: string }> {
  const { last } = downloads();
  leaveThings();
  await page.goto('/path');
  await page.getByRole('button', { name: 'Make a sealed file' }).click();
  const phrase = (await page.getByText(/^[a-z]{3,9}( [a-z]{3,9}){3}$/).textContent()) ?? '';
  await page.getByRole('button', { name: 'Save the file' }).click();
  await expect(page.getByText(/^Saved\. On the other phone/)).toBeVisible();
  return { file: await last(), phrase };
}

test('everything goes to another phone by a file and four words, and nothing by one of them alone', async ({ page }) => {
  const { file, phrase } = await seal(page);
  await expectAccessible();
  for (const secret of ['Sheikhpura', 'Ask the sister', '45000', 'neet-ug', ...phrase.split(' ')]) expect(file).not.toContain(secret);
  const hers = JSON.stringify({ ...localStorage });

  page.leave();
  localStorage.clear();
  localStorage.setItem('path-passport', JSON.stringify({ passport: { class: '10' }, unread: null }));
  await page.goto('/path');
  const his = JSON.stringify({ ...localStorage });
  await open(page).setInputFiles(new File(['{"kind":"disha-things"}'], 'broken.json', { type: 'application/json' }));
  await expect(page.getByText('This is no sealed file of Disha, or it is damaged. Nothing was changed.')).toBeVisible();
  await open(page).setInputFiles(new File([file], 'hers.json', { type: 'application/json' }));
  await expect(page.getByText(/^What is on this phone now is then replaced/)).toBeVisible();
  await words(page).fill('able acid acorn acre');
  await bring(page).click();
  await expect(page.getByText('These words do not open this file. Nothing was changed.')).toBeVisible();
  expect(JSON.stringify({ ...localStorage })).toBe(his);
  await expectAccessible();

  await words(page).fill(` ${phrase.toUpperCase().replaceAll(' ', '  ')} `);
  await bring(page).click();
  await expect(page.getByText('Here: everything of the file is on this phone.')).toBeVisible();
  expect(JSON.parse(JSON.stringify({ ...localStorage }))).toEqual(JSON.parse(hers));
  await expect(page.getByLabel('Which class are you in?')).toHaveValue('12');
  await expect(page.getByText(/^JoSAA: 45,000/)).toBeVisible();
  await page.goto('/path/plan');
  await expect(page.getByRole('checkbox', { name: 'Ask the sister' })).toBeVisible();
});

test('signing out says what is only on this phone, and gives it into a file first', async ({ page, newStudent, login }) => {
  const { last } = downloads();
  const student = await newStudent();
  login(student);
  keep({ class: '12', district: 'Sheikhpura' });
  const id = student.user['_id'] as string;
  localStorage.setItem(`exams-calendar@${id}`, JSON.stringify(['neet-ug']));
  await page.goto('/');
  const logOut = async () => {
    await accountMenu(page).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
  };
  const dialog = page.getByRole('dialog', { name: 'Before you sign out' });
  await logOut();
  for (const said of ['Details: 2 answers', 'The calendar: 1 exam']) await expect(dialog.getByText(said)).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Do not sign out' }).click();
  await expect(accountMenu(page)).toBeVisible();
  expect(JSON.stringify(localStorage)).toContain('Sheikhpura');

  await logOut();
  await dialog.getByRole('button', { name: 'Make a sealed file' }).click();
  await dialog.getByRole('button', { name: 'Save the file' }).click();
  await expect(dialog.getByText(/^Saved\./)).toBeVisible();
  expect(JSON.parse(await last())).toMatchObject({ kind: 'disha-things' });
  await dialog.getByRole('button', { name: 'Sign out and forget them' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  expect(Object.keys(localStorage)).toEqual(['auth-store']);
});

test('a guest’s file opens into an account: what was kept is bookmarked, the result is stored and the plan is there, each once', async ({
  page,
  request,
  newStudent,
  login,
}) => {
  await comeBackAnswered(page, request, 'class10', always(2));
  await submitSheet(page);
  localStorage.setItem('kept-items', JSON.stringify([{ type: 'exams', id: 'jee-main', name: 'JEE Main' }]));
  const { file, phrase } = await seal(page);

  page.leave();
  localStorage.clear();
  const student = await newStudent();
  login(student);
  await page.goto('/path');
  await open(page).setInputFiles(new File([file], 'hers.json', { type: 'application/json' }));
  await words(page).fill(phrase);
  await bring(page).click();
  await expect(page.getByText('Here: everything of the file is on this phone.')).toBeVisible();
  // It goes there by itself, and what was under a guest's keys is under none now.
  await expect.poll(() => saved(request, student, 'exams')).toEqual(['jee-main']);
  const { token } = student;
  const attempts = async () => ((await request('GET', '/quiz/attempts', { token })).body.data.attempts as unknown[]).length;
  await expect.poll(attempts).toBe(1);
  await expect
    .poll(async () => ((await request('GET', '/plan', { token })).body.data.plan as typeof plan | null)?.steps[0]?.text)
    .toBe('Ask the sister');
  expect(Object.keys(localStorage).filter((key) => !key.includes('@') && key !== 'auth-store')).toEqual([]);
  await page.goto('/quiz/results');
  await page.network.idle();
  expect(await attempts()).toBe(1);
  expect(localStorage.getItem(deviceKey('bookmarks-waiting'))).toBeNull();
  await expect(page.getByRole('heading', { name: 'Waiting to be saved' })).toHaveCount(0);
});
