/** Closing ranks on a phone that keeps them: searched and judged without a request, with a line and without. */
import { expectAccessible, expectNoSidewaysScroll } from './fixtures.ts';
import { expect, keptIn, read, test } from './offline-fixtures.ts';

test.use({ serviceWorkers: 'allow' });

test('with its pack a search of closing ranks and a list need nobody, and no rank leaves the phone', async ({ page, line }) => {
  await read(page, line, '/offline');
  // A server that has just begun reads the ranks behind everything else.
  await expect(async () => {
    await page.reload();
    await expect(page.getByLabel('Choose a counselling')).toContainText('JoSAA', { timeout: 15_000 });
  }).toPass({ timeout: 90_000 });
  await page
    .getByLabel('Choose a counselling')
    .selectOption({ label: 'JoSAA: IITs, NITs, IIITs and other funded institutes (closing ranks)' });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  line.change = (path, body) => (path.includes('/packs/ranks-') ? body.subarray(0, body.length / 2) : undefined);
  const keep = page.getByRole('button', { name: /^Keep, 0\.\d MB: JoSAA.*closing ranks/ });
  await keep.click();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('It could not be kept.');
  expect((await keptIn(page))['disha-packs'] ?? []).toEqual([]);
  line.change = () => undefined;
  await keep.click();
  await expect(page.getByText(/^Kept, of/)).toBeVisible({ timeout: 60_000 });

  const results = page.getByRole('region', { name: 'Where it may lead' });
  const bands = results.getByRole('group', { name: 'How likely' });
  const rows = results.getByRole('list', { name: 'Seats' }).getByRole('listitem');
  const show = async () => {
    await page.goto(`${line.origin}/chances?exam=jee-main`);
    await page.getByLabel('Your rank').fill('12000');
    await page.getByLabel('State where you passed Class 12').selectOption('Telangana');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(rows.first()).toBeVisible();
    return [await rows.first().innerText(), await bands.innerText()];
  };
  const withLine = await show();
  line.state = 'cut';
  expect(await show()).toEqual(withLine);
  await expect(page.getByRole('status').filter({ hasText: 'Disha does not answer' })).toContainText(/This page is from \d+ \w+/);
  for (let at = 0; at < 3; at += 1)
    await rows
      .nth(at)
      .getByRole('button', { name: /^Add to my list: / })
      .click();

  await page.goto(`${line.origin}/chances/list`);
  await expect(page.getByRole('heading', { level: 1, name: 'My list' })).toBeVisible();
  await expect(page.getByText(/In about \d+ of 100 years|In less than 1 of 100 years/).first()).toBeVisible();
  await page.getByRole('button', { name: 'What could I add?' }).click();
  await expect(
    page.getByRole('heading', { name: 'These would cut the risk most' }).or(page.getByText(/^Nothing among your filters/)),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Bring the lines up to date' }).click();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('up to date');
  await expectAccessible(page);
  // In all of this no server was told a rank.
  expect(line.asked.filter((asked) => asked.startsWith('POST'))).toEqual([]);
});
