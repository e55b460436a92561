import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';

interface Person {
  sub: string;
  email: string;
  name?: string;
  picture?: string;
  [claim: string]: unknown;
}

let count = 0;
function person(more: Partial<Person> = {}): Person {
  count += 1;
  const sub = `${process.pid}-${Date.now()}-${count}`;
  return { sub, email: `google-${sub}@example.org`, name: 'Ravi Verma', ...more };
}

/** Whoever the stand-in for Google's window will say is there. */
async function standBefore(page: Page, who: Person | null): Promise<void> {
  await page.addInitScript((given) => {
    (window as { googlePerson?: unknown }).googlePerson = given ?? undefined;
  }, who);
}

const googleButton = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });
const accountMenu = (page: Page) => page.getByRole('button', { name: /^Account menu of/ });

/** Holds the answer until the returned function is called. */
async function hold(page: Page, url: string): Promise<() => void> {
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return () => {
    go();
  };
}

test('a new person signs in with Google, completes the profile and is home', async ({ page }) => {
  await standBefore(page, person());
  await page.goto('/auth/login');
  const go = await hold(page, '**/api/auth/google?lang=*');
  await googleButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Signing in with Google...' })).toBeVisible();
  await expect(page.getByText('Verifying with Google...')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeDisabled();
  await expect(page.getByLabel('Password')).toBeDisabled();
  await expect(page.getByText('Sign in', { exact: true }).and(page.locator('button'))).toBeDisabled();
  await expectAccessible(page);
  go();
  await expect(page).toHaveURL('/auth/complete-profile');
  await expect(page.getByText('Welcome Ravi Verma! Please provide a few details to personalize your experience.')).toBeVisible();
  await expect(page.getByText('This information helps us provide personalized course and college recommendations.')).toBeVisible();
  await page.getByLabel('State').selectOption('Goa');
  await page.getByLabel('Class').selectOption('12');
  await page.getByLabel('Stream Studying').selectOption('commerce');
  await page.getByLabel('Field of Interest').selectOption('law_commerce');
  const save = await hold(page, '**/api/auth/profile?lang=*');
  await page.getByRole('button', { name: 'Complete Profile' }).click();
  await expect(page.getByRole('button', { name: 'Completing Profile...' })).toBeDisabled();
  save();
  await expect(page.getByText('Profile completed successfully!')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a known person goes home, or back to where they were sent from', async ({ page, request }) => {
  const who = person();
  await standBefore(page, who);
  await page.goto('/auth/login');
  await googleButton(page).click();
  await expect(page).toHaveURL('/auth/complete-profile');
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('auth-store') ?? '{}') as { state: { token: string } }).state.token,
  );
  await request.put('/api/auth/profile', {
    headers: { authorization: `Bearer ${token}` },
    data: { class: '10', state: 'Goa', stream: 'arts' },
  });
  await page.evaluate(() => localStorage.clear());

  await page.goto('/auth/login');
  await googleButton(page).click();
  await expect(page.getByText('Signed in with Google', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(accountMenu(page)).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto('/profile');
  await expect(page).toHaveURL('/auth/login');
  await googleButton(page).click();
  await expect(page).toHaveURL('/profile');
});

test('signing up with Google says so meanwhile', async ({ page }) => {
  await standBefore(page, person());
  await page.goto('/auth/signup');
  const go = await hold(page, '**/api/auth/google?lang=*');
  await googleButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Signing up with Google...' })).toBeVisible();
  for (const label of ['Full Name', 'Email', 'Confirm Password', 'Class', 'State']) await expect(page.getByLabel(label)).toBeDisabled();
  await expectAccessible(page);
  go();
  await expect(page).toHaveURL('/auth/complete-profile');
  // The picture Google did not send is ours, made of the initials.
  await expect(accountMenu(page)).toBeVisible();
});

test.describe('a sign-in that fails', () => {
  test.use({ expectedErrors: [/401|ERR_/] });

  test('at the server says what the server says, and leaves the form ready', async ({ page }) => {
    await standBefore(page, person({ email_verified: false }));
    await page.goto('/auth/login');
    await googleButton(page).click();
    await expect(page.getByText('Google login failed', { exact: true })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByLabel('Email')).toBeEnabled();
    await expect(googleButton(page)).toBeVisible();
    await expect(page).toHaveURL('/auth/login');
  });

  test('without a connection says so', async ({ page }) => {
    await standBefore(page, person());
    await page.goto('/auth/login');
    await expect(googleButton(page)).toBeVisible();
    await page.route('**/api/auth/google?lang=*', (route) => route.abort());
    await googleButton(page).click();
    await expect(page.getByText(/^Google login failed\. We could not reach Disha/)).toBeVisible();
    await expect(page.getByLabel('Email')).toBeEnabled();
  });

  test('in Google’s own window says so', async ({ page }) => {
    await standBefore(page, null);
    await page.goto('/auth/login');
    await googleButton(page).click();
    await expect(page.getByText('Google login failed. Please try again.')).toBeVisible();
  });

  test('because the script does not load leaves the other way open', async ({ page, newStudent }) => {
    const { email, password } = await newStudent();
    await page.route('**/client.js', (route) => route.abort());
    await page.goto('/auth/login');
    await expect(page.getByText('Google login failed. Please try again.')).toBeVisible();
    await expect(googleButton(page)).toBeDisabled();
    await expect(page.getByText('Google could not be reached. You can still use your email and password.')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/');
  });
});

test('the script is fetched on the sign-in pages only, and only when set up', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('client.js')) fetched.push(page.url());
  });
  await page.goto('/');
  await page.goto('/exams');
  await page.goto('/privacy');
  expect(fetched).toEqual([]);
  await page.goto('/auth/login');
  await expect(googleButton(page)).toBeVisible();
  expect(fetched).toHaveLength(1);

  // The page as a server without a client id sends it.
  await page.route('**/api/settings?lang=*', (route) =>
    route.fulfill({
      json: {
        success: true,
        message: '',
        data: { settings: { googleClientId: null, googleScriptUrl: null, avatarServiceUrl: '/api/avatar' } },
      },
    }),
  );
  await page.route('**/auth/login', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/<script type="application\/json".*?<\/script>/s, '') });
  });
  await page.goto('/auth/login');
  await expect(page.getByText('Google sign-in is not set up here. Please use your email and password.')).toBeVisible();
  await expect(googleButton(page)).toBeDisabled();
  expect(fetched).toHaveLength(1);
  await expectAccessible(page);
});

test('an account without a password is deleted after Google’s word', async ({ page }) => {
  await standBefore(page, person());
  await page.goto('/auth/login');
  await googleButton(page).click();
  await expect(page).toHaveURL('/auth/complete-profile');
  await page.getByRole('link', { name: 'Choose Graduate on your profile' }).click();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await googleButton(page).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your account and everything in it has been deleted.')).toBeVisible();
});
