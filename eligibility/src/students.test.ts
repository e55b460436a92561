/** Sixty students, and what a counsellor would tell them. */
import { describe, expect, it } from 'vitest';
import { judging } from './check.ts';
import { graduates } from './fixtures/graduates.fixture.ts';
import { jobExams } from './fixtures/job-exams.fixture.ts';
import { moreGraduates } from './fixtures/more-graduates.fixture.ts';
import { oddStudents } from './fixtures/odd-students.fixture.ts';
import { students } from './fixtures/students.fixture.ts';
import { realBook } from './testing/real-book.ts';

describe('what a counsellor would say', () => {
  it.each(students)('$who: $because', ({ passport: details, told }) => {
    const { judge } = judging(realBook, details, { year: 2027 });
    const all = [...realBook.courses, ...realBook.exams, ...realBook.careers];
    const answers = Object.keys(told).map((name) => {
      const item = all.find(({ type, id }) => `${type}/${id}` === name);
      const { verdict, probably } = item ? judge(item) : {};
      return [name, probably === 'closed' ? 'probably_closed' : verdict];
    });
    expect(Object.fromEntries(answers)).toEqual(told);
  });

  it('is asked about sixty of them, and opens three hundred doors to graduates, for jobs and to odd students', () => {
    expect(students.length).toBeGreaterThanOrEqual(60);
    const later = [...graduates, ...moreGraduates, ...jobExams, ...oddStudents];
    expect(later.reduce((sum, { told }) => sum + Object.keys(told).length, 0)).toBeGreaterThanOrEqual(300);
  });
});
