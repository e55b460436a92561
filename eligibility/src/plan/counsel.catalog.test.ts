/** What plans said falsely because the catalog left it out: each held by one student on what ships. */
import type { Passport } from '@disha/contract/passport';
import { describe, expect, it } from 'vitest';
import { realBook } from '../testing/real-book.ts';
import { realKnowledge } from '../testing/real-knowledge.ts';
import { propose } from './counsel.ts';

type Goal = 'careers' | 'courses';
const planFor = (passport: Passport, id: string, type: Goal = 'careers') =>
  propose(realBook, { passport, wishes: { noted: [{ type, id }], result: null }, year: 2027, today: '2026-11-18' }, realKnowledge);
const way = ({ ways }: ReturnType<typeof planFor>, label: string) => ways.find((one) => one.label === label);

const pcb: Passport['subjects'] = ['physics', 'chemistry', 'biology', 'english'];
const arts: Passport['subjects'] = ['history', 'political_science', 'geography', 'english'];
const twelfth = (percent: number, more: Passport): Passport => ({
  ...{ class: '12', passingYear: 2027, gender: 'male', marks: { class12: { percent, expected: true } } },
  ...more,
});
const graduate = (degree: NonNullable<Passport['degrees']>[number], more: Passport): Passport => ({
  ...{ class: 'graduate', birthDate: '2004-03-01', gender: 'male', move: 'state', degrees: [degree] },
  ...more,
});

describe('a college whose name is the profession teaches it', () => {
  it('agriculture in the own district, and not first at the other end of the state', () => {
    const inSatara: Passport = { state: 'Maharashtra', district: 'Satara', move: 'district', subjects: pcb };
    const a = way(planFor(twelfth(64, inSatara), 'bsc-agriculture', 'courses'), 'A');
    expect(a?.places[0]).toMatchObject({ basis: 'name', near: 'district' });
    expect(a?.beyond).toBeUndefined();
  });

  it('physical education, special education and Sanskrit in the own state', () => {
    const pe = planFor(
      graduate({ level: 'bachelor', family: 'bcom', percent: 54 }, { state: 'Madhya Pradesh', district: 'Ujjain' }),
      'physical-education-teacher',
    );
    expect(way(pe, 'A')).toMatchObject({ course: 'bped', places: [{ near: 'district' }, {}] });
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
