import { countOf, saysCount } from './counts.ts';
import { expect, expectAccessible, test, type Page } from './fixtures.ts';
import { phoneWith } from './phone.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Colleges' }).getByRole('listitem');

test('counts by state are a picture that filters', async ({ page, request }) => {
  await page.goto('/colleges');
  await page.getByText('Colleges by state').click();
  await page.getByRole('button', { name: /^Goa \d+/ }).click();
  await expect(page).toHaveURL(/state=Goa/);
  await expect(saysCount(page, 'colleges', await countOf(request, 'colleges', 'state=Goa'))).toBeVisible();
  await expectAccessible();
});

test('what is near a place comes first', async ({ page }) => {
  await page.goto('/colleges');
  await page.getByText('More filters and colleges near a place').click();
  await page.getByLabel('Near a district or PIN code').fill('Ernakulam');
  await page.getByRole('button', { name: 'Show the nearest' }).click();
  await expect(page).toHaveURL(/near=Ernakulam/);
  await expect(page.getByRole('button', { name: /^Nearest to Ernakulam/ })).toBeVisible();
  await expect(cards(page).first()).toContainText('Kerala');
});

test('the device finds its own district, and its position leaves it in no request', async ({ page }) => {
  const coords = { latitude: 9.9312, longitude: 76.2673 };
  phoneWith({ geolocation: { getCurrentPosition: (give: (at: object) => void) => give({ coords }) } });
  await page.goto('/colleges');
  await page.getByText('More filters and colleges near a place').click();
  await page.getByRole('button', { name: 'Use where I am' }).click();
  await expect(page).toHaveURL(/near=Ernakulam/);
  await expect(page.getByRole('button', { name: /^Nearest to Ernakulam/ })).toBeVisible();
  await expect(cards(page).first()).toContainText('Kerala');
  expect(page.network.asked.filter(({ url, body }) => /9\.93|76\.26/.test(`${url} ${body ?? ''}`))).toEqual([]);
});

test('a search that does not reach the server says so, and goes on when it is back', async ({ page, request }) => {
  await page.goto('/colleges');
  await expect(saysCount(page, 'colleges', await countOf(request, 'colleges'))).toBeVisible();
  page.network.route(/./, (route) => route.abort());
  await page.getByRole('searchbox').fill('jnu');
  await expect(page.getByRole('alert')).toContainText('Failed to fetch colleges');
  page.network.unroute();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page).first()).toContainText('Jawaharlal Nehru University');
});
