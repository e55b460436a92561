/** Back brings the answer to a rank as it was left, with its form, filters and what was compared; a row a form stands in back.test.ts. */
import { beforeAll, describe } from 'vitest';
import { loadCutoffs } from '../server/src/features/chances/load-cutoffs.ts';
import { temporaryCutoffs, josaa, mcc } from '../server/src/testing/cutoffs-fixture.ts';
import { leave } from './back-row.ts';
import { expect, test, type JourneyPage } from './fixtures.ts';
import { accountMenu, signIn } from './people.ts';
import { server } from './server.ts';

beforeAll(async () => {
  await loadCutoffs(temporaryCutoffs([josaa, mcc]), (await server()).db).done;
});

const results = (page: JourneyPage) => page.getByRole('region', { name: 'Where it may lead' });
const openSeat = (page: JourneyPage) =>
  results(page)
    .getByText(/^NIT, Warangal/)
    .first()
    .click();

async function askChances(page: JourneyPage): Promise<void> {
  await page.goto('/chances?exam=jee-main');
  await page.getByLabel('Your rank').fill('9000');
  await page.getByLabel('Gender').selectOption('female');
  await page.getByLabel('State where you passed Class 12').selectOption('Bihar');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(results(page).getByRole('listitem').first()).toBeVisible();
  await results(page).getByText('Filters', { exact: true }).click();
}

describe('chances', () => {
  test('come back with form, filters, what was compared and results, and ask nothing again', async ({ page }) => {
    await askChances(page);
    await results(page).getByLabel('Sorted').selectOption('By state, mine first');
    await openSeat(page);
    for (const name of ['Compare', 'Close']) await page.getByRole('button', { name }).click();
    await expect(results(page).getByRole('table')).toBeVisible();
    const asked = () => page.network.asked.filter(({ method, url }) => method === 'POST' && url.startsWith('/api/chances')).length;
    await expect.poll(asked).toBe(2);
    for (const link of ['About the college', 'Put into my plan']) {
      await openSeat(page);
      await page.getByRole('link', { name: link }).click();
      await expect(page).not.toHaveURL(/chances/);
      await page.goBack();
      await expect(page).toHaveURL('/chances?exam=jee-main');
      await expect(page.getByText('9,000 · OPEN · Bihar')).toBeVisible();
      await expect(results(page).getByLabel('Sorted')).toHaveValue('place');
      await expect(results(page).getByRole('table')).toBeVisible();
      await expect(results(page).getByRole('listitem').first()).toBeVisible();
    }
    expect(asked()).toBe(2);
  });

  test('of another counselling keep gender and state', async ({ page }) => {
    await askChances(page);
    await page.getByRole('button', { name: 'Change' }).click();
    await page.getByLabel('Counselling').selectOption('mcc');
    await expect(page.getByLabel('Gender')).toHaveValue('female');
    await expect(page.getByLabel('State where you passed Class 12')).toHaveValue('Bihar');
    await expect(page.getByLabel('Your rank')).toHaveValue('');
    await page.getByLabel('Gender').selectOption('male');
    await page.getByLabel('Counselling').selectOption('josaa');
    await expect(page.getByLabel('Your rank')).toHaveValue('9000');
    await expect(page.getByLabel('Gender')).toHaveValue('male');
  });

  test('are searched while typing, and not for each letter', async ({ page }) => {
    await askChances(page);
    const searched = () =>
      page.network.asked.flatMap(({ url, body }) =>
        url.startsWith('/api/chances') && body ? (/"search":"([^"]*)"/.exec(body)?.[1] ?? []) : [],
      );
    await results(page).getByLabel('Institute or branch').fill('warangal');
    await expect.poll(searched).toEqual(['warangal']);
  });

  test('are nobody’s who signs in here, nor the next one’s after signing out', async ({ page, newStudent }) => {
    await askChances(page);
    await page.getByRole('link', { name: 'Sign In' }).first().click();
    await signIn(page, await newStudent());
    await expect(accountMenu(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/chances?exam=jee-main');
    await expect(page.getByLabel('Your rank')).toHaveValue('');
    await page.getByLabel('Your rank').fill('777');
    await leave(page);
    await accountMenu(page).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/chances?exam=jee-main');
    await expect(page.getByText('777')).toHaveCount(0);
    expect(JSON.stringify(sessionStorage)).not.toContain('777');
  });
});
