import { searchableExam } from '@disha/contract/exams.list';
import type { ExamCard } from '@disha/contract/exams.card';
import { Searcher } from '@disha/search/searcher';
import { describe, expect, it } from 'vitest';
import { examsFor } from './exam-list.ts';

const exam = (name: string, rest: Partial<ExamCard>): ExamCard => ({
  _id: name.toLowerCase(),
  name,
  shortName: name,
  description: '',
  conductingBody: '',
  level: 'national',
  purpose: 'admission',
  entry: 'after 12',
  streams: ['arts'],
  fields: ['psychology'],
  examMonth: 'May',
  examMonths: ['May'],
  eligibility: '',
  syllabus: [],
  officialLink: 'https://example.org',
  ...rest,
});

const all = [
  exam('Design', { streams: ['commerce', 'arts'], syllabus: ['Drawing'], otherEntries: ['after graduation'] }),
  exam('Engineering', { streams: ['science_pcm'], examMonths: ['January', 'April'], examMonth: 'January', conductingBody: 'NTA' }),
  exam('Biology', { streams: ['science_pcb'], entry: 'after graduation' }),
];
const wishes = { search: '', stream: '', month: '', entry: '', purpose: '', state: '', sort: '' };
const searcher = new Searcher(all, searchableExam);
const names = (change: Partial<typeof wishes>) =>
  examsFor(searcher.select(change.search), { ...wishes, ...change }).exams.map(({ name }) => name);

describe('examsFor', () => {
  it('begins with what most can sit next, and sorts by name where that is asked for', () => {
    expect(names({})).toEqual(['Design', 'Engineering', 'Biology']);
    expect(names({ sort: 'name' })).toEqual(['Biology', 'Design', 'Engineering']);
    expect(names({ sort: 'nonsense' })).toEqual(['Biology', 'Design', 'Engineering']);
    expect(names({ sort: 'streams' })).toEqual(['Engineering', 'Biology', 'Design']);
  });
  it('puts what more courses ask for before the others, and a state’s own after those of all India', () => {
    const asked = [exam('Few', {}), exam('Many', { courseCount: 30 }), exam('Bihar', { level: 'state', state: 'Bihar', courseCount: 90 })];
    expect(examsFor(asked, wishes).exams.map(({ name }) => name)).toEqual(['Many', 'Few', 'Bihar']);
  });
  it('filters by stream, month and when it is sat', () => {
    expect(names({ stream: 'arts' })).toEqual(['Design']);
    expect(names({ stream: 'nonsense' })).toEqual([]);
    expect(names({ month: 'April' })).toEqual(['Engineering']);
    expect(names({ month: 'Smarch' })).toHaveLength(3);
    expect(names({ entry: 'after graduation' })).toEqual(['Design', 'Biology']);
    expect(names({ entry: 'after 12' })).toEqual(['Design', 'Engineering']);
  });
  it('filters by what it is for, mainly or also, and by the state it belongs to', () => {
    const jobs = [...all, exam('Police', { purpose: 'job', level: 'state', state: 'Bihar' }), exam('Gate', { alsoFor: ['job'] })];
    const found = (change: Partial<typeof wishes>) => examsFor(jobs, { ...wishes, ...change }).exams.map(({ name }) => name);
    expect(found({ purpose: 'job' })).toEqual(['Gate', 'Police']);
    expect(found({ purpose: 'admission' })).toEqual(['Design', 'Engineering', 'Gate', 'Biology']);
    expect(found({ state: 'Bihar' })).toEqual(['Police']);
    expect(found({ state: 'Kerala' })).toEqual([]);
  });
  it('searches subjects, the conducting body and stream names', () => {
    expect(names({ search: 'drawing' })).toEqual(['Design']);
    expect(names({ search: 'nta' })).toEqual(['Engineering']);
    expect(names({ search: 'pcb' })).toEqual(['Biology']);
  });
  it('counts months regardless of the chosen one', () => {
    const { perMonth } = examsFor(all, { ...wishes, month: 'April' });
    expect(perMonth[4]).toBe(2);
    expect(perMonth[0]).toBe(1);
  });
  it('leaves the list it was given as it was', () => {
    expect(all.map(({ name }) => name)).toEqual(['Design', 'Engineering', 'Biology']);
  });
});
