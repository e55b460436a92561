/** From a reader who finds a mistake to the page that is right: reported, corrected with a source, seen, taken back, all of it told. */
import { paths } from '../web/src/paths.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, expectNoSidewaysScrollTwiceAsLarge } from './fixtures.ts';
import { expectHindi, inHindi } from './hindi-page.ts';
import { test } from './operator.ts';
import { expectTargets } from './targets.ts';

test('a report becomes a correction that is seen and taken back, and the audit tells all of it', async ({ page, operator, login }) => {
  const exam = paths.exam('nata');
  await page.goto(exam);
  await page.getByRole('main').locator('summary').filter({ hasText: 'Sources' }).click();
  await page.getByRole('link', { name: 'Report a mistake' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Please say what is wrong or missing.')).toBeVisible();
  await page.getByLabel('What is wrong or missing?').fill('Another body conducts it now');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you. Somebody will look at it.')).toBeVisible();

  await login(operator);
  await page.goto(paths.desk);
  const report = page.getByRole('listitem').filter({ hasText: 'Another body conducts it now' });
  await report.getByRole('link', { name: 'Correct the fact' }).click();
  await page.getByRole('link', { name: 'Conducted by' }).click();
  await page.getByRole('button', { name: 'Correct it' }).click();
  await expect(page.getByText('Please fill this in.').first()).toBeVisible();
  await page.getByLabel('Conducted by').fill('Board of the Browser Test');
  await page.getByLabel('Reason').fill('The notice of 3 March');
  await page.getByLabel('Source', { exact: true }).fill('https://example.in/notice');
  await page.getByRole('button', { name: 'Correct it' }).click();
  await expect(page.getByText('Corrected. It is shown now.')).toBeVisible();
  await expectNoSidewaysScroll(page);

  // What is stored is followed by every process in its own time, a moment later.
  await expect(async () => {
    await page.goto(exam);
    // It stands in a fold.
    await expect(page.getByText('Board of the Browser Test')).toBeAttached({ timeout: 2000 });
  }).toPass();

  await page.goto(`${paths.desk}?tab=corrections`);
  const correction = page.getByRole('listitem').filter({ hasText: 'Board of the Browser Test' });
  await expect(correction).toContainText('Meera Iyer');
  await correction.getByRole('button', { name: 'Take back' }).click();
  await expect(correction.getByText('Taken back', { exact: true })).toBeVisible();
  await expect(async () => {
    await page.goto(exam);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Board of the Browser Test')).toHaveCount(0, { timeout: 2000 });
  }).toPass();

  await page.goto(`${paths.desk}?tab=audit`);
  for (const action of ['took back', 'accepted a report', 'corrected'])
    await expect(page.getByText(`Meera Iyer: ${action}`).first()).toBeVisible();
});

const sections = ['facts', 'corrections', 'due', 'imports', 'health', 'audit'].map((tab) => `${paths.desk}?tab=${tab}`);
const desks = [paths.desk, ...sections, paths.deskItem('exams', 'neet-ug'), paths.deskItem('careers', 'nurse', 'routes')];

test('every section of the desk keeps nobody out, with large letters, in English and in Hindi', async ({
  page,
  operator,
  login,
  stroll,
}) => {
  await login(operator);
  await page.setViewportSize({ width: 320, height: 640 });
  const expectWhole = async () => {
    await expect(page.getByRole('tabpanel').getByRole('status')).toHaveCount(0);
    await expect(page.getByRole('tabpanel')).toBeVisible();
  };
  await stroll(desks, async () => {
    await expectWhole();
    await expectAccessible(page);
    await expectTargets(page);
    await expectNoSidewaysScroll(page);
    await expectNoSidewaysScrollTwiceAsLarge(page);
  });
  await stroll(desks.map(inHindi), async () => {
    await expectWhole();
    await expectHindi(page);
  });
});
