/** What three readings of forty fresh plans each found, kept as a student for each kind of fault. On the catalog that ships. */
import type { Degree, StudentDetails } from '@disha/contract/passport';
import { describe, expect, it } from 'vitest';
import { realBook } from '../testing/real-book.ts';
import { realKnowledge } from '../testing/real-knowledge.ts';
import { propose } from './counsel.ts';
import type { NotedItem } from './proposal.ts';

const planFor = (passport: StudentDetails, ...noted: readonly NotedItem[]) =>
  propose(realBook, { passport, wishes: { noted, result: null }, year: 2027, today: '2026-11-18' }, realKnowledge);
const career = (id: string): NotedItem => ({ type: 'careers', id });
const exam = (id: string): NotedItem => ({ type: 'exams', id });
const coursesOf = ({ ways }: ReturnType<typeof planFor>) => ways.map(({ course }) => course);
const kinds = (way: ReturnType<typeof planFor>['ways'][number] | undefined) => way?.because.map(({ kind }) => kind) ?? [];

const pcm: StudentDetails['subjects'] = ['physics', 'chemistry', 'mathematics', 'english'];
const pcb: StudentDetails['subjects'] = ['physics', 'chemistry', 'biology', 'english'];
const arts: StudentDetails['subjects'] = ['history', 'political_science', 'geography', 'english'];
const twelfth = (subjects: StudentDetails['subjects'], percent: number, more: StudentDetails): StudentDetails => ({
  ...{ class: '12', passingYear: 2027, subjects, marks: { class12: { percent, expected: true } }, gender: 'female' },
  ...more,
});
const graduate = (degrees: readonly Partial<Degree>[], more: StudentDetails): StudentDetails => ({
  ...{ class: 'graduate', birthDate: '2003-03-01', gender: 'female' },
  degrees: degrees.map((degree) => ({ level: 'bachelor', percent: 62, ...degree })),
  ...more,
});

describe('an exam that was noted', () => {
  it('opens first what another wish begins with', () => {
    const inGuntur: StudentDetails = {
      class: '10',
      passingYear: 2027,
      state: 'Andhra Pradesh',
      district: 'Guntur',
      move: 'state',
      gender: 'female',
    };
    expect(coursesOf(planFor(inGuntur, exam('ap-polycet'), career('software-developer')))[0]).toBe('diploma-computer-engineering');
  });

  it('of one institute opens what it is named for first, and not what most places teach', () => {
    const plan = planFor(twelfth(pcm, 88, { state: 'Punjab', district: 'Hoshiarpur', move: 'india' }), exam('isi-admission'));
    expect(coursesOf(plan)[0]).toMatch(/^(bstat|bsds-isi)$/);
  });
});

describe('what fills up a plan', () => {
  it('is no licence or service of another work, and no course that fewer marks open', () => {
    const atSea = planFor(twelfth(pcm, 74, { state: 'Kerala', district: 'Alappuzha', move: 'india' }), career('merchant-navy-officer'));
    expect(coursesOf(atSea).slice(1)).not.toContain('commercial-pilot-licence');
    const healer = planFor(twelfth(pcb, 62, { state: 'Madhya Pradesh', district: 'Bhopal', move: 'india' }), {
      type: 'courses',
      id: 'bnys',
    });
    expect(coursesOf(healer)).not.toContain('mbbs');
  });

  it('is no second master’s beside the one that is held', () => {
    const more: StudentDetails = { state: 'Uttar Pradesh', district: 'Kanpur Nagar', move: 'state' };
    const chemist = graduate([{ level: 'master', family: 'msc', course: 'msc-chemistry' }], more);
    expect(coursesOf(planFor(chemist, career('forensic-scientist'))).slice(1)).not.toContain('msc-zoology');
    expect(planFor(chemist, career('lab-technician-science'), career('chemist')).ways).toContainEqual(
      expect.objectContaining({ career: 'chemist', words: 'work' }),
    );
  });

  it('is the course near home, and not the same one far away', () => {
    const { ways } = planFor(twelfth(pcm, 66, { state: 'Manipur', district: 'Imphal West', move: 'india' }), career('sound-engineer'));
    const plain = ways.filter(({ course }) => course === 'bsc-general');
    expect(plain.length).toBeGreaterThan(0);
    for (const { places } of plain) expect(places[0]?.near).not.toBe('india');
  });
});

describe('whoever has something behind them', () => {
  it('goes on to the MCA, though the school’s subjects shut the B.Tech that a page names', () => {
    const inAgra: StudentDetails = {
      state: 'Uttar Pradesh',
      district: 'Agra',
      move: 'state',
      subjects: ['accountancy', 'economics', 'english'],
    };
    expect(planFor(graduate([{ family: 'bca', course: 'bca' }], inAgra), career('cyber-security-analyst')).ways[0]).toMatchObject({
      course: 'mca',
      career: 'cyber-security-analyst',
    });
  });

  it('with a master’s of another subject has the one before a course of that subject still to do', () => {
    const inGuwahati: StudentDetails = { state: 'Assam', district: 'Kamrup Metropolitan', move: 'state' };
    const ofLetters = graduate(
      [
        { family: 'ba', course: 'ba-english' },
        { level: 'master', family: 'ma', course: 'ma-english' },
      ],
      inGuwahati,
    );
    expect(planFor(ofLetters, career('counselling-psychologist')).ways[0]).toMatchObject({ course: 'ma-psychology' });
  });

  it('by the name of the degree is known to have a profession', () => {
    const plan = planFor(graduate([{ family: 'bpt' }], { state: 'Gujarat', district: 'Surat', move: 'state' }), career('physiotherapist'));
    expect(plan.ways).toContainEqual(expect.objectContaining({ words: 'work', sure: true }));
  });

  it('holds a diploma that may be the one: work first, said with an if, and no other diploma beside it', () => {
    const inAgra: StudentDetails = {
      state: 'Uttar Pradesh',
      district: 'Agra',
      move: 'state',
      qualification: 'diploma',
      birthDate: '2005-05-05',
    };
    const { ways } = planFor(twelfth(pcb, 64, { ...inAgra, passingYear: 2023 }), career('pharmacist'));
    expect(ways[0]).toMatchObject({ words: 'work', verdict: 'depends', sure: false });
    expect(kinds(ways[0])).toContain('ifTheirs');
    expect(ways[1]).toMatchObject({ course: 'bpharm' });
    expect(ways.map(({ course }) => course)).not.toContain('diploma-medical-laboratory-technology');
  });
});

describe('what is said', () => {
  it('a stream stands for its subjects where they were not told', () => {
    const more: StudentDetails = { state: 'Rajasthan', district: 'Kota', move: 'state' };
    const { subjects: _, ...untold } = twelfth(pcm, 70, { ...more, stream: 'science_pcm' });
    expect(planFor(untold, career('civil-engineer'))).toEqual(
      planFor(twelfth(pcm, 70, { ...more, stream: 'science_pcm' }), career('civil-engineer')),
    );
  });

  it('a wish that a way begins too is not said to be left out', () => {
    const inSehore = twelfth(arts, 58, { state: 'Madhya Pradesh', district: 'Sehore', move: 'state', gender: 'male' });
    const plan = planFor(inSehore, career('bank-clerk'), career('government-clerk'));
    const isBegun = plan.ways.some(({ exams }) => exams.includes('ssc-chsl'));
    expect(plan.notTaken.some(({ id }) => id === 'government-clerk')).toBe(!isBegun);
  });

  it('marks at one or two colleges are no sure way', () => {
    for (const id of ['quantitative-analyst', 'environmental-scientist', 'footwear-designer'])
      for (const { sure, byMarks, places, course } of planFor(
        twelfth(pcm, 80, { state: 'Goa', district: 'North Goa', move: 'state' }),
        career(id),
      ).ways)
        if (sure && byMarks && !['bsc-general', 'ba-programme-general', 'bcom'].includes(course ?? ''))
          expect(places.length).toBeGreaterThan(2);
  });

  it('marks give a place at home: none of another state is named beside them', () => {
    const { ways } = planFor(twelfth(arts, 70, { state: 'Uttar Pradesh', district: 'Kanpur Nagar', move: 'india' }), career('journalist'));
    for (const { byMarks, places } of ways) if (byMarks) expect(places.map(({ near }) => near)).not.toContain('india');
  });
});
