/** What plans said falsely because the catalog left it out: each held by one student on what ships. */
import type { StudentDetails } from '@disha/contract/passport';
import { describe, expect, it } from 'vitest';
import { realBook } from '../testing/real-book.ts';
import { realKnowledge } from '../testing/real-knowledge.ts';
import { propose } from './counsel.ts';

type Goal = 'careers' | 'courses';
const planFor = (passport: StudentDetails, id: string, type: Goal = 'careers') =>
  propose(realBook, { passport, wishes: { noted: [{ type, id }], result: null }, year: 2027, today: '2026-11-18' }, realKnowledge);
const way = ({ ways }: ReturnType<typeof planFor>, label: string) => ways.find((one) => one.label === label);

const pcb: StudentDetails['subjects'] = ['physics', 'chemistry', 'biology', 'english'];
const arts: StudentDetails['subjects'] = ['history', 'political_science', 'geography', 'english'];
const twelfth = (percent: number, more: StudentDetails): StudentDetails => ({
  ...{ class: '12', passingYear: 2027, gender: 'male', marks: { class12: { percent, expected: true } } },
  ...more,
});
const graduate = (degree: NonNullable<StudentDetails['degrees']>[number], more: StudentDetails): StudentDetails => ({
  ...{ class: 'graduate', birthDate: '2004-03-01', gender: 'male', move: 'state', degrees: [degree] },
  ...more,
});

describe('a college whose name is the profession teaches it', () => {
  it('agriculture in the own district, and not first at the other end of the state', () => {
    const inSatara: StudentDetails = { state: 'Maharashtra', district: 'Satara', move: 'district', subjects: pcb };
    const a = way(planFor(twelfth(64, inSatara), 'bsc-agriculture', 'courses'), 'A');
    expect(a?.places[0]).toMatchObject({ basis: 'name', near: 'district' });
    expect(a?.beyond).toBeUndefined();
  });

  it('physical education, special education and Sanskrit in the own state', () => {
    const pe = planFor(
      graduate({ level: 'bachelor', family: 'bcom', percent: 54 }, { state: 'Madhya Pradesh', district: 'Ujjain' }),
      'physical-education-teacher',
    );
    expect(way(pe, 'A')).toMatchObject({ course: 'bped', places: [{ near: 'district' }] });
    const zoologist = graduate(
      { level: 'bachelor', family: 'bsc', course: 'bsc-zoology', percent: 52 },
      { state: 'Odisha', district: 'Ganjam' },
    );
    const special = way(planFor(zoologist, 'special-educator'), 'A');
    expect(special).toMatchObject({ course: 'bed-special-education' });
    expect(special?.places.map(({ near }) => near)).toContain('state');
    const shastri = planFor(
      twelfth(60, { state: 'Rajasthan', district: 'Udaipur', move: 'state', subjects: arts }),
      'ba-shastri',
      'courses',
    );
    expect(way(shastri, 'A')?.places.map(({ near }) => near)).toContain('district');
    expect(way(shastri, 'A')?.beyond).toBeUndefined();
  });
});

describe('what is given after an examination is not found by looking for work', () => {
  const at: StudentDetails = { state: 'Telangana', district: 'Sangareddy' };
  it.each([['patent-agent', 'bpharm', 'patent-agent-exam']] as const)('%s', (career, family, exam) => {
    const plan = planFor(graduate({ level: 'bachelor', family, percent: 70 }, at), career);
    expect(way(plan, 'A')).toMatchObject({ career, exams: [exam], sure: false });
    expect(plan.ways.filter((one) => one.career === career)).toHaveLength(1);
  });

  it.each([
    ['financial-planner', 'bcom'],
    ['stock-broker', 'bcom'],
  ] as const)('%s', (career, family) => {
    const plan = planFor(graduate({ level: 'bachelor', family, percent: 70 }, { ...at, gender: 'female' }), career);
    const own = plan.ways.filter((one) => one.career === career);
    expect(own.length).toBeGreaterThan(0);
    for (const { sure, course, words } of own) expect([sure && course === undefined, words === 'work']).toEqual([false, false]);
  });

  it('a commission among nurses, which men are not given', () => {
    const nurse = graduate({ level: 'bachelor', family: 'bsc_nursing', percent: 70 }, at);
    const [own] = planFor({ ...nurse, gender: 'female' }, 'military-nursing-officer').ways.filter(({ exams }) =>
      exams.includes('mns-short-service'),
    );
    expect(own).toMatchObject({ career: 'military-nursing-officer', verdict: 'open_if', sure: false });
    expect(planFor(nurse, 'military-nursing-officer').ways.flatMap(({ exams }) => exams)).not.toContain('mns-short-service');
  });

  it('a microbiologist sits for food safety officer, and begins no other degree; a physicist does not', () => {
    const of = (course: string) =>
      planFor(
        graduate({ level: 'bachelor', family: 'bsc', course, percent: 62 }, { state: 'Maharashtra', district: 'Satara' }),
        'food-safety-officer',
      );
    for (const course of ['bsc-microbiology', 'bsc-biotechnology'])
      expect(way(of(course), 'A')).toMatchObject({ exams: ['state-food-safety-officer'], verdict: 'open' });
    expect(of('bsc-physics').ways.flatMap(({ exams }) => exams)).not.toContain('state-food-safety-officer');
  });
});
