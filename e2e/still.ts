/** What a person has begun to read stays where it is while the rest arrives, however slowly. */
import { expect, type Page } from '@playwright/test';
import type { SlowNetwork } from './in-pieces.ts';

/** As the browser itself counts it; 0.1 is what the web calls good. */
const most = 0.02;

interface Watched {
  shifts: { value: number; what: string[] }[];
}

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Runs in every page from its first line. */
export function watchShifts(): void {
  const shifts: Watched['shifts'] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      const said = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
      const what = sources.map(
        ({ node, previousRect, currentRect }) => `${said(previousRect)} -> ${said(currentRect)}: ${node?.textContent?.slice(0, 60) ?? ''}`,
      );
      shifts.push({ value, what });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** How many requests have no answer yet. */
export function watchRequests(page: Page): () => number {
  const open = new Set<unknown>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => open.size;
}

/** What stands there has been seen: a task that is put off until the next frame begins runs when that has been drawn. */
export const painted = (page: Page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** Nothing scrolls on, and nothing above or below finds its height any more: so it is for a while of frames. */
export const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const frames = 12;
        let [before, same] = ['', 0];
        const look = () => {
          const now = `${window.scrollY} ${document.documentElement.scrollHeight}`;
          same = now === before ? same + 1 : 0;
          before = now;
          if (same === frames) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

export async function expectNoShift(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as Watched).shifts);
  const moved = shifts.reduce((sum, { value }) => sum + value, 0);
  expect.soft(moved, `${page.url()} ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(most);
}

/** The page comes piece by piece, each seen; answers only when the page without them has been seen. */
export async function openInPieces(page: Page, network: SlowNetwork, path: string, pending: () => number): Promise<void> {
  network.hold();
  await page.goto(path, { waitUntil: 'commit' });
  do await painted(page);
  while (network.nextPiece());
  await expect(page.getByRole('banner')).toBeVisible();
  await painted(page);
  network.release();
  await expectDrawnHere(page, pending);
}

/**
 * Runs in the page, until what is drawn belongs to the address: its link to the same page in another language tells. Says how it is then,
 * so that two looks can be compared.
 */
async function drawnHere(): Promise<string> {
  const plain = ({ pathname, search }: { pathname: string; search: string }) =>
    pathname.replace(/^\/(hi|en-XA)(?=\/|$)/, '').replace(/\/$/, '') + search;
  const isHere = () =>
    (document.querySelector('main h1')?.getClientRects().length ?? 0) > 0 &&
    [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')].some((twin) => plain(twin) === plain(window.location));
  do await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 10)));
  while (!isHere());
  return `${window.location.href} ${document.querySelector('main')?.innerHTML.length ?? 0}`;
}

/** All that was asked for is here and seen, and nothing comes after it. */
export async function expectDrawnHere(page: Page, pending: () => number): Promise<void> {
  let before = '';
  await expect
    .poll(
      async () => {
        const now = await page.evaluate(drawnHere);
        const isSame = pending() === 0 && now === before;
        before = pending() === 0 ? now : '';
        return isSame;
      },
      { intervals: [20] },
    )
    .toBe(true);
}

/** To another screen without leaving the page, as a link does: its code and data are fetched, and nothing is begun anew. */
export async function goOn(page: Page, path: string, pending: () => number): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expectDrawnHere(page, pending);
}
