import { examFile, type ExamDateFile, type ExamFile } from '@disha/contract/exams.files';
import { describe, expect, it } from 'vitest';
import { sampleDate, sampleExam as plainExam } from '../../testing/sample-catalog.ts';
import { examFaults, namesYear } from './check-exams.ts';
import { examFigures } from './check-exam-figures.ts';

const sampleExam = (more: Partial<ExamFile> = {}) => plainExam({ attempts: 'Two sessions a year', ...more });

const age = { min: 18, max: 27, source: 'Staff Selection Commission, 2026', certainty: 'A' } as const;
const forWork: Partial<ExamFile> = { purpose: 'job', age, selection: ['Prelims', 'Mains'] };

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

  it('for work tells its age and the steps of being chosen', () => {
    const fault = 'exams/jee-main.json: is for work and does not tell its age and its steps as facts';
    const noSeason = { examMonths: [], dates: {} };
    expect(examFaults([sampleExam({ ...forWork, ...noSeason, selection: undefined })])).toEqual([fault]);
    expect(examFaults([sampleExam({ ...forWork, ...noSeason })])).toEqual([]);
  });

  it('tells what states ask only where somebody read it, or says that it is to be confirmed', () => {
    const told = (eligibility: string, source: string) =>
      examFaults([sampleExam({ eligibility, sources: [source] })]).filter((fault) => fault.includes('states ask'));
    const knowledge = 'From knowledge of past cycles; page not opened';
    expect(told('Class 12 in Bihar and Odisha; a degree in Punjab.', knowledge)).toHaveLength(1);
    expect(told('To be confirmed: Class 12 in Bihar and Odisha; a degree in Punjab.', knowledge)).toEqual([]);
    expect(told('Class 12 in Bihar and Odisha; a degree in Punjab.', 'Patrika, January 2026')).toEqual([]);
    expect(told('Class 12; people of Bihar may be older.', knowledge)).toEqual([]);
  });

  it('has a fee that holds for a year from when it was read, and is of a year in which somebody paid it', () => {
    const of = (fee: Partial<NonNullable<ExamFile['fee']>>, more: Partial<ExamFile> = {}) =>
      examFaults([
        sampleExam({ fee: { amounts: [], text: '₹500', source: 'NTA, 2026', certainty: 'A', goodUntil: '2027-10-28', ...fee }, ...more }),
      ]).filter((fault) => fault.includes('fee'));
    expect(of({ goodUntil: '2028-06-28' }, { checked: { fee: '2026-10' } })).toEqual([
      'exams/jee-main.json: its fee was read in 2026-10 and is good until 2028-06-28',
    ]);
    expect(of({ source: 'Mint, September 2025' })).toEqual([
      'exams/jee-main.json: its fee was read in 2025-09 and is good until 2027-10-28',
    ]);
    expect(of({ source: 'Mint, 2025' })).toHaveLength(1);
    expect(of({}, { checked: { fee: '2026-10' } })).toEqual([]);
    expect(of({})).toEqual([]);
    const isOver = 'exams/jee-main.json: its fee is of 2026, and its note names an earlier round as the last';
    expect(of({ year: 2026 }, { note: 'The last round was of 2024.' })).toEqual([isOver]);
    expect(of({ year: 2026 }, { note: 'Held at times; the examination of 2025 is the last we know.' })).toEqual([isOver]);
    expect(of({ year: 2024 }, { note: 'The last round was of 2024.' })).toEqual([]);
    expect(of({ year: 2026 }, { note: 'The days are in the notice of 2025.' })).toEqual([]);
  });

  it('marks what its reports differ on as to be confirmed', () => {
    const of = (certainty: 'B' | 'C', text = 'Reports of 2026 differ: ₹3,500 or ₹3,000.') =>
      examFaults([sampleExam({ fee: { amounts: [], text, source: 'Patrika, January 2026', certainty, goodUntil: '2026-12-28' } })]);
    expect(of('B')).toEqual(['exams/jee-main.json: "Reports of 2026 differ: ₹3,500 or ₹3,000." is not marked as to be confirmed (C)']);
    expect(of('B', 'About ₹3,500 in 2026; reports differ.')).toHaveLength(1);
    expect(of('C')).toEqual([]);
    expect(of('B', 'Fees differ by course.')).toEqual([]);
  });

  it('counts the marks of its paper, not of a question', () => {
    const of = (marks: number, questions: number) =>
      examFaults([
        sampleExam({ pattern: { mode: 'computer', questions, marks, languages: [], source: 'NTA, 2026', certainty: 'A' } }),
      ]).filter((fault) => fault.includes('marks'));
    expect(of(3, 50)).toEqual(['exams/jee-main.json: 3 marks are of a question, not of the paper']);
    expect(of(125, 150)).toEqual([]);
    expect(of(300, 75)).toEqual([]);
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

  it('is found under the month of an announced day, unless it has no season', () => {
    const dates = {
      '2027-1-exam': sampleDate({ from: '2027-11', to: '2027-11' }),
      '2026-main-exam': sampleDate({
        year: 2026,
        session: null,
        from: '2026-12-05',
        to: '2026-12-05',
        status: 'announced',
        certainty: 'B',
      }),
    };
    expect(examFaults([sampleExam({ examMonths: ['November'], dates })])).toEqual([
      'exams/jee-main.json: 2026-main-exam is announced for 2026-12-05, and examMonths does not name its month',
    ]);
    expect(examFaults([sampleExam({ examMonths: ['November', 'December'], dates })])).toEqual([]);
    const { '2026-main-exam': announced } = dates;
    expect(examFaults([sampleExam({ ...forWork, examMonths: [], dates: { '2026-main-exam': announced } })])).toEqual([]);
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

  const day = (more: Partial<ExamDateFile>) =>
    sampleDate({ from: '2027-02-07', to: '2027-02-07', status: 'announced', certainty: 'A', ...more });
  const month = (event: ExamDateFile['event'], from: string, more: Partial<ExamDateFile> = {}) =>
    sampleDate({ event, session: null, from, to: from, ...more });
  const faults = (more: Partial<ExamFile>) => examFaults([sampleExam({ examMonths: ['January', 'February', 'April'], ...more })]);

  it('has no usual month beside an announced day of the same thing, whatever either is called', () => {
    const usual = sampleDate({ session: null, from: '2027-02', to: '2027-02' });
    const later = sampleDate({ session: null, from: '2028-02', to: '2028-02', year: 2028 });
    const clash = 'exams/jee-main.json: 2027-main-exam is usual beside an announced day of the same thing: it belongs to the year after';
    expect(faults({ dates: { '2027-prelims-exam': day({ session: 'prelims' }), '2027-main-exam': usual } })).toEqual([clash]);
    expect(faults({ dates: { '2027-prelims-exam': day({ session: 'prelims' }), '2028-main-exam': later } })).toEqual([]);
  });

  it('takes no form after the day it is held', () => {
    const form = sampleDate({ event: 'registration_closes', session: null, from: '2027-03', to: '2027-03' });
    const later = sampleDate({ session: null, from: '2028-02', to: '2028-02', year: 2028 });
    const dates = { '2027-main-exam': day({ session: null }), '2028-main-exam': later, '2027-main-registration_closes': form };
    expect(faults({ dates })).toEqual(['exams/jee-main.json: 2027-main-registration_closes comes after the exam it is for']);
  });

  it('takes no form behind its usual sittings, nor opens one that has closed, nor waits nearly a year for its test', () => {
    const sittings = { '2027-1-exam': sampleDate(), '2027-2-exam': sampleDate({ session: '2', from: '2027-04', to: '2027-04' }) };
    const behind = { ...sittings, '2027-main-registration_closes': month('registration_closes', '2027-05') };
    expect(faults({ dates: behind })).toEqual(['exams/jee-main.json: 2027-main-registration_closes comes after the exam it is for']);
    const between = { ...sittings, '2027-main-registration_closes': month('registration_closes', '2027-03') };
    expect(faults({ dates: between })).toEqual([]);

    const closed = { ...between, '2027-main-registration_opens': month('registration_opens', '2027-04') };
    expect(faults({ dates: closed })).toEqual(['exams/jee-main.json: 2027-main-registration_opens comes after its form has closed']);
    const ofCourse = month('registration_closes', '2027-03', { note: 'course_registration' });
    expect(faults({ dates: { ...closed, '2027-main-registration_closes': ofCourse } })).toEqual([]);

    const opened = day({ event: 'registration_opens', session: null, from: '2026-03-06', to: '2026-03-06' });
    const far = { '2027-main-registration_opens': opened, '2027-main-exam': month('exam', '2027-02') };
    expect(faults({ dates: far })).toEqual([
      'exams/jee-main.json: 2027-main-exam is more than 10 months after its form: it is of another round',
    ]);
  });

  it('is as of the newest of what was read', () => {
    const checked = { fee: '2026-10' };
    expect(faults({ asOf: '2026-07', checked })).toEqual(['exams/jee-main.json: 2026-07 is before what was read']);
    expect(faults({ asOf: '2026-10', checked })).toEqual([]);
  });

  it('says who pays less', () => {
    const fee = (text: string) => ({ amounts: [], text, source: 'NTA, 2026', certainty: 'B' as const, goodUntil: '2027-10-28' });
    const vague = 'exams/jee-main.json: its fee is less "from" a sum, and does not say for whom';
    expect(faults({ fee: fee('About ₹850; less for reserved groups (from ₹150).') })).toEqual([vague]);
    expect(faults({ fee: fee('About ₹850; ₹150 for SC, ST and PwBD.') })).toEqual([]);
  });

  it('is held in sessions only where its words say so: a month that wanders is one', () => {
    const two = { '2027-1-exam': sampleDate(), '2027-2-exam': sampleDate({ session: '2', from: '2027-04', to: '2027-04' }) };
    expect(faults({ attempts: undefined, dates: two })).toEqual([
      'exams/jee-main.json: has 2 sessions by its dates and one by its words: a month that wanders is one session',
    ]);
    expect(faults({ dates: { '2027-main-exam': sampleDate({ session: null, from: '2027-01', to: '2027-04' }) } })).toEqual([]);
  });

  it('has in its calendar every day that its words say, but for days of birth', () => {
    const note = 'The test is set for 6, 7 and 13 February 2027. Whoever was born on or after 1 October 2002 may sit it.';
    expect(faults({ note })).toEqual(['exams/jee-main.json: its words say 6, 7 and 13 February 2027, and its calendar does not']);
    const later = sampleDate({ from: '2028-02', to: '2028-02', year: 2028 });
    expect(faults({ note, dates: { '2027-1-exam': day({ from: '2027-02-06', to: '2027-02-13' }), '2028-1-exam': later } })).toEqual([]);
  });

  it('writes no usual month later than the day of the year before', () => {
    const form = { event: 'registration_closes', from: '2025-11-27', to: '2025-11-27', status: 'last_year', year: 2026 } as const;
    const dates = (closes: string) => ({
      '2027-1-exam': sampleDate(),
      '2027-1-registration_closes': month('registration_closes', closes, { session: '1' }),
      '2026-1-registration_closes': day(form),
    });
    expect(faults({ dates: dates('2026-12') })).toEqual([
      'exams/jee-main.json: 2027-1-registration_closes is usual in a later month than the day of the year before',
    ]);
    expect(faults({ dates: dates('2026-11') })).toEqual([]);
  });

  it('tells with the form of a year until when one registers for the course, where last year told both', () => {
    const course = { event: 'registration_closes', note: 'course_registration' } as const;
    const dates = {
      '2027-1-exam': sampleDate(),
      '2027-1-registration_closes': month('registration_closes', '2026-11', { session: '1' }),
      '2026-1-registration_closes': day({ ...course, from: '2025-09-01', to: '2025-09-01', status: 'last_year', year: 2026 }),
    };
    expect(faults({ dates })).toEqual([
      'exams/jee-main.json: 2026-1-registration_closes is to register for the course, and the next year tells its form alone',
    ]);
    const told = { '2027-1-registration_closes-2': month('registration_closes', '2026-09', { session: '1', note: 'course_registration' }) };
    expect(faults({ dates: { ...dates, ...told } })).toEqual([]);
  });

  it('takes no day from memory or from the number of a file', () => {
    const later = sampleDate({ from: '2028-02', to: '2028-02', year: 2028 });
    for (const source of ['From knowledge of past cycles; page not opened', 'public copy 7']) {
      expect(faults({ dates: { '2027-1-exam': day({ source }), '2028-1-exam': later } })).toEqual([
        'exams/jee-main.json: 2027-1-exam rests on "knowledge" and is not marked as to be confirmed (C)',
      ]);
    }
  });
});

it('is counted by what it is for, by what is known of its form and of its facts', () => {
  const form = (more: Partial<ExamDateFile>) => sampleDate({ event: 'registration_closes', ...more });
  const day = { from: '2026-10-31', to: '2026-10-31', certainty: 'A' as const };
  const figures = examFigures([
    plainExam({ purpose: 'job', dates: { a: form({ ...day, status: 'announced' }) } }),
    plainExam({ dates: { a: form({ ...day, status: 'last_year' }), b: form({}) } }),
    plainExam({ dates: { a: form({}) }, attempts: 'Once' }),
    plainExam({ dates: { a: sampleDate() } }),
  ]);
  expect(figures.map(({ value }) => value)).toEqual([
    'admission 3, job 1, eligibility 0, school 0, scholarship 0',
    'announced 1, last year’s day 1, usual month 1, not read 1',
    'fee 0, pattern 0, attempts 1',
  ]);
});
