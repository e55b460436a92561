/** What the last reading of forty plans found, kept as a student for each cause. On the catalog that ships. */
import type { Degree, StudentDetails } from '@disha/contract/passport';
import { describe, expect, it } from 'vitest';
import { realBook } from '../testing/real-book.ts';
import { realKnowledge } from '../testing/real-knowledge.ts';
import { propose } from './counsel.ts';
import type { NotedItem } from './proposal.ts';

const planFor = (passport: StudentDetails, ...noted: readonly NotedItem[]) =>
  propose(realBook, { passport, wishes: { noted, result: null }, year: 2027, today: '2026-11-18' }, realKnowledge);
const career = (id: string): NotedItem => ({ type: 'careers', id });
const collegesOf = (way: ReturnType<typeof planFor>['ways'][number] | undefined) => way?.places.map(({ college }) => college) ?? [];

const pcm: StudentDetails['subjects'] = ['physics', 'chemistry', 'mathematics', 'english'];
const pcb: StudentDetails['subjects'] = ['physics', 'chemistry', 'biology', 'english'];
const commerce: StudentDetails['subjects'] = ['accountancy', 'business_studies', 'economics', 'english'];
const tenth = (percent: number, more: StudentDetails): StudentDetails => ({
  ...{ class: '10', passingYear: 2027, marks: { class10: { percent, expected: true } }, gender: 'male' },
  ...more,
});
const twelfth = (subjects: StudentDetails['subjects'], percent: number, more: StudentDetails): StudentDetails => ({
  ...{ class: '12', passingYear: 2027, subjects, marks: { class12: { percent, expected: true } }, gender: 'male' },
  ...more,
});
const graduate = (degree: Partial<Degree>, more: StudentDetails): StudentDetails => ({
  ...{ class: 'graduate', birthDate: '2003-08-01', gender: 'male', move: 'state' },
  degrees: [{ level: 'bachelor', percent: 64, ...degree }],
  ...more,
});

describe('near home', () => {
  it('a college of architecture teaches what its name says', () => {
    const inThrissur: StudentDetails = { state: 'Kerala', district: 'Thrissur', move: 'india' };
    const { ways } = planFor(tenth(86, inThrissur), career('architect'));
    expect(ways[0]).toMatchObject({ course: 'barch', exams: ['nata'], places: [{ near: 'district' }, {}, {}, {}, {}, {}] });
    // The paper of JEE Main opens the institutes of the nation, and not the schools of a state.
    expect(ways[1]).toMatchObject({ course: 'barch', exams: ['jee-main'] });
    expect(collegesOf(ways[1])).toContain('nit-calicut');
    expect(collegesOf(ways[1])).not.toContain('ies-college-of-architecture-chittilappilly-c-48396');
    const inGoa: StudentDetails = { state: 'Goa', district: 'North Goa', move: 'india' };
    const designer = planFor(twelfth(pcm, 80, inGoa), career('interior-designer')).ways.find(({ course }) => course === 'barch');
    expect(designer?.places[0]?.near).toBe('district');
  });

  it('food and nutrition are studied in Kolkata by whoever lives in Hooghly', () => {
    const inHooghly: StudentDetails = { state: 'West Bengal', district: 'Hooghly', move: 'state', gender: 'female' };
    const [a] = planFor(twelfth(pcb, 67, inHooghly), career('dietitian')).ways;
    expect(a).toMatchObject({ course: 'bsc-nutrition-dietetics', byMarks: true, places: [{ near: 'next' }, {}, {}, {}] });
  });

  it('eyes are measured by what marks give, before the test of one institute', () => {
    const inBalaghat: StudentDetails = { state: 'Madhya Pradesh', district: 'Balaghat', move: 'state', gender: 'female' };
    const [a] = planFor(twelfth(pcb, 58, inBalaghat), career('optometrist')).ways;
    expect(a).toMatchObject({ course: 'bsc-optometry', byMarks: true, beyond: true });
    expect(collegesOf(a).length).toBeGreaterThan(2);
  });
});

describe('a door', () => {
  it('of the dairy institute is ICAR’s counselling, and not JEE Main', () => {
    const inKarnal: StudentDetails = { state: 'Haryana', district: 'Karnal', move: 'state' };
    const { ways } = planFor(tenth(57, inKarnal), career('dairy-technologist'));
    expect(ways[0]).toMatchObject({ course: 'btech-dairy-technology', exams: ['cuet-icar-ug'] });
    expect(collegesOf(ways[0])).toContain('icar-national-dairy-research-institute');
    // What ICAR leaves to a university of the state is that university's own.
    expect(ways[1]).toMatchObject({ course: 'btech-dairy-technology', exams: [], byMarks: false });
    expect(collegesOf(ways[1])).not.toContain('icar-national-dairy-research-institute');
  });

  it('of agriculture in Uttar Pradesh is the state’s test for its own universities alone', () => {
    const inMau: StudentDetails = { state: 'Uttar Pradesh', district: 'Mau', move: 'state' };
    const studied: StudentDetails['subjects'] = ['physics', 'chemistry', 'agriculture', 'english'];
    const { ways } = planFor(twelfth(studied, 65, inMau), { type: 'courses', id: 'bsc-agriculture' });
    expect(ways[0]).toMatchObject({ course: 'bsc-agriculture', exams: ['upcatet'] });
    expect(collegesOf(ways[0])).toContain('chandra-shekhar-azad-university-of-agriculture-and-technology');
    for (const way of ways.filter(({ exams }) => !exams.includes('cuet-ug')))
      expect(collegesOf(way)).not.toContain('banaras-hindu-university');
    // The private ones take by a rule of their own, and not by marks for sure.
    expect(ways[1]).toMatchObject({ course: 'bsc-agriculture', byMarks: false, sure: false });
  });

  it('that asks for 75 % in Class 12 is shown to nobody with 47', () => {
    const inKathua: StudentDetails = { state: 'Jammu and Kashmir', district: 'Kathua', move: 'district' };
    const of = (percent: number) =>
      planFor(twelfth(pcm, percent, inKathua), career('electronics-engineer')).ways.flatMap(({ exams }) => exams);
    expect(of(80)).toContain('jee-main');
    expect(of(47)).not.toContain('jee-main');
  });
});

describe('who would', () => {
  it('arrange events is sent to no hotel school far away beside a BBA at home', () => {
    const inPanipat: StudentDetails = { state: 'Haryana', district: 'Panipat', move: 'india' };
    const { ways } = planFor(twelfth(commerce, 62, inPanipat), career('event-manager'));
    expect(ways[0]).toMatchObject({ course: 'bba', sure: true });
    for (const way of ways) expect(way.places[0]?.near).not.toBe('india');
  });

  it('drive a train and holds a B.Tech sits the test, and learns no trade', () => {
    const inWardha: StudentDetails = { state: 'Maharashtra', district: 'Wardha' };
    const engineer = graduate({ family: 'btech', course: 'btech-mechanical-engineering' }, inWardha);
    const { ways } = planFor(engineer, career('loco-pilot'));
    expect(ways[0]).toMatchObject({ label: 'A', career: 'loco-pilot', exams: ['rrb-alp'] });
    expect(ways.flatMap(({ course }) => course ?? [])).not.toContain('iti-electrician');
  });

  it('be a mathematician has a test before a doctorate, also with the M.Sc', () => {
    const inSaharsa: StudentDetails = { state: 'Bihar', district: 'Saharsa' };
    const [a] = planFor(graduate({ level: 'master', family: 'msc', course: 'msc-mathematics' }, inSaharsa), career('mathematician')).ways;
    expect(a).toMatchObject({ exams: ['csir-net'], sure: false });
  });

  it('operate and has studied commerce is told why not, and is led to what is taught at home', () => {
    const inRajkot: StudentDetails = { state: 'Gujarat', district: 'Rajkot', move: 'state' };
    const { goal, replaced, ways } = planFor(twelfth(commerce, 70, inRajkot), career('surgeon'));
    expect(replaced).toMatchObject({ id: 'surgeon', judgement: { verdict: 'closed' } });
    expect(goal).toEqual({ type: 'careers', id: 'gnm-nurse' });
    expect(ways[0]).toMatchObject({ course: 'gnm-nursing', places: [{ near: 'district' }, {}, {}, {}, {}, {}] });
  });

  it('heal children and has told nothing else begins with medicine', () => {
    expect(planFor({}, career('paediatrician')).ways[0]).toMatchObject({ label: 'A', course: 'mbbs', exams: ['neet-ug'] });
  });

  it('build is led to no dairy, though both end in a B.Tech', () => {
    const inSaharsa: StudentDetails = { state: 'Bihar', district: 'Saharsa', move: 'state' };
    const { ways } = planFor(twelfth(pcm, 70, inSaharsa), career('civil-engineer'));
    expect(ways.flatMap(({ course }) => course ?? [])).not.toContain('btech-dairy-technology');
    expect(ways[0]).toMatchObject({ course: 'btech-civil-engineering' });
  });
});
