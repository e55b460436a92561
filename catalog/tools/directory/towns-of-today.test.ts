import { describe, expect, it } from 'vitest';
import { placeOfToday, readTowns, townsOfToday, type TownRow } from './towns-of-today.ts';

const row = (state: string, written: string, district: string, towns: string, lately = ''): TownRow => {
  return { state, written, district, lately, towns };
};
const today = townsOfToday(
  [
    row('Rajasthan', 'Nagaur', 'Didwana-Kuchaman', 'Didwana|Kuchaman|Makrana|Nawa', '2023'),
    row('Rajasthan', 'Nagaur', 'Nagaur', 'Merta'),
    row('Maharashtra', 'Thane', 'Palghar', 'Vasai|Palghar|Boisar'),
    row('Maharashtra', 'Mumbai', 'Mumbai Suburban', 'Andheri'),
    row('Maharashtra', 'Mumbai', 'Thane', 'Nerul|Belapur'),
  ],
  (name, _state, district) => name === 'Dadar' && district === 'Mumbai',
);
const inNagaur = (name: string) => today({ state: 'Rajasthan', district: 'Nagaur', basis: '', name });
const inThane = (name: string) => today({ state: 'Maharashtra', district: 'Thane', basis: '', name });
const moved = { district: 'Didwana-Kuchaman', basis: '' };

describe('a town that its state put into another district', () => {
  it('is told by its comma, whatever stands behind it of the old district', () => {
    expect(inNagaur('Government College, Didwana')).toEqual(moved);
    expect(inNagaur('Government College, Kuchaman City, Nagaur')).toEqual(moved);
    expect(inNagaur('Government College, Bhatibas, Didwana (Nagaur)')).toEqual(moved);
    expect(inThane('Law College, Vasai (West), Thane')).toEqual({ district: 'Palghar', basis: '' });
  });

  it('is told by the last words of a name without a comma, or its first', () => {
    expect(inNagaur('Government Girls College Makrana')).toEqual(moved);
    expect(inNagaur('Kuchaman Pharmacy College')).toEqual(moved);
  });

  it('is not told by a word that is part of another place, or too short to tell', () => {
    expect(inThane('Jawahar College, Palghar Road').district).toBe('Thane');
    expect(inNagaur('Makrana Road College').district).toBe('Nagaur');
    expect(inNagaur('College of New Didwana').district).toBe('Nagaur');
    expect(inNagaur('Vidya Mandir Nawa').district).toBe('Nagaur');
  });

  it('is left alone where a town of that name lies in another old district', () => {
    const inMumbai = today({ state: 'Maharashtra', district: 'Mumbai', basis: '', name: 'College, Palghar' });
    expect(inMumbai).toEqual({ district: 'Mumbai', basis: '' });
    expect(today({ state: 'Rajasthan', district: 'Jaipur', basis: '', name: 'College, Didwana' })).toEqual({
      district: 'Jaipur',
      basis: '',
    });
    expect(today({ state: 'Bihar', district: 'Nagaur', basis: '', name: 'College, Didwana' })).toEqual({ district: 'Nagaur', basis: '' });
  });

  it('is not told by the society whose college lies in a place of the old district', () => {
    const inMumbai = (name: string) => today({ state: 'Maharashtra', district: 'Mumbai', basis: '', name }).district;
    expect(inMumbai('Andheri Education Society’s College, Mumbai')).toBe('Mumbai Suburban');
    expect(inMumbai('Andheri Education Society’s College, Dadar, Mumbai')).toBe('Mumbai');
  });
});

describe('words without a comma', () => {
  const inMumbai = (name: string) => today({ state: 'Maharashtra', district: 'Mumbai', basis: '', name }).district;

  it('tell the town before the city, its side of the railway and the PIN', () => {
    expect(inMumbai('College of Commerce S V Road Andheri West Mumbai 400 069')).toBe('Mumbai Suburban');
    expect(inMumbai('Law College Plot No14 C B D Belapur Navi Mumbai 400 614')).toBe('Thane');
    expect(inMumbai('College of Science, At Nerul New Mumbai')).toBe('Thane');
    expect(inMumbai('College of Science Opp Belapur Navi Mumbai')).toBe('Mumbai');
    expect(inMumbai('Vidya Mandir Nerul')).toBe('Mumbai');
  });

  it('tell the town before the district’s own name', () => {
    expect(inNagaur('College of Education Makrana Nagaur District')).toEqual(moved);
    expect(inNagaur('College of Education Nagaur')).toEqual({ district: 'Nagaur', basis: '' });
  });
});

describe('an address', () => {
  const at = (name: string, address: string) => today({ state: 'Rajasthan', district: 'Nagaur', basis: '', name, address });

  it('tells the town where the places behind the name do not, but not by the district it is said to lie in', () => {
    expect(at('Vivekanand College', 'Rampur Village, Makrana Tehsil, Nagaur District')).toEqual(moved);
    expect(at('Vivekanand College', 'Rampur Post Didwana Nagaur')).toEqual(moved);
    expect(at('Vivekanand College, Merta', 'Makrana')).toEqual({ district: 'Nagaur', basis: '' });
    expect(at('Vivekanand College', 'Near Makrana, Nagaur District')).toEqual({ district: 'Nagaur', basis: 'register' });
    expect(at('Vivekanand College', 'Makrana Road')).toEqual({ district: 'Nagaur', basis: 'register' });
  });
});

describe('where no town is told', () => {
  it('a district divided lately is said to be the register’s, unless its own town or one that stayed is named', () => {
    expect(inNagaur('Vivekanand College')).toEqual({ district: 'Nagaur', basis: 'register' });
    expect(inNagaur('Vivekanand College, Nagaur')).toEqual({ district: 'Nagaur', basis: '' });
    expect(inNagaur('Nagaur Pharmacy College')).toEqual({ district: 'Nagaur', basis: '' });
    expect(inNagaur('Vivekanand College, Merta City')).toEqual({ district: 'Nagaur', basis: '' });
  });

  it('Delhi’s, all drawn anew, are said to be the register’s', () => {
    expect(today({ state: 'Delhi', district: 'North', basis: '', name: 'College, North' })).toEqual({
      district: 'North',
      basis: 'register',
    });
  });

  it('another keeps what was known of it', () => {
    expect(inThane('Vivekanand College')).toEqual({ district: 'Thane', basis: '' });
    const known = { state: 'Maharashtra', district: 'Thane', basis: 'register' as const, name: 'Vivekanand College' };
    expect(today(known)).toEqual({ district: 'Thane', basis: 'register' });
  });
});

it('the table says of no town of a district that it lies in two', () => {
  const towns = readTowns().flatMap(({ state, written, towns }) => towns.split('|').map((town) => `${state}|${written}|${town}`));
  expect(towns.filter((town, at) => towns.indexOf(town) !== at)).toEqual([]);
});

describe('an institution of the register', () => {
  const entry = { state: 'Rajasthan', district: 'Nagaur', basis: '' as const, registerDistrict: 'Nagaur', pincode: '' };
  const notAsked = () => ({ district: 'Nowhere', basis: '' as const });

  it('is told by the register’s own words where its name has lost the way to the gate', () => {
    const placeToday = placeOfToday({ placeOf: notAsked }, today);
    expect(placeToday({ ...entry, name: 'Saraswati College', raw: 'SARASWATI COLLEGE, BASNI ROAD(DIDWANA)' })).toEqual(moved);
    expect(placeToday({ ...entry, name: 'Saraswati College, Merta', raw: 'SARASWATI COLLEGE' })).toEqual({ district: 'Nagaur', basis: '' });
    expect(placeToday({ ...entry, name: 'Saraswati College', raw: '' })).toEqual({ district: 'Nagaur', basis: 'register' });
  });

  it('is told by a post office that only its name as it is now sets apart', () => {
    const placeToday = placeOfToday({ placeOf: ({ district }) => ({ district: `${district} East`, basis: '' }) }, today);
    const open = { ...entry, state: 'Goa', district: 'Salcete', basis: 'register' as const, registerDistrict: 'Goa', raw: '' };
    expect(placeToday({ ...open, name: 'College, Margao' })).toEqual({ district: 'Goa East', basis: '' });
    expect(placeToday({ ...open, basis: '', name: 'College, Margao' })).toEqual({ district: 'Salcete', basis: '' });
  });
});
