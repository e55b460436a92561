/** Steps that a reading of plans by eye found wrong, each kept as the student it was found with. On the catalog that ships. */
import type { StudentDetails } from '@disha/contract/passport';
import { expect, it } from 'vitest';
import { realBook } from '../testing/real-book.ts';
import { realKnowledge } from '../testing/real-knowledge.ts';
import { propose } from './counsel.ts';
import type { NotedItem } from './proposal.ts';

const planFor = (passport: StudentDetails, ...noted: readonly NotedItem[]) =>
  propose(realBook, { passport, wishes: { noted, result: null }, year: 2027, today: '2026-11-18' }, realKnowledge);
const career = (id: string): NotedItem => ({ type: 'careers', id });
const arts: StudentDetails['subjects'] = ['history', 'political_science', 'geography', 'english'];
const graduate = (degree: NonNullable<StudentDetails['degrees']>[number], more: StudentDetails = {}): StudentDetails => ({
  ...{ class: 'graduate', birthDate: '2004-03-01', move: 'state', degrees: [degree] },
  ...more,
});

it('a form that is over is not sat without: the next one is named, with its months', () => {
  const engineer = planFor(
    graduate({ level: 'bachelor', family: 'btech', course: 'btech-civil-engineering', percent: 61 }, { state: 'Telangana', move: 'state' }),
    { type: 'exams', id: 'gate' },
  );
  const gate = engineer.steps.filter(({ of }) => of.some(({ id }) => id === 'gate'));
  expect(gate.find(({ kind }) => kind === 'registered')).toMatchObject({ due: '2027-02-06' });
  expect(gate.find(({ kind }) => kind === 'next')).toMatchObject({ year: 2027, months: { from: '10', to: '10' }, certainty: 'usual' });
  expect(gate.find(({ kind }) => kind === 'sit')).toMatchObject({ year: 2028, months: { from: '02' } });
  // CAT 2026 is what the admissions of 2027 go by.
  const manager = planFor(graduate({ level: 'bachelor', family: 'bcom', percent: 62 }), { type: 'exams', id: 'cat' });
  const cat = manager.steps.filter(({ of }) => of.some(({ id }) => id === 'cat'));
  expect(cat.find(({ kind }) => kind === 'registered')).toMatchObject({ due: '2026-11-29', certainty: 'announced' });
  expect(cat.find(({ kind }) => kind === 'next')).toMatchObject({ year: 2027, months: { from: '09' } });
});

it('whoever passed Class 12 last year has the certificate that a job exam asks for, whoever passes it next has not', () => {
  const first = (passingYear: number) => {
    const clerk: StudentDetails = { class: '12', passingYear, subjects: arts, state: 'Uttar Pradesh', district: 'Agra', move: 'state' };
    return planFor(clerk, { type: 'exams', id: 'ssc-gd' }).steps.find(({ id }) => id === 'sit:ssc-gd');
  };
  expect(first(2026)).toMatchObject({ year: 2027 });
  expect(first(2027)).toMatchObject({ year: 2028 });
});

it('a form is not filled in after its exam', () => {
  const at = (plan: ReturnType<typeof planFor>, kind: string, id: string) =>
    plan.steps.findIndex((step) => step.kind === kind && step.of.some((one) => one.id === id));
  const nurse = planFor(
    graduate({ level: 'bachelor', family: 'bsc_nursing', percent: 64 }, { state: 'Delhi', district: 'South', move: 'india' }),
    career('nurse'),
  );
  expect(at(nurse, 'register', 'aiims-norcet')).toBeGreaterThan(-1);
  expect(at(nurse, 'register', 'aiims-norcet')).toBeLessThan(at(nurse, 'sit', 'aiims-norcet'));
  const soldier = planFor(
    { class: '10', passingYear: 2027, state: 'Uttar Pradesh', district: 'Ballia', move: 'state' },
    career('agniveer'),
  );
  expect(at(soldier, 'register', 'agniveer-cee')).toBeGreaterThan(-1);
  expect(at(soldier, 'register', 'agniveer-cee')).toBeLessThan(at(soldier, 'sit', 'agniveer-cee'));
});

it('JEE Main is sat before JEE Advanced, and a form without a month before its exam', () => {
  const pcm: StudentDetails['subjects'] = ['physics', 'chemistry', 'mathematics', 'english'];
  const inRajkot: StudentDetails = { class: '12', passingYear: 2026, subjects: pcm, state: 'Gujarat', district: 'Rajkot', move: 'india' };
  const ids = planFor(inRajkot, { type: 'exams', id: 'jee-advanced' }).steps.map(({ id }) => id);
  expect(ids).toContain('register:jee-main');
  expect(ids.indexOf('sit:jee-main')).toBeLessThan(ids.indexOf('sit:jee-advanced'));
  const inAjmer: StudentDetails = { class: '10', passingYear: 2027, state: 'Rajasthan', district: 'Ajmer', move: 'state' };
  const clat = planFor(inAjmer, { type: 'exams', id: 'clat-ug' }).steps.filter(({ of }) => of.some(({ id }) => id === 'clat-ug'));
  const at = (kind: string) => clat.find((step) => step.kind === kind);
  expect(at('sit')).toMatchObject({ year: 2028 });
  expect(at('register')?.year).toBeLessThanOrEqual(2028);
});
