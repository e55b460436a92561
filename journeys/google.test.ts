import { describe } from 'vitest';
import { expect, expectAccessible, test, type JourneyPage } from './fixtures.ts';
import { person, standBefore, stayAway } from './google.ts';
import { held } from './held.ts';
import { accountMenu, signIn, storedToken } from './people.ts';

const googleButton = (page: JourneyPage) => page.getByRole('button', { name: 'Continue with Google' });

test('a known person goes home, or back to where they were sent from', async ({ page, request }) => {
  standBefore(person());
  await page.goto('/auth/login');
  await googleButton(page).click();
  await expect(page).toHaveURL('/auth/complete-profile');
  const token = storedToken() ?? '';
  await request('PUT', '/auth/profile', { token, data: { class: '10', state: 'Goa', stream: 'arts' } });
  page.leave();
  localStorage.clear();

  await page.goto('/auth/login');
  await googleButton(page).click();
  await expect(page.getByText('Signed in with Google', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(accountMenu(page)).toBeVisible();

  page.leave();
  localStorage.clear();
  await page.goto('/profile');
  await expect(page).toHaveURL('/auth/login');
  await googleButton(page).click();
  await expect(page).toHaveURL('/profile');
});

test('the page that the address names is kept through Google and the profile', async ({ page }) => {
  standBefore(person());
  await page.goto('/auth/signup?next=/quiz/start');
  await googleButton(page).click();
  await expect(page).toHaveURL('/auth/complete-profile?next=/quiz/start');
  await page.getByLabel('State').selectOption('Goa');
  await page.getByLabel('Class').selectOption('10');
  await page.getByLabel(/^Stream/).selectOption('arts');
  await page.getByRole('button', { name: 'Complete Profile' }).click();
  await expect(page).toHaveURL('/quiz/start');
});

test('a teacher completes the profile without a class or a stream', async ({ page, request }) => {
  standBefore(person());
  await page.goto('/auth/login');
  await googleButton(page).click();
  await page.getByLabel('State').selectOption('Goa');
  await page.getByLabel('Class').selectOption({ label: 'Teacher' });
  await page.getByRole('button', { name: 'Complete Profile' }).click();
  await expect(page).toHaveURL('/');
  const { body } = await request('GET', '/auth/profile', { token: storedToken() ?? '' });
  expect(body).toMatchObject({ data: { user: { who: 'teacher', class: null, state: 'Goa', stream: null } } });
});

test('signing up with Google says so meanwhile', async ({ page }) => {
  standBefore(person());
  await page.goto('/auth/signup');
  const { until, go } = held();
  page.network.route(/\/auth\/google/, async (route) => {
    await until;
    return route.continue();
  });
  await googleButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Signing up with Google...' })).toBeVisible();
  // As a browser does at the second Escape, whatever a page says.
  document.querySelector('dialog')?.close();
  expect(document.querySelector('dialog')?.open).toBe(true);
  for (const label of ['Full Name', 'Email', 'Confirm Password', 'Class', 'State']) await expect(page.getByLabel(label)).toBeDisabled();
  await expectAccessible();
  go();
  await expect(page).toHaveURL('/auth/complete-profile');
  // The picture Google did not send is ours, made of the initials.
  await expect(accountMenu(page)).toBeVisible();
});

describe('a sign-in that fails', () => {
  test('at the server says what the server says, and leaves the form ready', async ({ page }) => {
    standBefore(person({ email_verified: false }));
    await page.goto('/auth/login');
    await googleButton(page).click();
    await expect(page.getByText('Google login failed', { exact: true })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByLabel('Email')).toBeEnabled();
    await expect(googleButton(page)).toBeVisible();
    await expect(page).toHaveURL('/auth/login');
  });

  test('without a connection says so', async ({ page }) => {
    standBefore(person());
    await page.goto('/auth/login');
    page.network.route(/\/auth\/google/, (route) => route.abort());
    await googleButton(page).click();
    await expect(page.getByText(/^Google login failed\. We could not reach Disha/)).toBeVisible();
    await expect(page.getByLabel('Email')).toBeEnabled();
  });

  test('in Google’s own window says so', async ({ page }) => {
    standBefore(null);
    await page.goto('/auth/login');
    await googleButton(page).click();
    await expect(page.getByText('Google login failed. Please try again.')).toBeVisible();
  });

  test('because the script does not load leaves the other way open', async ({ page, newStudent }) => {
    const student = await newStudent();
    stayAway();
    await page.goto('/auth/login');
    await expect(page.getByText('Google login failed. Please try again.')).toBeVisible();
    await expect(googleButton(page)).toBeDisabled();
    await expect(page.getByText('Google could not be reached. You can still use your email and password.')).toBeVisible();
    await expectAccessible();
    await signIn(page, student);
    await expect(page).toHaveURL('/');
  });
});

test('the script is asked for on the sign-in pages only, and only where it is set up', async ({ page }) => {
  const scripts = () => document.querySelectorAll('script[src]').length;
  const before = scripts();
  for (const path of ['/', '/exams', '/privacy']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const settings = { googleClientId: null, googleScriptUrl: null, avatarServiceUrl: '/api/avatar' };
  page.network.route(/\/settings/, (route) => route.fulfill({ json: { success: true, message: '', data: { settings } } }));
  await page.goto('/auth/login');
  await expect(page.getByText('Google sign-in is not set up here. Please use your email and password.')).toBeVisible();
  await expect(googleButton(page)).toBeDisabled();
  expect(scripts()).toBe(before);
  await expectAccessible();
  page.network.unroute();
  await page.goto('/auth/login');
  await expect(googleButton(page)).toBeEnabled();
  expect(scripts()).toBe(before + 1);
});

test('an account without a password is deleted after Google’s word', async ({ page }) => {
  standBefore(person());
  await page.goto('/auth/login');
  await googleButton(page).click();
  await expect(page).toHaveURL('/auth/complete-profile');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await googleButton(page).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your account and everything in it has been deleted.')).toBeVisible();
});
