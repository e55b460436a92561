import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { signUpOf, type NewStudent, type Student } from './student.ts';

export { expect };
export type { Student };

interface Fixtures {
  /** A fresh account, made through the API. */
  newStudent: (details?: NewStudent) => Promise<Student>;
  /** Signs the page in as a student, as if they had done so earlier. */
  login: (student: Student) => Promise<void>;
  /** Messages of the browser console that this test expects. */
  expectedErrors: RegExp[];
  quietConsole: undefined;
}

export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],

  quietConsole: [
    async ({ page, expectedErrors }, use) => {
      const unexpected: string[] = [];
      const note = (text: string) => {
        if (!expectedErrors.some((pattern) => pattern.test(text))) unexpected.push(text);
      };
      page.on('console', (message) => {
        if (message.type() === 'error') note(message.text());
      });
      page.on('pageerror', (error) => note(error.message));
      await use(undefined);
      expect(unexpected, 'the browser console stays quiet').toEqual([]);
    },
    { auto: true },
  ],

  newStudent: async ({ request }, use) => {
    await use(async (details = {}) => {
      const body = signUpOf(details);
      const response = await request.post('/api/auth/register', { data: body });
      expect(response.status(), await response.text()).toBe(201);
      const { data } = (await response.json()) as { data: { token: string; user: Record<string, unknown> } };
      return { email: body.email, password: body.password, token: data.token, user: data.user };
    });
  },

  login: async ({ page }, use) => {
    await use(async ({ token, user }) => {
      // Any document of our origin will do to reach its storage; an empty one asks the server for nothing.
      await page.route('/empty', (route) => route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="/favicon.svg">' }));
      await page.goto('/empty');
      await page.evaluate(
        ([key, value]) => localStorage.setItem(key!, value!),
        ['auth-store', JSON.stringify({ state: { user, token, isAuthenticated: true }, version: 0 })],
      );
    });
  },
});

/** Nothing on this screen keeps anybody out. */
export async function expectAccessible(page: Page): Promise<void> {
  // We have no frames: without this, each check opens a second page to gather theirs.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([]);
}

/** Nothing scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

/** The same screen, laid out for a desk; it goes back to what it was. */
export async function expectNoSidewaysScrollWhenWide(page: Page): Promise<void> {
  const phone = page.viewportSize()!;
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(phone);
}

/** The same for whoever reads with letters twice as large; they are put back. */
export async function expectNoSidewaysScrollTwiceAsLarge(page: Page): Promise<void> {
  const setLetters = (size: string) => page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
  await setLetters('200%');
  await expectNoSidewaysScroll(page);
  await setLetters('');
}
