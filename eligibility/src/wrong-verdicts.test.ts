/** Verdicts that a counsellor found wrong, each with what the rule says. */
import type { StudentDetails } from '@disha/contract/passport';
import { describe, expect, it } from 'vitest';
import { judging } from './check.ts';
import {
  artsSubjects,
  bachelor,
  boy,
  commerceSubjects,
  commerceMaths,
  generalCategory,
  girl,
  got,
  graduate,
  master,
  seventeen,
  tenth,
  twelfth,
} from './fixtures/facts.fixture.ts';
import { examFiles, realBook } from './testing/real-book.ts';
import { tellJudgement } from './tell.ts';
import { texts } from './words/en/verdicts.ts';

const all = [...realBook.courses, ...realBook.exams, ...realBook.careers];
function told(details: StudentDetails, name: string) {
  const item = all.find(({ type, id }) => `${type}/${id}` === name);
  if (item === undefined) throw new RangeError(name);
  return tellJudgement(judging(realBook, details, { year: 2027 }).judged(item), texts, {});
}

const of12 = { ...twelfth, ...seventeen, ...generalCategory, ...girl, state: 'Bihar', marks: got(70) } as const;
const engineer = (more: object) => ({ ...graduate, ...generalCategory, ...boy, degrees: [bachelor('btech', 65, more)] });
const young = { ...tenth, birthDate: '2011-06-15', ...generalCategory, ...boy, state: 'West Bengal' } as const;
const ma = { ...graduate, ...generalCategory, ...boy, degrees: [bachelor('ba', 58), master('ma', 52)] };

describe('a rule that is not confirmed and says no', () => {
  it.each([
    ['BCECE', { ...of12, subjects: commerceSubjects }, 'exams/bcece'],
    ['ACET without Mathematics', { ...of12, subjects: commerceSubjects }, 'exams/acet'],
    ['the diploma of the laboratory', { ...of12, subjects: artsSubjects }, 'courses/diploma-medical-laboratory-technology'],
    ['M.Ed without a B.Ed', { ...graduate, ...generalCategory, degrees: [bachelor('ba', 60)] }, 'courses/med'],
  ] satisfies [string, StudentDetails, string][])('makes it probably closed, with what is near: %s', (_, details, item) => {
    const verdict = told(details, item);
    expect(verdict).toMatchObject({ verdict: 'depends', probably: 'closed', missing: ['rule'] });
    expect(verdict.nearest).not.toEqual([]);
  });

  it('shuts nothing to who has what it asks for', () => {
    expect(told({ ...of12, subjects: ['physics', 'chemistry', 'biology', 'english'] }, 'exams/bcece')).not.toHaveProperty('probably');
    const trained = { ...graduate, ...generalCategory, degrees: [bachelor('ba', 60), bachelor('bed', 60)] };
    expect(told(trained, 'courses/med').verdict).toBe('open');
  });
});

describe('an engineer', () => {
  it.each([{}, { field: 'computer_science' }, { course: 'btech-mechanical-engineering' }])(
    'may go on to computing and numbers: %o',
    (more) => {
      expect(told(engineer(more), 'courses/mtech-computer-science-engineering').verdict).toBe('open_if');
      expect(told(engineer(more), 'courses/msc-data-science').verdict).toBe('open');
      expect(told(engineer(more), 'courses/mstat').verdict).toBe('open_if');
    },
  );

  it('of computing is of the branch', () => {
    const own = engineer({ course: 'btech-computer-science-engineering' });
    expect(told(own, 'courses/mtech-computer-science-engineering').verdict).toBe('open');
  });
});

describe('a boy of 15 in Class 10', () => {
  it.each(['ssc-gd', 'wb-police-constable', 'rrb-group-d', 'ssc-mts'])(
    'is too young for a test that takes students from Class 10: %s',
    (id) => {
      const { verdict, reasons } = told(young, `exams/${id}`);
      expect(verdict).toBe('open_if');
      expect(reasons[0]?.text).toContain('from 2029 on');
    },
  );

  it('who is 18 in the year he passes is not', () => {
    expect(told({ ...young, birthDate: '2008-09-01' }, 'exams/ssc-gd').verdict).toBe('open');
  });
});

it('NORCET stands behind a degree, and not among jobs after Class 12', () => {
  expect(examFiles.find(({ id }) => id === 'aiims-norcet')?.entry).toBe('after graduation');
});

describe('JEE Main', () => {
  it('opens the planning paper alone to commerce with Mathematics, and says so', () => {
    const { verdict, reasons } = told({ ...of12, marks: got(80), subjects: commerceMaths }, 'exams/jee-main');
    expect(verdict).toBe('open_if');
    expect(reasons[0]?.text).toContain('2B');
  });

  it('is closed to commerce without Mathematics', () => {
    expect(told({ ...of12, marks: got(80), subjects: commerceSubjects }, 'exams/jee-main').verdict).toBe('closed');
  });
});

describe('no fact is asked for that would change nothing', () => {
  it('of years, where the per cent is too low for the four years', () => {
    expect(told(ma, 'exams/ugc-net')).toMatchObject({ verdict: 'closed', missing: [] });
  });

  it('of a course, where the family is of the career', () => {
    const hotelier = { ...graduate, ...generalCategory, degrees: [bachelor('bhm', 59)] };
    expect(told(hotelier, 'careers/hotel-manager')).toMatchObject({ verdict: 'open', missing: [] });
  });

  it('of the mark of a subject that is not studied', () => {
    const subjects = ['physics', 'mathematics', 'computer_science', 'english'] as const;
    const marks = got(80, { physics: 80, mathematics: 80, computer_science: 80, english: 70 });
    expect(told({ ...of12, subjects, marks }, 'courses/btech-biomedical-engineering').missing).toEqual([]);
  });
});

it('medicine has something near for arts and commerce', () => {
  for (const subjects of [artsSubjects, commerceSubjects])
    for (const of of ['10', '12'] as const) {
      const details = { ...of12, class: of, subjects };
      expect(told(details, 'courses/mbbs').nearest).not.toEqual([]);
    }
});
