/** What reading a hundred and fifty plans of students at school found, kept as a student for each cause. On the catalog that ships. */
import type { StudentDetails } from '@disha/contract/passport';
import { describe, expect, it } from 'vitest';
import { realBook } from '../testing/real-book.ts';
import { realKnowledge } from '../testing/real-knowledge.ts';
import { propose } from './counsel.ts';
import type { NotedItem } from './proposal.ts';

const planFor = (passport: StudentDetails, ...noted: readonly NotedItem[]) =>
  propose(realBook, { passport, wishes: { noted, result: null }, year: 2027, today: '2026-11-18' }, realKnowledge);
type Way = ReturnType<typeof planFor>['ways'][number];
const career = (id: string): NotedItem => ({ type: 'careers', id });
const course = (id: string): NotedItem => ({ type: 'courses', id });
const exam = (id: string): NotedItem => ({ type: 'exams', id });
const colleges = (way: Way | undefined) => way?.places.map(({ college }) => college) ?? [];
const coursesOf = (ways: readonly Way[]) => ways.map((way) => way.course);

const pcm: StudentDetails['subjects'] = ['physics', 'chemistry', 'mathematics', 'english'];
const pcb: StudentDetails['subjects'] = ['physics', 'chemistry', 'biology', 'english'];
const commerce: StudentDetails['subjects'] = ['accountancy', 'business_studies', 'economics', 'english'];
const arts: StudentDetails['subjects'] = ['history', 'political_science', 'geography', 'english'];
const tenth = (percent: number, state: StudentDetails['state'], district: string, more: StudentDetails = {}): StudentDetails => ({
  ...{ class: '10', passingYear: 2027, marks: { class10: { percent, expected: true } }, gender: 'male', state, district, move: 'state' },
  ...more,
});
const twelfth = (
  subjects: StudentDetails['subjects'],
  percent: number,
  state: StudentDetails['state'],
  district: string,
  more: StudentDetails = {},
): StudentDetails => ({
  ...{ class: '12', passingYear: 2027, subjects, marks: { class12: { percent, expected: true } }, gender: 'male', state, district },
  ...{ move: 'state', ...more },
});

describe('a door', () => {
  it('of a college of Delhi’s university is CUET, and not the test of the other university', () => {
    const { ways } = planFor(twelfth([...commerce, 'mathematics'], 82, 'Delhi', 'East'), course('bba'));
    const ofBusiness = 'shaheed-sukhdev-college-of-business-studies-c-6411';
    expect(ways[0]).toMatchObject({ course: 'bba', exams: ['ipu-cet'] });
    expect(colleges(ways[0])).not.toContain(ofBusiness);
    expect(ways[1]).toMatchObject({ course: 'bba', exams: ['cuet-ug'] });
    expect(colleges(ways[1])[0]).toBe(ofBusiness);
  });

  it('is no college’s own in a state that gives out all of it by a test', () => {
    const inBengaluru = twelfth([...commerce, 'mathematics'], 88, 'Karnataka', 'Bengaluru Urban', { move: 'india' });
    const byThemselves = planFor(inBengaluru, career('investment-banker')).ways.find(({ words }) => words === 'college');
    expect(colleges(byThemselves)).toContain('christ-university');
    expect(colleges(byThemselves)).not.toContain('deshbandhu-college');
  });

  it('of those who train nurses for the forces, or are of Delhi’s university, is NEET', () => {
    const nurse = planFor(twelfth(pcb, 88, 'Delhi', 'South', { gender: 'female' }), career('nurse')).ways[0];
    expect(nurse).toMatchObject({ course: 'bsc-nursing', exams: ['ipu-cet'] });
    expect(colleges(nurse)).not.toContain('rajkumari-amrit-kaur-college-of-nursing');
    expect(colleges(nurse)).not.toContain('college-of-nursing-army-hospital-rr-c-60280');
  });

  it('of a university that stands outside the state’s admission is its own', () => {
    const inKolkata = twelfth(arts, 82, 'West Bengal', 'Kolkata', { move: 'india', gender: 'female' });
    const byMarks = planFor(inKolkata, course('ba-political-science')).ways.filter((way) => way.byMarks);
    expect(byMarks.flatMap(colleges)).toContain('bethune-college');
    expect(byMarks.flatMap(colleges)).not.toContain('presidency-university-kolkata');
  });

  it('of the nation’s schools of law comes before a college’s own admission for who would go anywhere', () => {
    const inGurugram = tenth(85, 'Haryana', 'Gurugram', { move: 'india', gender: 'female' });
    expect(planFor(inGurugram, career('corporate-lawyer')).ways[1]?.exams).toEqual(['clat-ug']);
  });

  it('of nurses of three years is a test of its own where the state says so', () => {
    const { ways } = planFor(tenth(61, 'Jharkhand', 'Bokaro', { gender: 'female' }), career('nurse'));
    expect(coursesOf(ways).slice(0, 2)).toEqual(['bsc-nursing', 'gnm-nursing']);
  });

  it('of one or two colleges is not sure, also where the same can be studied from home', () => {
    const { ways } = planFor(twelfth(arts, 69, 'Kerala', 'Palakkad', { gender: 'female' }), career('social-worker'));
    expect(ways[0]).toMatchObject({ course: 'bsw', byMarks: true, sure: false, places: [{ near: 'state' }] });
    expect(ways.at(-1)).toMatchObject({ sure: true });
  });

  it('of an institute far away opens what is wished for, and no other branch', () => {
    const { ways } = planFor(twelfth(pcm, 80, 'Bihar', 'Patna', { move: 'india' }), exam('jee-main'));
    expect(ways[0]).toMatchObject({ course: 'btech-computer-science-engineering', exams: ['jee-main'] });
    expect(ways[1]).toMatchObject({ course: 'bca', career: 'software-developer', sure: true });
  });

  it('of the nation’s institutes is shown to nobody who wants a diploma', () => {
    const { ways } = planFor(tenth(64, 'Tamil Nadu', 'Virudhunagar'), course('diploma-mechanical-engineering'));
    expect(ways[0]).toMatchObject({ course: 'diploma-mechanical-engineering', sure: true });
    expect(ways.flatMap(({ exams }) => exams)).not.toContain('jee-main');
  });

  it('of engineers opens first what most engineers study', () => {
    const { ways } = planFor(tenth(90, 'Andhra Pradesh', 'Nellore', { move: 'india' }), exam('jee-main'));
    expect(ways[0]).toMatchObject({ course: 'btech-computer-science-engineering', exams: ['jee-main'] });
  });
});

describe('who would teach', () => {
  it('and studies science is told of the four-year course and of small children too', () => {
    const { ways } = planFor(twelfth(pcm, 77, 'Madhya Pradesh', 'Jabalpur', { gender: 'female' }), career('secondary-teacher'));
    expect(ways[0]).toMatchObject({ course: 'bsc-general', sure: true });
    expect(ways[1]).toMatchObject({ course: 'itep-integrated-bed', exams: ['ncet'] });
    expect(coursesOf(ways)).toContain('deled-elementary-education');
  });

  it('begins with small children too, whatever subject stands first', () => {
    const { ways } = planFor(twelfth(arts, 68, 'Jharkhand', 'Hazaribagh', { gender: 'female' }), career('secondary-teacher'));
    expect(coursesOf(ways).slice(0, 2)).toEqual(['ba-english', 'deled-elementary-education']);
  });

  it('any subject begins at the college next door, and not with English at the other end of the state', () => {
    const [a, b] = planFor(tenth(74, 'Jharkhand', 'Ranchi', { gender: 'female' }), career('secondary-teacher')).ways;
    expect(a).toMatchObject({ course: 'ba-programme-general', sure: true, places: [{ near: 'district' }, {}, {}, {}, {}, {}] });
    expect(b).toMatchObject({ course: 'deled-elementary-education', career: 'primary-teacher', byMarks: true });
  });
});

describe('the subject that is wanted', () => {
  it('is taught where a college’s name says so: news', () => {
    const { ways } = planFor(twelfth(arts, 72, 'Gujarat', 'Rajkot'), career('journalist'));
    expect(ways[0]).toMatchObject({ course: 'ba-journalism-mass-communication', byMarks: true, places: [{ near: 'district' }, {}, {}] });
    expect(ways[1]).toMatchObject({ course: 'ba-political-science', sure: true });
  });

  it('is taught where a college’s name says so: food and the home', () => {
    const { ways } = planFor(twelfth(pcb, 68, 'Uttar Pradesh', 'Kanpur Nagar', { gender: 'female' }), career('dietitian'));
    expect(ways[0]).toMatchObject({ course: 'bsc-home-science', byMarks: true, places: [{ near: 'state' }, {}] });
    expect(coursesOf(ways)).not.toContain('bsc-clinical-psychology');
    // And the home is nothing for who would be a doctor.
    const doctor = planFor(tenth(95, 'Karnataka', 'Raichur', { move: 'india' }), exam('neet-ug'));
    expect(coursesOf(doctor.ways)).not.toContain('bsc-home-science');
  });

  it('is a way where they would go there, beside several subjects at home', () => {
    const { ways } = planFor(tenth(80, 'Kerala', 'Kannur', { move: 'india', gender: 'female' }), career('counselling-psychologist'));
    expect(ways[1]).toMatchObject({ course: 'ba-psychology', exams: ['cuet-ug'] });
  });

  it('of commerce with another name is the plain degree at home', () => {
    const { ways } = planFor(twelfth(commerce, 66, 'Tamil Nadu', 'Coimbatore'), course('bcom-honours'));
    expect(ways[1]).toMatchObject({ course: 'bcom', sure: true, places: [{ near: 'district' }, {}, {}, {}, {}, {}] });
  });
});

describe('another wish', () => {
  it('is the third way by a plain degree, where two lead to the first', () => {
    const programmer = planFor(tenth(80, 'Gujarat', 'Ahmedabad'), career('software-developer'), career('chartered-accountant'));
    expect(programmer.ways[2]).toMatchObject({ course: 'bcom', career: 'chartered-accountant', sure: true });
    expect(programmer.notTaken).toEqual([]);
    const inMuzaffarpur = twelfth(arts, 71, 'Bihar', 'Muzaffarpur', { gender: 'female' });
    const teacher = planFor(inMuzaffarpur, career('secondary-teacher'), career('ias-officer'));
    expect(teacher.ways[2]).toMatchObject({ course: 'ba-programme-general', career: 'ias-officer' });
  });
});

describe('what fills up a plan', () => {
  it('is no engineer of fields for who would build', () => {
    const builder = planFor(twelfth(pcm, 57, 'Tamil Nadu', 'Viluppuram'), career('civil-engineer'));
    expect(builder.ways.at(-1)).toMatchObject({ course: 'bsc-general', sure: true });
  });

  it('is no design for a journalist, and no microbiology for who wants agriculture', () => {
    const journalist = planFor(twelfth(arts, 70, 'Tamil Nadu', 'Tirunelveli'), career('journalist'));
    expect(coursesOf(journalist.ways)).not.toContain('bdes-communication-design');
    const farmer = planFor(twelfth(pcb, 63, 'Maharashtra', 'Latur'), course('bsc-agriculture'));
    expect(coursesOf(farmer.ways)).toEqual(['bsc-agriculture', 'bvsc-animal-husbandry', 'bsc-general']);
  });

  it('is no hotel for who would manage, and no other kind of engineer beside a diploma that is sure', () => {
    const manager = planFor(twelfth(commerce, 80, 'Maharashtra', 'Nagpur', { gender: 'female' }), course('bms'));
    expect(coursesOf(manager.ways)).not.toContain('bsc-hospitality-hotel-administration');
    const mechanic = planFor(tenth(75, 'Maharashtra', 'Solapur'), career('mechanical-engineer'));
    expect(coursesOf(mechanic.ways)).toEqual(['btech-mechanical-engineering', 'diploma-mechanical-engineering']);
  });

  it('is the diploma of the same work before other work, and a degree next door before what is far', () => {
    const nurse = planFor(twelfth(pcb, 66, 'Kerala', 'Idukki', { gender: 'female' }), career('nurse'));
    expect(nurse.ways[1]).toMatchObject({ course: 'gnm-nursing', career: 'nurse', byMarks: true });
    const pharmacist = planFor(twelfth(pcb, 63, 'Maharashtra', 'Jalgaon', { gender: 'female' }), course('bpharm'));
    expect(pharmacist.ways[1]).toMatchObject({ course: 'dpharm', career: 'pharmacist' });
    const inBengaluru = twelfth(['psychology', 'sociology', 'political_science', 'english'], 76, 'Karnataka', 'Bengaluru Urban');
    const { ways } = planFor({ ...inBengaluru, gender: 'female' }, career('counselling-psychologist'));
    expect(ways.at(-1)).toMatchObject({ course: 'ba-programme-general', sure: true, places: [{ near: 'district' }, {}, {}, {}, {}, {}] });
  });

  it('is from home what leads to the goal, where nothing near home stands beside one way', () => {
    const { ways } = planFor(twelfth(arts, 64, 'Assam', 'Sivasagar', { gender: 'female' }), career('social-worker'));
    expect(ways.map((way) => [way.course, way.words])).toEqual([
      ['ba-programme-general', undefined],
      ['bsw', 'distance'],
    ]);
  });

  it('is no school of law’s degree by another course, where CLAT opens the one next door', () => {
    const { ways } = planFor(twelfth(arts, 81, 'Rajasthan', 'Jodhpur', { move: 'india' }), career('advocate'));
    expect(ways[1]).toMatchObject({ course: 'ba-llb', exams: ['clat-ug'] });
    expect(colleges(ways[1])[0]).toBe('nlu-jodhpur');
  });

  it('is nothing of another kind: an office beside a bank, ears beside X-rays, children beside politics', () => {
    const clerk = planFor(tenth(62, 'Chhattisgarh', 'Durg', { gender: 'female' }), career('bank-clerk'));
    expect(clerk.ways[1]?.exams).toEqual(['ssc-chsl']);
    const radiographer = planFor(twelfth(pcb, 58, 'Karnataka', 'Kalaburagi'), career('radiographer'));
    expect(coursesOf(radiographer.ways)).not.toContain('baslp');
    const politician = planFor(twelfth(arts, 73, 'Delhi', 'West', { move: 'india' }), course('ba-political-science'));
    expect(coursesOf(politician.ways)).not.toContain('itep-integrated-bed');
  });

  it('is no degree of management for a driver, and no law for who would manage', () => {
    const driver = planFor(tenth(51, 'Assam', 'Goalpara'), career('driver'));
    expect(coursesOf(driver.ways)).toEqual([undefined, 'bcom']);
    const manager = planFor(twelfth(commerce, 71, 'Odisha', 'Khordha', { gender: 'female' }), course('bba'));
    expect(coursesOf(manager.ways)).not.toContain('bba-llb');
  });

  it('is any degree from home before another one in another state', () => {
    const { ways } = planFor(twelfth(commerce, 79, 'Delhi', 'North West', { move: 'india', gender: 'female' }), course('bcom-honours'));
    expect(ways[2]).toMatchObject({ course: 'bcom', words: 'distance', sure: true });
  });

  it('is of a constable’s test another constable’s, and of the IITs’ no diploma', () => {
    const constable = planFor(twelfth(arts, 58, 'Bihar', 'Aurangabad'), exam('bihar-police-constable'));
    expect(constable.ways[1]?.exams).toEqual(['ssc-gd']);
    const engineer = planFor(tenth(92, 'Tamil Nadu', 'Coimbatore', { move: 'india' }), exam('jee-advanced'));
    expect(engineer.ways[2]).toMatchObject({ course: 'ba-programme-general', sure: true });
  });

  it('is no other work that begins with a subject of its own, and no vocational degree for an engineer', () => {
    const clerk = planFor(tenth(66, 'Odisha', 'Ganjam', { gender: 'female' }), career('bank-clerk'));
    expect(coursesOf(clerk.ways)).not.toContain('ba-english');
    const engineer = planFor(twelfth(pcm, 70, 'Uttar Pradesh', 'Meerut'), career('mechanical-engineer'));
    expect(coursesOf(engineer.ways)).not.toContain('bvoc-renewable-energy');
    const electrician = planFor(twelfth(pcm, 60, 'Uttar Pradesh', 'Azamgarh'), career('electrical-engineer'));
    expect(coursesOf(electrician.ways)).not.toContain('bvoc-renewable-energy');
  });

  it('is no diploma beside a degree that is sure', () => {
    const { ways } = planFor(tenth(88, 'Tamil Nadu', 'Madurai', { gender: 'female' }), career('chartered-accountant'));
    expect(coursesOf(ways)).toEqual(['chartered-accountancy', 'bcom']);
  });

  it('is said to lead to what is best known', () => {
    const { ways } = planFor(
      twelfth(pcm, 89, 'Andhra Pradesh', 'Guntur', { gender: 'female' }),
      course('btech-computer-science-engineering'),
    );
    expect(ways[2]).toMatchObject({ course: 'bca', career: 'software-developer', sure: true });
    const builder = planFor(tenth(70, 'Andhra Pradesh', 'Kurnool'), course('diploma-civil-engineering'));
    expect(builder.ways[1]).toMatchObject({ course: 'btech-civil-engineering', career: 'civil-engineer' });
  });
});

describe('beside what asks for more than is hoped for', () => {
  it.each([
    ['careers', 'merchant-navy-officer', { course: 'btech-mechanical-engineering', career: 'marine-engineer' }],
    ['exams', 'navy-10-2-btech', { exams: ['coast-guard-navik'] }],
  ] as const)('stands what those marks open: of %s %s', (type, id, second) => {
    const { ways } = planFor(twelfth(pcm, 55, 'Uttarakhand', 'Haridwar', { move: 'india', birthDate: '2009-05-10' }), { type, id });
    expect(ways[1]).toMatchObject({ label: 'B', ...second });
  });
});

describe('what is taught far away', () => {
  it.each(['state', 'india', undefined] as const)('is sure to nobody, and a training at home stands beside it (%s)', (move) => {
    const her = twelfth(arts, 59, 'Jharkhand', 'Hazaribagh', { gender: 'female', category: 'st', move });
    const [a, b, c] = planFor(her, career('preschool-teacher')).ways;
    expect(a).toMatchObject({ course: 'diploma-early-childhood-education', sure: false, fewKnown: true, places: [] });
    expect(b).toMatchObject({ course: 'deled-elementary-education', places: [{ near: 'district' }, {}, {}, {}, {}, {}] });
    expect(c).toMatchObject({ sure: true });
  });

  it.each([
    ['Assam', 'Jorhat', 'bsc-general'],
    ['Manipur', 'Ukhrul', 'ba-programme-general'],
  ] as const)('is no plain degree for whom one is taught next door (%s, %s)', (state, district, degree) => {
    const { ways } = planFor(twelfth(pcb, 88, state, district, { gender: 'female' }), career('surgeon'));
    expect(ways[2]).toMatchObject({ course: degree, sure: true });
    expect(ways[2]?.places[0]?.near).toBe('district');
  });
});
