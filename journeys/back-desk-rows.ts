/** The forms of the desk, and what is chosen and looked for there. */
import { paths } from '../web/src/paths.ts';
import { expectUnfolded, field, type VisitedPage } from './back-row.ts';
import { expect } from './fixtures.ts';

const tab = (name: string) => `${paths.desk}?tab=${name}`;
const source = 'https://example.in/notice';

const choice = (at: string, label: string, option: string, value: string): Omit<VisitedPage, 'as'> => ({
  at: tab(at),
  fill: (page) => page.getByLabel(label, { exact: true }).selectOption(option),
  left: (page) => expect(page.getByLabel(label, { exact: true })).toHaveValue(value),
});

const rows: Record<string, Omit<VisitedPage, 'as'>> = {
  'a field that is corrected, with what is missing': {
    at: paths.deskItem('exams', 'nata', 'eligibility'),
    fill: async (page) => {
      await page.getByLabel('Who can sit it').fill('As it was typed');
      await page.getByLabel('Source', { exact: true }).fill(source);
      await page.getByRole('button', { name: 'Correct it' }).click();
      await expect(page.getByText('Please fill this in.')).toBeVisible();
    },
    left: async (page) => {
      await expect(page.getByLabel('Who can sit it')).toHaveValue('As it was typed');
      await expect(page.getByLabel('Source', { exact: true })).toHaveValue(source);
      await expect(page.getByText('Please fill this in.')).toBeVisible();
    },
  },
  'a new item': {
    at: paths.deskNew('exams'),
    fill: async (page) => {
      await page.getByLabel('Reason').fill('It is new');
      await page.getByLabel('Who can sit it').fill('As it was typed');
      await page.getByText('What else can be said (may stay empty)').click();
    },
    left: async (page) => {
      await expect(page.getByLabel('Reason')).toHaveValue('It is new');
      await expect(page.getByLabel('Who can sit it')).toHaveValue('As it was typed');
      await expectUnfolded(page.getByText('What else can be said (may stay empty)'));
    },
  },
  'a counselling': { at: paths.deskCounselling('josaa'), ...field('Reason', 'As its site has it') },
  'a new counselling': { at: paths.deskCounselling('new'), ...field('Reason', 'It is new') },
  'what is due and still holds': {
    at: tab('due'),
    fill: async (page) => {
      await page.getByRole('button', { name: 'It still holds' }).first().click();
      await page.getByLabel('Where did you look?').fill(source);
    },
    left: (page) => expect(page.getByLabel('Where did you look?')).toHaveValue(source),
  },
  'the answer to a report': {
    at: tab('reports'),
    before: async (ask) => {
      const data = { type: 'exams', id: 'neet-ug', text: 'The date is another' };
      expect((await ask('POST', '/reports', { data })).status).toBe(201);
    },
    fill: (page) => page.getByLabel('Answer to the reporter').first().fill('We look into it'),
    left: (page) => expect(page.getByLabel('Answer to the reporter').first()).toHaveValue('We look into it'),
  },
  'an item that is looked for': {
    at: tab('facts'),
    ...field('Find an exam, a course, a college, a career or a scholarship', 'neet'),
  },
  'which file is imported': choice('imports', 'What does the file hold?', 'Closing ranks', 'cutoffs'),
  'which reports are shown': choice('reports', 'Show', 'Declined', 'declined'),
  'which corrections are shown': choice('corrections', 'Show', 'Taken back', 'taken_back'),
  'which dates of a year are shown': choice('year', 'Show', 'missing', 'missing'),
};

export const deskRows: Record<string, VisitedPage> = Object.fromEntries(
  Object.entries(rows).map(([name, row]) => [name, { ...row, as: 'operator' }]),
);
