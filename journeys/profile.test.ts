import { fireEvent } from '@testing-library/dom';
import { describe } from 'vitest';
import { expect, expectAccessible, test } from './fixtures.ts';
import { held } from './held.ts';
import { storedToken } from './people.ts';

const saved = 'Profile updated successfully! Your preferences will be applied to course recommendations.';

test('the profile shows who is there, what they chose and how far they are', async ({ page, newStudent, login }) => {
  login(await newStudent({ name: 'Asha Rao', class: '12', state: 'Kerala', stream: 'science_pcb', field: 'medicine' }));
  await page.goto('/profile');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible();
  const badges = main.locator('header');
  for (const badge of ['Class 12', 'Science (PCB)', 'Medicine']) await expect(badges.getByText(badge, { exact: true })).toBeVisible();
  for (const [term, fact] of [
    ['State', 'Kerala'],
    ['Stream', 'Science (PCB)'],
    ['Field of Interest', 'Medicine'],
    [
      'Member Since',
      new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Kolkata' }).format(new Date()),
    ],
  ] as const) {
    await expect(main.locator('dl > div').filter({ hasText: term }).getByRole('definition')).toHaveText(fact);
  }
  await expect(main.getByText('100% complete')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Complete your profile' })).toHaveCount(0);
  for (const [name, href] of [
    ['Explore Courses', '/courses'],
    ['Browse Colleges', '/colleges'],
    ['Take Career Quiz', '/quiz'],
  ] as const) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

describe('a member since nobody knows when', () => {
  test('joined recently', async ({ page, newStudent, login }) => {
    const student = await newStudent();
    login({ ...student, user: { ...student.user, createdAt: undefined } });
    page.network.route(/\/auth\/profile/, (route) => route.abort());
    await page.goto('/profile');
    await expect(page.locator('dl > div').filter({ hasText: 'Member Since' })).toContainText('Recently');
  });
});

test('percent and checklist follow: stream and field 100, stream alone 75, nothing 50', async ({ page, newStudent, login }) => {
  const student = await newStudent({ class: '12', stream: 'commerce', field: 'law_commerce' });
  login(student);
  await page.goto('/profile');
  const main = page.getByRole('main');
  await expect(main.getByText('100% complete')).toBeVisible();
  await expect(main.getByRole('progressbar', { name: 'Profile completion' })).toHaveAttribute('aria-valuenow', '100');
  await page.getByRole('button', { name: 'Edit Preferences' }).click();
  await page.getByLabel('Stream').selectOption('arts');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByText('75% complete')).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: 'Field of interest chosen' })).toContainText('still open');
  await expect(main.getByRole('heading', { name: 'Complete your profile' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit Preferences' }).click();
  await page.getByLabel('Class').selectOption('10');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByText('50% complete')).toBeVisible();
  await expectAccessible();

  await page.getByRole('link', { name: 'Complete Profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Complete your profile' })).toBeVisible();
  await expect(page.getByText('Welcome Asha Rao! Please provide a few details to personalize your experience.')).toBeVisible();
  await expect(page.getByLabel('State')).toHaveValue('Bihar');
  await page.getByLabel('Stream to be Chosen').selectOption('arts');
  await page.getByRole('button', { name: 'Complete Profile' }).click();
  await expect(page.getByText('Profile completed successfully!')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('the field waits for a stream', async ({ page, newStudent, login }) => {
  login(await newStudent({ class: '10', stream: 'arts' }));
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Preferences' }).click();
  await expect(page.getByLabel('Field of Interest')).toHaveCount(0);
  await page.getByLabel('Class').selectOption('12');
  await expect(page.getByLabel('Field of Interest')).toBeDisabled();
  await page.getByLabel('Stream').selectOption('commerce');
  await expect(page.getByLabel('Field of Interest')).toBeEnabled();
});

test('a graduate chooses so, and is told what there is', async ({ page, newStudent, login }) => {
  login(await newStudent());
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Preferences' }).click();
  await page.getByLabel('Class').selectOption('graduate');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'What there is for graduates' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Complete your profile' })).toHaveCount(0);
  await expectAccessible();
});

describe('a change that fails', () => {
  test('says so and keeps the form', async ({ page, newStudent, login }) => {
    login(await newStudent());
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Edit Preferences' }).click();
    await page.getByLabel('Stream').selectOption('arts');
    page.network.route(/\/auth\/profile/, (route) => route.abort());
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText('Failed to update profile. We could not reach Disha.');
    await expectAccessible();
    page.network.unroute();
    page.network.route(/\/auth\/profile/, (route) => route.fulfill({ status: 503, body: '<html>' }));
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toHaveText('Failed to update profile');
    await expect(page.getByLabel('Stream')).toHaveValue('arts');
    page.network.unroute();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(saved)).toBeVisible();
  });
});

describe('changing the password', () => {
  test('asks for the old one, says what is wrong, and signs out everywhere else', async ({ page, request, newStudent, login }) => {
    const student = await newStudent();
    login(student);
    await page.goto('/profile');
    const open = page.getByRole('button', { name: 'Change password' });
    await open.click();
    const current = page.getByLabel('Current password');
    await expect(current).toBeFocused();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(open).toBeFocused();
    await open.click();
    await current.fill('Wrong1');
    await page.getByLabel('New password', { exact: true }).fill('Newer2b');
    await page.getByLabel('New password again').fill('Newer2');
    await open.click();
    await expect(page.getByText("Passwords don't match")).toBeVisible();
    await expectAccessible();
    await page.getByLabel('New password again').fill('Newer2b');
    await open.click();
    await expect(page.getByText('That is not your password')).toBeVisible();
    await expect(current).toBeFocused();
    await current.fill(student.password);
    await open.click();
    await expect(page.getByText('Your password is changed. You are signed out everywhere else.')).toBeVisible();
    const old = await request('GET', '/auth/profile', { token: student.token });
    expect(old.status).toBe(401);
    const own = await request('GET', '/auth/profile', { token: storedToken() ?? '' });
    expect(own.status).toBe(200);
    await page.reload();
    // What this browser remembers is shown at once; what the server says of it comes later.
    await page.network.idle();
    await expect(page.getByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible();
  });
});

describe('deleting the account', () => {
  test('asks for the password, then removes everything', async ({ page, request, newStudent, login }) => {
    const student = await newStudent();
    login(student);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByText(/at once and for good/)).toBeFocused();
    const password = page.getByLabel('Your password, to be sure it is you');
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await expect(page.getByText('Password is required')).toBeVisible();
    await password.fill('Wrong1');
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await expect(page.getByText('That is not your password')).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(page.getByRole('button', { name: 'Delete my account' })).toBeFocused();
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await password.fill(student.password);
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Your account and everything in it has been deleted.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
    const answer = await request('POST', '/auth/login', { data: { email: student.email, password: student.password } });
    expect(answer.status).toBe(401);
  });
});

test('a picture that does not load gives way to the initials', async ({ page, newStudent, login }) => {
  login(await newStudent({ name: 'Asha Rao' }));
  await page.goto('/profile');
  const picture = page.getByRole('main').locator('img');
  await expect(picture).toBeVisible();
  fireEvent.error(picture.one());
  await expect(page.getByRole('main').getByText('AR', { exact: true })).toBeVisible();
  await expect(picture).toHaveCount(0);
});

test('preferences: cancel restores, a new stream clears the field, save applies', async ({ page, newStudent, login }) => {
  login(await newStudent({ class: '12', stream: 'science_pcb', field: 'medicine' }));
  await page.goto('/profile');
  const edit = page.getByRole('button', { name: 'Edit Preferences' });
  await edit.click();
  await page.getByLabel('Stream').selectOption('arts');
  await expect(page.getByLabel('Field of Interest')).toHaveValue('');
  await expectAccessible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(edit).toBeFocused();
  await edit.click();
  await expect(page.getByLabel('Stream')).toHaveValue('science_pcb');
  await expect(page.getByLabel('Field of Interest')).toHaveValue('medicine');

  await page.getByLabel('Stream').selectOption('arts');
  await page.getByLabel('Field of Interest').selectOption('psychology');
  const { until, go } = held();
  page.network.route(/\/auth\/profile/, async (route) => {
    if (route.request.method === 'PUT') await until;
    return route.continue();
  });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  const sent = page.network.asked.find(({ method }) => method === 'PUT');
  expect(JSON.parse(sent?.body ?? '')).toEqual({ stream: 'arts', field: 'psychology' });
  go();
  await expect(page.getByText(saved)).toBeVisible();
  await expect(page.locator('dl').getByText('Psychology')).toBeVisible();
  await page.reload();
  await expect(page.locator('dl').getByText('Psychology')).toBeVisible();
});
