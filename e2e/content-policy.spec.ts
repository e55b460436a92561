/** Some browsers say in the console what the content security policy forbids, also when the attempt was meant to fail. */
import { expect, test } from './fixtures.ts';

test('a form tries nothing that the content security policy forbids', async ({ page }) => {
  await page.addInitScript(() => {
    const forbidden: string[] = [];
    Object.assign(window, { forbidden });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      forbidden.push(`${violatedDirective} ${blockedURI}`);
    });
  });
  for (const path of ['/auth/login', '/auth/signup']) {
    await page.goto(path);
    await page.getByRole('main').locator('form').getByRole('button').last().click();
    await expect(page.getByRole('main').locator('[aria-invalid=true]').first()).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { forbidden: string[] }).forbidden)).toEqual([]);
  }
});
