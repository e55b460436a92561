import { cutoffColumns } from '@disha/contract/chances.words';
import { paths } from '../web/src/paths.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { journeysToken } from './server.ts';

test('of two editors at once, the second is told what stands there now, and loses nothing that was typed', async ({
  page,
  request,
  newOperator,
  login,
}) => {
  login(await newOperator());
  await page.goto(paths.deskItem('exams', 'nata', 'eligibility'));
  await page.getByLabel('Who can sit it').fill('As the second editor has it');
  await page.getByLabel('Reason').fill('Read in the brochure');
  await page.getByLabel('Source', { exact: true }).fill('https://example.in/brochure');
  const first = { reason: 'A notice', source: 'https://example.in/notice', value: 'As the first editor has it' };
  const data = { catalog: 'exams', id: 'nata', field: 'eligibility', ...first };
  expect((await request('POST', '/desk/corrections', { data, token: journeysToken })).status).toBe(201);
  await page.getByRole('button', { name: 'Correct it' }).click();
  await expect(page.getByText('Somebody has changed this field meanwhile.')).toBeVisible();
  await expect(page.getByText(first.value)).toBeVisible();
  await expect(page.getByLabel('Who can sit it')).toHaveValue('As the second editor has it');
  await page.getByRole('button', { name: 'Correct it' }).click();
  await expect(page.getByText('Corrected. It is shown now.')).toBeVisible();
  // What is saved is no draft any more: Back does not bring its reasons again, to be saved a second time.
  await expect(page.getByLabel('Reason')).toHaveValue('');
  await expect(page.getByLabel('Who can sit it')).toHaveValue('As the second editor has it');
});

test('a file of closing ranks is tried: what it would bring, and which line is not good', async ({ page, newOperator, login }) => {
  login(await newOperator());
  await page.goto(`${paths.desk}?tab=imports`);
  await page.getByLabel('What does the file hold?').selectOption('Closing ranks');
  const seats = (category: string) => [
    ...['2025', '6', 'JoSAA', 'An Institute of the Test', 'Civil Engineering', '', '', 'AI', category, '0', 'neutral'],
    ...['1', '2', 'rank', 'a notice', ''],
  ];
  await page
    .getByLabel(/^CSV file/)
    .setInputFiles(new File([[cutoffColumns, seats('OPEN'), seats('Royal')].join('\n')], 'ranks.csv', { type: 'text/csv' }));
  await page.getByRole('button', { name: 'Try it first' }).click();
  await expect(page.getByText('What would change. Nothing has changed yet.')).toBeVisible();
  await expect(page.getByRole('tabpanel')).toContainText('An Institute of the Test');
  await expect(page.getByRole('listitem').filter({ hasText: 'Line 3' })).toContainText('"Royal" is no category of JoSAA');
  await expect(page.getByRole('button', { name: 'Import the good lines' })).toBeVisible();
  await expectAccessible();
});
