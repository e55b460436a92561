import { describe, expect, it } from 'vitest';
import { districtsJson, pinRows } from './districts-files.ts';
import { districtsOf, presentDistrict } from './districts.ts';

const state = 'Andhra Pradesh';
const office = (o: string, p: string, i: string, a = 16, n = 80) => ({ o, p, i, s: 'AP', a, n });
const districts = districtsOf(
  [
    office('Guntur H.O', '522001', 'GUNTUR', 16.3, 80.4),
    office('Vinukonda S.O', '522647', 'PALNADU', 16.05, 79.74),
    office('Narasaraopet S.O', '522601', 'PALNADU', 16.23, 80.05),
    office('Border B.O', '522601', 'GUNTUR', 16.2, 80.1),
    office('Second Border B.O', '522601', 'PALNADU', 0, 0),
    office('Elsewhere B.O', '522999', 'NA'),
  ],
  (postal) => (postal === 'AP' ? state : undefined),
  [{ pincode: '522001', state, district: 'Bapatla' }],
);
const placeOf = (name: string, pincode = '') => districts.placeOf({ state, district: 'Guntur', name, pincode });

describe('a district that was divided', () => {
  it('is told by the PIN, or by a place in the name, else it is said to be the register’s', () => {
    expect(placeOf('Some College', '522647')).toEqual({ district: 'Palnadu', basis: '' });
    expect(placeOf('Some College, Vinukonda')).toEqual({ district: 'Palnadu', basis: '' });
    expect(placeOf('Some College, Guntur')).toEqual({ district: 'Guntur', basis: '' });
    expect(placeOf('Some College')).toEqual({ district: 'Guntur', basis: 'register' });
  });

  it('is the one that the name ends with where the register names none', () => {
    const at = (name: string) => districts.placeOf({ state, district: '', name, pincode: '' }).district;
    expect(at('Some College, Palnadu')).toBe('Palnadu');
    expect(at('Some College, Nowhere')).toBe('');
    expect(at('Palnadu')).toBe('');
  });

  it('is not told by its own name where that is no town’s', () => {
    const inKrishna = districts.placeOf({ state, district: 'Krishna', name: 'Some College, Krishna', pincode: '' });
    expect(inKrishna).toEqual({ district: 'Krishna', basis: 'register' });
  });

  it('stays what it is under its present name where nobody divided it', () => {
    expect(districts.placeOf({ state: 'Bihar', district: 'Gaya', name: 'Some College', pincode: '' })).toEqual({
      district: 'Gaya Ji',
      basis: '',
    });
    expect(presentDistrict('Ahmednagar', 'Maharashtra')).toBe('Ahilyanagar');
  });
});

describe('a PIN', () => {
  it('lies where most of its offices are, and reaches where one is or the table says so', () => {
    expect(districts.ofPin('522601')).toEqual({ state, district: 'Palnadu' });
    expect(districts.reaches('522601', state, 'Guntur')).toBe(true);
    expect(districts.reaches('522001', state, 'Bapatla')).toBe(true);
    expect(districts.reaches('522647', state, 'Guntur')).toBe(false);
    expect(districts.ofPin('522999')).toBeUndefined();
    expect(districts.shared().map(({ pincode, district }) => [pincode, district])).toEqual([
      ['522001', 'Bapatla'],
      ['522601', 'Guntur'],
    ]);
  });

  it('is written down by district, those that follow one another as one', () => {
    const pins = ['500003', '500001', '500002', '500009'].map((pincode) => ({ pincode, state: 'Telangana', district: 'Hyderabad' }));
    expect(pinRows(pins)).toEqual([{ state: 'Telangana', district: 'Hyderabad', pincodes: '500001-500003|500009' }]);
  });
});

it('the middle of a district is that of its offices, those outside of India left out', () => {
  const palnadu = districts.centres().find(({ district }) => district === 'Palnadu');
  expect(palnadu).toMatchObject({ latitude: 16.23, longitude: 80.05 });
  expect(districtsJson([{ state: 'Goa', district: 'North Goa', latitude: 15.538, longitude: 73.9, alsoCalled: ['Panaji'] }])).toBe(
    '{\n"Goa": [\n  ["North Goa",15.54,73.9,["Panaji"]]\n]\n}\n',
  );
});
