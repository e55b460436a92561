/** A graduate before a career: what they have counts, and nobody is sent back to the start of what they have done. */
import type { Degree, Passport } from '@disha/contract/passport';
import { describe, expect, it } from 'vitest';
import { judging } from './check.ts';
import { realBook } from './testing/real-book.ts';
import { tell } from './tell.ts';
import { languages } from './words/languages.ts';

const graduate = (...degrees: Partial<Degree>[]): Passport => ({
  class: 'graduate',
  degrees: degrees.map((degree) => ({ level: 'bachelor', ...degree })),
});
const career = (id: string) => {
  const found = realBook.careers.find((one) => one.id === id);
  if (!found) throw new Error(`no career ${id}`);
  return found;
};
const before = (passport: Passport, id: string) => judging(realBook, passport, { year: 2027 }).judged(career(id));
const reach = (passport: Passport, id: string) => judging(realBook, passport, { year: 2027 }).reach(career(id));

describe('a route that ends in the degree one has', () => {
  it.each<[string, Passport, string]>([
    ['a civil engineer', graduate({ course: 'btech-civil-engineering' }), 'civil-engineer'],
    ['a dentist, whose degree is a profession', graduate({ family: 'bds' }), 'dentist'],
    ['a nurse', graduate({ family: 'bsc_nursing' }), 'nurse'],
    ['a lawyer, by either degree of law', graduate({ family: 'ba_llb' }), 'advocate'],
  ])('is walked by %s', (_, passport, id) => {
    expect(before(passport, id)).toMatchObject({ verdict: 'open', missing: [], conditions: [] });
    expect(reach(passport, id)).toEqual({ by: 'degree', years: 0, asks: [] });
  });

  it('says which degree it takes, in both languages', () => {
    const judged = before(graduate({ course: 'btech-civil-engineering' }), 'civil-engineer');
    expect(tell(judged, languages.en, {}).reasons.map(({ text }) => text)).toEqual([
      'It takes B.E. or B.Tech in Civil Engineering, and you have that.',
    ]);
    expect(tell(judged, languages.hi, {}).reasons[0]?.text).toMatch(/^इसके लिए सिविल इंजीनियरिंग में .*, और वह आपके पास है।$/);
  });

  it('is to be finished by whoever is in the last year', () => {
    expect(before(graduate({ family: 'bds', expected: true }), 'dentist').verdict).toBe('open_if');
  });

  it('is not walked by a degree of another branch, nor by one that a service gives to its own', () => {
    expect(before(graduate({ course: 'btech-mechanical-engineering' }), 'civil-engineer').verdict).not.toBe('open');
    expect(before(graduate({ family: 'ba' }), 'army-officer').verdict).not.toBe('open');
    expect(before({ ...graduate({ family: 'bsc_nursing' }), gender: 'male' }, 'military-nursing-officer').verdict).not.toBe('open');
  });

  it('is not begun anew before it was asked which degree somebody has', () => {
    const judged = before(graduate({ field: 'engineering_technology' }), 'civil-engineer');
    expect(judged).toMatchObject({ verdict: 'depends', missing: ['degrees.0.family'] });
    expect(before(graduate({ family: 'btech' }), 'civil-engineer')).toMatchObject({ verdict: 'depends', missing: ['degrees.0.course'] });
  });
});

it('is joined where the degree leads, not from its first step, though marks that were not told may still decide', () => {
  const judged = before(graduate({ family: 'ba', field: 'social_sciences' }), 'secondary-teacher');
  expect(judged).toMatchObject({ verdict: 'depends', missing: ['degrees.0.percent'] });
});

describe('how far a career is from what was studied', () => {
  const psychology = graduate({ field: 'psychology' });
  it.each([
    ['counselling-psychologist', { by: 'degree', years: 2 }],
    ['school-counsellor', { by: 'degree', years: 1 }],
    ['psychiatrist', { by: 'anew', years: 5.5 }],
  ])('%s', (id, told) => {
    expect(reach(psychology, id)).toMatchObject(told);
  });

  it('names the degrees that lead there at once, where it is not told which one they have', () => {
    const { by, years, asks } = reach(graduate({ field: 'engineering_technology' }), 'mining-engineer');
    expect({ by, years }).toEqual({ by: 'degree', years: 0 });
    expect(new Set(asks.flatMap(({ families = [], in: of = [] }) => [...families, ...of]))).toEqual(new Set(['btech', 'mining']));
  });

  it('takes a course of a year at most for one beside the degree, and a longer one for a new beginning', () => {
    const engineer = graduate({ field: 'engineering_technology' });
    expect(reach(engineer, 'welder')).toMatchObject({ by: 'beside', years: 1 });
    expect(reach(engineer, 'electrician')).toMatchObject({ by: 'anew', years: 2 });
  });

  it('reaches nothing that is closed by every route', () => {
    const old = { ...graduate({ field: 'civil_services' }), birthDate: '1950-01-01' };
    expect(reach(old, 'ias-officer')).toMatchObject({ by: 'none' });
  });
});
