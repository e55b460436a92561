/** What three readings of fresh plans found after those before, kept as a student for each kind of fault. On the catalog that ships. */
import type { Degree, StudentDetails } from '@disha/contract/passport';
import { describe, expect, it } from 'vitest';
import { realBook } from '../testing/real-book.ts';
import { realKnowledge } from '../testing/real-knowledge.ts';
import { propose } from './counsel.ts';
import type { NotedItem } from './proposal.ts';

const planFor = (passport: StudentDetails, ...noted: readonly NotedItem[]) =>
  propose(realBook, { passport, wishes: { noted, result: null }, year: 2027, today: '2026-11-18' }, realKnowledge);
const career = (id: string): NotedItem => ({ type: 'careers', id });
const course = (id: string): NotedItem => ({ type: 'courses', id });
const exam = (id: string): NotedItem => ({ type: 'exams', id });
const kinds = (way: ReturnType<typeof planFor>['ways'][number] | undefined) => way?.because.map(({ kind }) => kind) ?? [];
const collegesOf = (way: ReturnType<typeof planFor>['ways'][number] | undefined) => way?.places.map(({ college }) => college) ?? [];

const pcm: StudentDetails['subjects'] = ['physics', 'chemistry', 'mathematics', 'english'];
const pcb: StudentDetails['subjects'] = ['physics', 'chemistry', 'biology', 'english'];
const arts: StudentDetails['subjects'] = ['history', 'political_science', 'geography', 'english'];
const tenth = (percent: number, more: StudentDetails): StudentDetails => ({
  ...{ class: '10', passingYear: 2027, marks: { class10: { percent, expected: true } }, gender: 'female' },
  ...more,
});
const twelfth = (subjects: StudentDetails['subjects'], percent: number, more: StudentDetails): StudentDetails => ({
  ...{ class: '12', passingYear: 2027, subjects, marks: { class12: { percent, expected: true } }, gender: 'female' },
  ...more,
});
const graduate = (degree: Partial<Degree>, more: StudentDetails): StudentDetails => ({
  ...{ class: 'graduate', birthDate: '2003-08-01', gender: 'female', move: 'state' },
  degrees: [{ level: 'bachelor', percent: 66, ...degree }],
  ...more,
});

describe('a door', () => {
  it('of the law universities is CLAT, but for the one of Delhi', () => {
    const inSonipat: StudentDetails = { state: 'Haryana', district: 'Sonipat', move: 'india' };
    const [a] = planFor(twelfth(arts, 82, inSonipat), exam('clat-ug')).ways;
    expect(collegesOf(a)).toContain('dbranlu-sonipat');
    expect(collegesOf(a)).not.toContain('nlu-delhi');
  });

  it('of pharmacy at a university of the Centre is CUET, beside the test of the state', () => {
    const inCachar: StudentDetails = { state: 'Assam', district: 'Cachar', move: 'state', gender: 'male' };
    const { ways } = planFor(twelfth(pcb, 63, inCachar), career('pharmacist'));
    expect(ways[1]).toMatchObject({ course: 'bpharm', exams: ['cuet-ug'] });
    expect(collegesOf(ways[1])).toEqual(['assam-university']);
  });

  it('of a school of art is its own, where one university nearby goes by CUET', () => {
    const inBirbhum: StudentDetails = { state: 'West Bengal', district: 'Birbhum', move: 'state' };
    const { ways } = planFor(twelfth(['fine_arts', 'history', 'english'], 69, inBirbhum), career('artist-painter'));
    expect(ways.slice(0, 2)).toMatchObject([
      { course: 'bfa', exams: ['cuet-ug'] },
      { course: 'bfa', exams: [] },
    ]);
    expect(collegesOf(ways[1])).not.toContain('visva-bharati');
  });

  it('that opens most of what is as far comes first: universities of the state before one of the Centre', () => {
    const inJamnagar: StudentDetails = { state: 'Gujarat', district: 'Jamnagar' };
    const { ways } = planFor(graduate({ family: 'bsc', course: 'bsc-chemistry' }, inJamnagar), career('chemist'));
    expect(ways[0]).toMatchObject({ course: 'msc-chemistry', byMarks: true });
    expect(ways.at(-1)).toMatchObject({ label: 'C', words: 'work' });
  });
});

describe('near home', () => {
  it('books are learned at the university of the district, beside distance learning', () => {
    const inKurukshetra: StudentDetails = { state: 'Haryana', district: 'Kurukshetra', move: 'district' };
    const { ways } = planFor(graduate({ family: 'bcom', course: 'bcom' }, inKurukshetra), career('librarian'));
    expect(ways.filter(({ course: id }) => id === 'blis-library-science').flatMap(collegesOf)).toContain('kurukshetra-university');
  });

  it('a nurse’s helper learns in the district, and a deck officer in the own state', () => {
    const inSitapur: StudentDetails = { state: 'Uttar Pradesh', district: 'Sitapur', move: 'district' };
    const [anm, gnm] = planFor(tenth(56, inSitapur), career('anm')).ways;
    expect(anm).toMatchObject({ course: 'anm-nursing' });
    expect(anm?.beyond).toBeUndefined();
    expect(gnm?.course).not.toBe('anm-nursing');
    const inRatnagiri: StudentDetails = { state: 'Maharashtra', district: 'Ratnagiri', move: 'india', gender: 'male' };
    const [deck] = planFor(tenth(72, inRatnagiri), career('merchant-navy-officer')).ways;
    expect(deck?.places[0]?.near).toBe('state');
  });

  it('X-rays in Kerala, fields in Nagaland, plants in Palakkad', () => {
    const inKannur: StudentDetails = { state: 'Kerala', district: 'Kannur', move: 'state' };
    const [rays] = planFor(twelfth(pcb, 72, inKannur), career('radiographer')).ways;
    expect(rays).toMatchObject({ course: 'diploma-radiography', sure: true });
    const inPhek: StudentDetails = { state: 'Nagaland', district: 'Phek', move: 'state' };
    const [fields] = planFor(twelfth(pcb, 66, inPhek), career('agriculture-officer')).ways;
    expect(fields).toMatchObject({ course: 'bsc-agriculture', exams: ['cuet-ug'] });
    expect(fields?.beyond).toBeUndefined();
    const inPalakkad: StudentDetails = { state: 'Kerala', district: 'Palakkad' };
    const [plants] = planFor(graduate({ family: 'bsc', course: 'bsc-botany' }, inPalakkad), course('msc-botany')).ways;
    expect(plants?.beyond).toBeUndefined();
  });

  it('who studies science and would reckon begins a B.Sc at home, where statistics are taught in other states alone', () => {
    const inBhilwara: StudentDetails = { state: 'Rajasthan', district: 'Bhilwara', move: 'state' };
    expect(planFor(twelfth(pcm, 79, inBhilwara), career('data-analyst')).ways[0]).toMatchObject({ course: 'bsc-general', sure: true });
  });

  it('an MBA of one field that is taught in other states is begun as an MBA by the own state’s test', () => {
    const inNizamabad: StudentDetails = { state: 'Telangana', district: 'Nizamabad' };
    const { ways } = planFor(graduate({ family: 'bba', course: 'bba' }, inNizamabad), course('mba-human-resources'));
    expect(ways[1]).toMatchObject({ course: 'mba', exams: ['tg-icet'] });
    expect(ways[1]?.career).toBeUndefined();
  });

  it('beside what is sure far away stands a degree at home, before another as far', () => {
    const inGondia: StudentDetails = { state: 'Maharashtra', district: 'Gondia', move: 'state' };
    const studied: StudentDetails['subjects'] = ['psychology', 'sociology', 'political_science', 'english'];
    const { ways } = planFor(twelfth(studied, 85, inGondia), career('social-worker'));
    expect(ways[0]).toMatchObject({ course: 'bsw', sure: false });
    expect(ways[0]?.places[0]?.near).toBe('state');
    expect(ways.at(-1)).toMatchObject({ label: 'C', sure: true });
    expect(ways.at(-1)?.places[0]?.near).toBe('district');
  });

  it('marks at two colleges are not sure for whoever would go anywhere either', () => {
    const inCoimbatore: StudentDetails = { state: 'Tamil Nadu', district: 'Coimbatore', move: 'india', gender: 'male' };
    for (const { sure, byMarks, places } of planFor(twelfth([...(pcm ?? [])], 91, inCoimbatore), career('actuary')).ways)
      if (sure && byMarks) expect(places.length).toBeGreaterThan(2);
  });

  it('in Class 10 the degree near home is said to be one of science, also where that is a little farther', () => {
    const inHisar: StudentDetails = { state: 'Haryana', district: 'Hisar', move: 'state', gender: 'male' };
    const third = planFor(tenth(81, inHisar), career('veterinarian')).ways.find(({ label }) => label === 'C');
    expect(third?.course === 'bsc-general' || kinds(third).some((kind) => kind.startsWith('orScience'))).toBe(true);
  });
});

describe('wishes', () => {
  it('that ask for no trade are filled up with none', () => {
    const inValsad: StudentDetails = { state: 'Gujarat', district: 'Valsad', move: 'india', gender: 'male' };
    const { ways } = planFor(tenth(93, inValsad), career('commercial-pilot'), exam('jee-main'));
    expect(ways.map((way) => way.course).filter((id) => id?.startsWith('iti-'))).toEqual([]);
  });

  it('for one university’s test: the own state’s for the same course comes before another wish', () => {
    const inNellore: StudentDetails = { state: 'Andhra Pradesh', district: 'Nellore', move: 'india' };
    const { ways } = planFor(twelfth(pcm, 90, inNellore), exam('viteee'), career('software-developer'));
    expect(ways.slice(0, 2)).toMatchObject([{ exams: ['viteee'] }, { course: ways[0]?.course, exams: ['ap-eapcet'] }]);
  });

  it('one that is taught too far is said to be too far', () => {
    const inNuapada: StudentDetails = { state: 'Odisha', district: 'Nuapada', move: 'district' };
    const { notTaken } = planFor(tenth(45, inNuapada), career('tailor'), career('preschool-teacher'));
    expect(notTaken).toMatchObject([{ id: 'preschool-teacher', why: { kind: 'far' } }]);
  });
});

it('a service that takes whoever has passed Class 10 is sat for before Class 12 is over', () => {
  const inAlmora: StudentDetails = { state: 'Uttarakhand', district: 'Almora', move: 'state', gender: 'male', birthDate: '2008-12-12' };
  const { steps } = planFor(twelfth(arts, 55, inAlmora), career('agniveer'));
  expect(steps.find(({ id }) => id === 'sit:agniveer-cee')).toMatchObject({ year: 2027 });
});

it('a constable’s post asks for the state’s common test first', () => {
  const inNagaur: StudentDetails = { state: 'Rajasthan', district: 'Nagaur', move: 'state', gender: 'male', birthDate: '2009-01-10' };
  const { steps } = planFor(twelfth(arts, 60, inNagaur), career('police-constable'));
  const sits = steps.filter(({ kind }) => kind === 'sit').flatMap(({ of }) => of.map(({ id }) => id));
  expect(sits.indexOf('rssb-cet-12')).toBeGreaterThan(-1);
  expect(sits.indexOf('rssb-cet-12')).toBeLessThan(sits.indexOf('rajasthan-police-constable'));
});
