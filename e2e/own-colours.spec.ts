import type { Locator } from '@playwright/test';
import { unfoldFilters } from './filters-fold.ts';
import { expect, expectNoSidewaysScroll, test } from './fixtures.ts';

const frameOf = (link: Locator) =>
  link.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return `${outlineStyle} ${outlineWidth}`;
  });

test.describe('in colours of the person’s own', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the place in the menu, also of a wide screen, and what is chosen are framed, the others are not', async ({
    page,
    newStudent,
    login,
  }) => {
    await login(await newStudent());
    await page.goto('/exams');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const nav = page.getByRole('navigation', { name: 'Main' });
    const expectExamsFramed = async () => {
      await expect.poll(() => frameOf(nav.getByRole('link', { name: 'Exams' }))).toBe('solid 3px');
      expect(await frameOf(nav.getByRole('link', { name: 'Courses' }))).not.toContain('solid');
    };
    await expectExamsFramed();
    const phone = page.viewportSize()!;
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
    await expectExamsFramed();
    await page.setViewportSize(phone);

    await page.goto('/courses');
    await unfoldFilters(page);
    const part = page.getByRole('button', { name: /^Diploma \d/ });
    await expect(part).toBeEnabled();
    expect(await frameOf(part)).not.toContain('solid');
    await part.click();
    await page.mouse.move(0, 0);
    // It is chosen when the address says so, a moment after the press.
    await expect.poll(() => frameOf(part)).toBe('solid 3px');
  });
});

test('with letters of twice the size, everything of the header is found on a small screen', async ({ page, newStudent, login }) => {
  for (const who of ['a visitor', 'a student'])
    await test.step(who, async () => {
      if (who === 'a student') await login(await newStudent());
      await page.goto('/privacy');
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      const header = page.getByRole('banner');
      if (who === 'a student') await expect(header.getByRole('button', { name: /^Account menu/ })).toBeVisible();
      for (const control of await header.locator('a:visible, button:visible').all()) {
        const box = await control.boundingBox();
        const name = (await control.getAttribute('aria-label')) ?? (await control.textContent());
        expect(box?.x, `${name} begins on the screen`).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0), `${name} ends on the screen`).toBeLessThanOrEqual(360);
      }
      await expectNoSidewaysScroll(page);
      await header.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Exams' })).toBeVisible();
    });
});
