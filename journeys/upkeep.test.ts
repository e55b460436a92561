/** docs/upkeep.md in Hindi, from beginning to end: the same work as in e2e/upkeep.spec.ts, by the words that a Hindi reader finds. */
import { cutoffColumns } from '@disha/contract/chances.words';
import { texts as counselling } from '../web/src/messages/hi/counsellings-fields.ts';
import { texts as courses } from '../web/src/messages/hi/courses.ts';
import { texts as course } from '../web/src/messages/hi/courses-fields.ts';
import { texts as ranks } from '../web/src/messages/hi/cutoffs-names.ts';
import { texts as desk } from '../web/src/messages/hi/desk.ts';
import { texts as exams } from '../web/src/messages/hi/exams.ts';
import { texts as exam } from '../web/src/messages/hi/exams-fields.ts';
import { texts as scholarship } from '../web/src/messages/hi/scholarships-fields.ts';
import { texts as scholarshipNames } from '../web/src/messages/hi/scholarships-names.ts';
import { texts as sheets } from '../web/src/messages/hi/sheets.ts';
import { paths } from '../web/src/paths.ts';
import { downloads } from './downloads.ts';
import { eventually } from './eventually.ts';
import { expect, test } from './fixtures.ts';
import type { Locator } from './locator.ts';
import type { JourneyPage } from './page.ts';

const notice = 'https://example.in/notice';
const inHindi = (path: string) => `/hi${path}`;
const tab = (name: string) => inHindi(`${paths.desk}?tab=${name}`);
const certain = 'A: मूल स्रोत में पढ़ा';
const { facts, imports } = desk;

interface FieldTexts {
  fields: Readonly<Record<string, string>>;
  values: Readonly<Record<string, Readonly<Partial<Record<string, string>>>>>;
}

/** The entry of a field, and the word for one of its values. */
const entryOf = ({ fields }: FieldTexts, within: JourneyPage | Locator, field: string) =>
  within.getByLabel(fields[field] ?? field, { exact: true });
const valueOf = ({ values }: FieldTexts, field: string, value: string) => values[field]?.[value] ?? value;

async function sayWhy(page: JourneyPage, button: string) {
  await page.getByLabel(facts.reason, { exact: true }).fill('आधिकारिक सूचना');
  await page.getByLabel(facts.source, { exact: true }).fill(notice);
  await page.getByRole('button', { name: button, exact: true }).click();
}

/** The server of the journeys reads no translated facts: an item is called as in English. */
async function findAtDesk(page: JourneyPage, words: string, name: string) {
  await page.goto(tab('facts'));
  await page.getByLabel(facts.search).fill(words);
  await page.getByRole('tabpanel').getByRole('link', { name, exact: true }).click();
}

async function bringIn(page: JourneyPage, what: string, name: string, text: string) {
  await page.goto(tab('imports'));
  await page.getByLabel(imports.what).selectOption(what);
  await page.getByLabel(imports.file).setInputFiles(new File([text], name, { type: 'text/csv' }));
  await page.getByRole('button', { name: imports.try }).click();
  await expect(page.getByText(imports.would)).toBeVisible();
  await page.getByRole('button', { name: imports.run }).click();
  await expect(page.getByText(imports.done, { exact: true })).toBeVisible();
}

test('a closing date, a new pattern and a rule, each on its page at once, and the last taken back', async ({
  page,
  newOperator,
  login,
}) => {
  login(await newOperator());
  await findAtDesk(page, 'JEE Main', 'Joint Entrance Examination (Main)');
  await page.getByRole('link', { name: `${exam.fields['dates']}: ${facts.add}` }).click();
  await entryOf(exam, page, 'dates.event').selectOption(valueOf(exam, 'dates.event', 'registration_closes'));
  for (const end of ['dates.from', 'dates.to']) await entryOf(exam, page, end).fill('2030-11-30');
  await entryOf(exam, page, 'dates.status').selectOption(valueOf(exam, 'dates.status', 'announced'));
  await entryOf(exam, page, 'dates.year').fill('2031');
  await entryOf(exam, page, 'dates.source').fill('NTA, 2030');
  await entryOf(exam, page, 'dates.certainty').selectOption(certain);
  await sayWhy(page, facts.addIt);
  await expect(page.getByText(facts.saved)).toBeVisible();
  await page.goto(inHindi(paths.exam('jee-main')));
  await expect(page.getByText(/30 नवंबर 2030/).first()).toBeVisible();

  await findAtDesk(page, 'NEET', 'National Eligibility cum Entrance Test (Undergraduate)');
  await page
    .getByRole('link', { name: new RegExp(`^${exam.fields['pattern']}`) })
    .first()
    .click();
  await entryOf(exam, page, 'pattern.text').fill('दो पालियाँ, जैसा इस जाँच में है');
  await entryOf(exam, page, 'pattern.source').fill('NTA, 2030');
  await entryOf(exam, page, 'pattern.certainty').selectOption(certain);
  await sayWhy(page, facts.save);
  await expect(page.getByText(facts.saved)).toBeVisible();
  await page.goto(inHindi(paths.exam('neet-ug')));
  await page.getByText(exams.detail.moreOfPaper).click();
  await expect(page.getByText(/दो पालियाँ, जैसा इस जाँच में है/).first()).toBeVisible();

  await page.goto(inHindi(paths.deskItem('courses', 'bsc-statistics', 'rules')));
  await entryOf(course, page.getByRole('group', { name: facts.number(1) }), 'rules.marks').fill('58');
  await page.getByRole('button', { name: facts.ruleMeaning.ask }).click();
  await expect(page.getByText('12वीं में कम से कम 58%।')).toBeVisible();
  await sayWhy(page, facts.save);
  await expect(page.getByText(facts.saved)).toBeVisible();
  await page.goto(tab('corrections'));
  await page.getByRole('button', { name: desk.corrections.takeBack }).first().click();
  await expect(page.getByText(desk.corrections.takenBack).first()).toBeVisible();
});

test('one year’s NIRF and fees by sheet, and a new scholarship', async ({ page, newOperator, login }) => {
  login(await newOperator());
  const files = downloads();
  await page.goto(tab('imports'));
  await page.getByLabel(imports.what).selectOption(sheets.nirf.title);
  await page.getByRole('button', { name: imports.takeOut }).click();
  await eventually(async () => expect(await files.last()).toContain('college_id,college,state,category,year,rank'));
  await bringIn(page, sheets.nirf.title, 'nirf.csv', 'college_id,college,state,category,year,rank\niit-madras,,,Engineering,2030,78\n');
  await page.goto(inHindi(paths.college('iit-madras')));
  await expect(page.getByText(/2030/).first()).toBeVisible();

  const header = 'id,courses,what,type,state,seat,scope,from,to,per,year,sources,certainty';
  const band = ',bsc-statistics,tuition,government,,any,Every seat of the walk,4321,8765,year,2030-31,Fee committee 2030,A';
  await bringIn(page, sheets.fees.title, 'fees.csv', `${header}\n${band}\n`);
  await page.goto(inHindi(paths.course('bsc-statistics')));
  await page.getByText(courses.detail.allFees).click();
  await expect(page.getByText(/Fee committee 2030/).first()).toBeVisible();

  await page.goto(tab('facts'));
  await page.getByRole('link', { name: `${scholarshipNames.title}: ${facts.add}` }).click();
  await page.getByRole('button', { name: facts.addIt, exact: true }).click();
  await expect(page.getByText(facts.missing([scholarship.fields['name'] ?? '']).slice(0, -2))).toBeVisible();
  for (const field of ['name', 'provider', 'who', 'benefit', 'apply', 'window.text'])
    await entryOf(scholarship, page, field).fill(`Grant of a Hindi Year: ${field}`);
  await entryOf(scholarship, page, 'scope').selectOption(valueOf(scholarship, 'scope', 'central'));
  await page
    .getByRole('group', { name: scholarship.fields['stages'] ?? '' })
    .getByRole('checkbox')
    .first()
    .check();
  await entryOf(scholarship, page, 'officialLink').fill('https://example.in/');
  await entryOf(scholarship, page, 'certainty').selectOption(valueOf(scholarship, 'certainty', 'A'));
  await sayWhy(page, facts.addIt);
  await expect(page.getByText(facts.added('Grant of a Hindi Year: name'))).toBeVisible();
  await page.getByRole('link', { name: desk.open }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Grant of a Hindi Year');
});

test('a new counselling with 200 lines', async ({ page, newOperator, login }) => {
  login(await newOperator());
  await page.goto(tab('counsellings'));
  await page.getByRole('link', { name: desk.counsellings.add }).click();
  const { fields } = counselling;
  const texts = { authority: 'Year CET', 'name.en': 'Year: engineering', 'name.hi': 'साल: इंजीनियरिंग', open: 'GEN' };
  const about = { 'about.en': 'One rank for all.', 'about.hi': 'सबके लिए एक रैंक।' };
  for (const [field, said] of Object.entries({ ...texts, ...about })) await entryOf(counselling, page, field).fill(said);
  const more = async (field: string) => {
    await page.getByRole('button', { name: `${fields[field]}: ${facts.add}` }).click();
    return page.getByRole('group', { name: fields[field] ?? '', exact: true });
  };
  const list = await more('lists');
  const ofList = { 'lists.id': 'year-rank', 'lists.examId': 'jee-main', 'lists.name.en': 'Year rank', 'lists.name.hi': 'साल की रैंक' };
  for (const [field, said] of Object.entries(ofList)) await entryOf(counselling, list, field).fill(said);
  await entryOf(counselling, list, 'lists.unit').selectOption(valueOf(counselling, 'lists.unit', 'rank'));
  await entryOf(counselling, await more('categories'), 'categories.id').fill('GEN');
  const quota = await more('quotas');
  await entryOf(counselling, quota, 'quotas.id').fill('All');
  await entryOf(counselling, quota, 'quotas.scope').selectOption(valueOf(counselling, 'quotas.scope', 'all'));
  await sayWhy(page, facts.addIt);
  await expect(page.getByText(desk.counsellings.saved('Year CET'))).toBeVisible();
  const line = (at: number) => {
    const seats = [`Institute ${at % 20}`, `Programme ${Math.floor(at / 20)}`, 'BE', '4', 'All', 'GEN', '0', 'neutral'];
    return ['2026', '1', 'Year CET', ...seats, '', String(1000 + at), 'rank', 'a notice', ''].join(',');
  };
  const lines = Array.from({ length: 200 }, (_, at) => line(at));
  await bringIn(page, ranks.title, 'year.csv', [cutoffColumns.join(','), ...lines].join('\n'));
  await page.goto(inHindi(paths.chances));
  await expect(page.getByRole('option', { name: 'साल: इंजीनियरिंग' })).toHaveCount(1);
});

test('a counselling called otherwise: that one change is told, nothing that nobody touched, and is taken back', async ({
  page,
  newOperator,
  login,
}) => {
  login(await newOperator());
  await page.goto(tab('counsellings&id=wbjee'));
  const name = entryOf(counselling, page, 'name.en');
  await expect(name).toBeVisible();
  const before = await name.inputValue();
  await name.fill(`${before} (of a Hindi year)`);
  await sayWhy(page, facts.save);
  await expect(page.getByText(desk.counsellings.saved('WBJEE'))).toBeVisible();
  await page.goto(tab('counsellings&id=wbjee'));
  const takeBack = page.getByRole('button', { name: desk.corrections.takeBack });
  await expect(takeBack).toHaveCount(1);
  await takeBack.click();
  await expect(page.getByText(desk.corrections.takenBack)).toBeVisible();
  await expect(takeBack).toHaveCount(0);
  await page.goto(tab('counsellings&id=wbjee'));
  await expect(name).toHaveValue(before);
});

test('a line that is cut while saving loses nothing, and the second press goes through', async ({ page, newOperator, login }) => {
  login(await newOperator());
  await page.goto(inHindi(paths.deskItem('exams', 'nata', 'conductingBody')));
  const typed = entryOf(exam, page, 'conductingBody');
  await typed.fill('कटी लाइन की परिषद');
  page.network.route(/\/api\/desk\/corrections/, ({ request, abort, fetch }) => (request.method === 'POST' ? abort() : fetch()));
  await sayWhy(page, facts.save);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(typed).toHaveValue('कटी लाइन की परिषद');
  await expect(page.getByLabel(facts.source, { exact: true })).toHaveValue(notice);
  page.network.unroute();
  // Stored, and the answer lost: the second press is the same correction (idempotent), and no other editor is spoken of.
  page.network.route(/\/api\/desk\/corrections/, async ({ request, abort, fetch }) => {
    const answer = await fetch();
    return request.method === 'POST' ? abort() : answer;
  });
  await page.getByRole('button', { name: facts.save, exact: true }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  page.network.unroute();
  await page.getByRole('button', { name: facts.save, exact: true }).click();
  await expect(page.getByText(facts.saved)).toBeVisible();
  await expect(page.getByText(facts.stale)).toHaveCount(0);
});
