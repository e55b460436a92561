/** From screen to screen, each opened piece by piece as on a slow line: nothing moves under a reader's eyes, and then it is looked at. */
import { expect, test as base } from './fixtures.ts';
import { slowNetwork, type SlowNetwork } from './in-pieces.ts';
import { screens } from './screens.ts';
import { expectNoShift, openInPieces, watchRequests, watchShifts } from './still.ts';

export { expect };

type Look = (path: string) => Promise<void>;

export const test = base.extend<{ network: SlowNetwork; walk: (walked: readonly string[], look: Look) => Promise<void> }>({
  // oxlint-disable-next-line no-empty-pattern -- a fixture says what it needs there, and this one needs nothing
  network: async ({}, use, { project }) => {
    const network = await slowNetwork(project.use.baseURL ?? '');
    await use(network);
    await network.stop();
  },
  baseURL: ({ network }, use) => use(network.address),
  walk: async ({ page, network }, use) => {
    await use(async (walked, look) => {
      await page.addInitScript(watchShifts);
      const pending = watchRequests(page);
      for (const path of walked)
        await base.step(path, async () => {
          await openInPieces(page, network, path, pending);
          await expectNoShift(page);
          await look(path);
        });
    });
  },
});

/** Whoever is signed in is led on from these. */
export const visitorsOnly: readonly string[] = screens.filter((path) => path === '/' || path.startsWith('/auth/'));

/** What a student sees more of: the profile is whole. */
export const nurse = { class: '12', stream: 'science_pcb', field: 'medicine' } as const;
