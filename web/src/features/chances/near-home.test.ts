import { districtsCalled } from '@disha/contract/districts';
import { expect, it } from 'vitest';
import { kilometresFrom, nearestFirst } from './near-home.ts';

const at = (id: string) => ({ name: id, collegeId: id });
const colleges = {
  patna: { city: 'Patna', district: 'Patna', state: 'Bihar' },
  gaya: { city: 'Gaya', district: 'Gaya', state: 'Bihar' },
  chennai: { city: 'Chennai', district: 'Chennai', state: 'Tamil Nadu' },
  nowhere: { city: '', district: 'No such district', state: 'Bihar' },
} as const;
const fromPatna = kilometresFrom({ state: 'Bihar', district: 'Patna' }, colleges, districtsCalled);

it('measures from district to district, and says nothing of a place that is not known', () => {
  expect(fromPatna({ institute: at('patna') })).toBe(0);
  expect(fromPatna({ institute: at('gaya') })).toBeGreaterThan(50);
  expect(fromPatna({ institute: at('gaya') })).toBeLessThan(150);
  expect(fromPatna({ institute: at('nowhere') })).toBeUndefined();
  expect(fromPatna({ institute: at('not-in-the-directory') })).toBeUndefined();
  expect(fromPatna({ institute: { name: 'without an id' } })).toBeUndefined();
});

it('says nothing from a home that is the name of districts in two states', () => {
  expect(districtsCalled('Aurangabad').length).toBeGreaterThan(1);
  expect(kilometresFrom({ district: 'Aurangabad' }, colleges, districtsCalled)({ institute: at('patna') })).toBeUndefined();
});

it('puts the nearest first within each band, those of unknown place last, and leaves equals as they came', () => {
  const line = (id: string, band: 'likely' | 'possible' | null, collegeId = id) => ({ id, band, institute: at(collegeId) });
  const lines = [
    line('far likely', 'likely', 'chennai'),
    line('no call', null, 'patna'),
    line('near possible', 'possible', 'patna'),
    line('unknown', 'likely', 'nowhere'),
    line('near', 'likely', 'gaya'),
    line('as near', 'likely', 'gaya'),
  ];
  expect(nearestFirst(lines, fromPatna).map(({ id }) => id)).toEqual([
    'near',
    'as near',
    'far likely',
    'unknown',
    'near possible',
    'no call',
  ]);
  expect(lines[0]?.id).toBe('far likely');
});
