import { describe, expect, it } from 'vitest';
import { sampleCollege, sampleCourse } from '../../testing/sample-catalog.ts';
import { courseFaults } from './check-courses.ts';

const description = 'You learn how roads and bridges are planned and built. '.repeat(5).trim();
type Course = Parameters<typeof sampleCourse>[0];

function faults(course: Course, collegeId = 'government-college') {
  const courses = [sampleCourse({ description, topColleges: [], ...course })];
  const taught = courses.map(({ id }) => ({ courseId: id, intake: null }));
  return courseFaults({ courses, colleges: [sampleCollege({ id: collegeId, courses: taught })] });
}

describe('a course', () => {
  it.each(['4 years', '5 years 6 months', '3 or 4 years', '1 to 3 years', 'About 4 months', '6 weeks'])('may last %s', (duration) => {
    expect(faults({ duration })).toEqual([]);
  });

  it.each([36, { years: 3 }, 'three years', '3 Years'])('does not last %j', (duration) => {
    expect(faults({ duration })).toEqual(['courses/btech-civil-engineering.json: the duration is not written like "3 years 6 months"']);
  });

  it('is described neither too briefly nor at too great length', () => {
    expect(faults({ description: 'How to build.' })).toEqual([
      'courses/btech-civil-engineering.json: the description has 3 words, not 40 to 120',
    ]);
    expect(faults({ description: description.repeat(4) })).toHaveLength(1);
  });

  it('belongs to a field of its stream, be it a further one', () => {
    expect(faults({ stream: 'science_pcb', field: 'pure_sciences_research', otherFields: ['biotechnology'] })).toEqual([]);
    expect(faults({ stream: 'science_pcb', field: 'engineering_technology' })).toEqual([
      'courses/btech-civil-engineering.json: none of its fields belongs to science_pcb',
    ]);
  });

  it('of a few institutes is not taught elsewhere', () => {
    expect(faults({ id: 'bstat' }, 'isi-kolkata')).toEqual([]);
    expect(faults({ id: 'bstat' })).toEqual(['government-college does not teach bstat: it is a degree of other institutes']);
  });

  it('that needs no place near home says why, and is taught so', () => {
    const where = 'courses/btech-civil-engineering.json';
    expect(faults({ anywhere: 'body' })).toEqual([
      `${where}: is said to be learned for its own body, and Indian Institute of Technology Bombay teaches it`,
    ]);
    expect(faults({ anywhere: 'distance' })).toEqual([
      `${where}: is said to be taught by distance learning, and no open university teaches it`,
    ]);
    const cadet = sampleCourse({ description, topColleges: [], field: 'defence_military', stream: 'science_pcm' });
    const alone = (anywhere?: 'academy') => courseFaults({ courses: [anywhere ? { ...cadet, anywhere } : cadet], colleges: [] });
    expect(alone()).toEqual([`${where}: no college teaches it, and it is not said that its own academy does`]);
    expect(alone('academy')).toEqual([]);
  });

  it('at an IIT names the exam of the IITs', () => {
    const eligibility = { minimumClass: '12' as const, minimumPercentage: null, requiredSubjects: [], entranceExams: ['imu-cet'] };
    expect(faults({ eligibility }, 'iit-madras')).toEqual([
      'courses/btech-civil-engineering.json: iit-madras teaches it, but no exam of the IITs is named',
    ]);
    expect(faults({ eligibility: { ...eligibility, entranceExams: ['jee-advanced'] } }, 'iit-madras')).toEqual([]);
    expect(faults({ eligibility: { ...eligibility, note: 'The IITs admit by JEE Advanced.' } }, 'iit-madras')).toEqual([]);
    expect(faults({ eligibility }, 'nit-warangal')).toEqual([]);
  });
});
