import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, test } from './fixtures.ts';

let count = 0;
const newEmail = () => {
  count += 1;
  return `person-${process.pid}-${Date.now()}-${count}@example.org`;
};

const accountMenu = (page: Page) => page.getByRole('button', { name: /^Account menu of/ });
const stored = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('auth-store') ?? '{}') as { state?: { token?: string | null } }).state?.token ?? null,
  );

async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full Name').fill('Meena Devi');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Passw0rd');
  await page.getByLabel('Confirm Password').fill('Passw0rd');
}

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test.describe('signing up', () => {
  test('in class 10 asks for the stream to be chosen, and leads home', async ({ page }) => {
    await page.goto('/auth/login');
    await page.getByRole('link', { name: 'create a new account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
    await expect(page.getByText('Password must be at least 6 characters with uppercase, lowercase, and number')).toBeVisible();
    await expect(page.getByRole('link', { name: 'sign in to existing account' })).toHaveAttribute('href', '/auth/login');
    const email = newEmail();
    await fillSignUp(page, email);
    await expect(page.getByLabel(/^Stream/)).toHaveCount(0);
    await page.getByLabel('Class').selectOption('10');
    await page.getByLabel('State').selectOption('Bihar');
    await page.getByLabel('Stream to be Chosen').selectOption('commerce');
    await expect(page.getByLabel('Field of Interest')).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    const sent = page.waitForRequest('**/api/auth/register?lang=*');
    await page.getByRole('button', { name: 'Create account' }).click();
    expect((await sent).postDataJSON()).toEqual({
      name: 'Meena Devi',
      email,
      password: 'Passw0rd',
      class: '10',
      state: 'Bihar',
      stream: 'commerce',
    });
    await expect(page).toHaveURL('/');
    await expect(accountMenu(page)).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('in class 12 asks for stream and field; a new class or stream starts them anew', async ({ page }) => {
    await page.goto('/auth/signup');
    await fillSignUp(page, newEmail());
    await page.getByLabel('State').selectOption('Kerala');
    await page.getByLabel('Class').selectOption('12');
    await page.getByLabel('Stream Studying').selectOption('science_pcb');
    await page.getByLabel('Field of Interest').selectOption('medicine');
    await page.getByLabel('Stream Studying').selectOption('arts');
    await expect(page.getByLabel('Field of Interest')).toHaveValue('');
    await page.getByLabel('Field of Interest').selectOption('psychology');
    await page.getByLabel('Class').selectOption('10');
    await expect(page.getByLabel('Stream to be Chosen')).toHaveValue('');
    await page.getByLabel('Class').selectOption('12');
    await page.getByLabel('Stream Studying').selectOption('arts');
    await expect(page.getByLabel('Field of Interest')).toHaveValue('');
    await page.getByLabel('Field of Interest').selectOption('law_arts');

    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route('**/api/auth/register?lang=*', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('button', { name: 'Creating account...' })).toBeDisabled();
    go();
    await expect(page).toHaveURL('/');
    await page.goto('/profile');
    await expect(page.getByRole('main').getByText('Law (Arts)').first()).toBeVisible();
  });
});

test.describe('a taken e-mail', () => {
  test.use({ expectedErrors: [/409/] });
  test('is said in a box above the form, which goes with the next edit', async ({ page, newStudent }) => {
    const { email } = await newStudent();
    await page.goto('/auth/signup');
    await fillSignUp(page, email.toUpperCase());
    await page.getByLabel('Class').selectOption('10');
    await page.getByLabel('State').selectOption('Goa');
    await page.getByLabel(/^Stream/).selectOption('arts');
    await page.getByRole('button', { name: 'Create account' }).click();
    const box = page.getByRole('alert').filter({ hasText: 'An account with this email already exists' });
    await expect(box).toBeVisible();
    await expect(page.getByLabel('Full Name')).toHaveValue('Meena Devi');
    await page.getByLabel('Email').fill(newEmail());
    await expect(box).toHaveCount(0);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('signing in', () => {
  test('leads home, survives a reload, and ends with logging out', async ({ page, newStudent }) => {
    const student = await newStudent();
    await page.goto('/auth/login');
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route('**/api/auth/login?lang=*', async (route) => {
      await held;
      await route.continue();
    });
    await signIn(page, student);
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
    go();
    await expect(page).toHaveURL('/');
    await page.reload();
    await expect(accountMenu(page)).toBeVisible();
    const token = await stored(page);
    expect(token).not.toBeNull();

    await page.evaluate(() => {
      localStorage.setItem('courses-filters', '{}');
      localStorage.setItem('colleges-filters', '{}');
    });
    await accountMenu(page).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(await stored(page)).toBeNull();
    await expect
      .poll(() => page.evaluate(() => [localStorage.getItem('courses-filters'), localStorage.getItem('colleges-filters')]))
      .toEqual([null, null]);
    const answer = await page.request.get('/api/auth/profile', { headers: { authorization: `Bearer ${String(token)}` } });
    expect(answer.status()).toBe(401);
  });

  test('leads back to where the person was sent from, past sign-up and back', async ({ page, newStudent }) => {
    const student = await newStudent();
    await page.goto('/profile');
    await expect(page).toHaveURL('/auth/login');
    await page.getByRole('link', { name: 'create a new account' }).click();
    await page.getByRole('link', { name: 'sign in to existing account' }).click();
    await signIn(page, student);
    await expect(page).toHaveURL('/profile');
    await page.goto('/auth/login');
    await expect(page).toHaveURL('/');
  });

  test('shows the password to whoever wants to see it', async ({ page }) => {
    await page.goto('/auth/login');
    const password = page.getByLabel('Password');
    await password.fill('Passw0rd');
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide' }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });
});

test.describe('a wrong password', () => {
  test.use({ expectedErrors: [/401/] });
  test('is said in a box, which goes with the next edit', async ({ page, newStudent }) => {
    const student = await newStudent();
    await page.goto('/auth/login');
    await signIn(page, { ...student, password: 'Wrong1' });
    const box = page.getByRole('alert').filter({ hasText: 'Invalid email or password' });
    await expect(box).toBeVisible();
    await expect(page).toHaveURL('/auth/login');
    await page.getByLabel('Password').pressSequentially('x');
    await expect(box).toHaveCount(0);
    await signIn(page, { ...student, password: 'Wrong1' });
    await expect(box).toBeVisible();
    await page.getByLabel('Email').pressSequentially('x');
    await expect(box).toHaveCount(0);
    await signIn(page, student);
    await expect(page).toHaveURL('/');
  });
});

test.describe('a token the server no longer knows', () => {
  test.use({ expectedErrors: [/401/] });

  test('signs out cleanly at the next start, and leads back after signing in', async ({ page, newStudent, login }) => {
    const student = await newStudent();
    await login(student);
    await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${student.token}` } });
    await page.goto('/profile');
    await expect(page).toHaveURL('/auth/login');
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    expect(await stored(page)).toBeNull();
    await signIn(page, student);
    await expect(page).toHaveURL('/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible();
  });

  test('is noticed by any other call, which leads to sign-in and back', async ({ page, newStudent, login }) => {
    const student = await newStudent();
    await login(student);
    await page.goto('/');
    await expect(accountMenu(page)).toBeVisible();
    await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${student.token}` } });
    await accountMenu(page).click();
    await page.getByRole('menuitem', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL('/auth/login');
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    expect(await stored(page)).toBeNull();
    await signIn(page, student);
    await expect(page).toHaveURL('/dashboard');
  });

  test('ends the session of an open page at its next call', async ({ page, newStudent, login }) => {
    const student = await newStudent();
    await login(student);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Edit Preferences' }).click();
    await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${student.token}` } });
    await page.getByLabel('Stream').selectOption('arts');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL('/auth/login');
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  });
});

test('two tabs agree: signing in and out in one does so in the other', async ({ page, context, newStudent }) => {
  const student = await newStudent();
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await page.goto('/auth/login');
  await signIn(page, student);
  await expect(page).toHaveURL('/');
  await expect(accountMenu(other)).toBeVisible();
  await other.goto('/profile');
  await expect(other.getByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible();
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(other).toHaveURL('/auth/login');
  await other.close();
});

test.describe('without the server', () => {
  test.use({ expectedErrors: [/ERR_/] });

  test('signing in and up say so, and lose nothing that was typed', async ({ page, newStudent }) => {
    const student = await newStudent();
    await page.goto('/auth/login');
    await page.route('**/api/auth/**', (route) => route.abort());
    await signIn(page, student);
    await expect(page.getByRole('alert')).toContainText('Login failed. We could not reach Disha. Check your connection and try again.');
    await expect(page.getByLabel('Email')).toHaveValue(student.email);
    await expect(page.getByLabel('Password')).toHaveValue(student.password);
    await page.getByRole('link', { name: 'create a new account' }).click();
    await fillSignUp(page, newEmail());
    await page.getByLabel('Class').selectOption('12');
    await page.getByLabel('State').selectOption('Goa');
    await page.getByLabel('Stream Studying').selectOption('commerce');
    await page.getByLabel('Field of Interest').selectOption('entrepreneurship');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('alert')).toContainText('Registration failed. We could not reach Disha.');
    await expect(page.getByLabel('Full Name')).toHaveValue('Meena Devi');
    await expect(page.getByLabel('Field of Interest')).toHaveValue('entrepreneurship');
    await page.unroute('**/api/auth/**');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL('/');
  });

  test('nobody is signed out, and logging out works all the same', async ({ page, newStudent, login }) => {
    await login(await newStudent());
    await page.route('**/api/auth/**', (route) => route.abort());
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
    expect(await stored(page)).toBeNull();
  });
});
