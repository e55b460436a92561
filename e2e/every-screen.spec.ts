/**
 * Every screen of the table, opened once for each kind of person, piece by piece as on a slow line: nothing moves under their eyes,
 * it keeps nobody out as far as axe can tell, and a thumb finds what can be pressed. What unfolds is looked at where it is tested.
 */
import { paths } from '../web/src/paths.ts';
import { expect, expectAccessible, test as base } from './fixtures.ts';
import { slowNetwork, type SlowNetwork } from './in-pieces.ts';
import { inFews, screens } from './screens.ts';
import { expectNoShift, openInPieces, painted, watchRequests, watchShifts } from './still.ts';
import { expectTargets } from './targets.ts';

type Look = (path: string) => Promise<void>;
const test = base.extend<{ network: SlowNetwork; walk: (walked: readonly string[], look?: Look) => Promise<void> }>({
  // eslint-disable-next-line no-empty-pattern -- a fixture says what it needs there, and this one needs nothing
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
          await look?.(path);
        });
    });
  },
});
// Somebody else's earlier result, and addresses where nothing stands.
test.use({ expectedErrors: [/404 \(Not Found\)/] });

const nothing = ['/nowhere', '/courses/nothing', '/states/nowhere', '/colleges?search=qqqq'];

for (const walked of inFews([...screens, ...nothing], 4))
  test(`a visitor reads in peace, kept out by nothing: ${walked.join(' ')}`, ({ page, walk }) =>
    walk(walked, async () => {
      await expectAccessible(page);
      await expectTargets(page);
    }));

/** Where a student sees something else than a visitor. */
const own: readonly string[] = [
  paths.completeProfile,
  paths.quizStart,
  paths.quizAttempt('none'),
  paths.courses,
  paths.exam('neet-ug'),
  paths.profile,
  paths.dashboard,
];
const student = { class: '12', stream: 'science_pcb', field: 'medicine' } as const;

for (const walked of inFews([...screens, '/nowhere'])) {
  test(`so does a student: ${walked.join(' ')}`, async ({ page, walk, login, newStudent }) => {
    await login(await newStudent(student));
    await walk(walked, async (path) => {
      if (own.includes(path)) await expectAccessible(page);
    });
  });

  test.describe('on a wide screen', () => {
    test.use({ viewport: { width: 1280, height: 800 } });

    test(`so does a student: ${walked.join(' ')}`, async ({ walk, login, newStudent }) => {
      await login(await newStudent(student));
      await walk(walked);
    });
  });
}

test('on the way to another screen, nothing stands below nothing', async ({ page, login, newStudent }) => {
  await login(await newStudent());
  await page.addInitScript(watchShifts);
  let letThrough = () => undefined as void;
  const isWanted = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const code = /\/assets\/home-screen-/;
  const asked = page.waitForRequest(code);
  await page.route(code, async (route) => {
    await isWanted;
    await route.continue();
  });
  // Who is signed in has no business there, and is led home.
  await page.goto('/auth/login');
  await asked;
  await expect(page.getByRole('main')).toBeEmpty();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await painted(page);
  letThrough();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await painted(page);
  await expectNoShift(page);
});

test.describe('without the settings', () => {
  // What was not let through has failed.
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('the account’s menu is called what stands on it, also without a picture', async ({ page, login, newStudent }) => {
    await page.route('**/api/settings*', (route) => route.abort());
    await login(await newStudent());
    await page.goto(paths.privacy);
    await expect(page.getByRole('button', { name: 'Account menu of Asha Rao' })).toHaveText('AR');
    await expectAccessible(page);
  });
});
