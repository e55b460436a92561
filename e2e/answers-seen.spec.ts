/** Whatever a form answers is seen on a phone, wherever it was scrolled to, and heard: the focus is at the message or the field. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.goto('/auth/signup');
  await page.getByLabel('Full Name').fill('Meena Devi');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Passw0rd');
  await page.getByLabel('Confirm Password').fill('Passw0rd');
  await page.getByLabel('Class').selectOption('12');
  await page.getByLabel('State').selectOption('Goa');
  await page.getByLabel('Stream Studying').selectOption('commerce');
  await page.getByLabel('Field of Interest').selectOption('entrepreneurship');
}

const createAccount = (page: Page) => page.getByRole('button', { name: 'Create account' }).click();
const answerWith = (page: Page, status: number, body: object) =>
  page.route('**/api/auth/register?lang=*', (route) => route.fulfill({ status, json: { success: false, ...body } }));

async function expectSeen(message: Locator): Promise<void> {
  await expect(message).toBeInViewport({ ratio: 1 });
}

async function expectSaid(page: Page, message: string): Promise<void> {
  await createAccount(page);
  const alert = page.getByRole('alert').filter({ hasText: message });
  await expectSeen(alert);
  await expect(alert).toBeFocused();
}

test.describe('sign-up', () => {
  test.use({ expectedErrors: [/40\d|429|50\d|ERR_/] });

  test('says where it is seen what is wrong, before and after anything is sent', async ({ page, newStudent }) => {
    const { email } = await newStudent();
    await fillSignUp(page, email);
    await test.step('the address is taken; the same again is said again', async () => {
      await expectSaid(page, 'An account with this email already exists');
      await expectSaid(page, 'An account with this email already exists');
    });
    await test.step('it leads to the field that is wrong', async () => {
      for (const [label, wrong, message] of [
        ['Full Name', 'R2D2', 'Name can only contain letters and spaces'],
        ['Email', 'meena', 'Please provide a valid email address'],
        ['Password', 'password', 'Password must contain at least one uppercase letter'],
        ['Confirm Password', 'Passw1rd', "Passwords don't match"],
      ] as const) {
        const field = page.getByLabel(label, { exact: true });
        const right = await field.inputValue();
        await field.fill(wrong);
        await createAccount(page);
        await expect(field).toBeFocused();
        await expectSeen(page.getByText(message));
        await field.fill(right);
      }
    });
    await test.step('what the server says, and that it cannot be reached', async () => {
      for (const [status, code, message] of [
        [429, 'rate_limited', 'Too many attempts. Please try again in 15 minutes.'],
        [503, 'unavailable', 'The service is temporarily unavailable. Please try again in a moment.'],
        [500, 'internal', 'Something went wrong on our side. Please try again.'],
      ] as const) {
        await answerWith(page, status, { code, message });
        await expectSaid(page, message);
      }
      await page.route('**/api/auth/register?lang=*', (route) => route.abort());
      await expectSaid(page, 'Registration failed');
    });
    await test.step('it leads to the field the server speaks of', async () => {
      const message = 'Please provide a valid email address';
      await answerWith(page, 400, { code: 'invalid', message, errors: [{ path: 'email', message }] });
      await createAccount(page);
      await expect(page.getByLabel('Email')).toBeFocused();
      await expect(page.getByLabel('Email')).toHaveAccessibleDescription(message);
      await expectSeen(page.getByText(message));
    });
  });
});
