import { countOf, saysCount } from './counts.ts';
import { expect, expectAccessible, test, type JourneyPage } from './fixtures.ts';
import { keep } from './details.ts';
import { phoneWith } from './phone.ts';

const cards = (page: JourneyPage) => page.getByRole('list', { name: 'Colleges' }).getByRole('listitem');

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
  await page.getByLabel('Near a town, district or PIN').fill('Ernakulam');
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

test('a college of which no list was read claims neither a name nor a register for its courses, and asks for more', async ({ page }) => {
  await page.goto('/colleges?search=fergusson college');
  const unread = 'No list of its courses was read: ask the college.';
  await expect(cards(page).first()).toContainText(unread);
  await page.goto('/colleges/fergusson-college');
  await expect(page.getByText(unread)).toBeVisible();
  await expect(page.getByText('It may teach more.')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Tell us what it teaches' })).toBeVisible();
});

test('a filter that means nothing is told in the words of the page', async ({ page }) => {
  const headingOf = (name: string) => page.getByRole('heading', { level: 2, name });
  await page.goto('/hi/colleges?state=Bihar&district=Pune');
  await expect(headingOf('वहाँ ऐसा कोई ज़िला हमारी सूची में नहीं है')).toBeVisible();
  await page.goto('/colleges?course=nope');
  await expect(headingOf('We know no such course')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear Filter' })).toHaveCount(1);
  await page.goto('/hi/colleges?near=Bilaspur');
  await expect(page.getByText('छत्तीसगढ़, हिमाचल प्रदेश')).toBeVisible();
});

test('of a course, who is known to teach it comes first and who usually does after it, under a heading of its own', async ({
  page,
  request,
}) => {
  const query = 'course=ba-programme-general&state=Haryana';
  const { body } = await request('GET', `/colleges?${query}`);
  const { known, usual } = (body as { data: { counts: { known: number; usual: number } } }).data.counts;
  expect(usual).toBeGreaterThan(0);
  await page.goto(`/colleges?${query}`);
  await expect(
    page.getByRole('status').filter({ hasText: `${known} known to teach BA General; ${usual} where BA General is usual` }),
  ).toBeVisible();
  const others = page.getByRole('list', { name: 'Where BA General is usual' }).getByRole('listitem');
  await expect(page.getByRole('heading', { level: 2, name: 'Where BA General is usual' })).toBeVisible();
  await expect(others.first()).toContainText('A college of this kind usually teaches BA General; ask there');
  await expectAccessible();
  await others.first().getByRole('link').first().click();
  await expect(page.getByText('What colleges of this kind teach')).toBeVisible();
});

test('near a place, too, what is known of a course stands before what is usual, each from the nearest on', async ({ page, request }) => {
  const query = 'course=ba-programme-general&near=Hisar';
  const { body } = await request('GET', `/colleges?${query}&basis=any&limit=50`);
  const { counts, colleges } = (body as { data: { counts: { known: number }; colleges: { name: string }[] } }).data;
  expect(counts.known).toBeGreaterThan(0);
  await page.goto(`/colleges?${query}`);
  const known = page.getByRole('list', { name: 'Colleges', exact: true }).getByRole('listitem');
  await expect(known.first()).toContainText(colleges[0]?.name ?? 'no college');
  await expect(known.filter({ hasText: 'of this kind' })).toHaveCount(0);
  const usual = page.getByRole('heading', { level: 2, name: 'Where BA General is usual' });
  await expect(usual).toBeVisible();
  await page.getByRole('button', { name: 'Only where it is usual' }).first().click();
  const others = page.getByRole('list', { name: 'Where BA General is usual' }).getByRole('listitem');
  await expect(others.first()).toContainText('Haryana');
  await expect(others.first()).toContainText('BA General; ask there');
});

test('"open to me" leaves out what is for others only, by what this phone alone knows', async ({ page }) => {
  keep({ gender: 'male' });
  await page.goto('/colleges?search=miranda house');
  await expect(cards(page).first()).toContainText('Miranda House');
  await page.getByText('More filters and colleges near a place').click();
  await page.getByRole('checkbox', { name: 'Open to me: without colleges for women only' }).click();
  await expect(page).toHaveURL(/open=yes/);
  await expect(cards(page).filter({ hasText: 'Miranda House' })).toHaveCount(0);
  expect(page.network.asked.filter(({ url, body }) => /gender|male|open=|openTo/.test(`${url} ${body ?? ''}`))).toEqual([]);
});

test('a woman finds women’s colleges open to her, and who has told nothing is not asked', async ({ page }) => {
  await page.goto('/colleges?search=miranda house&open=yes');
  await expect(cards(page).first()).toContainText('Miranda House');
  await expect(page.getByRole('checkbox', { name: /^Open to me/ })).toHaveCount(0);
  keep({ gender: 'female' });
  await page.goto('/colleges?search=miranda house&open=yes');
  await expect(cards(page).first()).toContainText('Miranda House');
  await expect(page.getByRole('checkbox', { name: 'Open to me: without colleges for men only' })).toBeChecked();
});

test('a district tells what is known of its colleges apart from what is usual, and counts them apart', async ({ page, request }) => {
  const { data } = (await request('GET', '/colleges?state=Bihar&district=Patna&counts=kinds&limit=1')).body;
  await page.goto('/colleges/in/bihar/patna');
  const heading = (name: string) => page.getByRole('heading', { level: 2, name });
  await expect(heading(`Known: courses listed by a source: ${data.grounds.listed}`)).toBeVisible();
  await expect(heading(`Only usual: what colleges of their kind teach: ${data.grounds.usual}`)).toBeVisible();
  expect(data.grounds.listed + data.grounds.named + data.grounds.usual + data.grounds.unknown).toBe(data.pagination.totalCount);
});
