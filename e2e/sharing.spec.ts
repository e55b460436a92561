/** A page is handed on by the phone's own way of sharing; the others, and what a result hands on, are in journeys/sharing.test.ts. */
import { expect, test } from './fixtures.ts';

test('the share sheet gets the name and the bare address', async ({ page }) => {
  // It keeps what it was handed.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: (data: object) => {
        (window as unknown as { shared: object }).shared = data;
        return Promise.resolve();
      },
    });
  });
  await page.goto('/exams/jee-main?from=a-friend');
  const name = 'Joint Entrance Examination (Main)';
  await page.getByRole('button', { name: 'Save / more' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  const shared = await page.evaluate(() => (window as unknown as { shared: object }).shared);
  expect(shared).toEqual({ title: name, url: `${new URL(page.url()).origin}/exams/jee-main` });
});
