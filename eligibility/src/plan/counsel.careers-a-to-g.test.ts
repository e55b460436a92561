/** What a reading of every career's plan found, kept as a student for each cause. On the catalog that ships. */
import type { Degree, StudentDetails } from '@disha/contract/passport';
import { describe, expect, it } from 'vitest';
import { realBook } from '../testing/real-book.ts';
import { realKnowledge } from '../testing/real-knowledge.ts';
import { propose } from './counsel.ts';

const planFor = (passport: StudentDetails, career: string) =>
  propose(
    realBook,
    { passport, wishes: { noted: [{ type: 'careers', id: career }], result: null }, year: 2027, today: '2026-11-18' },
    realKnowledge,
  );
const coursesOf = ({ ways }: ReturnType<typeof planFor>) => ways.flatMap(({ course }) => course ?? []);
const collegesOf = (way: ReturnType<typeof planFor>['ways'][number] | undefined) => way?.places.map(({ college }) => college) ?? [];

const pcm: StudentDetails['subjects'] = ['physics', 'chemistry', 'mathematics', 'english'];
const pcb: StudentDetails['subjects'] = ['physics', 'chemistry', 'biology', 'english'];
const arts: StudentDetails['subjects'] = ['history', 'political_science', 'geography', 'english'];
const tenth = (percent: number, more: StudentDetails): StudentDetails => ({
  ...{ class: '10', passingYear: 2027, marks: { class10: { percent, expected: true } }, gender: 'male' },
  ...more,
});
const twelfth = (subjects: StudentDetails['subjects'], percent: number, more: StudentDetails): StudentDetails => ({
  ...{ class: '12', passingYear: 2027, subjects, marks: { class12: { percent, expected: true } }, gender: 'female' },
  ...more,
});
const graduate = (degree: Partial<Degree>, more: StudentDetails): StudentDetails => ({
  ...{ class: 'graduate', birthDate: '2004-08-01', gender: 'male', move: 'state' },
  degrees: [{ level: 'bachelor', percent: 64, ...degree }],
  ...more,
});
const withDiploma = (more: StudentDetails): StudentDetails => ({
  ...{ class: '10', passingYear: 2023, qualification: 'diploma', marks: { class10: { percent: 66 } }, birthDate: '2006-05-15' },
  ...more,
});

describe('a graduate', () => {
  it('whose degree leads to one work alone has the test of every graduate beside it, and manages nothing', () => {
    const painter = planFor(graduate({ family: 'bfa', course: 'bfa' }, { state: 'Jharkhand', district: 'Giridih' }), 'artist-painter');
    expect(painter.ways).toMatchObject([
      { label: 'A', sure: true, words: 'work' },
      { label: 'B', exams: ['ssc-cgl'], sure: false },
    ]);
    const founder = planFor(graduate({ family: 'bba', course: 'bba' }, { state: 'Jharkhand', district: 'Godda' }), 'entrepreneur');
    expect(coursesOf(founder)).toContain('mba');
    expect(coursesOf(founder)).not.toContain('msw');
  });

  it('who is a doctor finds the counselling that gives out all seats, wherever our lists name one', () => {
    const inChennai: StudentDetails = { state: 'Tamil Nadu', district: 'Chennai', birthDate: '2001-08-01' };
    const [a] = planFor(graduate({ family: 'mbbs', course: 'mbbs' }, inChennai), 'anaesthetist').ways;
    expect(a).toMatchObject({ course: 'md-anaesthesiology', exams: ['neet-pg'] });
    expect(a?.beyond).toBeUndefined();
    const inRajsamand: StudentDetails = { state: 'Rajasthan', district: 'Rajsamand', birthDate: '2001-08-01' };
    expect(coursesOf(planFor(graduate({ family: 'bds', course: 'bds' }, inRajsamand), 'dentist'))).toContain('mds');
    const inThrissur: StudentDetails = { state: 'Kerala', district: 'Thrissur', birthDate: '2001-08-01' };
    expect(coursesOf(planFor(graduate({ family: 'bams', course: 'bams' }, inThrissur), 'ayurvedic-doctor'))).toContain('md-ayurveda');
  });

  it('begins no degree again that they hold', () => {
    const held = graduate({ family: 'other', course: 'bfsc-fisheries-science' }, { state: 'Rajasthan', district: 'Barmer', move: 'india' });
    const plan = planFor(held, 'fisheries-officer');
    expect(coursesOf(plan)).not.toContain('bfsc-fisheries-science');
    expect(plan.ways[0]).toMatchObject({ label: 'A', career: 'fisheries-officer', exams: [] });
  });

  it('of law in three years practises it, and becomes no teacher', () => {
    const passport: StudentDetails = {
      ...graduate({}, { state: 'Kerala', district: 'Wayanad', move: 'district', birthDate: '2001-08-01' }),
      degrees: [
        { level: 'bachelor', family: 'ba', percent: 58 },
        { level: 'bachelor', family: 'llb', course: 'llb', percent: 81 },
      ],
    };
    const plan = planFor(passport, 'cyber-lawyer');
    expect(plan.ways[0]).toMatchObject({ career: 'cyber-lawyer', words: 'work', sure: true });
    expect(coursesOf(plan)).not.toContain('bed');
  });

  it('of economics studies on before they are an economist', () => {
    const plan = planFor(graduate({ family: 'ba', course: 'ba-economics' }, { state: 'Bihar', district: 'Sheikhpura' }), 'economist');
    expect(plan.ways[0]).toMatchObject({ course: 'ma-economics', verdict: 'open' });
  });

  it('is led to universities before the test of one institute far away', () => {
    const inChampawat: StudentDetails = { state: 'Uttarakhand', district: 'Champawat' };
    const [a] = planFor(graduate({ family: 'bsc', course: 'bsc-biotechnology' }, inChampawat), 'geneticist').ways;
    expect(a).toMatchObject({ course: 'msc-biotechnology', exams: [], beyond: true });
    const inIslands: StudentDetails = { state: 'Andaman and Nicobar Islands', district: 'North and Middle Andaman', move: 'india' };
    const { ways } = planFor(graduate({ family: 'bsc', course: 'bsc-physics' }, inIslands), 'astronomer');
    // What is studied from home is the third way.
    expect(ways).toMatchObject([{ exams: ['iit-jam'] }, { exams: ['cuet-pg'] }, { words: 'distance' }]);
  });

  it('who would fly is not told to wait for 25', () => {
    const inDeoghar: StudentDetails = { state: 'Jharkhand', district: 'Deoghar', move: 'india' };
    const [a] = planFor(graduate({ family: 'bsc', course: 'bsc-physics' }, inDeoghar), 'air-force-officer').ways;
    expect(a).toMatchObject({ exams: ['afcat'], verdict: 'depends' });
  });

  it('of commerce who would design takes the tests of graduates, and of biology studies bioinformatics', () => {
    const inDelhi: StudentDetails = { state: 'Delhi', district: 'South West', move: 'india' };
    const [a] = planFor(graduate({ family: 'bcom', course: 'bcom' }, inDelhi), 'graphic-designer').ways;
    expect(a).toMatchObject({ course: 'mdes' });
    const inKaraikal: StudentDetails = { state: 'Puducherry', district: 'Karaikal', move: 'india' };
    const plan = planFor(graduate({ family: 'bsc', course: 'bsc-biotechnology', percent: 46 }, inKaraikal), 'bioinformatics-scientist');
    expect(coursesOf(plan)).not.toContain('btech-bioinformatics');
    const inHingoli: StudentDetails = { state: 'Maharashtra', district: 'Hingoli' };
    const [tester] = planFor(
      graduate({ family: 'bsc', course: 'bsc-microbiology', percent: 46 }, inHingoli),
      'biotech-quality-analyst',
    ).ways;
    expect(tester).toMatchObject({ words: 'work', sure: true });
  });
});

describe('a holder of a diploma', () => {
  it('goes on to the degree or to work, and learns none again', () => {
    const inShimla = withDiploma({ state: 'Himachal Pradesh', district: 'Shimla', move: 'state' });
    const plan = planFor(inShimla, 'electrical-engineer');
    expect(plan.ways).toMatchObject([{ course: 'btech-electrical-engineering' }, { words: 'work' }]);
    expect(plan.warnings.map(({ kind }) => kind)).not.toContain('examsOnly');
    const inBemetara = withDiploma({ state: 'Chhattisgarh', district: 'Bemetara', move: 'district' });
    expect(coursesOf(planFor(inBemetara, 'engineering-diploma-technician')).filter((id) => /^(diploma|iti)-/.test(id))).toEqual([]);
  });
});

describe('in Class 10', () => {
  it('a plain B.Sc asks for the subjects of what it stands for', () => {
    const inKargil: StudentDetails = { state: 'Ladakh', district: 'Kargil', move: 'state' };
    const said = JSON.stringify(planFor(tenth(87, inKargil), 'ai-engineer').warnings);
    expect(said).toContain('mathematics');
    expect(said).not.toContain('biology');
    expect(JSON.stringify(planFor(tenth(82, inKargil), 'botanist').warnings)).toContain('biology');
  });

  it('a dietitian is led to no kitchen, and an athlete to no diploma at the other end of India', () => {
    const inGurugram: StudentDetails = { state: 'Haryana', district: 'Gurugram', move: 'state' };
    expect(coursesOf(planFor(tenth(69, inGurugram), 'dietitian'))).not.toContain('diploma-hotel-management');
    const inJhajjar: StudentDetails = { state: 'Haryana', district: 'Jhajjar', move: 'india' };
    expect(coursesOf(planFor(tenth(49, inJhajjar), 'athlete'))).not.toContain('dped');
  });

  it('one admission gives out all branches of a polytechnic', () => {
    const { ways } = planFor(tenth(79, { state: 'Ladakh', district: 'Leh', move: 'state' }), 'civil-engineer');
    expect(ways.filter(({ course = '' }) => course.startsWith('diploma-'))).toHaveLength(1);
  });
});

describe('with Class 12', () => {
  it('who would drive or fight fires is told how that begins', () => {
    const inPulwama: StudentDetails = { state: 'Jammu and Kashmir', district: 'Pulwama', move: 'state' };
    const driver = planFor(twelfth(arts, 61, inPulwama), 'driver').ways;
    expect(driver).toMatchObject([
      { label: 'A', career: 'driver', words: 'careers/driver/0/1' },
      { label: 'C', sure: true },
    ]);
    const inGoa: StudentDetails = { state: 'Goa', district: 'South Goa', move: 'district' };
    expect(planFor(twelfth(pcm, 59, inGoa), 'firefighter').ways[0]).toMatchObject({
      career: 'firefighter',
      words: 'careers/firefighter/0/1',
    });
  });

  it('what the own state gives comes before the same far away, and a degree at home before a diploma there', () => {
    const inOdisha: StudentDetails = { state: 'Odisha', district: 'Nabarangpur', move: 'india' };
    const { ways } = planFor(twelfth(arts, 91, inOdisha), 'craft-artisan');
    expect(ways[0]).toMatchObject({ course: 'bfa', exams: [] });
    expect(ways[0]?.places[0]?.near).toBe('state');
    const inShopian: StudentDetails = { state: 'Jammu and Kashmir', district: 'Shopian', move: 'india' };
    expect(planFor(twelfth(pcb, 56, inShopian), 'farmer-agripreneur').ways[0]).toMatchObject({ course: 'bsc-agriculture' });
  });

  it('a place for students with a disability is shown to those', () => {
    const inMalappuram: StudentDetails = { state: 'Kerala', district: 'Malappuram', move: 'district' };
    const names = (disability: boolean) =>
      planFor(twelfth(pcm, 56, { ...inMalappuram, disability, gender: 'male', birthDate: '2005-07-15' }), 'coast-guard-navik').ways.flatMap(
        collegesOf,
      );
    expect(names(false).filter((id) => id.includes('hearing-impaired'))).toEqual([]);
  });

  it('a civil servant studies at a college near home, and no editor learns to teach', () => {
    const inTengnoupal: StudentDetails = { state: 'Manipur', district: 'Tengnoupal', move: 'district' };
    const [a] = planFor(twelfth(arts, 69, inTengnoupal), 'bdo').ways;
    expect(a).toMatchObject({ course: 'ba-programme-general', byMarks: true, places: [{ near: 'district' }, {}, {}, {}, {}, {}] });
    const inBallari: StudentDetails = { state: 'Karnataka', district: 'Ballari', move: 'state' };
    expect(coursesOf(planFor(twelfth(arts, 68, inBallari), 'editor-publishing'))).not.toContain('itep-integrated-bed');
    const inBiswanath: StudentDetails = { state: 'Assam', district: 'Biswanath', move: 'state' };
    expect(coursesOf(planFor(twelfth(arts, 64, inBiswanath), 'fitness-trainer'))).not.toContain('diploma-medical-laboratory-technology');
  });
});
