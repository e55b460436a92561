import { describe, expect, it } from 'vitest';
import { sampleExam } from '../testing/sample-catalog.ts';
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

  it('links to an address that lasts', () => {
    expect(examFaults([sampleExam({ officialLink: 'https://jam2026.iitb.ac.in' })])).toEqual([
      'exams/jee-main.json: https://jam2026.iitb.ac.in names a year',
    ]);
    expect(namesYear('https://example.in/admission-2025-26/')).toBe(true);
    expect(namesYear('https://example.in/notice/120263')).toBe(false);
  });
});
