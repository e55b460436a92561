import { expect, it } from 'vitest';
import { branchOf, instituteOf } from './seat-words.ts';

const institute = (name: string) => ({ institute: { name } });
const programme = (name: string) => ({ programme: { name } });
const place = { city: 'Nirjuli', district: 'Papum Pare', state: 'Arunachal Pradesh' } as const;

it('calls an institute as it was published where that fits on a line, else by the short name of the directory and its town', () => {
  const long = institute('North Eastern Regional Institute of Science and Technology, Nirjuli');
  expect(instituteOf(institute('Central University of Rajasthan'), { ...place, shortName: 'CURAJ' })).toBe(
    'Central University of Rajasthan',
  );
  expect(instituteOf(long, { ...place, shortName: 'NERIST' })).toBe('NERIST, Nirjuli');
  expect(instituteOf(long, { ...place, shortName: 'NERIST Nirjuli' })).toBe('NERIST Nirjuli');
  // The town may be known of the published name alone, and a college without a short name keeps its own.
  expect(instituteOf(long, { ...place, city: '', shortName: 'NERIST' })).toBe('NERIST, Nirjuli');
  expect(instituteOf(long, place)).toBe(long.institute.name);
  expect(instituteOf(institute('Indian Institute of Technology Bombay'))).toBe('IIT Bombay');
});

it('leaves years and degree of a branch to its sheet, and shortens what does not fit into two lines', () => {
  expect(branchOf(programme('Civil Engineering (4 Years, Bachelor of Technology)'))).toBe('Civil Engineering');
  const long = 'Computer Science and Engineering (Artificial Intelligence and Machine Learning) (4 Years, Bachelor of Technology)';
  expect(branchOf(programme(long))).toBe('CS & Engg. (AI & ML)');
});

it('shortens a branch sooner below a name that needs two lines', () => {
  const branch = programme('Computer Science Engineering (Data Science)');
  expect(branchOf(branch, 'IIT Bombay')).toBe('Computer Science Engineering (Data Science)');
  expect(branchOf(branch, 'A university whose name is longer than a line')).toBe('CS Engg. (Data Science)');
});
