import { examFile } from '@disha/contract/exams.files';
import { describe, expect, it } from 'vitest';
import { sampleDate, sampleExam } from '../testing/sample-catalog.ts';
import { examFaults, namesYear } from './check-exams.ts';

describe('an exam', () => {
  it('of a state says which, a national one does not', () => {
    expect(examFaults([sampleExam({ id: 'kcet', level: 'state' })])).toEqual(['exams/kcet.json: does not say which state it belongs to']);
    expect(examFaults([sampleExam({ state: 'Kerala' })])).toEqual(['exams/jee-main.json: is national and yet of Kerala']);
    expect(
      examFaults([
        sampleExam(),
        sampleExam({ level: 'state', state: 'Kerala' }),
        sampleExam({ level: 'university' }),
        sampleExam({ level: 'university', state: 'Delhi' }),
      ]),
    ).toEqual([]);
  });

  it('says when it usually is, under ids that tell what they stand for', () => {
    const announced = sampleDate({ from: '2027-01-21', to: '2027-01-30', status: 'announced', certainty: 'A' });
    expect(examFaults([sampleExam({ dates: { '2027-1-exam': announced } })])).toEqual([
      'exams/jee-main.json: does not say when the exam usually is',
    ]);
    expect(examFaults([sampleExam({ dates: { '2027-2-exam': sampleDate() } })])).toEqual([
      'exams/jee-main.json: 2027-2-exam is another year, session or event than its name says',
    ]);
  });

  it('usually is in the months it is found under', () => {
    const dates = { '2027-1-exam': sampleDate({ from: '2027-11', to: '2028-01' }) };
    expect(examFaults([sampleExam({ examMonths: ['November', 'December', 'January'], dates })])).toEqual([]);
    expect(examFaults([sampleExam({ examMonths: ['November'], dates })])).toEqual([
      'exams/jee-main.json: 2027-1-exam says December, January, and examMonths does not',
    ]);
  });

  it.each([
    ['a day that nobody confirmed', { from: '2027-01-21', to: '2027-01-21', status: 'announced' }],
    ['a usual day', { from: '2027-01-21', to: '2027-01-21' }],
    ['an announced month', { status: 'announced', certainty: 'A' }],
    ['an end before its beginning', { from: '2027-04', to: '2027-01' }],
    ['a 29 February in a year that has none', { from: '2027-02-29', to: '2027-02-29', status: 'announced', certainty: 'A' }],
    ['no source', { source: '' }],
  ])('may not have %s', (_, more) => {
    const dates = { '2027-1-exam': { ...sampleDate(), ...more } };
    expect(examFile.safeParse({ ...sampleExam(), dates }).success).toBe(false);
  });

  it('links to an address that lasts', () => {
    expect(examFaults([sampleExam({ officialLink: 'https://jam2026.iitb.ac.in' })])).toEqual([
      'exams/jee-main.json: https://jam2026.iitb.ac.in names a year',
    ]);
    expect(namesYear('https://example.in/admission-2025-26/')).toBe(true);
    expect(namesYear('https://example.in/notice/120263')).toBe(false);
  });
});
