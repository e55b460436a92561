/** Guests on one phone, one after the other: what the first has is hidden, and comes back. */
import { expect, expectAccessible, test } from './fixtures.ts';
import { keep } from './details.ts';

const plan = { goal: null, ways: [{ label: 'A', course: 'bca', colleges: [] }], steps: [{ id: 'a', text: 'Ask the sister', done: false }] };

test('one is put away under a picture while the other is here, and comes back by the number', async ({ page }) => {
  keep({ class: '12', category: 'sc', subjects: ['physics', 'chemistry', 'biology', 'english'] });
  localStorage.setItem('path-plan', JSON.stringify({ plan, version: 0, isKept: false }));
  localStorage.setItem('courses-costs', JSON.stringify({ bca: { years: [{}], budget: '87650' } }));
  const ask = () => page.getByRole('contentinfo').getByRole('button', { name: 'Somebody else uses this phone now' }).click();
  const dialog = page.getByRole('dialog');
  await page.goto('/path/plan');
  await ask();
  await dialog.getByRole('button', { name: 'Put it away under a picture' }).click();
  await expectAccessible();
  await dialog.getByRole('radio', { name: 'kite' }).check();
  await dialog.getByLabel('A number of six digits').fill('48291');
  await dialog.getByRole('button', { name: 'Put it away' }).click();
  await expect(dialog.getByText('Six digits, please.')).toBeVisible();
  await dialog.getByLabel('A number of six digits').fill('482913');
  await dialog.getByLabel('The same number again').fill('482914');
  await dialog.getByRole('button', { name: 'Put it away' }).click();
  await expect(dialog.getByText('The two numbers differ.')).toBeVisible();
  await dialog.getByLabel('The same number again').fill('482913');
  await dialog.getByRole('button', { name: 'Put it away' }).click();
  await expect(page).toHaveURL('/');
  for (const secret of ['biology', 'Ask the sister', '87650', '482913']) expect(JSON.stringify(localStorage)).not.toContain(secret);
  await page.goto('/path/plan');
  await expect(page.getByText('Ask the sister')).toHaveCount(0);

  // The way back stands where somebody looks for what is theirs.
  for (const path of ['/', '/kept']) {
    await page.goto(path);
    await page.getByRole('main').getByRole('button', { name: 'Take it out' }).click();
    await dialog.getByRole('button', { name: 'Keep it' }).click();
  }
  await ask();
  await dialog.getByRole('button', { name: 'Take out what was put away' }).click();
  await dialog.getByLabel('A number of six digits').fill('111111');
  await dialog.getByRole('button', { name: 'Take it out' }).click();
  await expect(dialog.getByText('This is not the number for that picture.')).toBeVisible();
  await dialog.getByLabel('A number of six digits').fill('482913');
  await dialog.getByRole('button', { name: 'Take it out' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/path/plan');
  await expect(page.getByRole('checkbox', { name: 'Ask the sister' })).toBeVisible();
  expect(Object.keys(localStorage)).not.toContain('put-away');
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('button', { name: 'Take it out' })).toHaveCount(0);
});
