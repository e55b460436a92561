/** The older colleges' facts: each tool that tidies one, on small made-up inputs. */
import { describe, expect, it } from 'vitest';
import { affiliationOf } from './affiliation.ts';
import { giveIds, slug, type NamedRow } from './ids.ts';
import { cityOf, pinChecker, tidyDistrict, townFinder } from './place.ts';
import { tidyAddress, tidyWebsite } from './tidy-address.ts';
import { isGeneric, tidyName } from './tidy-name.ts';

describe('names', () => {
  it.each([
    ['GOVT. COLLEGE OF ENGG & TECH., BIKANER', 'Government College of Engineering and Technology, Bikaner'],
    ['  b.m.s. college of  engineering', 'B.M.S. College of Engineering'],
    ['Government College Gurdaspur', 'Government College, Gurdaspur'],
    ['Koppal Institute of Medical Sciences Koppal', 'Koppal Institute of Medical Sciences'],
  ])('%s', (raw, name) => expect(tidyName(raw, ['Bikaner', 'Gurdaspur']).name).toBe(name));

  it('says whether one is autonomous, and leaves it out of the name', () => {
    expect(tidyName('Pretend College (Autonomous)')).toMatchObject({ name: 'Pretend College', autonomous: true });
  });

  it('knows which name could be anybody’s', () => {
    expect([isGeneric('Government Medical College'), isGeneric('Made Up Medical College'), isGeneric('Government College, Pen')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('ids', () => {
  const named = (key: string, name: string, more: Partial<NamedRow> = {}): NamedRow => ({
    ...{ key, id: '', name, notable: false, address: '', city: '', district: 'Pune', state: 'Maharashtra' },
    ...more,
  });
  const ids = (...colleges: NamedRow[]) => {
    giveIds(colleges);
    return colleges.map(({ id }) => id);
  };

  it('are the name in small letters, without points and apostrophes', () => {
    expect(slug("St. Xavier's College & School")).toBe('st-xaviers-college-and-school');
  });
  it('take the place only where two share a name, whichever comes first', () => {
    const pair = () => [named('C-1', 'Modern College', { city: 'Pune' }), named('C-2', 'Modern College', { district: 'Nashik' })] as const;
    const [one, other] = pair();
    expect(ids(one, other)).toEqual(['modern-college-pune', 'modern-college-nashik']);
    const [again, before] = pair();
    expect(ids(before, again)).toEqual(['modern-college-nashik', 'modern-college-pune']);
  });
  it('never move once given, and are not given twice', () => {
    expect(ids(named('C-1', 'Renamed Since College', { id: 'modern-college' }), named('C-2', 'Modern College'))).toEqual([
      'modern-college',
      'modern-college-pune',
    ]);
  });
});

describe('places', () => {
  const towns = townFinder([
    { state: 'Karnataka', town: 'Udupi', alsoWritten: '', large: '' },
    { state: 'Karnataka', town: 'Mangaluru', alsoWritten: 'Mangalore', large: '1' },
  ]);
  const city = (address: string, more: object = {}) =>
    cityOf(towns, { state: 'Karnataka', district: 'Udupi', given: '', name: 'X College', address, kind: 'college', ...more });

  it('finds the town of an address under its present spelling', () => {
    expect(city('Main Road, Mangalore 575001')).toBe('Mangaluru');
    expect(city('', { given: 'Mangalore' })).toBe('Mangaluru');
  });
  it('does not take the district behind a village for its town', () => {
    expect(city('Village Shirva, Udupi')).toBe('');
    expect(city('Temple Road, Udupi')).toBe('Udupi');
  });
  it('writes districts as today', () => {
    expect([tidyDistrict('Y.S.R.'), tidyDistrict('SOUTH GOA'), tidyDistrict('Leh Ladakh')]).toEqual(['YSR Kadapa', 'South Goa', 'Leh']);
  });
  it('takes a PIN only of the same state, from the row or the address', () => {
    const pin = pinChecker([{ pincode: '576101', state: 'Karnataka' }]);
    expect(pin({ pincode: '', address: 'Udupi - 576 101', state: 'Karnataka' })).toBe('576101');
    expect(pin({ pincode: '576101', address: '', state: 'Goa' })).toBe('');
  });
});

describe('addresses', () => {
  const of = { name: 'Made Up College', rawName: 'MADE UP COLLEGE', state: 'Karnataka', district: 'Udupi', city: '' };

  it('are left without name, PIN, state and country', () => {
    expect(tidyAddress('MADE UP COLLEGE, MAIN ROAD, KUNJIBETTU, UDUPI DIST, KARNATAKA - 576102, INDIA', of)).toBe('Main Road, Kunjibettu');
  });
  it.each([
    ['www.example.ac.in/', 'https://www.example.ac.in'],
    ['http://www.law.example.gov.in', 'http://law.example.gov.in'],
    ['not known', ''],
  ])('web address %s', (raw, tidy) => expect(tidyWebsite(raw)).toBe(tidy));
});

describe('universities', () => {
  const at = (raw: string, more: object = {}) =>
    affiliationOf(raw, { state: 'Maharashtra', district: 'Thane', name: 'X College', ...more });

  it('stand under one spelling and their present name', () => {
    expect(at('university of pune, pune')).toBe('Savitribai Phule Pune University');
    expect(at('PRETEND UNIVERSITY')).toBe('Pretend University');
  });
  it('are blank rather than wrong', () => {
    expect(at('University of Mumbai')).toBe('University of Mumbai');
    expect(at('University of Mumbai', { district: 'Nagpur' })).toBe('');
    expect(at('Board of Technical Education, Maharashtra')).toBe('');
    expect(at('not applicable')).toBe('');
  });
});
