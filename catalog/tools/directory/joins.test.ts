import { describe, expect, it } from 'vitest';
import { cannotBe, distanceOf, farApart } from './joins.ts';

describe('a row of a list joined to an institution of the register', () => {
  it.each([
    ["GODAVARI SHIKSHAN SANSTHA'S", 'S-1', 'GODAVARI SHIKSHAN SANSTHA ADHYAPAK VIDYALAYA'],
    ['GOVERNMENT FIRST GRADE COLLEGE SILVER FIELDS', 'C-2', 'Silver Field College of Edcuation, Silver Road'],
    ['GODAVARI COLLEGE OF TECHNICAL EDUCATION', 'C-3', 'GODAVARI COLLEGE OF EDUCATION'],
    ['G.S. UNIVERSITY', 'C-4', 'G.S. INSTITUTE OF EDUCATION'],
    ['GODAVARI COLLEGE OF HIGHER EDUCATION', 'C-6', 'GODAVARI TEACHERS TRAINING COLLEGE'],
    ['ST. CLARE COLLEGE', 'S-5', 'ST. CLARE HOSPITAL'],
  ])('cannot be it: %s (%s)', (list, code, register) => {
    expect(cannotBe({ list, code, register })).toBe(true);
  });

  it.each([
    // A society may keep one college only, and call it by its own name.
    ['GODAVARI EDUCATIONAL TRUST', 'C-1', 'GODAVARI INTEGRATED DEGREE COLLEGE'],
    ['GODAVARI COLLEGE OF EDUCATION', 'C-2', 'GODAVARI TEACHERS TRAINING COLLEGE'],
    ['GODAVARI COLLEGE', 'C-3', 'GODAVARI COLLEGE OF EDUCATION'],
    ['GODAVARI INSTITUTE OF MANAGEMENT', 'C-4', 'GODAVARI COLLEGE OF ENGINEERING'],
    ['ST. CLARE COLLEGE OF NURSING', 'S-5', 'ST. CLARE HOSPITAL'],
  ])('may be it: %s (%s)', (list, code, register) => {
    expect(cannotBe({ list, code, register })).toBe(false);
  });
});

describe('a row of a list in another district than the register has', () => {
  const at = (district: string, latitude: number, longitude: number) => ({
    state: 'Telangana',
    district,
    latitude,
    longitude,
    alsoCalled: [],
  });
  const centres = [at('Hyderabad', 17.4, 78.5), at('Ranga Reddy', 17.2, 78.3), at('Adilabad', 19.7, 78.5), at('Mancherial', 18.9, 79.4)];
  const isFar = farApart(centres, (name) => name.toLowerCase() === 'basar');
  const row = (here: string, there: string, list: string, register = list) => isFar({ state: 'Telangana', here, there, list, register });

  it('is of a namesake where the two lie far apart', () => {
    expect(row('HYDERABAD', 'Adilabad', 'GODAVARI DEGREE COLLEGE')).toBe(true);
  });

  it('may be it in the next district, in a part of the one of before, or where both names have the town', () => {
    expect(row('HYDERABAD', 'Ranga Reddy', 'GODAVARI DEGREE COLLEGE')).toBe(false);
    expect(row('ADILABAD', 'Mancherial', 'GODAVARI DEGREE COLLEGE')).toBe(false);
    expect(row('HYDERABAD', 'Adilabad', 'GOVERNMENT COLLEGE ADILABAD', 'Government College, Adilabad')).toBe(false);
    expect(row('HYDERABAD', 'Adilabad', 'GODAVARI DEGREE COLLEGE', 'Godavari Degree College, Hyderabad')).toBe(false);
    expect(row('HYDERABAD', 'Adilabad', 'GODAVARI DEGREE COLLEGE, BASAR', 'Godavari Degree College, Basar')).toBe(false);
  });

  it('is as far as the middles of the two lie apart', () => {
    const away = distanceOf(centres);
    expect(Math.round(away('Telangana', 'Hyderabad', 'Ranga Reddy'))).toBe(31);
    expect(away('Telangana', 'Hyderabad', 'Unknown')).toBe(Infinity);
  });

  it('is left alone where the district is not known', () => {
    expect(row('UNKNOWN', 'Adilabad', 'GODAVARI DEGREE COLLEGE')).toBe(false);
  });
});
