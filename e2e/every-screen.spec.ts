/**
 * Every screen of the table as a visitor sees it from its first piece on: nothing moves, nothing is cut off, and a thumb finds what can
 * be pressed. What axe can tell of a phone's screens is asked in the walk in the pseudo-language, in which all that is drawn is the same;
 * of a wide screen here, where a student sees something else. What unfolds is looked at where it is tested.
 */
import { paths } from '../web/src/paths.ts';
import { expectAccessible, expectNoSidewaysScrollTwiceAsLarge } from './fixtures.ts';
import { holdRequest } from './hold.ts';
import { inFews, own, unfiltered, visitorsLedOn } from './screens.ts';
import { expectNoShift, painted, watchShifts } from './still.ts';
import { expectTargets } from './targets.ts';
import { expect, nurse, test } from './walk.ts';
import { expectWholeWords } from './whole-words.ts';

// Somebody else's earlier result, and addresses where nothing stands.
test.use({ expectedErrors: [/404 \(Not Found\)/] });

const nothing = ['/nowhere', '/courses/nothing', '/states/nowhere', '/colleges?search=qqqq'];

// A filter leaves less of the same: one list with one.
for (const walked of inFews([...unfiltered, paths.collegesIn('Kerala'), ...nothing], 9))
  test(`a visitor reads in peace: ${walked.join(' ')}`, ({ page, walk }) =>
    walk(walked, async (path) => {
      await expectTargets(page);
      await expectWholeWords(page);
      await expectNoSidewaysScrollTwiceAsLarge(page);
      // Other walks leave these out, as long as it is so.
      if (visitorsLedOn.includes(path)) await expect(page).not.toHaveURL(path);
    }));

for (const walked of inFews(own, 5))
  test(`so does a student, and on a wide screen, kept out by nothing: ${walked.join(' ')}`, async ({ page, walk, login, newStudent }) => {
    await login(await newStudent(nurse));
    await walk(walked, () => expectTargets(page));
    await page.setViewportSize({ width: 1280, height: 800 });
    await walk(walked, async () => {
      await expectAccessible(page);
      await expectNoSidewaysScrollTwiceAsLarge(page);
    });
  });

test('on the way to another screen, nothing stands below nothing', async ({ page, login, newStudent }) => {
  await login(await newStudent());
  await page.addInitScript(watchShifts);
  const code = /\/assets\/home-screen-/;
  const asked = page.waitForRequest(code);
  const letThrough = await holdRequest(page, code);
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
    const menu = page.getByRole('button', { name: 'Account menu of Asha Rao, AR', exact: true });
    await expect(menu.locator('[aria-hidden]')).toHaveText('AR');
    await expectAccessible(page);
  });
});
