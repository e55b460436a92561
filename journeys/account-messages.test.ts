/** Every validation message of the product: on the page for an input that causes it, and from the API for the same input. */
import { expect, expectAccessible, test, type JourneyPage, type Request } from './fixtures.ts';

const long = 'a'.repeat(51);
const right = {
  name: 'Meena Devi',
  email: 'meena@example.org',
  password: 'Passw0rd',
  confirmPassword: 'Passw0rd',
  class: '12',
  state: 'Kerala',
  stream: 'commerce',
  field: 'law_commerce',
};
type Key = keyof typeof right;
const labels: Record<Key, string | RegExp> = {
  name: 'Full Name',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm Password',
  class: 'Class',
  state: 'State',
  stream: /^Stream/,
  field: 'Field of Interest',
};
const selects: readonly Key[] = ['class', 'state', 'stream', 'field'];

/** A select offers only what is right; a page that was tampered with offers more. */
async function choose(page: JourneyPage, key: Key, value: string): Promise<void> {
  const select = page.getByLabel(labels[key]);
  await expect(select).toBeVisible();
  const list = select.one() as HTMLSelectElement;
  if (![...list.options].some((option) => option.value === value))
    list.add(Object.assign(document.createElement('option'), { value, text: value }));
  await select.selectOption(value);
}

async function enter(page: JourneyPage, key: Key, value: string): Promise<void> {
  if (selects.includes(key)) await choose(page, key, value);
  else await page.getByLabel(labels[key], { exact: true }).fill(value);
}

async function errorsOf(request: Request, method: string, path: string, data: unknown, token?: string): Promise<string[]> {
  const { status, body } = await request(method, path, { data, ...(token === undefined ? {} : { token }) });
  expect(status).toBe(400);
  return (body as { errors: { message: string }[] }).errors.map(({ message }) => message);
}

const signUp: [Key, string, string][] = [
  ['name', 'A', 'Name must be at least 2 characters long'],
  ['name', long, 'Name cannot exceed 50 characters'],
  ['name', 'Meena 2', 'Name can only contain letters and spaces'],
  ['email', '', 'Email is required'],
  ['email', 'meena', 'Please provide a valid email address'],
  ['password', 'Ab1', 'Password must be at least 6 characters long'],
  ['password', `Ab1${'x'.repeat(126)}`, 'Password cannot exceed 128 characters'],
  ['password', 'PASSW0RD', 'Password must contain at least one lowercase letter'],
  ['password', 'passw0rd', 'Password must contain at least one uppercase letter'],
  ['password', 'Password', 'Password must contain at least one number'],
  ['state', '', 'State name must be at least 2 characters long'],
  ['state', long, 'State name cannot exceed 50 characters'],
  ['class', '11', 'Class must be one of: 10, 12'],
  ['class', '', 'Class is required'],
  ['stream', '', 'Stream is required for Class 10 and 12 students'],
  ['stream', 'magic', 'Stream must be one of: science_pcm, science_pcb, commerce, arts'],
  ['field', '', 'Field of interest is required for Class 12 students'],
  ['field', 'magic', 'Invalid field selection'],
];

test('sign-up says what is wrong, field by field, and the API the same', async ({ page, request }) => {
  await page.goto('/auth/signup');
  const submit = page.getByRole('button', { name: 'Create account' });
  await submit.click();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await expect(page.getByText('Please confirm your password')).toBeVisible();
  await expectAccessible();
  for (const each of Object.keys(right) as Key[]) await enter(page, each, right[each]);
  for (const [key, value, message] of signUp) {
    await enter(page, key, value);
    // Re-validated on change: no second submit.
    await expect(page.getByText(message, { exact: true }), message).toBeVisible();
    expect(await errorsOf(request, 'POST', '/auth/register', { ...right, [key]: value })).toContain(message);
    // Put right again, with what it had cleared.
    for (const each of new Set<Key>([
      key,
      ...(key === 'class' ? (['stream', 'field'] as const) : []),
      ...(key === 'stream' ? (['field'] as const) : []),
    ]))
      await enter(page, each, right[each]);
    await expect(page.getByText(message, { exact: true })).toHaveCount(0);
  }
  await page.getByLabel('Confirm Password').fill('Passw0rd2');
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('Passw0rd2');
  await expect(page.getByText("Passwords don't match")).toHaveCount(0);
});

test('nothing is said before the first submit', async ({ page }) => {
  await page.goto('/auth/signup');
  await page.getByLabel('Full Name').fill('A');
  await page.getByLabel('Email').fill('x');
  await page.getByLabel('Full Name').focus();
  await expect(page.getByText('Name must be at least 2 characters long')).toHaveCount(0);
  await expect(page.getByText('Please provide a valid email address')).toHaveCount(0);
});

test('sign-in says what is missing', async ({ page, request }) => {
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is required');
  await expectAccessible();
  await page.getByLabel('Email').fill('meena');
  await expect(page.getByText('Please provide a valid email address')).toBeVisible();
  await page.getByLabel('Email').fill('meena@example.org');
  await expect(page.getByText('Please provide a valid email address')).toHaveCount(0);
  expect(await errorsOf(request, 'POST', '/auth/login', {})).toEqual(['Email is required', 'Password is required']);
  expect(await errorsOf(request, 'POST', '/auth/login', { email: 'meena', password: 'x' })).toEqual([
    'Please provide a valid email address',
  ]);
});

test('the complete-profile form says what is missing', async ({ page, newStudent, login }) => {
  const student = await newStudent();
  // The stored session stands for somebody who has told nothing yet; it is not checked here.
  login({ ...student, user: { ...student.user, class: null, state: null, stream: null, field: null } });
  page.network.route(/\/auth\/profile/, (route) => (route.request.method === 'GET' ? route.abort() : route.continue()));
  await page.goto('/auth/complete-profile');
  await page.getByRole('button', { name: 'Complete Profile' }).click();
  await expect(page.getByText('State is required')).toBeVisible();
  await expect(page.getByText('Class is required')).toBeVisible();
  await expectAccessible();
  await page.getByLabel('Class').selectOption('10');
  await expect(page.getByText('Stream is required for Class 10 and 12')).toBeVisible();
  await page.getByLabel('Class').selectOption('12');
  await page.getByLabel('Stream Studying').selectOption('arts');
  await expect(page.getByText('Field is required for Class 12')).toBeVisible();
  await expectAccessible();
});

const profile: [Key, string, string][] = [
  ['name', 'A', 'Name must be at least 2 characters long'],
  ['name', long, 'Name cannot exceed 50 characters'],
  ['name', 'R2D2', 'Name can only contain letters and spaces'],
  ['state', 'X', 'State name must be at least 2 characters long'],
  ['state', long, 'State name cannot exceed 50 characters'],
  ['class', '11', 'Class must be one of: 10, 12, graduate'],
];

test('changing the profile says what is wrong, and the API the same', async ({ page, request, newStudent, login }) => {
  const student = await newStudent();
  login(student);
  await page.goto('/profile');
  for (const [key, value, message] of profile) {
    await page.getByRole('button', { name: 'Edit Preferences' }).click();
    await enter(page, key, value);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(message, { exact: true }), message).toBeVisible();
    expect(await errorsOf(request, 'PUT', '/auth/profile', { [key]: value }, student.token)).toContain(message);
    await page.getByRole('button', { name: 'Cancel' }).click();
  }
});
