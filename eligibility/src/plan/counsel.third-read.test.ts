/** Causes that a reading of eighty more plans by eye found, each kept as a student it was found with. On the catalog that ships. */
import type { Degree, StudentDetails } from '@disha/contract/passport';
import { describe, expect, it } from 'vitest';
import { realBook } from '../testing/real-book.ts';
import { realKnowledge } from '../testing/real-knowledge.ts';
import { propose } from './counsel.ts';
import type { NotedItem } from './proposal.ts';

const planFor = (passport: StudentDetails, ...noted: readonly NotedItem[]) =>
  propose(realBook, { passport, wishes: { noted, result: null }, year: 2027, today: '2026-11-18' }, realKnowledge);
type Plan = ReturnType<typeof planFor>;
const career = (id: string): NotedItem => ({ type: 'careers', id });
const exam = (id: string): NotedItem => ({ type: 'exams', id });
const course = (id: string): NotedItem => ({ type: 'courses', id });
const kinds = (way: Plan['ways'][number] | undefined) => way?.because.map(({ kind }) => kind) ?? [];
const at = ({ steps }: Plan, id: string) => steps.findIndex((step) => step.id === id);

const pcm: StudentDetails['subjects'] = ['physics', 'chemistry', 'mathematics', 'english'];
const pcb: StudentDetails['subjects'] = ['physics', 'chemistry', 'biology', 'english'];
const commerce: StudentDetails['subjects'] = ['accountancy', 'business_studies', 'economics', 'english'];
const arts: StudentDetails['subjects'] = ['history', 'political_science', 'geography', 'hindi', 'english'];
const tenth = (percent: number, more: StudentDetails): StudentDetails => ({
  ...{ class: '10', passingYear: 2027, marks: { class10: { percent, expected: true } } },
  ...more,
});
const twelfth = (subjects: StudentDetails['subjects'], percent: number, more: StudentDetails): StudentDetails => ({
  ...{ class: '12', passingYear: 2027, subjects, marks: { class12: { percent, expected: true } }, gender: 'female' },
  ...more,
});
const graduate = (degree: Partial<Degree>, more: StudentDetails): StudentDetails => ({
  ...{ class: 'graduate', birthDate: '2003-03-01', gender: 'female', degrees: [{ level: 'bachelor', percent: 62, ...degree }] },
  ...more,
});

describe('what is held is not learned again', () => {
  it('whoever has an ITI sits for the engine driver’s post next year, and learns another trade only where it is wished for', () => {
    const inSatna: StudentDetails = {
      class: '10',
      passingYear: 2021,
      qualification: 'iti',
      gender: 'male',
      state: 'Madhya Pradesh',
      district: 'Satna',
    };
    const plan = planFor({ ...inSatna, move: 'state', birthDate: '2005-03-03' }, career('loco-pilot'));
    expect(plan.ways[0]).toMatchObject({ career: 'loco-pilot', exams: ['rrb-alp'] });
    expect(plan.ways[0]?.course).toBeUndefined();
    expect(plan.ways.filter((way) => way.course?.startsWith('iti-'))).toEqual([]);
    expect(plan.steps.find(({ id }) => id === 'register:rrb-alp')).toMatchObject({ year: 2027 });
    expect(plan.steps.some(({ kind }) => kind === 'subjects')).toBe(false);
    const [held, anew] = planFor({ ...inSatna, move: 'state' }, career('electrician')).ways;
    // Which trade the student holds was not asked: if it is this one, nothing is left to learn.
    expect(held).toMatchObject({ words: 'work', verdict: 'depends', sure: false });
    expect(kinds(held)).toContain('ifTheirs');
    expect(anew?.course).toBe('iti-electrician');
  });

  it('whoever has a diploma sits for the junior engineer’s post, and enters the degree in its second year', () => {
    const inMorbi: StudentDetails = {
      ...twelfth(pcm, 60, { passingYear: 2022, gender: 'male' }),
      qualification: 'diploma',
      birthDate: '2004-05-05',
    };
    const { ways } = planFor({ ...inMorbi, state: 'Gujarat', district: 'Morbi', move: 'state' }, career('junior-engineer-government'));
    expect(ways[0]).toMatchObject({ exams: ['ssc-je', 'state-ae-je'], verdict: 'open_if' });
    expect(ways[1]).toMatchObject({ course: 'btech-civil-engineering', exams: [] });
  });

  it('whoever finishes an engineer’s degree this year goes to work with it', () => {
    const inAnantapur: StudentDetails = { state: 'Andhra Pradesh', district: 'Anantapur', move: 'india' };
    const engineer = graduate({ family: 'btech', course: 'btech-computer-science-engineering', expected: true }, inAnantapur);
    const { ways } = planFor(engineer, career('data-scientist'));
    expect(ways[0]).toMatchObject({ words: 'work', verdict: 'open', sure: true });
    expect(ways.map((way) => way.course)).not.toContain('mba');
  });
});

describe('what a state asks', () => {
  const inBallia: StudentDetails = { state: 'Uttar Pradesh', district: 'Ballia', move: 'district' };

  it('a degree before the training of teachers: the degree is begun, and the training comes after it', () => {
    const [a] = planFor(twelfth(arts, 60, inBallia), career('primary-teacher')).ways;
    expect(a).toMatchObject({ course: 'ba-programme-general', sure: true });
    expect(a?.because).toContainEqual({
      kind: 'then',
      items: [
        { type: 'courses', id: 'deled-elementary-education' },
        { type: 'exams', id: 'uptet' },
      ],
    });
    const [inPatna] = planFor(twelfth(arts, 60, { state: 'Bihar', district: 'Patna', move: 'state' }), career('primary-teacher')).ways;
    expect(inPatna?.course).toBe('deled-elementary-education');
  });

  it('a test that asks for the degree first is no way beside that degree', () => {
    const inBarmer: StudentDetails = {
      state: 'Rajasthan',
      district: 'Barmer',
      move: 'district',
      passingYear: 2024,
      birthDate: '2006-01-04',
    };
    const plan = planFor(twelfth(arts, 52, inBarmer), career('patwari-lekhpal'));
    expect(plan.ways.some(({ exams }) => exams.includes('state-patwari-lekhpal'))).toBe(false);
    expect(plan.ways[0]).toMatchObject({ course: 'ba-programme-general' });
    const inPatna = planFor(twelfth(arts, 52, { ...inBarmer, state: 'Bihar', district: 'Patna' }), career('patwari-lekhpal'));
    expect(inPatna.ways.some(({ exams }) => exams.includes('state-patwari-lekhpal'))).toBe(true);
  });

  it('the test of the state’s own board for its clerks, and for masters in computers', () => {
    const inGurdaspur: StudentDetails = { state: 'Punjab', district: 'Gurdaspur', move: 'state' };
    expect(planFor(graduate({ family: 'bcom' }, inGurdaspur), career('government-clerk')).ways[1]?.exams).toEqual(['psssb-clerk']);
    const inBalangir: StudentDetails = { state: 'Odisha', district: 'Balangir', move: 'state' };
    expect(planFor(graduate({ family: 'bca' }, inBalangir), course('mca')).ways[0]?.exams).toEqual(['ojee']);
  });
});

describe('another of their wishes', () => {
  it('stands beside the first before the same course at the other end of India', () => {
    const inRatlam: StudentDetails = { state: 'Madhya Pradesh', district: 'Ratlam', move: 'india' };
    const { ways, notTaken } = planFor(twelfth([...commerce, 'mathematics'], 88, inRatlam), course('bba'), exam('ipmat-indore'));
    expect(ways[1]).toMatchObject({ exams: ['ipmat-indore'] });
    expect(kinds(ways[1])).toContain('noted');
    expect(notTaken).toEqual([]);
  });

  it('is the second way where the first has no other gate, and the third where two are there', () => {
    const inKupwara: StudentDetails = { state: 'Jammu and Kashmir', district: 'Kupwara', move: 'state', gender: 'female' };
    expect(planFor(tenth(61, inKupwara), career('primary-teacher'), career('nurse')).ways[1]).toMatchObject({ career: 'nurse' });
    const inKhammam: StudentDetails = { state: 'Telangana', district: 'Khammam', move: 'state' };
    expect(planFor(twelfth(arts, 77, inKhammam), career('judge'), career('journalist')).ways[2]).toMatchObject({ career: 'journalist' });
  });
});

describe('near home', () => {
  it('a science of plants that only a test of the Centre opens in the own state is begun as a B.Sc in the own district', () => {
    const inPithoragarh: StudentDetails = { state: 'Uttarakhand', district: 'Pithoragarh', move: 'india' };
    const [a] = planFor(twelfth(pcb, 86, inPithoragarh), career('forest-ranger')).ways;
    expect(a).toMatchObject({ course: 'bsc-general', sure: true });
    expect(a?.places[0]?.near).toBe('district');
  });

  it('before a master’s of any degree a BA at home stands for one of the subject that is taught in other states', () => {
    const inGoa: StudentDetails = { state: 'Goa', district: 'North Goa', move: 'state' };
    const [a] = planFor(twelfth(arts, 73, inGoa), career('counselling-psychologist')).ways;
    expect(a).toMatchObject({ course: 'ba-programme-general', sure: true });
    const inAzamgarh: StudentDetails = { state: 'Uttar Pradesh', district: 'Azamgarh', move: 'district' };
    const urdu = planFor(twelfth(arts, 49, inAzamgarh), course('ba-urdu'));
    expect(urdu.ways.at(-1)).toMatchObject({ course: 'ba-programme-general', sure: true });
    // How far it is said to be is how far its places are.
    expect(urdu.ways[0]).toMatchObject({ beyond: true });
    expect(urdu.ways[0]?.because).toContainEqual({ kind: 'beyond', near: urdu.ways[0]?.places[0]?.near });
  });

  it('nobody is sent farther for a third way than what is sure already, and nobody is left with one', () => {
    const inKalaburagi: StudentDetails = { state: 'Karnataka', district: 'Kalaburagi', move: 'state' };
    const bank = planFor(twelfth(commerce, 71, inKalaburagi), career('bank-po'));
    expect(bank.ways[0]).toMatchObject({ course: 'bcom', sure: true });
    expect(bank.ways.slice(1).every(({ places }) => ['district', 'next'].includes(places[0]?.near ?? 'next'))).toBe(true);
    const inRaigarh: StudentDetails = { state: 'Chhattisgarh', district: 'Raigarh', move: 'state' };
    expect(planFor(twelfth(commerce, 58, inRaigarh), career('hr-manager')).ways.map((way) => way.course)).toEqual(['bba', 'bcom']);
  });

  it('whoever wishes for a science in Class 10 is told that the degree near home is one of science', () => {
    const inRaichur: StudentDetails = { state: 'Karnataka', district: 'Raichur', move: 'india' };
    expect(kinds(planFor(tenth(95, inRaichur), exam('neet-ug')).ways[2])).toContain('orScience');
    expect(kinds(planFor(tenth(95, inRaichur), career('ias-officer')).ways.find(({ label }) => label === 'C'))).not.toContain('orScience');
  });
});

describe('what fills up no plan', () => {
  it('genes beside fields of rice, public offices beside Hindi, an MBA for whoever would teach', () => {
    const inAdilabad: StudentDetails = { state: 'Telangana', district: 'Adilabad', move: 'state' };
    expect(planFor(twelfth(pcb, 69, inAdilabad), course('bsc-agriculture')).ways.at(-1)?.course).toBe('bsc-general');
    const inJalore: StudentDetails = { state: 'Rajasthan', district: 'Jalore', move: 'state' };
    const hindi = planFor(graduate({ family: 'ba', course: 'ba-hindi' }, inJalore), career('secondary-teacher')).ways;
    expect(hindi.map((way) => way.course)).not.toContain('ma-public-administration');
    const inDumka: StudentDetails = { state: 'Jharkhand', district: 'Dumka', move: 'state' };
    const botanist = planFor(graduate({ family: 'bsc', course: 'bsc-botany' }, inDumka), career('senior-secondary-teacher')).ways;
    expect(botanist.at(-1)?.course).toBe('ma-education');
  });

  it('what an age has shut is not replaced by what an age stands before', () => {
    const inSirsa: StudentDetails = { state: 'Haryana', district: 'Sirsa', move: 'state', birthDate: '1995-04-01', category: 'general' };
    const { replaced, ways } = planFor(graduate({ family: 'ba' }, inSirsa), career('police-sub-inspector'));
    expect(replaced?.id).toBe('police-sub-inspector');
    expect(ways[0]).toMatchObject({ label: 'A', verdict: 'open' });
  });

  it('of a course that is wished for the nearest work is what most come to by it', () => {
    const inSiwan: StudentDetails = { state: 'Bihar', district: 'Siwan', move: 'state', gender: 'male' };
    expect(planFor(twelfth(pcm, 55, inSiwan), course('bca')).ways[1]?.course).toBe('btech-computer-science-engineering');
  });
});

describe('the gate', () => {
  it('of an institute’s master’s is the test that its route names', () => {
    const inThoubal: StudentDetails = { state: 'Manipur', district: 'Thoubal', move: 'india' };
    const [a] = planFor(graduate({ family: 'bsc', course: 'bsc-mathematics' }, inThoubal), career('statistician')).ways;
    expect(a).toMatchObject({ course: 'mstat', exams: ['isi-admission'] });
  });

  it('of whoever would go anywhere is the test of all India beside the state’s own', () => {
    const inSindhudurg: StudentDetails = { state: 'Maharashtra', district: 'Sindhudurg', move: 'india' };
    const { ways } = planFor(twelfth(pcm, 92, inSindhudurg), career('ai-engineer'));
    expect(ways.slice(0, 2)).toMatchObject([{ exams: ['mht-cet'] }, { exams: ['jee-main'] }]);
  });
});

describe('what a second fresh set found', () => {
  it('whoever would heal may nurse; a nurse is not sent to Ayurveda, nor whoever heals to an MBA', () => {
    const inBathinda: StudentDetails = { state: 'Punjab', district: 'Bathinda', move: 'india' };
    expect(planFor(twelfth(pcb, 90, inBathinda), career('dentist')).ways[1]).toMatchObject({ course: 'bsc-nursing', exams: ['ppmet'] });
    const inTehri: StudentDetails = { state: 'Uttarakhand', district: 'Tehri Garhwal', move: 'state', gender: 'female' };
    expect(planFor(tenth(76, inTehri), career('nurse')).ways.map((way) => way.course)).not.toContain('bams');
    const inKendrapara: StudentDetails = { state: 'Odisha', district: 'Kendrapara', move: 'state' };
    const doctor = planFor(graduate({ family: 'bams' }, inKendrapara), career('ayurvedic-doctor')).ways;
    expect(doctor[0]).toMatchObject({ words: 'work', sure: true });
    expect(doctor.map((way) => way.course)).not.toContain('mba');
  });

  it('training after any degree begins with the plain degree at home, before one that is taught in other states or from home alone', () => {
    const inGumla: StudentDetails = { state: 'Jharkhand', district: 'Gumla', move: 'state' };
    const [games] = planFor(twelfth(arts, 67, inGumla), career('physical-education-teacher')).ways;
    expect(games).toMatchObject({ course: 'ba-programme-general', sure: true });
    const inShahdol: StudentDetails = { state: 'Madhya Pradesh', district: 'Shahdol', move: 'state' };
    const [social] = planFor(twelfth(arts, 76, inShahdol), career('social-worker')).ways;
    expect(social).toMatchObject({ course: 'ba-programme-general', sure: true });
    expect(social?.because).toContainEqual({ kind: 'then', items: [{ type: 'courses', id: 'msw' }] });
  });

  it('a zoologist has not learned the bench of a hospital', () => {
    const inMirzapur: StudentDetails = { state: 'Uttar Pradesh', district: 'Mirzapur', move: 'state' };
    const zoologist = graduate({ family: 'bsc', course: 'bsc-zoology' }, inMirzapur);
    expect(planFor(zoologist, career('medical-lab-technologist')).ways[0]).not.toHaveProperty('words', 'work');
  });

  it('beside a post that is given by a test stands another that asks for no degree, and beside no other work', () => {
    const inDhalai: StudentDetails = { state: 'Tripura', district: 'Dhalai', move: 'state' };
    expect(planFor(twelfth(pcm, 57, inDhalai), career('bank-po')).ways[1]).toMatchObject({ exams: ['ssc-chsl'] });
    const inRaigarh: StudentDetails = { state: 'Chhattisgarh', district: 'Raigarh', move: 'state' };
    expect(planFor(twelfth(commerce, 58, inRaigarh), career('hr-manager')).ways.flatMap(({ exams }) => exams)).toEqual([]);
  });

  it('the test of one institute opens that one; the test of the IITs a branch that most of them teach', () => {
    const inHazaribagh: StudentDetails = { state: 'Jharkhand', district: 'Hazaribagh', move: 'state', gender: 'female' };
    expect(planFor(tenth(71, inHazaribagh), career('lab-technician-science')).ways.flatMap(({ exams }) => exams)).not.toContain('nest');
    const inHoshiarpur: StudentDetails = { state: 'Punjab', district: 'Hoshiarpur', move: 'india', passingYear: 2026 };
    const [iit] = planFor(twelfth(pcm, 88, inHoshiarpur), exam('jee-advanced')).ways;
    expect(iit).toMatchObject({ course: 'btech-computer-science-engineering', exams: ['jee-advanced'] });
  });

  it('whoever would go anywhere is told of CLAT beside the admission of the state', () => {
    const inMurshidabad: StudentDetails = { state: 'West Bengal', district: 'Murshidabad', move: 'india' };
    expect(planFor(twelfth(arts, 88, inMurshidabad), career('advocate')).ways[1]?.exams).toEqual(['clat-ug']);
  });
});

describe('steps', () => {
  it('papers stand where they are needed: years ahead they come after what is done before, and for each form in its own year', () => {
    const inNizamabad: StudentDetails = { state: 'Telangana', district: 'Nizamabad', move: 'state' };
    const plan = planFor(tenth(90, inNizamabad), career('civil-engineer'));
    const papers = plan.steps.filter(({ kind }) => kind === 'papers');
    expect(papers.map(({ year, of }) => [year, of.map(({ id }) => id)])).toEqual([
      [2027, ['tg-polycet']],
      [2029, ['tg-eapcet']],
    ]);
    const years = plan.steps.map(({ year }) => year);
    expect(years).toEqual([...years].sort((a, b) => a - b));
  });

  it('a form is looked for when it opens and sent before the exam, and an academy’s exam is sat in the year of Class 12', () => {
    const inKasaragod: StudentDetails = { state: 'Kerala', district: 'Kasaragod', move: 'state' };
    const design = planFor(tenth(72, inKasaragod), career('fashion-designer'));
    expect(at(design, 'papers')).toBeLessThan(at(design, 'opens:nift'));
    expect(design.steps[at(design, 'papers')]).toMatchObject({ year: 2028, months: { from: '10', to: '10' } });
    const inNagaland: StudentDetails = { state: 'Nagaland', district: 'Mokokchung', move: 'india' };
    const nata = planFor(twelfth(pcm, 62, inNagaland), career('architect'));
    expect(at(nata, 'opens:nata')).toBeLessThan(at(nata, 'register:nata'));
    expect(at(nata, 'register:nata')).toBeLessThan(at(nata, 'sit:nata'));
    const inAndamans: StudentDetails = { state: 'Andaman and Nicobar Islands', district: 'South Andamans', move: 'india', gender: 'male' };
    const navy = planFor(tenth(66, inAndamans), career('navy-officer'));
    expect(navy.steps.find(({ id }) => id === 'sit:nda')).toMatchObject({ year: 2029 });
  });
});
