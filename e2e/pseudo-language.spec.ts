/**
 * Every screen in the pseudo-language: a text that stays plain there never passed through `messages` and could not be
 * translated, and a box that its longer words break is too tight. All of it in a browser that lacks whatever one of the oldest
 * supported ones lacks, and asked of axe: the code that draws is the same as in English, and one walk sees all.
 */
import type { Page } from '@playwright/test';
import { paths } from '../web/src/paths.ts';
import { pseudoText } from '../contract/src/pseudo.ts';
import { bookmark, idsOf } from './bookmarks.ts';
import { expectDrawn } from './drawn.ts';
import { expectAccessible } from './fixtures.ts';
import { Data, expectAllTranslatable, expectInsideWindow, inPseudo } from './pseudo-texts.ts';
import { always, comeBackAnswered } from './quiz-steps.ts';
import { inFews, own, unfiltered, visitorsLedOn } from './screens.ts';
import { newerParts, spared, removeBrowserFeatures } from './supported-browsers.ts';
import { expect, nurse, test, visitorsOnly } from './walk.ts';

// What is nowhere is a 404, and the browser says so in its console.
test.use({ expectedErrors: [/404 \(Not Found\)/] });

const button = (page: Page, name: string) => page.getByRole('button', { name: pseudoText(name), exact: true });

async function expectFit(page: Page, data: Data): Promise<void> {
  await expectAllTranslatable(page, data);
  await expectInsideWindow(page);
}

/** Drawn from its address, with all that can be unfolded. */
async function look(page: Page, data: Data): Promise<void> {
  // The language stays in the address, also where another screen is shown instead.
  await expect(page).toHaveURL(/\/en-XA(\/|$)/);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  await expectFit(page, data);
}

async function visit(page: Page, data: Data, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible();
  await look(page, data);
}

const lacking = [...newerParts(), ...spared];
const gaveUp = pseudoText('Something went wrong');

const lookAll = (page: Page, pending: () => number) => {
  const data = new Data(page);
  return async (path: string) => {
    await look(page, data);
    await expectAccessible(page);
    await expectDrawn(page, path, pending, gaveUp);
  };
};

// Both walks leave out what leads on to a screen that is looked at anyway, but for one each: its language has to stay.
const students = unfiltered.filter((path) => path !== paths.quiz && !visitorsOnly.includes(path));

for (const walked of inFews([...students, '/nowhere'].map(inPseudo), 12))
  test(`whatever a student is shown can be translated, fits and bars nobody: ${walked.join(' ')}`, async ({
    page,
    pending,
    stroll,
    login,
    newStudent,
  }) => {
    await login(await newStudent(nurse));
    await removeBrowserFeatures(page, lacking);
    await stroll(walked, lookAll(page, pending));
  });

const visitors = [paths.home, ...visitorsOnly, ...own].filter((path) => path === paths.profile || !visitorsLedOn.includes(path));
const nothing = ['/courses/nothing', '/states/nowhere', '/courses?search=qqqq', '/colleges?search=qqqq', '/exams?search=qqqq'];

for (const walked of inFews([...visitors, ...nothing].map(inPseudo), 9))
  test(`so does what only a visitor is shown: ${walked.join(' ')}`, async ({ page, pending, stroll }) => {
    await removeBrowserFeatures(page, lacking);
    await stroll(walked, lookAll(page, pending));
  });

test('so can menu, search and notices', async ({ page }) => {
  const data = new Data(page);
  await page.goto(inPseudo(paths.home));
  await button(page, 'Open menu').click();
  await expectFit(page, data);
  await page.keyboard.press('Escape');
  await page
    .getByRole('navigation', { name: pseudoText('Where to') })
    .getByRole('button', { name: pseudoText('Search'), exact: true })
    .click();
  await expectFit(page, data);
  const box = page.getByRole('dialog').getByRole('combobox');
  await box.pressSequentially('engineering');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectFit(page, data);
  await box.fill('qqqq');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expectFit(page, data);
  await page.keyboard.press('Escape');
  await page.context().setOffline(true);
  await expect(
    page.getByText(pseudoText('You are offline. What is open here can still be read. Do not reload the page until you are back online.')),
  ).toBeVisible();
  await expectFit(page, data);
});

test('so can a quiz, from its questions to what it means', async ({ page }) => {
  const data = new Data(page);
  await page.goto(inPseudo(paths.quizStart));
  await button(page, 'Start Quiz').click();
  await expect(page).toHaveURL(inPseudo(paths.quizQuestion));
  // The next question may be there before anybody has looked at this one.
  await page.getByRole('radiogroup').getByRole('radio').first().click();
  await expectFit(page, data);
  await comeBackAnswered(page, 'class10', always(1));
  await visit(page, data, inPseudo(paths.quizReview));
  await button(page, 'Submit Quiz & Get Recommendations').click();
  await expect(page).toHaveURL(new RegExp(inPseudo(paths.quizResults)));
  await expectFit(page, data);
});

test('so can what a student keeps, and may change or delete', async ({ page, login, newStudent, request }) => {
  const data = new Data(page);
  const student = await newStudent(nurse);
  for (const type of ['courses', 'colleges', 'exams'] as const) await bookmark(request, student, type, await idsOf(request, type, 10));
  await login(student);
  await page.goto(inPseudo(paths.profile));
  for (const name of ['Edit Preferences', 'Delete my account']) {
    await button(page, name).click();
    await expectFit(page, data);
  }
  await page.goto(inPseudo(paths.dashboard));
  await expect(page.getByRole('tab').first()).toBeVisible();
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expectFit(page, data);
  }
  await page.getByRole('banner').getByRole('button', { expanded: false }).first().click();
  await expectFit(page, data);
});
