import { beforeAll } from 'vitest';
import { cutoffAliases, cutoffState } from '../server/src/features/chances/chances.tables.ts';
import { loadCutoffs } from '../server/src/features/chances/load-cutoffs.ts';
import { temporaryCutoffs, josaa, mcc, seats } from '../server/src/testing/cutoffs-fixture.ts';
import { downloads } from './downloads.ts';
import { held } from './held.ts';
import { expect, expectAccessible, test, type JourneyPage } from './fixtures.ts';
import { server } from './server.ts';

const more = ['Textile Technology', 'Mining Engineering', 'Chemical Engineering'];

beforeAll(async () => {
  const programmes = [...josaa.programmes, ...more.map((name) => ({ name }))];
  const closings = [9000, 2000, 60_000];
  const lines = more.map((_, at) => seats({ closings: Array<number>(3).fill(closings[at] ?? 0), institute: 2, programme: at + 2 }));
  await loadCutoffs(temporaryCutoffs([{ ...josaa, programmes, lines: [...josaa.lines, ...lines] }, mcc]), (await server()).db).done;
});

const results = (page: JourneyPage) => page.getByRole('region', { name: 'Where it may lead' });
const places = (page: JourneyPage) => page.getByRole('region', { name: 'Your lines in order' }).getByRole('listitem');
const asked = (page: JourneyPage) => page.network.asked.filter(({ method }) => method === 'POST').length;

async function ask(page: JourneyPage, rank = '9000'): Promise<void> {
  await page.goto('/chances?exam=jee-main');
  await page.getByLabel('Your rank').fill(rank);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(results(page).getByRole('listitem').first()).toBeVisible();
}

const add = (page: JourneyPage, name: string) =>
  results(page)
    .getByRole('button', { name: new RegExp(`^Add to my list: ${name}`) })
    .first()
    .click();

test('a list is put together, judged, ordered by keys and buttons, and taken along; ordering sends nothing', async ({ page }) => {
  await ask(page);
  await add(page, 'Mining Engineering');
  await add(page, 'Textile Technology');
  await expect(results(page).getByText('My list: 2')).toBeVisible();
  await page.getByRole('link', { name: 'See my list' }).click();
  await expect(page).toHaveURL('/chances/list');

  await expect(places(page)).toHaveCount(3);
  await expect(places(page).nth(0)).toContainText('Mining Engineering');
  await expect(places(page).nth(0)).toContainText('Dead: your rank is more than twice what it ever closed at.');
  await expect(places(page).nth(2)).toContainText('Empty: places 3 to 10');
  await expect(page.getByText(/^In about \d+ of 100 years like the last ones this list gets no seat\.$/)).toBeVisible();
  await expect(page.getByText(/^This list may leave you without a seat/)).toBeVisible();
  await page.getByText('In which order?').click();
  await expect(page.getByText(/never costs you a line below it/)).toBeVisible();
  await expectAccessible();

  const before = asked(page);
  await page.getByRole('button', { name: /^Move Mining Engineering.*: arrow keys/ }).press('ArrowDown');
  await expect(page.getByRole('status').filter({ hasText: /Mining Engineering.* is now at place 2 of 2\./ })).toHaveCount(1);
  await expect(places(page).nth(0)).toContainText('Textile Technology');
  await page.getByRole('button', { name: /^Move Mining Engineering.* up$/ }).click();
  await expect(places(page).nth(0)).toContainText('Mining Engineering');
  expect(asked(page)).toBe(before);

  const { last } = downloads();
  await page.getByRole('button', { name: 'As a file (CSV)' }).click();
  expect(await last()).toContain('1,"Birla Institute of Technology, Mesra, Ranchi",Mining Engineering,AI,OPEN,Gender-Neutral,No');

  await page.getByRole('button', { name: 'What could I add?' }).click();
  const suggested = page.getByRole('list', { name: 'These would cut the risk most' });
  await expect(suggested.getByText(/^Chemical Engineering/)).toBeVisible();
  await suggested.getByRole('button', { name: /^Add to my list: Chemical Engineering/ }).click();
  await expect(places(page).nth(2)).toContainText('Chemical Engineering');
  await expect(page.getByText('In less than 1 of 100 years like the last ones this list gets no seat.')).toBeVisible();

  await page.getByRole('button', { name: /^Remove Mining Engineering/ }).click();
  await expect(page.getByRole('heading', { name: 'Your lines in order' })).toBeFocused();
  await page.reload();
  await expect(places(page).nth(1)).toContainText('Chemical Engineering');
  // Neither rank nor lines in any address.
  expect(page.network.asked.some(({ url }) => url.includes('9000'))).toBe(false);
});

test('another rank brings the lines that are there anew; what is added or taken out meanwhile stays so', async ({ page }) => {
  await ask(page, '500');
  await add(page, 'Mining Engineering');
  await ask(page, '9000');
  const answer = held();
  page.network.route(/api\/chances$/, async (route) => {
    await answer.until;
    return route.continue();
  });
  await add(page, 'Textile Technology');
  await add(page, 'Chemical Engineering');
  await expect(results(page).getByRole('status').filter({ hasText: 'My list: 3' })).toHaveCount(1);
  await results(page)
    .getByRole('button', { name: /^In my list: Textile Technology/ })
    .click();
  answer.go();
  await page.network.idle();
  await page.getByRole('link', { name: 'See my list' }).click();
  await expect(places(page).nth(0)).toContainText('Dead');
  await expect(places(page).nth(1)).toContainText('Chemical Engineering');
  await expect(places(page).nth(2)).toContainText('Empty');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('brought up to date, an old id is read as the line it became, and a line that has left is told', async ({ page }) => {
  const { db } = await server();
  await ask(page);
  await add(page, 'Chemical Engineering');
  await add(page, 'Mining Engineering');
  const kept = JSON.parse(localStorage.getItem('chances-lists') ?? '{}') as { josaa: { lines: { id: string }[] } };
  const [chemical, mining] = kept.josaa.lines;
  await db.insert(cutoffAliases).values({ id: 'of-long-ago', counselling: 'josaa', line: chemical!.id });
  await db.update(cutoffState).set({ checksum: 'with another alias' });
  const lines = [
    { ...chemical, id: 'of-long-ago', probability: null, band: null },
    { ...mining, id: 'left' },
  ];
  localStorage.setItem('chances-lists', JSON.stringify({ josaa: { ...kept.josaa, lines } }));
  await page.goto('/chances/list');
  await expect(places(page).nth(0)).toContainText('No call');
  await page.getByRole('button', { name: 'Bring the lines up to date' }).click();
  await expect(places(page).nth(0)).toContainText('Likely');
  await expect(places(page).nth(1)).toContainText('No longer in the published lists.');
  await expect(page.getByText('The lines are up to date. No longer in the published lists: 1.')).toBeVisible();
  // What could be added is asked for with what is there.
  await page.getByRole('button', { name: 'What could I add?' }).click();
  await expect(page.getByText('Nothing among your filters would make it safer. Try wider filters.')).toBeVisible();
});

test('offline to the server the list is there, is judged, ordered and printed; only what must be asked for waits', async ({ page }) => {
  await ask(page);
  for (const name of ['Mining Engineering', 'Textile Technology', 'Chemical Engineering']) await add(page, name);
  page.network.route(/api\/chances/, (route) => (route.request.method === 'POST' ? route.abort() : route.continue()));
  await page.goto('/chances/list');
  await expect(page.getByText('In less than 1 of 100 years like the last ones this list gets no seat.')).toBeVisible();
  const grip = page.getByRole('button', { name: /^Move Mining Engineering.*: arrow keys/ });
  await grip.press('End');
  await expect(places(page).nth(2)).toContainText('Mining Engineering');
  await grip.press('Home');
  await expect(places(page).nth(0)).toContainText('Mining Engineering');
  for (const button of ['What could I add?', 'Bring the lines up to date']) {
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByText('That did not work. Your list is as it was.').last()).toBeVisible();
  }
  await page.getByRole('button', { name: /^Remove Chemical Engineering/ }).click();
  await page.goto('/chances/list');
  await expect(places(page).nth(1)).toContainText('Textile Technology');
  await expect(page.getByText(/^In about \d+ of 100 years/)).toBeVisible();
});

test('a counselling has a list of its own', async ({ page }) => {
  await ask(page);
  await add(page, 'Textile Technology');
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByLabel('Counselling').selectOption('mcc');
  await page.getByLabel('Your rank').fill('900');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await add(page, 'MBBS');
  await page.getByRole('link', { name: 'See my list' }).click();
  const which = page.getByLabel('Whose counselling');
  await which.selectOption('mcc');
  await expect(places(page).nth(0)).toContainText('MBBS');
  await expect(places(page).nth(0)).toContainText('No call: ');
  await expect(page.getByText('No line of this list has a call, so nothing can be said about all of them together.')).toBeVisible();
  await page.getByText('In which order?').click();
  await expect(page.getByText('How the order is used we have not read.', { exact: false })).toBeVisible();
  await which.selectOption('josaa');
  await expect(places(page).nth(0)).toContainText('Textile Technology');
});

test('lines of one branch are told apart by whose seats they are', async ({ page }) => {
  await page.goto('/chances?exam=jee-main');
  await page.getByLabel('Your rank').fill('9000');
  await page.getByLabel('Gender').selectOption('female');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const name = 'Add to my list: Civil Engineering, Birla Institute of Technology, Mesra, Ranchi';
  for (const whose of ['', ' (Women only)'])
    await expect(results(page).getByRole('button', { name: `${name}${whose}`, exact: true })).toHaveCount(1);
});

test('an empty list says how to begin', async ({ page }) => {
  await page.goto('/chances/list');
  await expect(page.getByRole('heading', { name: 'Your list is empty' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Find lines' }).click();
  await expect(page).toHaveURL('/chances');
});
