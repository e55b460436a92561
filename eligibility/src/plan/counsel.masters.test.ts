/** Where a master's is studied that most universities of the states teach. On the catalog that ships. */
import type { StudentDetails } from '@disha/contract/passport';
import { describe, expect, it } from 'vitest';
import { realBook } from '../testing/real-book.ts';
import { realKnowledge } from '../testing/real-knowledge.ts';
import { propose } from './counsel.ts';

describe('a master’s is taught by the university of the state next door', () => {
  const goOn = (course: string, state: StudentDetails['state'], district: string, id: string) => {
    const degrees: StudentDetails['degrees'] = [{ level: 'bachelor', percent: 60, course }];
    const passport: StudentDetails = {
      class: 'graduate',
      birthDate: '2004-06-15',
      gender: 'male',
      move: 'state',
      state,
      district,
      degrees,
    };
    const wishes = { noted: [{ type: 'courses' as const, id }], result: null };
    return propose(realBook, { passport, wishes, year: 2027, today: '2026-11-18' }, realKnowledge).ways[0];
  };

  it.each([
    ['bsc-physics', 'Odisha', 'Cuttack', 'msc-physics', 'ravenshaw-university'],
    ['ba-history', 'Rajasthan', 'Udaipur', 'ma-history', 'mohanlal-sukhadia-university'],
    ['bsc-chemistry', 'Uttarakhand', 'Nainital', 'msc-chemistry', 'kumaun-university'],
    ['bcom', 'Telangana', 'Hanumakonda', 'mcom', 'kakatiya-university'],
    ['bsc-mathematics', 'Tamil Nadu', 'Tirunelveli', 'msc-mathematics', 'manonmaniam-sundaranar-university'],
    ['ba-political-science', 'Bihar', 'Bhojpur', 'ma-political-science', 'veer-kunwar-singh-university'],
  ] as const)('%s in %s, %s: %s at %s', (degree, state, district, to, university) => {
    const way = goOn(degree, state, district, to);
    // As usual for its kind, which the plan says, and never sure.
    expect(way?.places[0]).toMatchObject({ college: university, near: 'district', basis: 'kind' });
    expect(way).toMatchObject({ course: to, sure: false });
  });

  it('and by no private university of which nobody says so', () => {
    const colleges = goOn('bsc-physics', 'Odisha', 'Khordha', 'msc-physics')?.places.map(({ college }) => college) ?? [];
    expect(colleges[0]).toBe('utkal-university');
    expect(colleges.filter((college) => /^asbm-|^birla-global-/.test(college))).toEqual([]);
  });
});
