/** Pages with a worker, on a line of their own. */
import { expect, type Locator, type Page } from '@playwright/test';
import { test as base } from './fixtures.ts';
import { ownLine, type OwnLine } from './own-line.ts';

export { expect };

export const test = base.extend<{ line: OwnLine }>({
  // What the network could not bring is named by the browser, and by React for the screen that it was for.
  expectedErrors: ({ baseURL: _ }, use) => use([/ERR_|Failed to (fetch|load)|50[234]|ServiceWorker/]),
  line: async ({ baseURL }, use) => {
    const line = await ownLine(baseURL!);
    await use(line);
    await line.close();
  },
});

/** When the worker is at work for this page, with all that it keeps from the first day. */
export async function workerReady(page: Page): Promise<void> {
  // With every frame: a poll looks again after up to a second.
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, { timeout: 60_000 });
}

/** The worker leaves each page its first seconds; a test has no reader to spare them for. What a page puts off later waits as ever. */
function comesAtOnce(): void {
  const wait = window.setTimeout;
  const quietMs = 4000;
  Object.assign(window, {
    setTimeout: (work: () => void, ms?: number, ...rest: unknown[]) => {
      if (ms !== quietMs) return wait(work, ms, ...rest);
      Object.assign(window, { setTimeout: wait });
      return wait(work, 0);
    },
  });
}

/** As somebody who was here before: the worker keeps what is read from the second page on. */
export async function read(page: Page, line: OwnLine, ...paths: string[]): Promise<void> {
  await page.addInitScript(comesAtOnce);
  await page.goto(line.origin + paths[0]!);
  await workerReady(page);
  for (const path of paths) await page.goto(line.origin + path);
}

/** What says above a page that there is no line; where there is no worker another one says so. */
export const bar = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: /You are offline\. (?!What is open here)|Disha does not answer/ });

/** What is kept in each cache of this origin, by address. */
export const keptIn = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const found: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      found[name] = (await cache.keys()).map(({ url }) => new URL(url).pathname + new URL(url).search);
    }
    return found;
  });
