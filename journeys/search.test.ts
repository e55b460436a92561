import { loadCutoffs } from '../server/src/features/chances/load-cutoffs.ts';
import { temporaryCutoffs, josaa, mcc } from '../server/src/testing/cutoffs-fixture.ts';
import { expect, expectAccessible, test, type JourneyPage } from './fixtures.ts';
import { server } from './server.ts';

async function openSearch(page: JourneyPage) {
  await page.goto('/privacy');
  const button = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
  await button.press('Enter');
  const box = page.getByRole('combobox', { name: 'Search everything' });
  await expect(box).toBeFocused();
  return box;
}

test('Enter may come before the answer', async ({ page }) => {
  const box = await openSearch(page);
  await box.pressSequentially('neet');
  await box.press('Enter');
  await expect(page).toHaveURL('/exams/neet-ug');
});

test('what begins there goes on in the list', async ({ page }) => {
  const box = await openSearch(page);
  await box.fill('engineering');
  const all = page.getByRole('option', { name: /^See all \d+ courses/ });
  const count = /\d+/.exec(await all.textContent())?.[0] ?? '';
  await all.click();
  await expect(page).toHaveURL('/courses?search=engineering');
  await expect(page.getByRole('status').filter({ hasText: `${count} courses` })).toBeVisible();
});

test('nothing found says so and helps', async ({ page }) => {
  const box = await openSearch(page);
  await box.fill('zzzzqqqzzzzqqq');
  await expect(page.getByText('Nothing found').last()).toBeVisible();
  await page.getByRole('button', { name: 'Close search' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a short name that nothing has is said to be no exam of ours, with a way on', async ({ page }) => {
  const box = await openSearch(page);
  await box.fill('aibe');
  await expect(page.getByText('We have nothing called “aibe”')).toBeVisible();
  await expect(page.getByText(/we do not have this exam/)).toBeVisible();
  await page.getByRole('link', { name: 'All exams we have' }).click();
  await expect(page).toHaveURL('/exams');
  await page.goto('/search?q=aibe+form+date');
  await expect(page.getByText('We have nothing called “aibe”')).toBeVisible();
  await expectAccessible();
});

test('a server that refuses is an error with a way on, and never "0 found"', async ({ page }) => {
  page.network.route(/\/api\/search/, (route) =>
    route.fulfill({ status: 503, json: { success: false, code: 'unavailable', message: '' } }),
  );
  const box = await openSearch(page);
  await box.fill('nurse');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByText(/0 found|Nothing found/)).toHaveCount(0);
  await page.goto('/search?q=nurse');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByText(/0 found|Nothing found/)).toHaveCount(0);
});

test('a browser that closes the search without asking leaves it ready to be opened again', async ({ page }) => {
  await openSearch(page);
  document.querySelector('dialog')?.close();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Search everything' })).toBeFocused();
});

/** Every address and body that went out. */
const sent = (page: JourneyPage) =>
  page.network.asked.map(({ url, body = '' }) => decodeURIComponent(`${url} ${body}`.replaceAll('+', ' '))).join('\n');

test('a rank goes to the feature of chances on this phone alone', async ({ page }) => {
  await loadCutoffs(temporaryCutoffs([josaa, mcc]), (await server()).db).done;
  const box = await openSearch(page);
  await box.fill('jee main 62000 ews');
  const meant = page.getByRole('group', { name: 'You may mean' });
  await expect(meant.getByRole('option').first()).toHaveText(/Where this rank leads.*rank 62,000/);
  await box.press('Enter');
  await expect(page).toHaveURL('/chances?exam=jee-main');
  await expect(page.getByLabel('Your rank', { exact: true })).toHaveValue('62000');
  await expect(page.getByLabel('Category', { exact: true })).toHaveValue('EWS');
  expect(sent(page)).toContain('/api/search?q=jee main');
  expect(sent(page)).not.toMatch(/62000|ews/i);
});

test('only a number asks for more, and asks nobody', async ({ page }) => {
  const box = await openSearch(page);
  await box.fill('rank 62000');
  await expect(page.getByText('Say what it is about as well: an exam, a course or a place.')).toBeVisible();
  expect(sent(page)).not.toContain('/api/search');
});

test('the page says what was meant, what was found, and what nobody understood', async ({ page }) => {
  await page.goto('/search?q=jee+main+qwertyuiop');
  await expect(page).toHaveTitle(/^Search: jee main qwertyuiop/);
  await expect(page.getByText('Not understood: qwertyuiop')).toBeVisible();
  const meant = page.getByRole('region', { name: 'You may mean' });
  await expect(meant.getByRole('link').first()).toHaveText(/JEE Main/);
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  await expectAccessible();
  const form = page.getByRole('search');
  await form.getByRole('searchbox').fill('neet rank 45000');
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?q=neet');
  await expect(meant.getByRole('link').first()).toHaveText(/rank 45,000/);
  await expect(page.getByRole('region', { name: 'Exams' }).getByRole('link').first()).toBeVisible();
  expect(sent(page)).not.toContain('45000');
});

test('an address with a rank loses it before the page asks for anything', async ({ page }) => {
  await page.goto('/search?q=jee+main+62000');
  await expect(page).toHaveURL('/search?q=jee%20main');
  await expect(page.getByRole('region', { name: 'You may mean' }).getByRole('link').first()).toHaveText(/rank 62,000/);
  expect(page.network.asked.some(({ url }) => url.startsWith('/api/') && url.includes('62000'))).toBe(false);
});

test('who a scholarship is for stays on this phone, and is filtered by', async ({ page }) => {
  const box = await openSearch(page);
  await box.fill('छात्रवृत्ति लड़की राजस्थान');
  await page.getByRole('group', { name: 'You may mean' }).getByRole('option').first().click();
  await expect(page).toHaveURL('/scholarships?state=Rajasthan');
  await expect(page.getByLabel('For whom')).toHaveValue('true');
  expect(sent(page)).not.toContain('लड़की');
});

test('nothing found, and no answer, are said on the page', async ({ page }) => {
  await page.goto('/search?q=zzzzqqqzzzzqqq');
  await expect(page.getByText('Nothing found').last()).toBeVisible();
  page.network.route(/\/api\/search/, (route) => route.abort());
  await page.goto('/search?q=nurse');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
