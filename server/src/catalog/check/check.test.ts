import { describe, expect, it } from 'vitest';
import { catalogs } from '../../catalogs.ts';
import { catalogsWith, sampleCareer, sampleCollege, sampleCourse, sampleExam } from '../../testing/sample-catalog.ts';
import { checkCatalog, examMisfits, untidyName } from './check.ts';

it('counts a bachelor’s degree that asks for a degree among what comes after one', () => {
  const eligibility = { minimumPercentage: null, requiredSubjects: [], entranceExams: [] };
  const courses = [
    sampleCourse({ id: 'ba-llb', stream: 'arts', field: 'law_arts', eligibility: { ...eligibility, minimumClass: '12' } }),
    sampleCourse({ id: 'llb', stream: 'arts', field: 'law_arts', eligibility: { ...eligibility, minimumClass: 'graduate' } }),
  ];
  expect(courses.map(({ level }) => level)).toEqual(['undergraduate', 'undergraduate']);
  const { streams, fields } = checkCatalog(catalogsWith({ courses }), catalogs);
  for (const { name, ...counts } of [...streams, ...fields]) {
    const isLaw = name === 'Arts' || name === 'Law (Arts)';
    expect(counts, name).toMatchObject(
      isLaw ? { courses: 2, undergraduate: 1, afterDegree: 1 } : { courses: 0, undergraduate: 0, afterDegree: 0 },
    );
  }
});

it('counts a college once in each field and stream that it teaches, however many courses it has there', () => {
  const courses = [
    sampleCourse({ id: 'ba-llb', stream: 'arts', field: 'law_arts' }),
    sampleCourse({ id: 'llb', stream: 'arts', field: 'law_arts' }),
    sampleCourse({ id: 'btech-civil-engineering', field: 'engineering_technology' }),
  ];
  const teaching = (id: string, ...ids: string[]) => sampleCollege({ id, courses: ids.map((courseId) => ({ courseId, intake: null })) });
  const colleges = [teaching('both', 'ba-llb', 'llb', 'btech-civil-engineering'), teaching('law', 'llb'), teaching('gone', 'no-course')];
  const { streams, fields } = checkCatalog(catalogsWith({ courses, colleges }), catalogs);
  const counted = [...streams, ...fields].filter((one) => one.colleges > 0).map(({ name, colleges: count }) => `${name}: ${count}`);
  expect(counted).toEqual(['Science (PCM): 1', 'Arts: 2', 'Engineering & Technology: 1', 'Law (Arts): 2']);
});

it('names every link that leads nowhere, of any catalog, and every id that stands twice', () => {
  const nowhere = {
    courses: [sampleCourse({ topColleges: ['gone-college'] })],
    colleges: [sampleCollege({ courses: [{ courseId: 'gone-course', intake: null }] })],
    careers: [sampleCareer({ related: ['gone-career'] })],
    exams: [sampleExam(), sampleExam()],
  };
  const { problems } = checkCatalog(catalogsWith(nowhere), catalogs);
  expect(problems).toEqual(
    expect.arrayContaining([
      'courses/btech-civil-engineering topColleges.0: there is no colleges/gone-college',
      'colleges/iit-bombay courses.0: there is no courses/gone-course',
      'careers/civil-engineer related.0: there is no careers/gone-career',
      'exams: the id jee-main stands twice',
    ]),
  );
});

describe('an exam that a course names', () => {
  const exams = [sampleExam({ id: 'jee-main', fields: ['engineering_technology'], entry: 'after 12' })];
  const misfits = (more: Parameters<typeof sampleCourse>[0]) => examMisfits({ courses: [sampleCourse(more)], exams });

  it('fits by the main field or another one', () => {
    expect(misfits({ field: 'engineering_technology' })).toEqual([]);
    expect(misfits({ stream: 'science_pcb', field: 'biotechnology', otherFields: ['engineering_technology'] })).toEqual([]);
  });

  it('fits at any of the times it is sat', () => {
    const eligibility = { minimumClass: 'graduate' as const, minimumPercentage: null, requiredSubjects: [], entranceExams: ['hpcet'] };
    const hpcet = sampleExam({ id: 'hpcet', otherEntries: ['after graduation'] });
    expect(examMisfits({ courses: [sampleCourse({ eligibility })], exams: [hpcet] })).toEqual([]);
  });

  it('is reported when it leads elsewhere or is sat at another time', () => {
    expect(misfits({ stream: 'commerce', field: 'economics_analytics' })).toEqual([
      'courses/btech-civil-engineering.json names jee-main, which lists none of its fields',
    ]);
    expect(
      misfits({ eligibility: { minimumClass: 'graduate', minimumPercentage: null, requiredSubjects: [], entranceExams: ['jee-main'] } }),
    ).toEqual(['courses/btech-civil-engineering.json names jee-main, which is sat after 12']);
  });
});

describe('a name', () => {
  it.each(['GOVERNMENT COLLEGE', 'Government College 1234', 'Government College Pune Pune', 'Government  College'])(
    'is untidy: %s',
    (name) => {
      expect(untidyName(name)).toBeDefined();
    },
  );
  it('is tidy', () => {
    expect(untidyName('IIIT Pune')).toBeUndefined();
  });
});
