import { expect, expectAccessible, test } from './fixtures.ts';
import { keep } from './passport.ts';

const two = '/decide?colleges=iit-bombay,iit-delhi';

test('a shortlist is weighed by what matters: facts are filled in and marked, the rest is rated, and it says how firm the sum is', async ({
  page,
}) => {
  await page.goto(two);
  await expect(page.getByRole('heading', { level: 1, name: 'Weigh my choices' })).toBeVisible();
  await expect(page.getByText('You are weighing')).toContainText('Bombay');
  // What was published of both is filled in, with its source.
  await page.getByLabel('Rank and name', { exact: true }).check();
  await expect(page.getByText(/^NIRF \d{4}/).first()).toBeVisible();
  await expect(page.getByText('From facts').first()).toBeVisible();
  // The other things that were chosen to begin with are not known of a visitor.
  for (const thing of ['Close to home', 'How sure I am to get in', 'Fits my result'])
    await page.getByLabel(thing, { exact: true }).uncheck();
  await expect(page.getByText('Choose at least three things.')).toBeVisible();
  await page.getByLabel('What my family wishes', { exact: true }).check();
  await page.getByLabel('Hostel or daily travel', { exact: true }).check();
  const rate = (thing: RegExp, item: RegExp, value: string) =>
    page.getByLabel(new RegExp(`^${thing.source}: .*${item.source}`)).selectOption(value);
  for (const item of [/Bombay/, /Delhi/]) {
    await rate(/Hostel or daily travel/, item, '3');
    await rate(/Cost/, item, '3');
    await rate(/Rank and name/, item, '5');
  }
  await rate(/What my family wishes/, /Bombay/, '5');
  await rate(/What my family wishes/, /Delhi/, '2');
  await expect(page.getByText(/Bombay is ahead\.$/)).toBeVisible();
  await expect(page.getByText('No single thing, mattering less or more within reason, would change who is ahead.')).toBeVisible();
  // Delhi is better in one thing now: mattering more, it would turn it.
  await rate(/Hostel or daily travel/, /Delhi/, '5');
  await expect(page.getByText(/^If the family’s wish mattered a little less, .*Delhi would win\.$/)).toBeVisible();
  await expect(page.getByText(/^A near tie/)).toBeVisible();
  await expectAccessible();
});

test('what was weighed is there again, and cleared by one press', async ({ page }) => {
  await page.goto(two);
  await page.getByLabel('How much does it matter: Cost?').selectOption('lot');
  await page.goto('/decide?colleges=iit-delhi,iit-bombay');
  await expect(page.getByLabel('How much does it matter: Cost?')).toHaveValue('lot');
  await page.goto('/decide');
  await expect(page.getByRole('heading', { name: 'Weighed before' })).toBeVisible();
  await page.getByRole('link', { name: /Bombay and .*Delhi|Delhi and .*Bombay/ }).click();
  await page.getByRole('button', { name: 'Clear this weighing' }).click();
  await expect(page.getByLabel('How much does it matter: Cost?')).toHaveValue('some');
});

test('where one lives makes the distance known, and it is in no request', async ({ page }) => {
  keep({ class: '12', state: 'Bihar', district: 'Patna' });
  await page.goto(two);
  await expect(page.getByText(/^About .* km from your district, in a straight line\.$/).first()).toBeVisible();
  expect(page.network.asked.filter(({ method, url, body }) => method !== 'GET' || /patna/i.test(`${url} ${body}`))).toEqual([]);
});

test('ids that are not ours are named, repeated ones count once, and none asks what to weigh', async ({ page }) => {
  await page.goto('/decide?colleges=iit-bombay,iit-bombay,no-such-college');
  await expect(page.getByText('Not in our lists, so left out: no-such-college.')).toBeVisible();
  await page.goto('/decide');
  await expect(page.getByRole('heading', { name: 'Nothing is kept yet' })).toBeVisible();
  await page.goto('/decide?colleges=<script>,../../x');
  await expect(page.getByRole('heading', { name: 'Nothing is kept yet' })).toBeVisible();
});
