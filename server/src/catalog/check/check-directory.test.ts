import type { CollegeDocument } from '@disha/contract/colleges.files';
import type { State } from '@disha/contract/taxonomy';
import { describe, expect, it } from 'vitest';
import { sampleCollege } from '../../testing/sample-catalog.ts';
import { checkDirectory, registerDistrict, type Pins } from './check-directory.ts';

const courses = [{ id: 'btech-civil-engineering' }];
const college = (more: Partial<CollegeDocument> = {}) => sampleCollege({ kinds: ['university'], ...more });
/** 400002 lies in Mumbai, and a few of its offices in Thane. */
const pins: Pins = {
  districtOf: (pin) =>
    pin === '403001' ? { state: 'Goa', name: 'North Goa' } : pin === '400002' ? { state: 'Maharashtra', name: 'Mumbai' } : undefined,
  isShared: (pin, state, district) => pin === '400002' && state === 'Maharashtra' && district === 'Thane',
};
const problemsOf = (...colleges: CollegeDocument[]) => checkDirectory({ colleges, courses }, pins).problems;

describe('the directory is checked for', () => {
  it('nothing wrong in a good one', () => {
    expect(problemsOf(college())).toEqual([]);
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
    ['ISRO Headquarters teaches nobody', { name: 'ISRO Headquarters' }],
    ['Zoological Survey of India teaches nobody', { name: 'Zoological Survey of India' }],
    ['Directorate of Extension Education teaches nobody', { name: 'Directorate of Extension Education' }],
    ['Agricultural Research Station, Rapar teaches nobody', { name: 'Agricultural Research Station, Rapar' }],
    ['S-9 gives diplomas', { aisheCode: 'S-9', kinds: ['medical'] }],
    ['National Law University, Goa has no type', { name: 'National Law University, Goa', type: '' }],
    ['is of no kind, though a list says what it teaches', { kinds: [] }],
    ['Goa College for Women is said to be for everybody', { name: 'Goa College for Women' }],
    ['its address ends in Kerala, and it lies in Maharashtra', { address: 'Powai, Kerala' }],
    ['its address says "Pune District", and it lies in Mumbai Suburban', { address: 'Powai Taluk Pune District' }],
    ['Goa College (PG Courses) is said to teach BA', { name: 'Goa College (PG Courses)', kinds: ['degree-college'] }],
    ['Goa College, North West lacks the last word of its place', { name: 'Goa College, North West' }],
    ['College of Agri-Business, Goa', { name: 'College of Agri-Business, Goa' }],
    ['Goa Fire and Safety College is said to teach BA', { name: 'Goa Fire and Safety College', kinds: [], usual: 'college', courses: [] }],
    ['Goa M.Ed. College is said to teach B.Ed.', { name: 'Goa M.Ed. College', kinds: ['teacher-education'], courses: [] }],
    ['Goa M.S.W. College is not said to teach msw', { name: 'Goa M.S.W. College' }],
    ['"University of Pune, Pune" has another name today', { affiliation: 'University of Pune, Pune' }],
    ['"Missions University Deemed Salem" is untidy', { affiliation: 'Missions University Deemed Salem' }],
  ])('%s', (fault, more) => {
    expect(problemsOf(college(more))).toEqual([`iit-bombay: ${fault}`]);
  });

  it('no district that is its own, or that a town follows', () => {
    const at = (address: string) => problemsOf(college({ address }));
    expect(at('Powai, Mumbai Suburban District')).toEqual([]);
    expect(at('Powai, Pune Dist. Thane')).toEqual([]);
    expect(at('Powai, Dist. Thane')).toEqual(['iit-bombay: its address says ", Dist. Thane", and it lies in Mumbai Suburban']);
  });

  it('BA at a PG college of Telangana, and not at one of Rajasthan', () => {
    const at = (state: State, district: string) => {
      const pg = { name: 'Vision PG College', kinds: ['degree-college' as const], state, district, address: '', city: '' };
      return problemsOf(college(pg));
    };
    expect(at('Telangana', 'Hyderabad')).toEqual(['iit-bombay: Vision PG College is said to teach BA']);
    expect(at('Rajasthan', 'Sikar')).toEqual([]);
  });

  it('no PIN that reaches into the district, whatever most of it does', () => {
    expect(problemsOf(college({ pincode: '400002', district: 'Thane' }))).toEqual([]);
  });

  it('a twin by code, or by name and district', () => {
    const unlisted = { courses: [], otherProgrammes: [] };
    expect(problemsOf(college(), college({ id: 'b', name: 'Another', ...unlisted }))).toEqual(['b: is iit-bombay over again']);
    expect(problemsOf(college(), college({ id: 'b', aisheCode: 'C-9', ...unlisted }))).toHaveLength(1);
    expect(problemsOf(college(), college({ id: 'b', aisheCode: 'C-9' }))).toEqual([]);
  });

  it('districts without a college, counted as the register writes them', () => {
    expect(registerDistrict(college({ state: 'Bihar', district: 'Gaya Ji' }))).toBe('Bihar|Gaya Ji');
    expect(registerDistrict(college({ state: 'Bihar', district: 'Gaya Ji', registerDistrict: 'Gaya' }))).toBe('Bihar|Gaya Ji');
    const gramin = college({ state: 'Rajasthan', district: 'Jaipur', registerDistrict: 'Jaipur (Gramin)' });
    expect(registerDistrict(gramin)).toBe('Rajasthan|Jaipur (Gramin)');
    const { figures } = checkDirectory({ colleges: [college()], courses }, pins);
    expect(figures.find(({ label }) => label === 'districts with law')).toMatchObject({ ok: false });
    expect(figures.find(({ label }) => label === 'districts with any institution')).toMatchObject({ ok: true });
  });
});
