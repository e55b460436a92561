import type { StudentDetails } from '@disha/contract/passport';
import { accountDetails as schema } from '@disha/contract/path';
import { describe, expect, it } from 'vitest';
import { fileOf, openDetailsFile } from './details-file.ts';
import { detailsOfSheet, detailsSheetOf, type DetailsSheet } from './sheet.ts';

const today = '2026-11-16';
const kept: StudentDetails = {
  class: '12',
  passingYear: 2027,
  subjects: ['physics', 'chemistry', 'biology'],
  marks: { class10: { percent: 81.5, expected: false }, class12: { percent: 47, expected: true, subjects: { physics: 44 } } },
  category: 'sc',
  disability: false,
  birthDate: '2009-02-28',
  budget: 50_000,
};
const filled = (change: Partial<DetailsSheet>) => detailsOfSheet({ ...detailsSheetOf(kept), ...change }, kept, today);

describe('the form', () => {
  it('gives back what it was given', () => {
    expect(detailsOfSheet(detailsSheetOf(kept), {}, today)).toEqual({ passport: kept, problems: {} });
    expect(detailsOfSheet(detailsSheetOf({}), {}, today)).toEqual({ passport: {}, problems: {} });
  });

  it.each<[string, Partial<DetailsSheet>, object]>([
    ['101 per cent', { percent10: '101' }, { percent10: 'percent' }],
    ['less than nothing', { percent12: '-3' }, { percent12: 'percent' }],
    ['a word for a number', { percent12: 'good' }, { percent12: 'percent' }],
    ['101 per cent in a subject', { bySubject: { physics: '101' } }, { 'bySubject.physics': 'percent' }],
    ['a year nobody passes in', { passingYear: '27' }, { passingYear: 'year' }],
    ['a birth in the future', { birthDate: '2026-11-17' }, { birthDate: 'future' }],
    ['a year with too many digits', { birthDate: '20090-02-28' }, { birthDate: 'date' }],
    ['more money than there is', { budget: '99,99,99,999' }, { budget: 'budget' }],
  ])('says what is wrong with %s, and keeps what was right', (_, change, problems) => {
    expect(filled(change)).toEqual({ passport: kept, problems });
  });

  it('reads numbers as they are written', () => {
    expect(filled({ percent10: ' 81,5 % ', budget: '₹1,50,000' }).passport).toMatchObject({
      marks: { class10: { percent: 81.5 } },
      budget: 150_000,
    });
  });

  it('tells degrees apart, and reads the older form of the first', () => {
    const graduate: StudentDetails = { class: 'graduate', degree: { field: 'medicine', percent: 60 } };
    const first = { level: 'bachelor', field: 'medicine', percent: 60, expected: false };
    const told = (change: Partial<DetailsSheet>) => detailsOfSheet({ ...detailsSheetOf(graduate), ...change }, graduate, today).passport;
    expect(told({})).toEqual({ class: 'graduate', degrees: [first] });
    expect(told({ degreeFamily: 'mbbs', secondFamily: 'mba', secondPercent: '58' }).degrees).toEqual([
      { ...first, family: 'mbbs' },
      { level: 'master', family: 'mba', percent: 58, expected: false },
    ]);
    expect(told({ degreeField: '', degreePercent: '' })).toEqual({ class: 'graduate' });
  });

  it('keeps of a degree what it does not ask for, as long as it is the same', () => {
    const before: StudentDetails = {
      degrees: [{ level: 'bachelor', family: 'bsc', course: 'bsc-physics', years: 3, percent: 65, expected: false }],
    };
    const told = (change: Partial<DetailsSheet>) => detailsOfSheet({ ...detailsSheetOf(before), ...change }, before, today).passport;
    expect(told({})).toEqual(before);
    expect(told({ degreeFamily: 'ba' }).degrees?.[0]).toEqual({ level: 'bachelor', family: 'ba', percent: 65, expected: false });
    expect(schema.parse(told({}))).toEqual(before);
  });

  it('keeps the course of a degree, which the family before does not leave behind', () => {
    const before: StudentDetails = { degrees: [{ level: 'bachelor', family: 'bsc', course: 'bsc-physics', years: 3 }] };
    const told = (change: Partial<DetailsSheet>) =>
      detailsOfSheet({ ...detailsSheetOf(before), ...change }, before, today).passport.degrees;
    expect(told({ degreeCourse: 'bsc-botany' })).toEqual([{ level: 'bachelor', family: 'bsc', course: 'bsc-botany' }]);
    expect(told({ degreeCourse: '' })).toEqual([{ level: 'bachelor', family: 'bsc' }]);
    expect(told({ secondFamily: 'msc', secondCourse: 'msc-physics' })?.[1]).toEqual({
      level: 'master',
      family: 'msc',
      course: 'msc-physics',
    });
  });

  it('lets every answer be taken back', () => {
    const empty = detailsSheetOf({});
    expect(detailsOfSheet(empty, kept, today).passport).toEqual({});
  });

  it('counts marks of the subjects that are taken, and nothing without a total', () => {
    expect(filled({ subjects: ['history'] }).passport.marks?.class12).toEqual({ percent: 47, expected: true });
    expect(filled({ percent12: '' }).passport.marks).toEqual({ class10: { percent: 81.5, expected: false } });
  });

  it('makes nothing the contract refuses', () => {
    expect(schema.parse(filled({}).passport)).toEqual(kept);
  });
});

describe('a file', () => {
  it('brings the student details to another phone', async () => {
    expect(await openDetailsFile(fileOf(kept))).toEqual({ passport: kept, unread: [] });
  });

  it('loses no degree over one that it does not understand', async () => {
    const degrees = [{ level: 'bachelor', family: 'ba', percent: 54 }, { level: 'doctor' }, { level: 'master', family: 'alchemy' }];
    const file = new Blob([JSON.stringify({ kind: 'disha-passport', version: 1, passport: { degrees } })]);
    expect(await openDetailsFile(file)).toEqual({
      passport: { degrees: [{ level: 'bachelor', family: 'ba', percent: 54 }, { level: 'master' }] },
      unread: ['degrees.1.level', 'degrees.2.family', 'degrees.1'],
    });
  });

  it('tells what it does not understand, and takes the rest', async () => {
    const file = new Blob([JSON.stringify({ kind: 'disha-passport', version: 9, passport: { class: '12', hobby: 'chess' } })]);
    expect(await openDetailsFile(file)).toEqual({ passport: { class: '12' }, unread: ['hobby'] });
  });

  it.each([['no JSON at all'], ['null'], ['{}'], ['{"passport":{"class":"12"}}'], ['{"kind":"disha-passport","passport":{"klass":"12"}}']])(
    'with %s is none of ours',
    async (text) => {
      expect(await openDetailsFile(new Blob([text]))).toBe('not-a-passport');
    },
  );

  it('that is far too large is not read', async () => {
    expect(await openDetailsFile({ size: 70_000, text: () => Promise.reject(new Error('was read')) })).toBe('not-a-passport');
  });

  it('that cannot be read says so', async () => {
    expect(await openDetailsFile({ size: 10, text: () => Promise.reject(new Error('gone')) })).toBe('unreadable');
  });
});
