import { test as base, expect, type APIRequestContext, type Page } from '@playwright/test';
import axe from 'axe-core';
import { signUpOf, type NewStudent, type SignedUpStudent } from './student.ts';

export { expect };
export type { SignedUpStudent };

/** For what differs on a wide screen; there things move. */
export const screenSizes = [
  ['on a phone', {}],
  ['on a wide screen', { viewport: { width: 1280, height: 800 }, hasTouch: false, contextOptions: {} }],
] as const;

interface Fixtures {
  /** A fresh account, made through the API. */
  newStudent: (details?: NewStudent) => Promise<SignedUpStudent>;
  /** Signs the page in as a student, as if they had done so earlier. */
  login: (student: SignedUpStudent) => Promise<void>;
  /** Messages of the browser console that this test expects. */
  expectedErrors: RegExp[];
  quietConsole: undefined;
}

export async function signUp(request: APIRequestContext, details: NewStudent = {}): Promise<SignedUpStudent> {
  const body = signUpOf(details);
  const response = await request.post('/api/auth/register', { data: body });
  expect(response.status(), await response.text()).toBe(201);
  const { data } = (await response.json()) as { data: { token: string; user: Record<string, unknown> } };
  return { email: body.email, password: body.password, token: data.token, user: data.user };
}

export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],

  // A page opened by its address has loaded a moment before its own code has drawn it, and leads elsewhere like any document until then.
  // A test that wants that moment says when to go on (`waitUntil`).
  page: async ({ page, javaScriptEnabled }, use) => {
    const open = page.goto.bind(page);
    const again = page.reload.bind(page);
    const isDrawn = async (options?: { waitUntil?: unknown }) => {
      if (javaScriptEnabled !== false && options?.waitUntil === undefined)
        // Looked for with every frame: a locator looks again after half a second.
        await page.waitForFunction(() => document.querySelector('#root:not([data-drawn])') === null);
    };
    page.goto = async (url, options) => {
      const response = await open(url, options);
      await isDrawn(options);
      return response;
    };
    page.reload = async (options) => {
      const response = await again(options);
      await isDrawn(options);
      return response;
    };
    await use(page);
  },

  quietConsole: [
    async ({ page, expectedErrors }, use) => {
      const unexpected: string[] = [];
      const note = (text: string) => {
        if (!expectedErrors.some((pattern) => pattern.test(text))) unexpected.push(text);
      };
      page.on('console', (message) => {
        if (message.type() === 'error') note(`${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => note(error.message));
      await use(undefined);
      expect(unexpected, 'the browser console stays quiet').toEqual([]);
    },
    { auto: true },
  ],

  newStudent: ({ request }, use) => use((details) => signUp(request, details)),

  login: async ({ page }, use) => {
    await use(async ({ token, user }) => {
      // Any document of our origin will do to reach its storage. One that is answered here instead of by the server would have every later
      // request of the page asked about here, and its browser keep no file.
      await page.goto('/favicon.svg');
      await page.evaluate(
        ([key, value]) => localStorage.setItem(key!, value!),
        ['auth-store', JSON.stringify({ state: { user, token, isAuthenticated: true }, version: 0 })],
      );
    });
  },
});

/** The rules of axe that hear words: names, other texts, languages. The others see how a screen is made, in every language the same. */
const ofWords = axe
  .getRules()
  .filter(({ ruleId, tags }) => /-name$|^landmark-unique$/.test(ruleId) || tags.some((tag) => /^cat\.(text-|forms|language)/.test(tag)))
  .map(({ ruleId }) => ruleId);

/** Nothing on this screen keeps anybody out. */
export async function expectAccessible(page: Page, rules?: readonly string[]): Promise<void> {
  // Half a megabyte of code, once a document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe.source};axe.configure({ noHtml: true })`);
  const faults = await page.evaluate(async (chosen) => {
    const here = (window as unknown as { axe: typeof axe }).axe;
    // We have no frames.
    const { violations } = await here.run(document, {
      resultTypes: ['violations'],
      iframes: false,
      ...(chosen && { runOnly: [...chosen] }),
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, rules);
  expect(faults, page.url()).toEqual([]);
}

/** For a screen that has been looked at whole in another language: a third of the time. */
export const expectAccessibleInWords = (page: Page): Promise<void> => expectAccessible(page, ofWords);

/** Nothing scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, page.url()).toBeLessThanOrEqual(0);
}

/** The same screen, laid out for a desk; it goes back to what it was. */
export async function expectNoSidewaysScrollWhenWide(page: Page): Promise<void> {
  const phone = page.viewportSize()!;
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(phone);
}

/** The same with letters twice as large; they are put back. */
export async function expectNoSidewaysScrollTwiceAsLarge(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { style } = document.documentElement;
    style.setProperty('font-size', '200%');
    const { scrollWidth, clientWidth } = document.documentElement;
    style.removeProperty('font-size');
    return scrollWidth - clientWidth;
  });
  expect(overflow, `${page.url()}, with letters twice as large`).toBeLessThanOrEqual(0);
}
