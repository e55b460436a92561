/** The way back into an account, as somebody goes it who has forgotten the password. */
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './fixtures.ts';

/** The link in the mail to an address, once it is there. */
async function linkFor(email: string, port: string): Promise<string> {
  const folder = join(tmpdir(), `disha-e2e-${port}`, 'mails');
  const find = () =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .find((mail) => mail.includes(`To: ${email}`) && mail.includes('/auth/reset'));
  await expect.poll(() => find() !== undefined, { timeout: 20_000 }).toBe(true);
  const text = (find() ?? '').replace(/=\r\n/g, '').replaceAll('=3D', '=');
  return /http\S+\/auth\/reset\?token=[\w-]{43}/.exec(text)?.[0] ?? '';
}

test('a forgotten password is replaced by the link in a mail', async ({ page, newStudent, baseURL }) => {
  const { email } = await newStudent();
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText('Look into your mail')).toBeVisible();

  const link = await linkFor(email, new URL(baseURL ?? '').port);
  expect(new URL(link).origin).toBe(new URL(baseURL ?? '').origin);
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('Another2');
  // The token is no longer where somebody could read it.
  await expect(page).toHaveURL(/\/auth\/reset$/);
  await page.getByLabel('New password again').fill('Another2');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await page.getByRole('link', { name: 'Sign in', exact: true }).last().click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Another2');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/auth/);

  await page.goto('/profile');
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(page.getByText('This device')).toBeVisible();
  await page.getByRole('button', { name: 'Remind me' }).click();
  await expect(page.getByText('Reminders are on')).toBeVisible();
});
