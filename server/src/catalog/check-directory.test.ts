import type { CollegeDocument } from '@disha/contract/colleges.files';
import { describe, expect, it } from 'vitest';
import { sampleCollege } from '../testing/sample-catalog.ts';
import { checkDirectory, registerDistrict, type Pins } from './check-directory.ts';

const courses = [{ id: 'btech-civil-engineering' }];
/** 400002 lies in Mumbai, and a few of its offices in Thane. */
const pins: Pins = {
  districtOf: (pin) =>
    pin === '403001' ? { state: 'Goa', name: 'North Goa' } : pin === '400002' ? { state: 'Maharashtra', name: 'Mumbai' } : undefined,
  isShared: (pin, state, district) => pin === '400002' && state === 'Maharashtra' && district === 'Thane',
};
const problemsOf = (...colleges: CollegeDocument[]) => checkDirectory({ colleges, courses, isOfRegister: () => true }, pins).problems;

describe('the directory is checked for', () => {
  it('nothing wrong in a good one', () => {
    expect(problemsOf(sampleCollege())).toEqual([]);
  });

  it.each<[string, Partial<CollegeDocument>]>([
    ['PIN 403001 lies in North Goa, Goa, not in Mumbai Suburban', { pincode: '403001' }],
    ['PIN 400002 lies in Mumbai, Maharashtra, not in Mumbai Suburban', { pincode: '400002' }],
    ['https://exam2026.iitb.ac.in names a year', { website: 'https://exam2026.iitb.ac.in' }],
    ['"State Board of Arts" is no university', { affiliation: 'State Board of Arts' }],
    ['1200 seats of btech-civil-engineering', { courses: [{ courseId: 'btech-civil-engineering', intake: 1200 }] }],
    ['there is no course gone', { courses: [{ courseId: 'gone', intake: null }] }],
    ['is aided, and its type is government', { management: 'aided', type: 'government' }],
    ['Aided College', { name: 'Aided College', management: 'private', type: 'private' }],
  ])('%s', (fault, more) => {
    expect(problemsOf(sampleCollege(more))).toEqual([`iit-bombay: ${fault}`]);
  });

  it('no PIN that reaches into the district, whatever most of it does', () => {
    expect(problemsOf(sampleCollege({ pincode: '400002', district: 'Thane' }))).toEqual([]);
  });

  it('a twin by code, or by name and district', () => {
    const unlisted = { courses: [], otherProgrammes: [] };
    expect(problemsOf(sampleCollege(), sampleCollege({ id: 'b', name: 'Another', ...unlisted }))).toEqual(['b: is iit-bombay over again']);
    expect(problemsOf(sampleCollege(), sampleCollege({ id: 'b', aisheCode: 'C-9', ...unlisted }))).toHaveLength(1);
    expect(problemsOf(sampleCollege(), sampleCollege({ id: 'b', aisheCode: 'C-9' }))).toEqual([]);
  });

  it('districts without a college, counted as the register writes them', () => {
    expect(registerDistrict(sampleCollege({ state: 'Bihar', district: 'Gaya Ji' }))).toBe('Bihar|Gaya Ji');
    expect(registerDistrict(sampleCollege({ state: 'Bihar', district: 'Gaya Ji', registerDistrict: 'Gaya' }))).toBe('Bihar|Gaya Ji');
    const gramin = sampleCollege({ state: 'Rajasthan', district: 'Jaipur', registerDistrict: 'Jaipur (Gramin)' });
    expect(registerDistrict(gramin)).toBe('Rajasthan|Jaipur (Gramin)');
    const { figures } = checkDirectory({ colleges: [sampleCollege()], courses, isOfRegister: () => true }, pins);
    expect(figures.find(({ label }) => label === 'districts with law')).toMatchObject({ ok: false });
    expect(figures.find(({ label }) => label === 'districts with any institution')).toMatchObject({ ok: true });
  });
});
