/**
 * From screen to screen. A walk opens each piece by piece as on a slow line: nothing moves under a reader's eyes, and then it is looked
 * at. A stroll opens the first by its address and the others from within, for a fraction: where it is the same how a screen came.
 */
import { paths } from '../web/src/paths.ts';
import { expect, test as base } from './fixtures.ts';
import { slowNetwork, type SlowNetwork } from './in-pieces.ts';
import { screens } from './screens.ts';
import { expectDrawnHere, expectNoShift, goOn, openInPieces, watchRequests, watchShifts } from './still.ts';

export { expect };

type Look = (path: string) => Promise<void>;
type Walk = (walked: readonly string[], look: Look) => Promise<void>;

export const test = base.extend<{ network: SlowNetwork; pending: () => number; walk: Walk; stroll: Walk }>({
  // oxlint-disable-next-line no-empty-pattern -- a fixture says what it needs there, and this one needs nothing
  network: async ({}, use, { project }) => {
    const network = await slowNetwork(project.use.baseURL ?? '');
    await use(network);
    await network.stop();
  },
  baseURL: ({ network }, use) => use(network.address),
  pending: async ({ page }, use) => {
    await page.addInitScript(watchShifts);
    await use(watchRequests(page));
  },
  walk: async ({ page, network, pending }, use) => {
    await use(async (walked, look) => {
      for (const path of walked)
        await base.step(path, async () => {
          await openInPieces(page, network, path, pending);
          await expectNoShift(page);
          await look(path);
        });
    });
  },
  stroll: async ({ page, pending }, use) => {
    await use(async (walked, look) => {
      for (const [index, path] of walked.entries())
        await base.step(path, async () => {
          if (index === 0) await page.goto(path, { waitUntil: 'commit' });
          await (index === 0 ? expectDrawnHere(page, pending) : goOn(page, path, pending));
          await look(path);
        });
    });
  },
});

/** A signed-in student is led on from these, or sees the same. */
export const visitorsOnly: readonly string[] = screens.filter((path) => path.startsWith('/auth/') && path !== paths.completeProfile);

/** What a student sees more of: the profile is whole. */
export const nurse = { class: '12', stream: 'science_pcb', field: 'medicine' } as const;
