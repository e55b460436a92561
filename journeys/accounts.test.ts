import { describe } from 'vitest';
import { held } from './held.ts';
import { expect, test, type JourneyPage } from './fixtures.ts';
import { accountMenu, signIn, storedToken } from './people.ts';

let count = 0;
const newEmail = () => {
  count += 1;
  return `person-${process.pid}-${Date.now()}-${count}@example.org`;
};

async function fillSignUp(page: JourneyPage, email: string): Promise<void> {
  await page.getByLabel('Full Name').fill('Meena Devi');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Passw0rd');
  await page.getByLabel('Confirm Password').fill('Passw0rd');
}

test('signing up in class 10 asks for the stream to be chosen, and leads home', async ({ page }) => {
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
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/');
  await expect(accountMenu(page)).toBeVisible();
  const sent = page.network.asked.find(({ url }) => url.startsWith('/api/auth/register'));
  const chosen = { class: '10', state: 'Bihar', stream: 'commerce' };
  expect(JSON.parse(sent?.body ?? '')).toEqual({ name: 'Meena Devi', email, password: 'Passw0rd', ...chosen });
});

test('signing up in class 12 asks for stream and field; a new class or stream starts them anew', async ({ page }) => {
  await page.goto('/auth/signup');
  await fillSignUp(page, newEmail());
  await page.getByLabel('State').selectOption('Kerala');
  await page.getByLabel('Class').selectOption('12');
  await page.getByLabel('Stream Studying').selectOption('science_pcb');
  await page.getByLabel('Field of Interest').selectOption('medicine');
  await page.getByLabel('Stream Studying').selectOption('arts');
  await expect(page.getByLabel('Field of Interest')).toHaveValue('');
  // The form has forgotten it too, and not only the list that no longer offers it.
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Field of interest is required for Class 12 students')).toBeVisible();
  await page.getByLabel('Field of Interest').selectOption('psychology');
  await page.getByLabel('Class').selectOption('10');
  await expect(page.getByLabel('Stream to be Chosen')).toHaveValue('');
  await page.getByLabel('Class').selectOption('12');
  await page.getByLabel('Stream Studying').selectOption('arts');
  await expect(page.getByLabel('Field of Interest')).toHaveValue('');
  await page.getByLabel('Field of Interest').selectOption('law_arts');

  const { until, go } = held();
  page.network.route(/\/auth\/register/, async (route) => {
    await until;
    return route.continue();
  });
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('button', { name: 'Creating account...' })).toBeDisabled();
  go();
  await expect(page).toHaveURL('/');
  await page.goto('/profile');
  await expect(page.getByRole('main').getByText('Law (Arts)').first()).toBeVisible();
});

test('a parent says so in the list of classes, is asked for no stream, and chooses a quiz for somebody', async ({ page }) => {
  await page.goto('/auth/signup');
  const email = newEmail();
  await fillSignUp(page, email);
  await page.getByLabel('Class').selectOption('12');
  await page.getByLabel('Stream Studying').selectOption('arts');
  await page.getByLabel('Class').selectOption({ label: 'Parent' });
  await expect(page.getByLabel(/^Stream/)).toHaveCount(0);
  await page.getByLabel('State').selectOption('Bihar');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/');
  const sent = page.network.asked.find(({ url }) => url.startsWith('/api/auth/register'));
  expect(JSON.parse(sent?.body ?? '')).toEqual({ name: 'Meena Devi', email, password: 'Passw0rd', state: 'Bihar', who: 'parent' });
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'What there is for parents' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Complete your profile' })).toHaveCount(0);
  await page.goto('/quiz/start');
  await expect(page.getByLabel('Which quiz would you like to see?')).toBeVisible();
});

test('a taken e-mail is said in a box above the form, which goes with the next edit', async ({ page, newStudent }) => {
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

describe('signing in', () => {
  test('leads home, survives a reload, and ends with logging out', async ({ page, request, newStudent }) => {
    const student = await newStudent();
    await page.goto('/auth/login');
    const { until, go } = held();
    page.network.route(/\/auth\/login/, async (route) => {
      await until;
      return route.continue();
    });
    await signIn(page, student);
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
    go();
    await expect(page).toHaveURL('/');
    await page.reload();
    await expect(accountMenu(page)).toBeVisible();
    const token = storedToken() ?? '';
    expect((await request('GET', '/auth/profile', { token })).status).toBe(200);

    await accountMenu(page).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(storedToken()).toBeNull();
    await expect.poll(async () => (await request('GET', '/auth/profile', { token })).status).toBe(401);
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

  test('“Start Your Journey” is pressed once: past sign-up and back, it leads to the quiz', async ({ page, newStudent }) => {
    const student = await newStudent();
    await page.goto('/');
    await page.getByRole('link', { name: 'Start Your Journey' }).click();
    await expect(page).toHaveURL('/auth/login?next=/quiz/start');
    await expect(page.getByText('The quiz needs no account. You can take it now and keep the result later.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Take the quiz without an account' })).toHaveAttribute('href', '/quiz/start');
    await page.getByRole('link', { name: 'create a new account' }).click();
    await expect(page).toHaveURL('/auth/signup?next=/quiz/start');
    await page.getByRole('link', { name: 'sign in to existing account' }).click();
    await signIn(page, student);
    await expect(page).toHaveURL('/quiz/start');
    await page.goto('/auth/signup?next=/quiz/start');
    await expect(page).toHaveURL('/quiz/start');
  });

  for (const next of ['//evil.example', '/\\evil.example', 'https://evil.example', '/no-such-page', '/auth/login', '/quiz/start?x=1'])
    test(`leads home instead of to ${next}`, async ({ page, login, newStudent }) => {
      login(await newStudent());
      await page.goto(`/auth/login?next=${encodeURIComponent(next)}`);
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

  test('with a wrong password is said in a box, which goes with the next edit', async ({ page, newStudent }) => {
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

describe('a token the server no longer knows', () => {
  test('signs out cleanly at the next start, and leads back after signing in', async ({ page, request, newStudent, login }) => {
    const student = await newStudent();
    login(student);
    await request('POST', '/auth/logout', { token: student.token });
    // Nothing there asks for anything in a person's name.
    await page.goto('/privacy');
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
    expect(storedToken()).toBeNull();
    page.leave();
    login(student);
    await page.goto('/profile');
    await expect(page).toHaveURL('/auth/login');
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    expect(storedToken()).toBeNull();
    await signIn(page, student);
    await expect(page).toHaveURL('/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible();
  });

  test('is noticed by any other call, which leads to sign-in and back', async ({ page, request, newStudent, login }) => {
    const student = await newStudent();
    login(student);
    await page.goto('/');
    await expect(accountMenu(page)).toBeVisible();
    await request('POST', '/auth/logout', { token: student.token });
    await accountMenu(page).click();
    await page.getByRole('menuitem', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL('/auth/login');
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    expect(storedToken()).toBeNull();
    await signIn(page, student);
    await expect(page).toHaveURL('/dashboard');
  });

  test('ends the session of an open page at its next call', async ({ page, request, newStudent, login }) => {
    const student = await newStudent();
    login(student);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Edit Preferences' }).click();
    await request('POST', '/auth/logout', { token: student.token });
    await page.getByLabel('Stream').selectOption('arts');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL('/auth/login');
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  });
});

describe('without the server', () => {
  test('signing in and up say so, and lose nothing that was typed', async ({ page, newStudent }) => {
    const student = await newStudent();
    await page.goto('/auth/login');
    page.network.route(/\/auth\//, (route) => route.abort());
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
    page.network.unroute();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL('/');
  });

  test('nobody is signed out, and logging out works all the same', async ({ page, newStudent, login }) => {
    login(await newStudent());
    page.network.route(/\/auth\//, (route) => route.abort());
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
    expect(storedToken()).toBeNull();
  });
});
