/** From a list one comes with what its card knew: where the rest does not come that stays, and the rest is asked for again with a press. */
import { expect, test, type JourneyPage } from './fixtures.ts';

const again = (page: JourneyPage) => page.getByRole('button', { name: 'Try again' });

async function openFirst(page: JourneyPage, list: string): Promise<void> {
  await page.goto(`/${list.toLowerCase()}`);
  const link = page.getByRole('list', { name: list }).getByRole('listitem').first().getByRole('link').first();
  page.network.route(new RegExp(`/api/${list.toLowerCase()}/`), (route) => route.abort());
  await link.click();
  await expect(page).toHaveURL(new RegExp(`^/${list.toLowerCase()}/`));
}

test('an exam: what is missing is said once, no card stands empty, and all of it comes', async ({ page }) => {
  await openFirst(page, 'Exams');
  await expect(again(page)).toHaveCount(1);
  const syllabus = page.getByText('Syllabus, languages', { exact: true });
  const fee = page.getByRole('heading', { name: 'What the form costs' });
  await expect(syllabus).toBeVisible();
  await expect(fee).toHaveCount(0);
  page.network.unroute();
  await again(page).click();
  await expect(fee).toBeVisible();
  await expect(page.getByText(/^Source:/).first()).toBeAttached();
  await expect(again(page)).toHaveCount(0);
});

test('a scholarship: all but its sources is there, and they come when the browser is online again, without a press', async ({ page }) => {
  await openFirst(page, 'Scholarships');
  // Under the sources of the page.
  const mistake = page.getByRole('main').getByRole('link', { name: 'Report a mistake' });
  await expect(page.getByRole('heading', { name: 'How to apply' })).toBeVisible();
  // As often as a failure is tried again by itself.
  await expect.poll(() => page.network.asked.filter(({ url }) => url.startsWith('/api/scholarships/')).length).toBe(3);
  await page.network.idle();
  await expect(mistake).toHaveCount(0);
  window.dispatchEvent(new Event('offline'));
  page.network.unroute();
  window.dispatchEvent(new Event('online'));
  await expect(mistake).toBeVisible();
});
