/** Kinds of faults that a walk over every career at every stage found: each mended at its cause, and held by one student. */
import type { StudentDetails } from '@disha/contract/passport';
import { describe, expect, it } from 'vitest';
import { realBook } from '../testing/real-book.ts';
import { realKnowledge } from '../testing/real-knowledge.ts';
import { propose } from './counsel.ts';

const planFor = (passport: StudentDetails, id: string) =>
  propose(
    realBook,
    { passport, wishes: { noted: [{ type: 'careers', id }], result: null }, year: 2027, today: '2026-11-18' },
    realKnowledge,
  );
const way = ({ ways }: ReturnType<typeof planFor>, label: string) => ways.find((one) => one.label === label);

const pcm: StudentDetails['subjects'] = ['physics', 'chemistry', 'mathematics', 'english'];
const pcb: StudentDetails['subjects'] = ['physics', 'chemistry', 'biology', 'english'];
const commerce: StudentDetails['subjects'] = ['accountancy', 'business_studies', 'economics', 'english'];
const arts: StudentDetails['subjects'] = ['history', 'political_science', 'geography', 'english'];
const twelfth = (percent: number, more: StudentDetails): StudentDetails => ({
  ...{ class: '12', passingYear: 2027, gender: 'male', marks: { class12: { percent, expected: true } } },
  ...more,
});
const graduate = (degree: NonNullable<StudentDetails['degrees']>[number], more: StudentDetails): StudentDetails => ({
  ...{ class: 'graduate', birthDate: '2004-03-01', move: 'state', degrees: [degree] },
  ...more,
});
const inBallia: StudentDetails = { state: 'Uttar Pradesh', district: 'Ballia', gender: 'male' };
const inWayanad: StudentDetails = { state: 'Kerala', district: 'Wayanad', move: 'district' };

describe('a graduate stands on the degree they have', () => {
  it('a nurse who would be a doctor is a nurse, and a zoologist goes on in zoology', () => {
    const nurse = planFor(graduate({ level: 'bachelor', family: 'bsc_nursing', percent: 68 }, inBallia), 'anaesthetist');
    expect(way(nurse, 'C')).toMatchObject({ career: 'nurse', words: 'work', sure: true });
    expect(way(nurse, 'C')?.because).toContainEqual({ kind: 'onward' });
    const zoologist = planFor(
      graduate({ level: 'bachelor', family: 'bsc', course: 'bsc-zoology', percent: 61 }, inBallia),
      'ayurvedic-doctor',
    );
    expect(way(zoologist, 'C')).toMatchObject({ course: 'msc-zoology', words: 'distance', sure: true });
    expect(zoologist.missingSure).toBeUndefined();
  });

  it('an engineer begins no diploma: the test for posts is sat with the degree, and another branch is not begun', () => {
    const engineer = graduate({ level: 'bachelor', family: 'btech', course: 'btech-mechanical-engineering', percent: 68 }, inBallia);
    expect(way(planFor(engineer, 'junior-engineer-government'), 'A')).toMatchObject({ exams: ['ssc-je', 'state-ae-je'] });
    const civil = planFor(engineer, 'civil-engineer');
    expect(way(civil, 'A')).toBeUndefined();
    expect(way(civil, 'C')).toMatchObject({ career: 'mechanical-engineer', words: 'work' });
    expect(civil.notTaken).toMatchObject([{ id: 'civil-engineer', why: { kind: 'again' } }]);
  });

  it('whoever holds one science goes to work where another is the example, and may change over where nothing else leads', () => {
    const zoologist = graduate({ level: 'bachelor', family: 'bsc', course: 'bsc-zoology', percent: 77 }, inBallia);
    expect(way(planFor(zoologist, 'medical-representative'), 'A')).toMatchObject({ words: 'work' });
    expect(way(planFor(zoologist, 'botanist'), 'A')).toMatchObject({ course: 'msc-botany' });
  });
});

describe('what is near comes first', () => {
  it('a third way in another state stands beside nothing that is sure at home', () => {
    const inDhubri = twelfth(77, { state: 'Assam', district: 'Dhubri', move: 'india', subjects: commerce });
    const { ways } = planFor(inDhubri, 'bank-clerk');
    expect(ways[0]).toMatchObject({ course: 'bcom', sure: true });
    expect(ways.filter(({ sure, places }) => sure && places[0]?.near === 'india')).toEqual([]);
  });

  it('the plain degree in the district stands for one with a name that is only taught elsewhere', () => {
    expect(way(planFor(twelfth(61, { ...inWayanad, subjects: commerce }), 'hospital-administrator'), 'A')).toMatchObject({ course: 'bba' });
    const inBarmer = twelfth(52, { state: 'Rajasthan', district: 'Barmer', move: 'district', subjects: arts });
    expect(way(planFor(inBarmer, 'bdo'), 'A')).toMatchObject({ course: 'ba-programme-general', byMarks: true });
  });

  it('what is beyond is told through a gate that opens a place there', () => {
    const { ways } = planFor(twelfth(61, { ...inWayanad, subjects: pcb }), 'optometrist');
    expect(ways[0]).toMatchObject({ beyond: true });
    expect(ways[0]?.places.length).toBeGreaterThan(0);
  });
});

describe('what only shares a field is no second way', () => {
  it('nursing for a pharmacist, the hangar for a plumber, design for a dentist', () => {
    const inSilchar = twelfth(61, { state: 'Assam', district: 'Cachar', move: 'state', subjects: pcb });
    expect(planFor(inSilchar, 'pharmacist').ways.map(({ course }) => course)).not.toContain('gnm-nursing');
    expect(planFor(twelfth(88, { ...inBallia, move: 'state', subjects: pcm }), 'plumber').ways.map(({ course }) => course)).not.toContain(
      'aircraft-maintenance-engineering',
    );
    const inDahod = twelfth(77, { state: 'Gujarat', district: 'Dahod', move: 'india', subjects: pcb });
    expect(planFor(inDahod, 'orthodontist').ways.map(({ course }) => course)).not.toContain('bdes-product-design');
  });

  it('one degree is not told twice, by an exam and by marks', () => {
    const inBalangir = twelfth(52, { state: 'Odisha', district: 'Balangir', move: 'india', subjects: pcm });
    expect(planFor(inBalangir, 'automobile-engineer').ways.filter(({ course }) => course === 'bsc-general')).toHaveLength(1);
  });

  it('whoever studies science becomes an officer with science', () => {
    expect(way(planFor(twelfth(52, { ...inBallia, move: 'state', subjects: pcm }), 'intelligence-officer'), 'A')?.course).toBe(
      'bsc-general',
    );
  });
});

it('what nobody studies for says so', () => {
  const inSalem = twelfth(52, { state: 'Tamil Nadu', district: 'Salem', move: 'state', gender: 'female', subjects: arts });
  expect(planFor(inSalem, 'model').notTaken).toMatchObject([{ id: 'model', why: { kind: 'words' } }]);
});
