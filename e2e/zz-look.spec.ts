import { test, expect } from './fixtures.ts';
for (const [w, h] of [[360, 740], [1280, 800]] as const) for (const lang of ['', '/hi'])
  test(`look ${w} ${lang}`, async ({ page }) => {
    await page.setViewportSize({ width: w, height: h });
    await page.goto(`${lang}/chances?exam=jee-main`);
    await page.locator('form input').first().fill('12000');
    await page.locator('form button[type=submit]').first().click();
    await expect(page.locator('#chances-results')).toBeVisible();
    const add = page.locator('section li button[aria-pressed=false]').filter({ hasText: /list|सूची/ });
    for (let i = 0; i < 4; i++) await add.first().click();
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/mylist/res-${w}${lang.replace('/', '-')}.png` });
    await page.goto(`${lang}/chances/list`);
    await expect(page.locator('#my-list-places')).toBeVisible();
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/mylist/list-${w}${lang.replace('/', '-')}.png`, fullPage: true });
  });
