import { expect, it } from 'vitest';
import { waysOfCareer } from './ways.ts';

const exams = [{ examId: 'aiims-bsc-nursing', shortName: 'AIIMS B.Sc Nursing' }];
const routes = [
  {
    title: 'GNM first',
    years: 5,
    usual: 2 as const,
    steps: [
      { kind: 'class' as const, text: 'Class 12 in any stream, with English' },
      { kind: 'course' as const, id: 'gnm', text: 'Diploma in Nursing (GNM), 3 years' },
      { kind: 'licence' as const, text: 'Registration with the Council' },
      { kind: 'course' as const, id: 'post-basic', text: 'Post Basic B.Sc, 2½ years' },
      { kind: 'job' as const, text: 'Staff nurse with a degree, or tutor' },
    ],
  },
  {
    title: 'B.Sc Nursing',
    years: 4,
    usual: 1 as const,
    steps: [
      { kind: 'class' as const, text: 'Class 12 science' },
      { kind: 'exam' as const, id: 'aiims-bsc-nursing', text: 'AIIMS test' },
      { kind: 'course' as const, id: 'bsc-nursing', text: 'B.Sc in Nursing' },
      {
        kind: 'exam' as const,
        text: 'A state test',
        oneOf: [
          { examId: 'a', shortName: 'All India' },
          { examId: 'b', shortName: 'Bihar', state: 'Bihar' as const },
        ],
      },
      { kind: 'job' as const, text: 'Staff nurse' },
    ],
  },
];

it('the way that most take comes first, with its exam as a gate and its length of the one course on it', () => {
  const { shown, left } = waysOfCareer({ routes, exams }, 'By marks', 'Bihar');
  expect(left).toBe(0);
  expect(shown[0]).toMatchObject({
    id: 'B.Sc Nursing',
    end: 'Staff nurse',
    legs: [
      { kind: 'exam', label: 'AIIMS B.Sc Nursing', school: 'Class 12 science' },
      { kind: 'study', label: 'B.Sc in Nursing', years: 4 },
      { kind: 'exam', label: 'Bihar', others: 1 },
    ],
  });
});

it('a way without an exam begins with marks, and each course is as long as its text says', () => {
  const [, way] = waysOfCareer({ routes, exams }, 'By marks').shown;
  expect(way?.legs).toMatchObject([
    { kind: 'marks', label: 'By marks', school: 'Class 12 in any stream' },
    { kind: 'study', label: 'Diploma in Nursing (GNM)', years: 3 },
    { kind: 'licence' },
    { kind: 'study', label: 'Post Basic B.Sc', years: 2.5 },
  ]);
  expect(way?.end).toBe('Staff nurse with a degree');
});
