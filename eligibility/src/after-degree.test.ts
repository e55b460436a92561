/** How far a graduate is from a career. Their degree counts, and nobody is sent back to the start of it. */
import type { Degree, StudentDetails } from '@disha/contract/passport';
import { describe, expect, it } from 'vitest';
import { judging } from './check.ts';
import { realBook } from './testing/real-book.ts';
import { tellJudgement } from './tell.ts';
import { judgementTexts } from './words/languages.ts';

const graduate = (...degrees: Partial<Degree>[]): StudentDetails => ({
  class: 'graduate',
  degrees: degrees.map((degree) => ({ level: 'bachelor', ...degree })),
});
const career = (id: string) => {
  const found = realBook.careers.find((one) => one.id === id);
  if (!found) throw new Error(`no career ${id}`);
  return found;
};
const before = (details: StudentDetails, id: string) => judging(realBook, details, { year: 2027 }).judged(career(id));
const reach = (details: StudentDetails, id: string) => judging(realBook, details, { year: 2027 }).reach(career(id));

describe('a route that ends in the degree one has', () => {
  it.each<[string, StudentDetails, string]>([
    ['a civil engineer', graduate({ course: 'btech-civil-engineering' }), 'civil-engineer'],
    ['a dentist, whose degree is a profession', graduate({ family: 'bds' }), 'dentist'],
    ['a nurse', graduate({ family: 'bsc_nursing' }), 'nurse'],
    ['a lawyer, by either degree of law', graduate({ family: 'ba_llb' }), 'advocate'],
  ])('is walked by %s', (_, details, id) => {
    expect(before(details, id)).toMatchObject({ verdict: 'open', missing: [], conditions: [] });
    expect(reach(details, id)).toEqual({ by: 'degree', years: 0, asks: [] });
  });

  it('says which degree it takes, in both languages', () => {
    const judged = before(graduate({ course: 'btech-civil-engineering' }), 'civil-engineer');
    expect(tellJudgement(judged, judgementTexts.en, {}).reasons.map(({ text }) => text)).toEqual([
      'It takes B.E. or B.Tech in Civil Engineering, and you have that.',
    ]);
    const [first] = tellJudgement(judged, judgementTexts.hi, {}).reasons;
    expect(first?.text).toMatch(/^इसके लिए सिविल इंजीनियरिंग में .*, और वह आपके पास है।$/);
  });

  it('is open on condition to a student in its last year', () => {
    expect(before(graduate({ family: 'bds', expected: true }), 'dentist').verdict).toBe('open_if');
  });

  it('is not open with a degree of another branch, nor with one that a service gives to its own members', () => {
    expect(before(graduate({ course: 'btech-mechanical-engineering' }), 'civil-engineer').verdict).not.toBe('open');
    expect(before(graduate({ family: 'ba' }), 'army-officer').verdict).not.toBe('open');
    expect(before({ ...graduate({ family: 'bsc_nursing' }), gender: 'male' }, 'military-nursing-officer').verdict).not.toBe('open');
  });

  it('asks which degree a student has before it starts the route anew', () => {
    const judged = before(graduate({ field: 'engineering_technology' }), 'civil-engineer');
    expect(judged).toMatchObject({ verdict: 'depends', missing: ['degrees.0.family'] });
    expect(before(graduate({ family: 'btech' }), 'civil-engineer')).toMatchObject({ verdict: 'depends', missing: ['degrees.0.course'] });
  });
});

it('a route is joined where the degree leads, not at its first step, though unknown marks may still decide', () => {
  const judged = before(graduate({ family: 'ba', field: 'social_sciences' }), 'secondary-teacher');
  expect(judged).toMatchObject({ verdict: 'depends', missing: ['degrees.0.percent'] });
});

describe('how far a career is from what was studied', () => {
  const psychology = graduate({ field: 'psychology' });
  it.each([
    ['counselling-psychologist', { by: 'degree', years: 2 }],
    ['school-counsellor', { by: 'degree', years: 1 }],
    ['psychiatrist', { by: 'anew', years: 5.5 }],
  ])('%s', (id, expected) => {
    expect(reach(psychology, id)).toMatchObject(expected);
  });

  it('names the degrees that lead there at once, if the student has not named theirs', () => {
    const { by, years, asks } = reach(graduate({ field: 'engineering_technology' }), 'mining-engineer');
    expect({ by, years }).toEqual({ by: 'degree', years: 0 });
    expect(new Set(asks.flatMap(({ families = [], in: of = [] }) => [...families, ...of]))).toEqual(new Set(['btech', 'mining']));
  });

  it('counts a course of one year at most as an addition to the degree, and a longer one as a new start', () => {
    const engineer = graduate({ field: 'engineering_technology' });
    expect(reach(engineer, 'welder')).toMatchObject({ by: 'beside', years: 1 });
    expect(reach(engineer, 'electrician')).toMatchObject({ by: 'anew', years: 2 });
  });

  it('reaches nothing that is closed by every route', () => {
    const old = { ...graduate({ field: 'civil_services' }), birthDate: '1950-01-01' };
    expect(reach(old, 'ias-officer')).toMatchObject({ by: 'none' });
  });
});

/** As a counsellor reads it: what a degree leads to at once, after a further or a short course, or only by a new start. */
describe.each<[string, Partial<Degree>, Record<'atOnce' | 'further' | 'beside' | 'anew', readonly string[]>]>([
  [
    'a B.Com',
    { family: 'bcom', field: 'finance_accounting' },
    {
      atOnce: [
        'accountant',
        'actuary',
        'bank-po',
        'bank-clerk',
        'tax-consultant',
        'insurance-agent',
        'ias-officer',
        'village-development-officer',
      ],
      further: [
        'chartered-accountant',
        'company-secretary',
        'cost-accountant',
        'advocate',
        'secondary-teacher',
        'fashion-designer',
        'journalist',
      ],
      beside: ['chef', 'commercial-pilot'],
      anew: ['quantitative-analyst', 'nurse', 'physiotherapist', 'pharmacist', 'architect', 'primary-teacher'],
    },
  ],
  [
    'a BBA',
    { family: 'bba', field: 'business_management' },
    {
      atOnce: [
        'business-manager',
        'event-manager',
        'retail-store-manager',
        'digital-marketer',
        'real-estate-agent',
        'customer-service-executive',
      ],
      further: ['management-consultant', 'product-manager', 'law-professor', 'social-worker', 'librarian'],
      beside: ['chef'],
      anew: ['hotel-manager', 'civil-engineer', 'dentist'],
    },
  ],
  [
    'a BA',
    { family: 'ba', field: 'social_sciences' },
    {
      atOnce: [
        'radio-jockey',
        'digital-marketer',
        'translator-interpreter',
        'village-development-officer',
        'security-guard',
        'content-writer',
      ],
      further: [
        'social-worker',
        'librarian',
        'senior-secondary-teacher',
        'physical-education-teacher',
        'sports-coach',
        'cyber-lawyer',
        'ux-designer',
      ],
      beside: ['photographer'],
      anew: ['nurse', 'pharmacist', 'architect', 'primary-teacher', 'psychiatrist'],
    },
  ],
  [
    'a BA in psychology',
    { course: 'ba-psychology', field: 'psychology' },
    {
      atOnce: ['ias-officer'],
      further: ['counselling-psychologist', 'clinical-psychologist', 'school-counsellor'],
      beside: [],
      anew: ['psychiatrist'],
    },
  ],
  [
    'a BCA',
    { family: 'bca', field: 'computer_it' },
    {
      atOnce: ['software-developer', 'software-tester', 'cloud-devops-engineer', 'cyber-security-analyst', 'computer-operator'],
      further: ['ai-engineer', 'data-analyst', 'product-manager', 'business-manager'],
      beside: [],
      anew: ['vlsi-engineer', 'civil-engineer'],
    },
  ],
  [
    'a B.Sc in physics',
    { course: 'bsc-physics', field: 'pure_sciences_research' },
    {
      atOnce: ['air-traffic-controller', 'ias-officer'],
      further: ['physicist', 'secondary-teacher', 'data-scientist'],
      beside: ['drone-pilot'],
      anew: ['pharmacist', 'nurse', 'civil-engineer'],
    },
  ],
  [
    'a B.Tech in mechanical engineering',
    { course: 'btech-mechanical-engineering', field: 'engineering_technology' },
    {
      atOnce: ['mechanical-engineer', 'automobile-engineer', 'government-engineer'],
      further: ['business-manager', 'ip-lawyer'],
      beside: ['drone-pilot', 'welder'],
      anew: ['architect', 'physiotherapist'],
    },
  ],
  [
    'a lawyer',
    { family: 'ba_llb', field: 'law_arts' },
    { atOnce: ['advocate', 'judge', 'legal-advisor'], further: ['company-secretary'], beside: ['paralegal'], anew: ['dentist'] },
  ],
])('%s', (_, degree, groups) => {
  const found = (id: string) => {
    const { by, years, asks } = reach(graduate(degree), id);
    return by !== 'degree' ? by : years === 0 || asks.length > 0 ? 'atOnce' : 'further';
  };
  it.each(Object.entries(groups).flatMap(([group, ids]) => ids.map((id) => [id, group])))('comes to %s: %s', (id, group) => {
    expect(found(id)).toBe(group);
  });
});

it('a B.Ed does not lead to teaching small children', () => {
  expect(reach(graduate({ family: 'bed' }), 'primary-teacher')).toMatchObject({ by: 'anew', years: 2 });
  expect(reach(graduate({ field: 'social_sciences' }), 'primary-teacher')).toMatchObject({ by: 'anew', years: 2 });
  expect(reach(graduate({ course: 'itep-integrated-bed' }), 'primary-teacher')).toMatchObject({ by: 'degree', years: 0 });
});

describe('the institutes of accountants and secretaries', () => {
  it('admit a graduate without the foundation test, unless the known marks are too low', () => {
    expect(reach(graduate({ family: 'bcom' }), 'chartered-accountant')).toMatchObject({
      by: 'degree',
      direct: { commerce: 55, others: 60 },
    });
    expect(reach(graduate({ family: 'bcom', percent: 54 }), 'chartered-accountant')).toEqual({ by: 'degree', years: 3.5, asks: [] });
    expect(reach(graduate({ family: 'ba', percent: 57 }), 'chartered-accountant').direct).toBeUndefined();
    expect(reach(graduate({ family: 'ba', percent: 41 }), 'company-secretary').direct).toEqual({ commerce: 0, others: 0 });
  });

  it('are no new course for a graduate, on the page of the career either', () => {
    expect(before(graduate({ family: 'bcom', percent: 60 }), 'chartered-accountant')).toMatchObject({ verdict: 'open', conditions: [] });
  });
});
