/** docs/upkeep.md, walked through as somebody would who has only read it: a year's work at the desk. */
import { readFile } from 'node:fs/promises';
import { cutoffColumns } from '@disha/contract/chances.words';
import type { Page } from '@playwright/test';
import { paths } from '../web/src/paths.ts';
import { expect, expectNoSidewaysScroll } from './fixtures.ts';
import { expectHindi, inHindi } from './hindi-page.ts';
import { test } from './operator.ts';

const notice = 'https://example.in/notice';

async function findAtDesk(page: Page, words: string, name: string) {
  await page.goto(`${paths.desk}?tab=facts`);
  await page.getByLabel('Find an exam, a course, a college, a career or a scholarship').fill(words);
  await page.getByRole('tabpanel').getByRole('link', { name, exact: true }).click();
}

/** On the public page, within a moment: the answer does not wait for the views. `fold`: what it stands behind. */
async function expectSeen(page: Page, path: string, words: RegExp, fold?: string) {
  await expect(async () => {
    await page.goto(path);
    if (fold !== undefined) await page.locator('summary').getByText(fold, { exact: true }).click({ timeout: 2000 });
    await expect(page.getByText(words).first()).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
}

async function sayWhy(page: Page, button: string) {
  await page.getByLabel('Reason').fill('The official notice');
  await page.getByLabel('Source', { exact: true }).fill(notice);
  await page.getByRole('button', { name: button }).click();
}

async function bringIn(page: Page, what: string, name: string, text: string) {
  await page.goto(`${paths.desk}?tab=imports`);
  await page.getByLabel('What does the file hold?').selectOption(what);
  await page.getByLabel(/^CSV file/).setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Try it first' }).click();
  await expect(page.getByText('What would change. Nothing has changed yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Import it' }).click();
  await expect(page.getByText('Imported.', { exact: true })).toBeVisible();
}

test('a year at the desk, by the page that says how', async ({ page, operator, login }) => {
  test.slow();
  await login(operator);

  await test.step('JEE Main’s closing date', async () => {
    await findAtDesk(page, 'JEE Main', 'Joint Entrance Examination (Main)');
    await page.getByRole('link', { name: 'Date: add one' }).click();
    await page.getByLabel('What happens').selectOption('Applications close');
    await page.getByLabel('From').fill('2029-11-30');
    await page.getByLabel('To', { exact: true }).fill('2029-11-30');
    await page.getByLabel('How sure it is').selectOption('Announced');
    await page.getByLabel('Of which year’s exam').fill('2030');
    await page.getByLabel('Source of this date').fill('NTA, 2029');
    await page.getByLabel('Certainty').selectOption('A: read at the source');
    await expectNoSidewaysScroll(page);
    await sayWhy(page, 'Add it');
    await expect(page.getByText('Corrected. It is shown now.')).toBeVisible();
    await expectSeen(page, paths.exam('jee-main'), /30 November 2029/);
  });

  await test.step('NEET’s new pattern', async () => {
    await page.goto(paths.deskItem('exams', 'neet-ug', 'pattern'));
    await page.getByLabel('The pattern in words').fill('Two sittings, as the browser test has it');
    await page.getByLabel('How it is sat').selectOption({ index: 1 });
    await page.getByLabel('Source of the pattern').fill('NTA, 2029');
    await page.getByLabel('Certainty').selectOption('A: read at the source');
    await sayWhy(page, 'Correct it');
    await expect(page.getByText('Corrected. It is shown now.')).toBeVisible();
    await expectSeen(page, paths.exam('neet-ug'), /Two sittings, as the browser test has it/, 'Syllabus, languages');
  });

  await test.step('who may begin a course', async () => {
    await page.goto(paths.deskItem('courses', 'bsc-geology', 'rules'));
    const line = page.getByRole('group', { name: 'Number 1' });
    await line.getByLabel('Marks').fill('59 scst=54');
    await page.getByRole('button', { name: 'What does it mean?' }).click();
    await expect(page.getByText('At least 59% in Class 12. Otherwise for SC 54, ST 54.')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await sayWhy(page, 'Correct it');
    await expect(page.getByText('Corrected. It is shown now.')).toBeVisible();
    await expect(async () => {
      const rules = await page.request.get('/api/path/rules');
      expect(await rules.text()).toContain('"least":59');
    }).toPass({ timeout: 60_000 });
  });

  await test.step('one year’s NIRF', async () => {
    await page.goto(`${paths.desk}?tab=imports`);
    await page.getByLabel('What does the file hold?').selectOption('NIRF ranks');
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Take out the sheet' }).click()]);
    const [header = ''] = (await readFile(await file.path(), 'utf8')).replace(/^\uFEFF/, '').split('\n');
    expect(header).toBe('college_id,college,state,category,year,rank');
    await bringIn(page, 'NIRF ranks', 'nirf.csv', `${header}\niit-bombay,,,Engineering,2029,77\n`);
    await expectSeen(page, paths.college('iit-bombay'), /2029/);
  });

  await test.step('what a course costs this year', async () => {
    const header = 'id,courses,what,type,state,seat,scope,from,to,per,year,sources,certainty';
    const band = ',bsc-geology,tuition,government,,any,Every seat of the walk,4321,8765,year,2029-30,Fee committee 2029,A';
    await bringIn(page, 'Fees', 'fees.csv', `${header}\n${band}\n`);
    await expectSeen(page, paths.course('bsc-geology'), /Fee committee 2029/, 'Fees by state and college');
  });

  await test.step('a new scholarship', async () => {
    await page.goto(`${paths.desk}?tab=facts`);
    await page.getByRole('link', { name: 'Scholarships: add one' }).click();
    await page.getByRole('button', { name: 'Add it' }).click();
    await expect(page.getByText(/^Still missing: Name, /)).toBeVisible();
    const texts = ['Name', 'Given by', 'Who can get it', 'What you get', 'How to apply', 'When to apply'] as const;
    for (const label of texts) await page.getByLabel(label, { exact: true }).fill(`Upkeep Grant of the Walk: ${label}`);
    await page.getByLabel('Where', { exact: true }).selectOption('All India');
    await page.getByRole('group', { name: 'For those' }).getByRole('checkbox').first().check();
    await page.getByLabel('Official website').fill('https://example.in/');
    await page.getByLabel('Certainty').selectOption('A: read at the source');
    await sayWhy(page, 'Add it');
    await expect(page.getByText(/is added. It is shown now./)).toBeVisible();
    await page.getByRole('link', { name: 'Open the page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Upkeep Grant of the Walk');
  });

  await test.step('a new counselling with 200 lines', async () => {
    await page.goto(`${paths.desk}?tab=counsellings`);
    await page.getByRole('link', { name: 'Add a counselling' }).click();
    await page.getByLabel(/^What files of ranks call it/).fill('Walk CET');
    await page.getByLabel('Name in English', { exact: true }).fill('Walk: engineering');
    await page.getByLabel('Name in Hindi', { exact: true }).fill('चलते-चलते: इंजीनियरिंग');
    await page.getByLabel('How it works, in English').fill('One rank for all.');
    await page.getByLabel('How it works, in Hindi').fill('सबके लिए एक रैंक।');
    await page.getByRole('button', { name: 'List of ranks: add one' }).click();
    const list = page.getByRole('group', { name: 'List of ranks', exact: true });
    await list.getByLabel('Short id, as state-rank').fill('walk-rank');
    await list.getByLabel('Id of the exam, as in its address').fill('jee-main');
    await list.getByLabel('What is counted').selectOption('Rank');
    await list.getByLabel('Name of the list in English').fill('Walk rank');
    await list.getByLabel('Name of the list in Hindi').fill('चलने की रैंक');
    await page.getByLabel('The category that everybody competes in').fill('GEN');
    await page.getByRole('button', { name: 'Category: add one' }).click();
    await page.getByRole('group', { name: 'Category', exact: true }).getByLabel('As published').fill('GEN');
    await page.getByRole('button', { name: 'Quota: add one' }).click();
    const quota = page.getByRole('group', { name: 'Quota', exact: true });
    await quota.getByLabel(/^As published/).fill('All');
    await quota.getByLabel('Whom its seats are for').selectOption('For everybody who takes part');
    await sayWhy(page, 'Add it');
    await expect(page.getByText('Walk CET is saved. Its closing ranks can be brought in now.')).toBeVisible();
    const line = (at: number) => {
      const seats = [
        '2026',
        '1',
        'Walk CET',
        `Institute ${at % 20}`,
        `Programme ${Math.floor(at / 20)}`,
        'BE',
        '4',
        'All',
        'GEN',
        '0',
        'neutral',
      ];
      return [...seats, '', String(1000 + at), 'rank', 'a notice', ''].join(',');
    };
    await bringIn(
      page,
      'Closing ranks',
      'walk.csv',
      [cutoffColumns.join(','), ...Array.from({ length: 200 }, (_, at) => line(at))].join('\n'),
    );
    await page.goto(paths.chances);
    await expect(page.getByRole('option', { name: 'Walk: engineering' })).toHaveCount(1);
  });
});

/** The same work in Hindi is walked through by journeys/upkeep.test.ts; here is seen that its forms fit. */
test('its forms in Hindi are whole on a small screen', async ({ page, operator, login }) => {
  await login(operator);
  await page.goto(inHindi(paths.deskItem('exams', 'nata', 'dates')));
  await expect(page.getByLabel('क्या होता है')).toBeVisible();
  await expectHindi(page);
  await page.goto(inHindi(paths.deskItem('courses', 'bsc-statistics', 'rules')));
  await page.getByRole('group', { name: 'संख्या 1' }).getByLabel('अंक').fill('58');
  await page.getByRole('button', { name: 'इसका मतलब क्या है?' }).click();
  await expect(page.getByText('12वीं में कम से कम 58%।')).toBeVisible();
  await expectNoSidewaysScroll(page);
  for (const tab of ['year', 'due', 'counsellings']) {
    await page.goto(inHindi(`${paths.desk}?tab=${tab}`));
    await expect(page.getByRole('tabpanel').getByRole('status')).toHaveCount(0);
    await expectNoSidewaysScroll(page);
  }
});
