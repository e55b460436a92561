/** What a way costs: by where it is studied, from what is confirmed. */
import type { CostTable } from '@disha/contract/way-costs';
import { expect, it } from 'vitest';
import { studyCost, type WhereStudied } from './costs.ts';

const tuition = { what: 'tuition' } as const;
const table: CostTable = {
  bands: [
    { ...tuition, type: 'government', state: 'Bihar', from: 5_000, to: 9_000 },
    { ...tuition, type: 'private', state: 'Bihar', from: 40_000, to: 90_000 },
    { ...tuition, type: 'private', state: 'Kerala', from: 300_000, to: 400_000 },
    { ...tuition, type: 'government', from: 1_000, to: 50_000 },
    { ...tuition, type: 'iit', from: 200_000, to: 200_000 },
    { ...tuition, type: 'private', state: 'Bihar', colleges: ['own'], from: 61_000, to: 62_000 },
    { ...tuition, type: 'open', colleges: ['open-university'], from: 4_300, to: 10_600 },
    { what: 'hostel', type: 'government', state: 'Bihar', from: 12_000, to: 14_000 },
    { what: 'hostel', type: 'deemed', from: 150_000, to: 350_000 },
  ],
  courses: { btech: [0, 1, 2, 3, 4, 5], ba: [0, 6], iitonly: [4] },
  beside: [7, 8],
};
const year = { per: 'year', basis: 'type' };
const hostel = { hostel: { from: 12_000, to: 14_000 } };

const parted = {
  from: 5_000,
  to: 90_000,
  ...year,
  parts: [
    { kept: 'government', from: 5_000, to: 9_000 },
    { kept: 'private', from: 40_000, to: 90_000 },
  ],
};
const wide = { from: 1_000, to: 50_000, ...year, parts: [{ kept: 'government', from: 1_000, to: 50_000, ask: true }] };

it.each<[string, string, WhereStudied, object | null]>([
  ['by the fees of the state at home', 'btech', { state: 'Bihar', near: 'district' }, parted],
  ['with the hostel away from home', 'btech', { state: 'Bihar', near: 'state' }, { ...parted, ...hostel }],
  ['by those of all India beyond it', 'btech', { state: 'Bihar', near: 'india' }, wide],
  ['by those of all India where the state has none', 'btech', { state: 'Goa', near: 'next' }, wide],
  [
    'by what the page of the nearest college says',
    'btech',
    { state: 'Bihar', near: 'next', there: { from: 61_000, to: 62_000, basis: 'own' } },
    { from: 61_000, to: 62_000, per: 'year', basis: 'own' },
  ],
  ['nothing where that page says nothing', 'btech', { state: 'Bihar', near: 'next', there: null }, null],
  [
    'with the hostel of that college away from home alone',
    'btech',
    { state: 'Bihar', near: 'state', there: { from: 61_000, to: 62_000, basis: 'own', ...hostel } },
    { from: 61_000, to: 62_000, per: 'year', basis: 'own', ...hostel },
  ],
  [
    'by the fee of an institute where there are no others',
    'iitonly',
    { state: 'Bihar', near: 'next' },
    { from: 200_000, to: 200_000, ...year },
  ],
  ['by distance learning', 'ba', { state: 'Bihar', near: null }, { from: 4_300, to: 10_600, ...year }],
  ['nothing that is known', 'btech', { near: null }, null],
  ['nothing that is known of another course', 'law', { state: 'Bihar', near: 'next' }, null],
])('costs %s', (_, course, where, cost) => {
  expect(studyCost(table, course, where)).toEqual(cost);
});
