import { describe, expect, it } from 'vitest';
import { judging } from './check.ts';
import { bachelor, boy, category, generalCategory, graduate } from './fixtures/facts.fixture.ts';
import { needsDegree } from './rung.ts';
import { realBook } from './testing/real-book.ts';

const of = (percent: number, more: object) => ({ ...graduate, ...boy, ...more, degrees: [bachelor('ba', percent)] });
const judged = (details: Parameters<typeof judging>[1], id: string) => {
  const exam = realBook.exams.find((one) => one.id === id);
  if (exam === undefined) throw new RangeError(id);
  return judging(realBook, details, { year: 2027 }).judged(exam);
};

describe('an exam for admission', () => {
  it('is closed to a student for whom every course behind it is closed, by the same reason', () => {
    const xat = judged(of(48, generalCategory), 'xat');
    expect(xat).toMatchObject({ verdict: 'closed', missing: [] });
    expect(xat.reasons[0]).toMatchObject({ said: { need: 50, have: 48, condition: { kind: 'degree' } } });
    expect(xat.nearest).not.toEqual([]);
  });

  it('leads whoever has a degree on to another test for graduates, and not back to one after Class 12', () => {
    const exams = judged(of(48, generalCategory), 'cat').nearest.map(({ id }) => realBook.exams.find((exam) => exam.id === id));
    expect(exams.length).toBeGreaterThan(0);
    for (const exam of exams) expect(exam === undefined || needsDegree(exam) || exam.purpose !== undefined, exam?.id).toBe(true);
  });

  it('stays open where one course behind it is open', () => {
    expect(judged(of(52, generalCategory), 'xat').verdict).toBe('open');
    expect(judged(of(48, category('sc')), 'xat').verdict).toBe('open');
  });

  it.each([of(38, generalCategory), of(48, generalCategory), of(44, category('ews'))])(
    'of management is closed wherever the degree has too few marks for all behind it: %o',
    (details) => {
      const { judge } = judging(realBook, details, { year: 2027 });
      const ofManagement = realBook.exams.filter(({ id }) => ['cat', 'cmat', 'mat', 'nmat', 'snap', 'xat'].includes(id));
      expect(ofManagement.filter((exam) => judge(exam).verdict !== 'closed').map(({ id }) => id)).toEqual([]);
    },
  );

  it('that leads to work as well stays as its own rule says', () => {
    expect(judged(of(48, generalCategory), 'gate').verdict).toBe('open');
  });

  it('that has a bar of its own stays as its own rule says: NLSAT opens public policy too, at 40', () => {
    expect(judged(of(41.9, category('obc_ncl')), 'nlsat').verdict).toBe('open');
  });

  it('whose courses are shut by the kind of the degree stays as its own rule says', () => {
    const dentist = { ...graduate, ...generalCategory, ...boy, degrees: [bachelor('bds', 62)] };
    expect(judged(dentist, 'ini-cet').verdict).toBe('open_if');
  });
});
