import { subjectChoicesOf } from '@disha/eligibility/subject-choices';
import { realBook } from '@disha/eligibility/testing/real-book';
import { expect, it } from 'vitest';
import { combinations, combinationIds } from '../combinations.ts';
import { compareSubjects, hasMaths, otherwise, wantedFirst } from './subject-choices.ts';

const year = { year: 2027 };
const choicesOf = (id: keyof typeof combinations) => subjectChoicesOf(realBook, combinations[id], year);
const nothing = { bookmarked: new Set<string>(), recommended: new Set<string>() };

it('tells what opens and what closes from one choice to another, courses and careers', () => {
  const { lost, gained, lostCareers, gainedCareers } = compareSubjects(choicesOf('pcm'), choicesOf('pcb'));
  expect(lost).toContain('btech-civil-engineering');
  expect(gained).toContain('mbbs');
  expect(gainedCareers).toContain('dentist');
  expect(lostCareers.length).toBeGreaterThan(0);
  expect(compareSubjects(choicesOf('pcm'), choicesOf('pcmb')).lost).toEqual([]);
});

it('drops Mathematics where there is some, and takes it where there is none', () => {
  for (const id of combinationIds) {
    const other = otherwise(combinations[id]);
    expect(hasMaths(other)).toBe(!hasMaths(combinations[id]));
    const { lost, gained } = compareSubjects(choicesOf(id), subjectChoicesOf(realBook, other, year));
    expect(hasMaths(combinations[id]) ? gained : lost).toEqual([]);
  }
});

it('puts first what was noted, then what the quiz found, then what most careers begin with', () => {
  const { lost } = compareSubjects(choicesOf('pcm'), subjectChoicesOf(realBook, otherwise(combinations.pcm), year));
  const plain = wantedFirst(realBook, lost, nothing);
  const [last, before] = [plain[plain.length - 1] ?? '', plain[plain.length - 2] ?? ''];
  const noted = wantedFirst(realBook, lost, { bookmarked: new Set([last]), recommended: new Set([before]) });
  expect(noted.slice(0, 3)).toEqual([last, before, plain[0]]);
  expect([...noted].sort()).toEqual([...lost].sort());
});
