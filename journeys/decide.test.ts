import { expect, expectAccessible, test, type JourneyPage } from './fixtures.ts';
import { keep } from './details.ts';

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

/** Three things, rated so that one is ahead. */
async function weighFor(page: JourneyPage, winner: RegExp, loser: RegExp): Promise<void> {
  for (const thing of ['Close to home', 'Cost', 'How sure I am to get in', 'Fits my result']) {
    const ratings = page.getByLabel(new RegExp(`^${thing}: .*${winner.source}`));
    await ratings.selectOption('5');
    await page.getByLabel(new RegExp(`^${thing}: .*${loser.source}`)).selectOption('2');
  }
}

test('two views on one phone: the second does not see the first, then both are side by side', async ({ page }) => {
  await page.goto(two);
  await weighFor(page, /Bombay/, /Delhi/);
  await page.getByRole('button', { name: 'On this phone' }).click();
  await expect(page.getByRole('heading', { name: 'Now the parent weighs' })).toBeVisible();
  await expect(page.getByText(/Bombay is ahead\.$/)).toHaveCount(0);
  await expect(page.getByLabel(/^Close to home: .*Bombay/)).toHaveValue('');
  await page.getByRole('button', { name: 'Show both views' }).click();
  await expect(page.getByText('Choose three things and rate them first.')).toBeVisible();
  await weighFor(page, /Delhi/, /Bombay/);
  await page.getByLabel('How much does it matter: Close to home?').selectOption('lot');
  await page.getByRole('button', { name: 'Show both views' }).click();
  await expect(page.getByText(/^For the student .*Bombay is ahead, for the parent .*Delhi\.$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Three questions to ask each other' })).toBeVisible();
  await expectAccessible();
  // Nothing of the parent's is kept, nor was anything sent.
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('lot');
  expect(page.network.asked.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('a link: the parent answers without an account and without seeing the student’s view, and both then read the same', async ({
  page,
}) => {
  await page.goto(two);
  await weighFor(page, /Bombay/, /Delhi/);
  await page.getByRole('button', { name: 'Make a link for a parent' }).click();
  const link = page.getByRole('link', { name: /^See the answer/ });
  await expect(link).toBeVisible();
  const address = document.querySelector('a[href*="/together/"]')?.getAttribute('href') ?? '';
  expect(address).toMatch(/^\/together\/[\w-]{22}#[\w-]{22}$/);
  const key = address.split('#')[1] ?? '';
  // On another phone.
  const students = Object.entries(localStorage);
  localStorage.clear();
  await page.goto(address);
  await expect(page.getByText(/^Weigh these: /)).toBeVisible();
  expect(window.location.hash).toBe('');
  await expect(page.getByLabel(/^Close to home: .*Bombay/)).toHaveValue('');
  await weighFor(page, /Delhi/, /Bombay/);
  await page.getByRole('button', { name: 'Send my view' }).click();
  await expect(page.getByText(/^For the student .*Bombay is ahead, for the parent .*Delhi\.$/)).toBeVisible();
  expect(localStorage.length).toBe(0);
  // Back at the student's.
  sessionStorage.clear();
  for (const [name, value] of students) localStorage.setItem(name, value);
  await page.goto(address);
  await expect(page.getByText(/^For the student .*Bombay is ahead, for the parent .*Delhi\.$/)).toBeVisible();
  await expectAccessible();
  // Neither the key nor a word of either went out.
  const sent = page.network.asked.map(({ url, body }) => `${url} ${body ?? ''}`).join('\n');
  expect(sent).not.toContain(key);
  expect(sent).not.toContain('matters');
  // Withdrawn, it opens nothing any more.
  await page.goto(two);
  await page.getByRole('button', { name: 'Withdraw it' }).click();
  await expect(page.getByText(/^Withdrawn\./)).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'There is nothing at this link' })).toBeVisible();
  await page.goto(address.split('#')[0] ?? '');
  await expect(page.getByRole('heading', { name: /There is nothing|This link is not whole/ })).toBeVisible();
});

test('a link without its end, or with another one, says so and asks nobody', async ({ page }) => {
  await page.goto('/together/AAAAAAAAAAAAAAAAAAAAAA');
  await expect(page.getByRole('heading', { name: 'This link is not whole' })).toBeVisible();
  await page.goto('/together/AAAAAAAAAAAAAAAAAAAAAA#<script>');
  await expect(page.getByRole('heading', { name: 'This link is not whole' })).toBeVisible();
  expect(page.network.asked.filter(({ url }) => url.includes('together'))).toEqual([]);
});

test('the report is put together of what this phone holds, with a tick a line of what is told about oneself', async ({ page }) => {
  keep({
    class: '12',
    subjects: ['physics', 'chemistry', 'mathematics'],
    state: 'Bihar',
    district: 'Patna',
    category: 'sc',
    disability: true,
  });
  await page.goto('/decide/report');
  const report = page.getByRole('region', { name: 'The report' });
  await expect(report.getByText('There is no plan yet.')).toBeVisible();
  await expect(report.getByText(/^Without Mathematics \d+ of the courses after school would close\.$/)).toBeVisible();
  await expect(report.getByText('Home district Patna')).toBeVisible();
  for (const label of [/^Category/, /^A disability/]) {
    await expect(page.getByLabel(label)).not.toBeChecked();
    await expect(report.getByText(label)).toHaveCount(0);
  }
  await page.getByLabel(/^Category/).check();
  await expect(report.getByText('Category SC')).toBeVisible();
  await page.getByLabel(/^Home district/).uncheck();
  await expect(report.getByText('Home district Patna')).toHaveCount(0);
  await page.getByLabel('Language of the report').selectOption('both');
  await expect(report.getByText('अभी कोई प्लान नहीं है।')).toBeVisible();
  await expect(report.getByText('There is no plan yet.')).toBeVisible();
  await expectAccessible();
  expect(page.network.asked.filter(({ method, url, body }) => method !== 'GET' || /patna|sc\b/i.test(`${url} ${body}`))).toEqual([]);
});
