/** What a reading of plans by eye found, each kept as the student it was found with. On the catalog that ships. */
import type { StudentDetails } from '@disha/contract/passport';
import { describe, expect, it } from 'vitest';
import { realBook } from '../testing/real-book.ts';
import { realKnowledge } from '../testing/real-knowledge.ts';
import { propose } from './counsel.ts';
import type { NotedItem } from './proposal.ts';

const planFor = (passport: StudentDetails, ...noted: readonly NotedItem[]) =>
  propose(realBook, { passport, wishes: { noted, result: null }, year: 2027, today: '2026-11-18' }, realKnowledge);
const career = (id: string): NotedItem => ({ type: 'careers', id });
const exam = (id: string): NotedItem => ({ type: 'exams', id });

const pcm: StudentDetails['subjects'] = ['physics', 'chemistry', 'mathematics', 'english'];
const pcb: StudentDetails['subjects'] = ['physics', 'chemistry', 'biology', 'english'];
const commerce: StudentDetails['subjects'] = ['accountancy', 'business_studies', 'economics', 'english'];
const arts: StudentDetails['subjects'] = ['history', 'political_science', 'geography', 'english'];
const twelfth = (percent: number): StudentDetails => ({ class: '12', passingYear: 2027, marks: { class12: { percent, expected: true } } });
const graduate = (degree: NonNullable<StudentDetails['degrees']>[number], more: StudentDetails = {}): StudentDetails => ({
  ...{ class: 'graduate', birthDate: '2004-03-01', move: 'state', degrees: [degree] },
  ...more,
});
const courses = ({ ways }: ReturnType<typeof planFor>) => ways.map(({ course }) => course);

describe('a door opens what it opens', () => {
  it('the test of AIIMS opens AIIMS, and no college of nursing in Aizawl', () => {
    const { ways } = planFor({ class: '10', passingYear: 2027, state: 'Mizoram', district: 'Aizawl', move: 'state' }, career('nurse'));
    expect(ways[0]?.course).toBe('bsc-nursing');
    expect(ways.flatMap(({ exams }) => exams)).not.toContain('aiims-bsc-nursing');
  });

  it('BITS has a test of its own, and CLAT opens the national law universities', () => {
    const inJhunjhunu: StudentDetails = { ...twelfth(64), subjects: pcm, state: 'Rajasthan', district: 'Jhunjhunu', move: 'india' };
    const byMain = planFor(inJhunjhunu, { type: 'courses', id: 'btech-mechanical-engineering' }).ways.filter(({ exams }) =>
      exams.includes('jee-main'),
    );
    expect(byMain.length).toBeGreaterThan(0);
    expect(byMain.flatMap(({ places }) => places.map(({ college }) => college))).not.toContain('bits-pilani');
    const inPatna: StudentDetails = { ...twelfth(67), subjects: arts, state: 'Bihar', district: 'Patna', move: 'india', gender: 'male' };
    const [byClat, beside] = planFor(inPatna, exam('clat-ug')).ways;
    // What goes with what he studies, not the BBA LLB.
    expect(byClat).toMatchObject({ course: 'ba-llb', exams: ['clat-ug'] });
    expect(byClat?.places[0]?.college).toBe('cnlu-patna');
    // By the lists of one year, and said so.
    expect(byClat?.because).toContainEqual({ kind: 'takesPart' });
    for (const { college } of byClat?.places ?? []) expect(college).toMatch(/nlu|nalsar|nlsiu|nliu|nujs|nusrl|rgnul|law/);
    expect(beside).toMatchObject({ course: 'ba-llb', exams: [] });
  });

  it('a university of the Centre gives out engineering by JEE Main, and an IIT takes no master by its own admission', () => {
    const inTezpur: StudentDetails = {
      ...twelfth(66),
      subjects: pcm,
      state: 'Assam',
      district: 'Sonitpur',
      move: 'district',
      gender: 'male',
    };
    const { ways } = planFor(inTezpur, career('electrical-engineer'));
    const at = (id: string) => ways.find(({ exams }) => exams.includes(id))?.places.map(({ college }) => college) ?? [];
    expect(at('assam-cee').length).toBeGreaterThan(0);
    expect(at('assam-cee')).not.toContain('tezpur-university');
    expect(at('jee-main')).toContain('tezpur-university');
    const inThrissur = graduate({ level: 'bachelor', family: 'bsc', course: 'bsc-physics', percent: 69 }, { state: 'Kerala' });
    const [master] = planFor({ ...inThrissur, district: 'Thrissur' }, career('senior-secondary-teacher')).ways;
    expect(master).toMatchObject({ course: 'msc-physics', words: 'college' });
    expect(master?.places.map(({ college }) => college)).not.toContain('nit-calicut');
  });

  it('a graduate of commerce begins behind the foundation of the accountants, and one with too little does not', () => {
    const inSurat = (percent: number) =>
      planFor(
        graduate({ level: 'bachelor', family: 'bcom', percent }, { state: 'Gujarat', district: 'Surat' }),
        career('chartered-accountant'),
      );
    expect(inSurat(58).ways[0]).toMatchObject({ exams: [], words: 'direct' });
    expect(inSurat(52).ways[0]).toMatchObject({ exams: ['ca-foundation'] });
  });

  it('CUET PG is told where a university of the Centre teaches the course, and else the college is asked', () => {
    const inBengaluru = graduate({ level: 'bachelor', family: 'bca', percent: 70 }, { state: 'Karnataka', district: 'Bengaluru Urban' });
    const [first] = planFor(inBengaluru, career('data-scientist')).ways;
    expect(first).toMatchObject({ course: 'msc-data-science', exams: [], words: 'college' });
  });

  it('whoever would go anywhere is told of CUET, whatever the own state goes by', () => {
    const inErode: StudentDetails = {
      class: '10',
      passingYear: 2027,
      state: 'Tamil Nadu',
      district: 'Erode',
      move: 'india',
      gender: 'female',
    };
    const { ways } = planFor(inErode, career('ias-officer'));
    expect(ways[0]?.byMarks).toBe(true);
    expect(ways[1]).toMatchObject({ career: 'ias-officer', exams: ['cuet-ug'] });
  });
});

describe('a page names an example', () => {
  const inKhunti: StudentDetails = { ...twelfth(52), state: 'Jharkhand', district: 'Khunti', move: 'district', gender: 'female' };

  it('who studies science teaches science, and who studies commerce begins with B.Com', () => {
    const science = planFor({ ...inKhunti, subjects: pcm }, career('secondary-teacher'));
    expect(courses(science)[0]).toBe('bsc-general');
    expect(courses(science).filter((id) => id?.startsWith('ba-'))).toEqual([]);
    expect(courses(planFor({ ...inKhunti, subjects: commerce }, career('ias-officer')))[0]).toBe('bcom');
    expect(courses(planFor({ ...inKhunti, subjects: arts }, career('ias-officer')))[0]).toBe('ba-programme-general');
  });

  it('a graduate goes on in the subject of the degree', () => {
    const physicist = graduate({ level: 'bachelor', family: 'bsc', course: 'bsc-physics', percent: 66 }, { state: 'Uttar Pradesh' });
    const { ways } = planFor({ ...physicist, district: 'Lucknow', move: 'india' }, career('research-scientist'));
    expect(new Set(ways.map(({ course }) => course))).toEqual(new Set(['msc-physics']));
    const engineer = graduate({ level: 'bachelor', family: 'btech', course: 'btech-mechanical-engineering', percent: 68 });
    const jobs = planFor({ ...engineer, state: 'Maharashtra', district: 'Pune' }, career('government-engineer'));
    expect(jobs.ways.flatMap(({ exams }) => exams)).toContain('upsc-ese');
  });

  it('a graduate of commerce goes on in commerce, and not in history', () => {
    const here = graduate({ level: 'bachelor', family: 'bcom', percent: 60 }, { state: 'Uttar Pradesh', district: 'Varanasi' });
    // The university of the Centre in the district has a door of its own.
    expect(courses(planFor(here, career('secondary-teacher')))).toEqual(['bed', 'bed', 'mcom']);
  });

  it('B.Sc in Psychology is as good as the BA, where that is what is taught near home', () => {
    const here: StudentDetails = { ...twelfth(88), subjects: arts, state: 'Kerala', district: 'Thiruvananthapuram', move: 'state' };
    const [first] = planFor({ ...here, gender: 'female' }, career('clinical-psychologist')).ways;
    expect(first).toMatchObject({ course: 'bsc-psychology' });
    expect(first?.beyond).toBeUndefined();
  });
});

describe('what is studied is studied', () => {
  it('a test that is told in words alone is the way of whoever has all else', () => {
    const { ways, warnings } = planFor(
      graduate({ level: 'bachelor', family: 'bpharm', percent: 66 }, { state: 'Maharashtra', district: 'Amravati' }),
      career('drug-inspector'),
    );
    expect(ways[0]).toMatchObject({ label: 'A', career: 'drug-inspector', words: 'careers/drug-inspector/0/3' });
    expect(warnings.map(({ kind }) => kind)).not.toContain('oneWay');
  });

  it('an engineer of computers is not sent to an MCA to become a developer', () => {
    const { ways } = planFor(
      graduate(
        { level: 'bachelor', family: 'btech', course: 'btech-computer-science-engineering', percent: 72 },
        { state: 'Telangana', district: 'Hyderabad' },
      ),
      career('software-developer'),
    );
    expect(ways[0]).toMatchObject({ career: 'software-developer', words: 'work', sure: true });
    expect(ways[0]?.because).toContainEqual({ kind: 'work' });
    expect(ways.map(({ course }) => course)).not.toContain('mca');
  });

  it('says so where nothing is left but to register, and that it is sure', () => {
    const lawyer = graduate({ level: 'bachelor', family: 'ba_llb', percent: 60 }, { state: 'Uttar Pradesh', district: 'Prayagraj' });
    const { ways, notTaken } = planFor({ ...lawyer, move: 'district' }, exam('upsc-cse'), career('advocate'));
    expect(ways.find(({ label }) => label === 'C')).toMatchObject({ career: 'advocate', words: 'work', sure: true });
    expect(notTaken).toEqual([]);
  });
});

describe('the second and the third way', () => {
  it('beside JEE Advanced stands the test of the own state', () => {
    const here: StudentDetails = { ...twelfth(95), subjects: pcm, state: 'Andhra Pradesh', district: 'Visakhapatnam', move: 'india' };
    const [a, b] = planFor(here, exam('jee-advanced')).ways;
    expect(b).toMatchObject({ course: a?.course, exams: ['ap-eapcet'] });
  });

  it('where one is sure no general degree of another stream fills up the plan', () => {
    const here: StudentDetails = { ...twelfth(69), subjects: arts, state: 'Uttar Pradesh', district: 'Varanasi', move: 'district' };
    expect(courses(planFor(here, { type: 'courses', id: 'ba-history' }))).not.toContain('bcom');
  });

  it('a laboratory technologist is not sent to medicine instead', () => {
    const here: StudentDetails = {
      ...twelfth(58),
      subjects: pcb,
      state: 'Uttar Pradesh',
      district: 'Gonda',
      move: 'district',
      gender: 'male',
    };
    expect(courses(planFor(here, career('medical-lab-technologist')))).not.toContain('mbbs');
  });

  it('what few take and nobody has told counts behind what is open', () => {
    const here: StudentDetails = {
      class: '10',
      passingYear: 2027,
      state: 'Uttar Pradesh',
      district: 'Lucknow',
      move: 'state',
      gender: 'male',
    };
    expect(courses(planFor(here, career('ai-engineer'))).slice(0, 2)).toEqual([
      ...['btech-artificial-intelligence-machine-learning', 'bca'],
    ]);
  });

  it('a trade is not followed by a degree, nor a course of commerce by one of design', () => {
    const here: StudentDetails = { class: '10', passingYear: 2027, state: 'Haryana', district: 'Ambala', move: 'district', gender: 'male' };
    const trade = planFor({ ...here, marks: { class10: { percent: 57, expected: true } } }, career('welder'));
    expect(courses(trade).filter((id) => id?.startsWith('btech-'))).toEqual([]);
    const girl: StudentDetails = {
      ...twelfth(77),
      subjects: commerce,
      state: 'Andhra Pradesh',
      district: 'Ntr',
      move: 'state',
      gender: 'female',
    };
    expect(courses(planFor(girl, { type: 'courses', id: 'bba' })).filter((id) => id?.startsWith('bdes'))).toEqual([]);
    const nurse: StudentDetails = {
      ...twelfth(70),
      subjects: pcb,
      state: 'Kerala',
      district: 'Kottayam',
      move: 'district',
      gender: 'female',
    };
    expect(courses(planFor(nurse, career('physiotherapist')))).not.toContain('mbbs');
  });

  it('what is sure is sure in the own state first, also for whoever would go anywhere', () => {
    const here: StudentDetails = {
      ...twelfth(62),
      subjects: pcm,
      state: 'Himachal Pradesh',
      district: 'Hamirpur',
      move: 'india',
      gender: 'male',
    };
    const sure = planFor(here, career('merchant-navy-officer')).ways.find((way) => way.sure);
    expect(sure?.course).toBe('bsc-general');
    expect(sure?.places[0]?.near).not.toBe('india');
  });

  it('of two that are as good the one in the own state comes first', () => {
    const here: StudentDetails = {
      ...twelfth(90),
      subjects: [...(commerce ?? []), 'mathematics'],
      state: 'Tamil Nadu',
      district: 'Chennai',
    };
    expect(courses(planFor({ ...here, move: 'india', gender: 'male' }, career('economist')))[0]).toBe('ba-economics');
  });

  it('beside an exam for work stands another one for work', () => {
    const here = graduate(
      { level: 'bachelor', family: 'ba', percent: 52 },
      { state: 'Rajasthan', district: 'Jodhpur', category: 'obc_ncl' },
    );
    const [, b] = planFor(here, exam('ssc-cgl')).ways;
    expect(b).toMatchObject({ exams: [expect.any(String)], because: [{ kind: 'job' }, { kind: 'gate' }, { kind: 'alone' }] });
    expect(b?.course).toBeUndefined();
  });

  it('a college near home comes before another subject by distance', () => {
    const here: StudentDetails = {
      ...twelfth(60),
      subjects: pcb,
      state: 'Meghalaya',
      district: 'East Khasi Hills',
      move: 'state',
      gender: 'male',
    };
    // Colleges of Meghalaya take Class 12 marks: one near home is sure.
    expect(planFor(here, career('agriculture-officer')).ways).toMatchObject([
      { label: 'A', course: 'bsc-agriculture' },
      { label: 'C', course: 'bsc-general', byMarks: true, sure: true },
    ]);
    const byMarks: StudentDetails = { ...here, state: 'Bihar', district: 'Sheohar', move: 'district' };
    expect(planFor(byMarks, career('agriculture-officer')).ways.find(({ label }) => label === 'C')).toMatchObject({
      ...{ course: 'bsc-general', byMarks: true, sure: true },
    });
  });

  it('another gate is said only of another gate', () => {
    const here: StudentDetails = {
      class: '10',
      passingYear: 2027,
      state: 'Rajasthan',
      district: 'Udaipur',
      move: 'district',
      gender: 'male',
    };
    const { ways } = planFor({ ...here, marks: { class10: { percent: 58, expected: true } } }, career('fitter'));
    const [a, ...others] = ways;
    for (const { byMarks, because } of others)
      expect(because.some(({ kind }) => kind === 'gate')).toBe(a?.byMarks === true && !byMarks && because[0]?.kind !== 'related');
  });
});
