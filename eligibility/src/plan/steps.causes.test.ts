/** Steps that are another year's, another stage's or another student's: each kind of fault with a student it was found with. */
import type { StudentDetails } from '@disha/contract/passport';
import { describe, expect, it } from 'vitest';
import { realBook } from '../testing/real-book.ts';
import { realKnowledge } from '../testing/real-knowledge.ts';
import { propose } from './counsel.ts';
import type { NotedItem } from './proposal.ts';

const planFor = (passport: StudentDetails, ...noted: readonly NotedItem[]) =>
  propose(realBook, { passport, wishes: { noted, result: null }, year: 2027, today: '2026-11-18' }, realKnowledge);
const career = (id: string): NotedItem => ({ type: 'careers', id });
const exam = (id: string): NotedItem => ({ type: 'exams', id });
const graduate = (degree: NonNullable<StudentDetails['degrees']>[number], more: StudentDetails = {}): StudentDetails => ({
  ...{ class: 'graduate', passingYear: 2025, birthDate: '2003-03-01', state: 'Gujarat', move: 'india', degrees: [degree] },
  ...more,
});
const bachelor = { level: 'bachelor', percent: 62 } as const;
const arts: StudentDetails['subjects'] = ['history', 'political_science', 'geography', 'english'];
const step = ({ steps }: ReturnType<typeof planFor>, id: string) => steps.find((one) => one.id === id);
const at = ({ steps }: ReturnType<typeof planFor>, id: string) => steps.findIndex((one) => one.id === id);
const months = (from: string, to: string) => ({ from, to });

describe('stages and sessions of one exam', () => {
  it('a second stage is nobody’s sitting, and keeps no form of the next year back', { timeout: 120_000 }, () => {
    const plan = planFor(graduate({ ...bachelor, family: 'ba' }), exam('ssc-cgl'));
    expect(step(plan, 'register:ssc-cgl')).toMatchObject({ year: 2027, months: months('06', '06') });
    expect(step(plan, 'sit:ssc-cgl')).toMatchObject({ year: 2027, months: months('09', '10') });
    const clerk = planFor({ class: '12', passingYear: 2025, subjects: arts, state: 'Bihar', move: 'state' }, exam('ssc-chsl'));
    expect(step(clerk, 'registered:ssc-chsl')).toMatchObject({ year: 2026, months: months('12', '01') });
    expect(step(clerk, 'next:ssc-chsl')).toMatchObject({ year: 2027, months: months('10', '10') });
  });

  it('the session that comes first is sat, also where nobody knows of its form', () => {
    const manager = planFor(graduate({ ...bachelor, family: 'bba' }), exam('mat'));
    expect(step(manager, 'sit:mat')).toMatchObject({ year: 2027, months: months('02', '02') });
    const chemist = graduate({ level: 'master', family: 'msc', percent: 62, course: 'msc-chemistry' });
    const net = planFor(chemist, exam('csir-net'));
    expect(step(net, 'registered:csir-net')).toMatchObject({ due: '2026-12-20' });
    expect(step(net, 'sit:csir-net')).toMatchObject({ year: 2027, months: months('06', '07') });
    const nurse = planFor(graduate({ ...bachelor, family: 'bsc_nursing' }), exam('aiims-norcet'));
    expect(step(nurse, 'sit:aiims-norcet')).toMatchObject({ year: 2027, months: months('02', '04') });
  });

  it('where there is no test there is nothing to sit, and both forms of a year are known', () => {
    const inKancheepuram: StudentDetails = {
      class: '12',
      passingYear: 2027,
      subjects: arts,
      state: 'Tamil Nadu',
      district: 'Kancheepuram',
    };
    const plan = planFor({ ...inKancheepuram, birthDate: '2009-04-10', move: 'state' }, exam('tnpsc-group-4'), exam('india-post-gds'));
    // Seventeen when this year's is sat.
    expect(step(plan, 'registered:tnpsc-group-4')).toBeUndefined();
    expect(step(plan, 'sit:tnpsc-group-4')).toMatchObject({ year: 2028 });
    const post = planFor({ ...inKancheepuram, birthDate: '2009-04-10', move: 'state' }, exam('india-post-gds'));
    expect(step(post, 'register:india-post-gds')).toMatchObject({ year: 2027, months: months('09', '09') });
    expect(post.steps.filter(({ id }) => id === 'sit:india-post-gds')).toEqual([]);
  });
});

describe('the year is theirs', () => {
  it('whoever holds a diploma begins next year, and asks next year what it costs', () => {
    const inPrakasam: StudentDetails = {
      class: '10',
      passingYear: 2022,
      qualification: 'diploma',
      state: 'Andhra Pradesh',
      district: 'Prakasam',
    };
    const plan = planFor({ ...inPrakasam, birthDate: '2006-05-05', move: 'state' }, { type: 'courses', id: 'btech-civil-engineering' });
    expect(step(plan, 'cost')).toMatchObject({ year: 2027 });
  });

  it('practice is counted from the degree', () => {
    const judge = (passingYear: number) =>
      planFor(graduate({ ...bachelor, family: 'llb' }, { passingYear, birthDate: '1996-03-01', state: 'Bihar' }), career('judge'));
    const years = [2022, 2026].map((year) => step(judge(year), 'sit:state-judicial-service')?.year);
    expect(years).toEqual([2027, 2029]);
  });

  it('a job that asks for Class 10 waits for no Class 12, and whoever has left school chooses no subjects for it', () => {
    const inKishanganj: StudentDetails = { class: '10', birthDate: '2006-02-02', gender: 'male', state: 'Bihar', district: 'Kishanganj' };
    const left = planFor({ ...inKishanganj, passingYear: 2022, move: 'district' }, exam('ssc-gd'));
    expect(step(left, 'register:ssc-gd')).toMatchObject({ year: 2026 });
    expect(step(left, 'sit:ssc-gd')).toMatchObject({ year: 2027 });
    const trade = { type: 'courses', id: 'iti-electrician' } as const;
    const kinds = (passingYear: number) =>
      planFor({ ...inKishanganj, passingYear, move: 'district' }, trade).steps.flatMap(({ kind }) => (kind === 'subjects' ? [kind] : []));
    expect(kinds(2022)).toEqual([]);
    expect(kinds(2027)).toEqual(['subjects']);
  });

  it('a least age moves the year', () => {
    const inNicobars: StudentDetails = { class: '10', passingYear: 2027, birthDate: '2011-05-10', state: 'Andaman and Nicobar Islands' };
    const id = 'certificate-entrepreneurship-development';
    const plan = planFor({ ...inNicobars, district: 'Nicobars', move: 'india' }, { type: 'courses', id });
    expect(plan.steps.filter(({ of, year }) => of.some((one) => one.id === id) && year < 2029)).toEqual([]);
  });
});

describe('what comes first', () => {
  it('the test of teachers comes before a teacher’s post', () => {
    const plan = planFor(graduate({ ...bachelor, family: 'bed' }), exam('kvs-nvs-teacher'));
    expect(step(plan, 'registered:ctet')).toMatchObject({ due: '2026-12-12' });
    expect(at(plan, 'next:ctet')).toBeGreaterThan(-1);
  });

  it('the common test of a state comes before its posts, in that state alone', () => {
    const village = (state: 'Uttar Pradesh' | 'Bihar') =>
      planFor(
        { class: '12', passingYear: 2024, subjects: arts, birthDate: '2005-05-05', state, move: 'state' },
        exam('state-patwari-lekhpal'),
      );
    const inUp = village('Uttar Pradesh');
    expect(at(inUp, 'sit:upsssc-pet')).toBeGreaterThan(-1);
    expect(at(inUp, 'sit:upsssc-pet')).toBeLessThan(at(inUp, 'sit:state-patwari-lekhpal'));
    expect(at(village('Bihar'), 'sit:upsssc-pet')).toBe(-1);
  });
});

it('each way above the budget is warned of', () => {
  const artist: StudentDetails = {
    class: '12',
    passingYear: 2027,
    subjects: arts,
    state: 'Uttar Pradesh',
    district: 'Agra',
    move: 'india',
  };
  const { ways, warnings } = planFor({ ...artist, budget: 60_000 }, career('footwear-designer'));
  const least = ways.flatMap(({ label, cost }) => (cost === null ? [] : [{ label, least: cost.from + (cost.hostel?.from ?? 0) }]));
  const above = least.filter((one) => one.least > 60_000).map(({ label }) => label);
  expect(above.length).toBeGreaterThan(0);
  expect(warnings.flatMap((one) => (one.kind === 'wayAboveBudget' ? [one.label] : []))).toEqual(above);
});
