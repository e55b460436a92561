/** Students read as their counsellor would read them, on the catalog that ships: what each was wrongly told once. */
import type { StudentDetails } from '@disha/contract/passport';
import { describe, expect, it } from 'vitest';
import { realBook } from '../testing/real-book.ts';
import { realKnowledge } from '../testing/real-knowledge.ts';
import { realScholarships } from '../testing/real-costs.ts';
import type { Student } from './asked.ts';
import { byIniCet } from './own-doors.ts';
import { propose } from './counsel.ts';
import { helpWith } from './help.ts';

const planFor = (passport: StudentDetails, noted: Student['wishes']['noted']) =>
  propose(realBook, { passport, wishes: { noted, result: null }, year: 2027, today: '2026-11-18' }, realKnowledge);
const career = (id: string) => ({ type: 'careers' as const, id });

describe('in Class 10', () => {
  const inRanchi: StudentDetails = { class: '10', state: 'Jharkhand', district: 'Ranchi', gender: 'male', move: 'district' };

  it('an electrician learns at an ITI, which is sure though no list names one near home', () => {
    const { ways } = planFor({ ...inRanchi, marks: { class10: { percent: 45, expected: true } } }, [career('electrician')]);
    expect(ways[0]).toMatchObject({ label: 'A', course: 'iti-electrician', sure: true, byMarks: true });
    expect(ways[0]?.because).toContainEqual({ kind: 'unlisted' });
  });

  it('whoever has not said when they pass sits nothing of Class 12 before it is over', () => {
    const { steps } = planFor({ ...inRanchi, gender: 'female' }, [career('veterinarian')]);
    const neet = steps.filter(({ of }) => of.some(({ id }) => id === 'neet-ug'));
    expect(neet.length).toBeGreaterThan(0);
    expect(neet.filter(({ year }) => year < 2029)).toEqual([]);
  });

  it("a trade fills up nobody else's plan", () => {
    const { ways } = planFor({ ...inRanchi, gender: 'female' }, [career('veterinarian')]);
    expect(ways.filter(({ course }) => course?.startsWith('iti-') === true)).toEqual([]);
  });
});

describe('in Class 12', () => {
  it('whom medicine is closed to is led to what takes their subjects, and not to nothing', () => {
    const plan = planFor(
      {
        ...{ class: '12', subjects: ['history', 'geography', 'political_science', 'english'], state: 'Odisha', district: 'Puri' },
        ...{ gender: 'female', move: 'state', marks: { class12: { percent: 70, expected: true } } },
      },
      [{ type: 'courses', id: 'mbbs' }],
    );
    expect(plan.replaced).toMatchObject({ type: 'courses', id: 'mbbs' });
    expect(plan.ways.map(({ course }) => course)).toContain('gnm-nursing');
  });

  it('the road most take comes before a shorter one', () => {
    const { ways } = planFor(
      {
        ...{ class: '12', state: 'Rajasthan', district: 'Jaipur', gender: 'female', move: 'state', birthDate: '2009-03-05' },
        ...{ subjects: ['physics', 'chemistry', 'mathematics', 'english'], marks: { class12: { percent: 75, expected: true } } },
      },
      [career('hotel-manager')],
    );
    expect(ways[0]).toMatchObject({ course: 'bhm-hotel-management' });
  });

  it('what asks for 45 % is not sure for whoever hopes for 47, and is for whoever has them', () => {
    const surely = (expected: boolean, percent: number) =>
      planFor(
        {
          ...{ class: '12', state: 'Rajasthan', district: 'Jaipur', gender: 'female', move: 'state', birthDate: '2009-03-05' },
          ...{ subjects: ['accountancy', 'business_studies', 'economics', 'english'], marks: { class12: { percent, expected } } },
        },
        [{ type: 'courses', id: 'ba-llb' }],
      ).ways.map(({ course, sure }) => `${course} ${sure}`);
    expect(surely(true, 47)).toEqual(['ba-llb false', 'ba-llb false', 'bcom true']);
    expect(surely(false, 47)[0]).toBe('ba-llb true');
    expect(surely(true, 50)[0]).toBe('ba-llb true');
  });

  it('a degree by marks names no university that goes by CUET, and no state test an NIT', () => {
    const placesIn = (passport: StudentDetails, id: string) =>
      planFor(passport, [{ type: 'courses', id }]).ways.flatMap(({ exams, byMarks, places }) =>
        byMarks || !exams.includes('cuet-ug') ? places.map(({ college }) => college) : [],
      );
    const inVaranasi: StudentDetails = { class: '12', state: 'Uttar Pradesh', district: 'Varanasi', gender: 'female', move: 'district' };
    const arts = placesIn({ ...inVaranasi, subjects: ['history', 'hindi', 'english'] }, 'ba-history');
    expect(arts.length).toBeGreaterThan(0);
    expect(arts).not.toContain('banaras-hindu-university');
    const inKozhikode: StudentDetails = { class: '12', state: 'Kerala', district: 'Kozhikode', gender: 'male', move: 'district' };
    const { ways } = planFor({ ...inKozhikode, subjects: ['physics', 'chemistry', 'mathematics', 'english'] }, [
      { type: 'courses', id: 'btech-civil-engineering' },
    ]);
    const byKeam = ways.find(({ exams }) => exams.includes('keam'))?.places ?? [];
    expect(byKeam.length).toBeGreaterThan(0);
    expect(byKeam.map(({ college }) => college)).not.toContain('nit-calicut');
  });

  it('what usually opens this month is not put off by a year', () => {
    const { steps } = planFor({ class: '12', subjects: ['accountancy', 'economics', 'english'], state: 'Gujarat', district: 'Rajkot' }, [
      career('chartered-accountant'),
    ]);
    const at = (kind: string) => steps.find((step) => step.kind === kind && step.of.some(({ id }) => id === 'ca-foundation'));
    expect(at('opens')).toMatchObject({ year: 2026, months: { from: '11' } });
    expect(at('sit')).toMatchObject({ year: 2027, months: { from: '01' } });
  });

  it('a form without a day comes before its exam', () => {
    const { steps } = planFor({ class: '12', subjects: ['accountancy', 'economics', 'english'], state: 'Bihar', district: 'Gaya Ji' }, [
      career('government-clerk'),
    ]);
    const at = (kind: string) => steps.findIndex((step) => step.kind === kind && step.of.some(({ id }) => id === 'ssc-chsl'));
    expect(at('register')).toBeGreaterThan(-1);
    expect(at('register')).toBeLessThan(at('sit'));
  });

  it('by distance alone is what is taught nowhere within reach', () => {
    const { ways } = planFor(
      { class: '12', subjects: ['history', 'english'], state: 'Bihar', district: 'No such place', move: 'district' },
      [career('ssc-assistant-section-officer')],
    );
    for (const { course, byMarks, places } of ways) if (course !== undefined && byMarks) expect(places, course).not.toEqual([]);
  });
});

describe('money, and doors that open only some', () => {
  const pcb: StudentDetails['subjects'] = ['physics', 'chemistry', 'biology', 'english'];
  const pcm: StudentDetails['subjects'] = ['physics', 'chemistry', 'mathematics', 'english'];
  const girl: StudentDetails = { class: '12', state: 'Bihar', district: 'Patna', gender: 'female', move: 'state', incomeBand: '1l_2_5l' };

  it('is helped by what is for the course, and by nothing of another', () => {
    const help = helpWith(realBook, girl, realScholarships);
    expect(help('btech-civil-engineering')).toContain('aicte-pragati-degree');
    expect(help('diploma-civil-engineering')).not.toContain('aicte-pragati-degree');
    expect(help('mbbs').filter((id) => id.startsWith('aicte-'))).toEqual([]);
  });

  it('a pilot goes to a flying school before the academy, and a BS of IIT Madras has its own test', () => {
    const [pilot] = planFor({ ...girl, state: 'Haryana', district: 'Rohtak', move: 'india', subjects: pcm }, [
      career('commercial-pilot'),
    ]).ways;
    expect(pilot).toMatchObject({ course: 'commercial-pilot-licence' });
    const commerce: StudentDetails['subjects'] = ['accountancy', 'economics', 'english'];
    const { ways } = planFor({ ...girl, subjects: commerce }, [{ type: 'courses', id: 'bs-data-science-iit-madras' }]);
    expect(ways[0]).toMatchObject({ exams: ['iitm-bs-qualifier'], sure: false });
  });

  it('INI-CET opens AIIMS and the institutes beside it, and NEET stands where the state gives out seats', () => {
    const doctor: StudentDetails = { class: 'graduate', subjects: pcb, state: 'Karnataka', district: 'Mysuru', move: 'india' };
    const { ways } = planFor({ ...doctor, degrees: [{ level: 'bachelor', family: 'mbbs', percent: 61 }] }, [career('surgeon')]);
    for (const { exams, places } of ways)
      if (exams.includes('ini-cet')) for (const { college } of places) expect(college).toMatch(byIniCet);
  });

  it('whoever stopped after Class 10 has Class 12 before them', () => {
    const { steps } = planFor({ ...girl, class: '10', passingYear: 2022 }, [{ type: 'exams', id: 'cuet-ug' }]);
    expect(steps.filter(({ kind, year }) => kind === 'sit' && year < 2029)).toEqual([]);
    expect(steps.some(({ kind }) => kind === 'sit')).toBe(true);
  });
});

it('a graduate in physics is sent to no master of history', () => {
  const { ways } = planFor(
    {
      ...{ class: 'graduate', degrees: [{ level: 'bachelor', family: 'bsc', field: 'pure_sciences_research', percent: 56 }] },
      ...{ state: 'Kerala', district: 'Kozhikode', gender: 'female', move: 'district' },
    },
    [career('secondary-teacher')],
  );
  expect(ways[0]?.course).toBe('bed');
  expect(ways.filter(({ course }) => course?.startsWith('ma-') === true)).toEqual([]);
});
