import { placementRow, type PlacementRow } from '@disha/contract/placements';
import { expect, it } from 'vitest';
import { placementsByCollege } from '../shipped/placement-files.ts';
import { placementFaults } from './check-placements.ts';

const line = { college: 'a-college', list: 'Engineering', level: 'ug', years: '4', year: '2023-24', source: 'NIRF 2025', certainty: 'B' };
const row = (said: Record<string, string> = {}): PlacementRow =>
  placementRow.parse({ ...line, graduates: '100', placed: '80', pay: '600000', ...said });
const faultsOf = (...rows: PlacementRow[]) => placementFaults(rows, [{ id: 'a-college' }]);

it('an empty cell is not known, and a nought is no figure', () => {
  expect(row({ pay: '', graduates: '' })).toMatchObject({ pay: null, graduates: null, placed: 80 });
  expect(placementRow.safeParse({ ...line, graduates: '100', placed: '80', pay: '0' }).success).toBe(false);
  expect(placementRow.safeParse({ ...line, graduates: '100', placed: '0', pay: '' }).success).toBe(false);
});

it.each([
  ['a college that is not there', { college: 'gone' }, 'there is no college gone'],
  ['nothing at all', { placed: '', pay: '' }, 'says nothing'],
  ['more placed than left', { placed: '101' }, 'more were placed than left'],
  ['a month for a year', { pay: '45000' }, "45000 rupees can be no year's pay"],
  ['a slip', { pay: '9000000' }, "9000000 rupees can be no year's pay"],
  ['what nobody has read', { certainty: 'C' }, 'nobody has read it'],
])('%s is a fault', (_, said, fault) => {
  expect(faultsOf(row(said))).toEqual([expect.stringContaining(fault) as string]);
});

it('a figure stands once', () => {
  expect(faultsOf(row(), row({ level: 'pg', years: '2' }))).toEqual([]);
  expect(faultsOf(row(), row())).toEqual(['placements.csv: a-college Engineering ug 4 stands twice']);
});

it('lists are told by name and the first degree first, whatever is paid', () => {
  const byCollege = placementsByCollege([
    row({ list: 'Pharmacy', pay: '900000' }),
    row({ level: 'pg', years: '2', pay: '800000' }),
    row({ pay: '400000' }),
  ]).get('a-college');
  expect(byCollege?.map(({ list, level }) => `${list} ${level}`)).toEqual(['Engineering ug', 'Engineering pg', 'Pharmacy ug']);
  expect(byCollege?.[0]).not.toHaveProperty('college');
});
