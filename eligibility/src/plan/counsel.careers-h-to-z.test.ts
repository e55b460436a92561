/** What a reading of two plans for every career from H to Z found, kept as a student for each cause. On the catalog that ships. */
import type { Degree, StudentDetails } from '@disha/contract/passport';
import { describe, expect, it } from 'vitest';
import { realBook } from '../testing/real-book.ts';
import { realKnowledge } from '../testing/real-knowledge.ts';
import { propose, type Proposed } from './counsel.ts';
import type { NotedItem } from './proposal.ts';

const planFor = (passport: StudentDetails, id: string): Proposed => {
  const noted: readonly NotedItem[] = [{ type: 'careers', id }];
  return propose(realBook, { passport, wishes: { noted, result: null }, year: 2027, today: '2026-11-18' }, realKnowledge);
};
const coursesOf = ({ ways }: Proposed) => ways.map(({ course }) => course ?? '');

const pcb: StudentDetails['subjects'] = ['physics', 'chemistry', 'biology', 'english'];
const commerce: StudentDetails['subjects'] = ['accountancy', 'business_studies', 'economics', 'english'];
const arts: StudentDetails['subjects'] = ['history', 'political_science', 'geography', 'english'];
const tenth = (percent: number, more: StudentDetails): StudentDetails => ({
  ...{ class: '10', passingYear: 2027, marks: { class10: { percent, expected: true } }, gender: 'male', move: 'state' },
  ...more,
});
const twelfth = (subjects: StudentDetails['subjects'], percent: number, more: StudentDetails): StudentDetails => ({
  ...{ class: '12', passingYear: 2027, subjects, marks: { class12: { percent, expected: true } }, gender: 'female', move: 'state' },
  ...more,
});
const graduate = (degree: Partial<Degree>, more: StudentDetails): StudentDetails => ({
  ...{ class: 'graduate', birthDate: '2003-08-01', gender: 'male', move: 'state' },
  degrees: [{ level: 'bachelor', percent: 64, ...degree }],
  ...more,
});

describe('a degree of medicine that few of our lists name', () => {
  it('is given out in every state by the one counselling there is', () => {
    const inKolkata = graduate({ family: 'mbbs', course: 'mbbs' }, { state: 'West Bengal', district: 'Kolkata' });
    const [a] = planFor(inKolkata, 'pathologist').ways;
    expect(a).toMatchObject({ course: 'md-pathology', exams: ['neet-pg'], fewKnown: true });
    expect(a?.beyond).toBeUndefined();
    // Not in every district: there it is farther, and still by that counselling.
    const inMangan = graduate({ family: 'mbbs', course: 'mbbs' }, { state: 'Sikkim', district: 'Mangan', move: 'district' });
    expect(planFor(inMangan, 'radiologist').ways[0]).toMatchObject({ exams: ['neet-pg'], beyond: true });
  });
});

describe('a student in Class 10 who would reckon', () => {
  it('is told to take mathematics, and no biology', () => {
    const inPorbandar = tenth(47, { state: 'Gujarat', district: 'Porbandar', move: 'district' });
    const { ways, warnings } = planFor(inPorbandar, 'mathematician');
    expect(ways[0]).toMatchObject({ course: 'bsc-general' });
    expect(JSON.stringify(warnings)).toContain('mathematics');
    expect(JSON.stringify(warnings)).not.toContain('biology');
  });
});

describe('for a student who would go anywhere', () => {
  it('a college at the other end of India is not nearer than the like of it at home', () => {
    const inLakhimpur = graduate({ family: 'bcom', course: 'bcom', percent: 55 }, { state: 'Assam', district: 'Lakhimpur', move: 'india' });
    const [a] = planFor(inLakhimpur, 'marketing-manager').ways;
    expect(a).toMatchObject({ course: 'mba' });
    expect(a?.places[0]?.near).toBe('district');
    const inGaya = tenth(70, { state: 'Bihar', district: 'Gaya Ji', move: 'india' });
    expect(planFor(inGaya, 'physical-education-teacher').ways[0]).toMatchObject({ course: 'ba-programme-general', sure: true });
  });
});

describe('law', () => {
  it('is no science and no art: one degree of it is no twin of another', () => {
    const inUnakoti = twelfth(arts, 48, { state: 'Tripura', district: 'Unakoti', move: 'india' });
    expect(coursesOf(planFor(inUnakoti, 'judge'))).not.toContain('bsc-llb');
  });

  it('beside management is law beside the arts, where that alone is taught at home', () => {
    const inHills = tenth(84, { state: 'Meghalaya', district: 'West Khasi Hills' });
    expect(planFor(inHills, 'legal-advisor').ways[0]).toMatchObject({ course: 'ba-llb', career: 'legal-advisor' });
  });

  it('in Delhi begins with the test of its own university', () => {
    const inDelhi = twelfth(arts, 79, { state: 'Delhi', district: 'North West' });
    const [a] = planFor(inDelhi, 'law-professor').ways;
    expect(a).toMatchObject({ course: 'ba-llb', exams: ['ailet'] });
    expect(a?.places.map(({ college }) => college)).toEqual(['nlu-delhi']);
  });
});

describe('what stands in words alone', () => {
  it('is a way to what is wished for, and fills up no other plan', () => {
    const inVellore = twelfth(commerce, 85, { state: 'Tamil Nadu', district: 'Vellore' });
    const words = (plan: Proposed) => plan.ways.map((way) => way.words ?? '');
    expect(words(planFor(inVellore, 'insurance-agent'))).toContain('careers/insurance-agent/0/1');
    expect(words(planFor(inVellore, 'insurance-officer')).join()).not.toContain('insurance-agent');
    const inHills = tenth(78, { state: 'Meghalaya', district: 'West Jaintia Hills', move: 'india' });
    const [a] = planFor(inHills, 'security-guard').ways;
    expect(a).toMatchObject({ label: 'A', words: 'careers/security-guard/0/1' });
    // It is a training: that no course is needed is not said.
    expect(a?.because.map(({ kind }) => kind)).not.toContain('alone');
  });

  it('is what an engineer has still to learn before going to sea', () => {
    const inNuh = graduate({ family: 'btech', course: 'btech-mechanical-engineering' }, { state: 'Haryana', district: 'Nuh' });
    expect(planFor(inNuh, 'marine-engineer').ways[0]).toMatchObject({ label: 'A', words: 'careers/marine-engineer/2/3' });
  });
});

describe('a graduate', () => {
  it('of engineering begins no science from the start', () => {
    const inSrinagar: StudentDetails = { state: 'Jammu and Kashmir', district: 'Srinagar', move: 'district' };
    const engineer = graduate({ family: 'btech', course: 'btech-mechanical-engineering', percent: 58 }, inSrinagar);
    expect(coursesOf(planFor(engineer, 'nuclear-engineer')).join()).not.toMatch(/^bsc-|,bsc-|integrated-msc/);
  });

  it('is not said to be ready for a post that a test alone gives', () => {
    const inKokrajhar = graduate(
      { family: 'btech', course: 'btech-mechanical-engineering', percent: 61 },
      { state: 'Assam', district: 'Kokrajhar' },
    );
    const { ways } = planFor(inKokrajhar, 'space-scientist');
    expect(ways.filter(({ words, career }) => words === 'work' && career === 'space-scientist')).toEqual([]);
  });

  it('of eyes or of the arts manages nothing', () => {
    const inLeh = graduate({ family: 'bsc', course: 'bsc-optometry' }, { state: 'Ladakh', district: 'Leh' });
    expect(coursesOf(planFor(inLeh, 'optometrist'))).not.toContain('mba');
    const inGolaghat = graduate({ family: 'bfa', course: 'bfa' }, { state: 'Assam', district: 'Golaghat', move: 'district' });
    expect(coursesOf(planFor(inGolaghat, 'illustrator'))).not.toContain('mba');
    const inKakching = graduate(
      { family: 'ba', course: 'ba-hindi', percent: 47 },
      { state: 'Manipur', district: 'Kakching', category: 'st' },
    );
    expect(coursesOf(planFor(inKakching, 'singer-musician'))).not.toContain('mba');
  });

  it('is asked for no per cent where a pass is enough', () => {
    const inUkhrul = graduate({ family: 'ba', course: 'ba-programme-general' }, { state: 'Manipur', district: 'Ukhrul', category: 'sc' });
    const tte = planFor(inUkhrul, 'railway-station-master').ways.find(({ exams }) => exams.includes('rrb-ntpc-ug'));
    expect(tte?.verdict).toBe('open');
  });
});

describe('what shares a field, and nothing else,', () => {
  it('stands beside no wish', () => {
    const inChuru = tenth(79, { state: 'Rajasthan', district: 'Churu' });
    expect(coursesOf(planFor(inChuru, 'surgeon'))).not.toContain('bnys');
    const inDahod = tenth(61, { state: 'Gujarat', district: 'Dahod' });
    expect(coursesOf(planFor(inDahod, 'plumber'))).not.toContain('diploma-tool-die-making');
    const inBotad = tenth(67, { state: 'Gujarat', district: 'Botad' });
    expect(coursesOf(planFor(inBotad, 'public-policy-analyst'))).not.toContain('integrated-programme-management');
    const inChampawat = tenth(59, { state: 'Uttarakhand', district: 'Champawat', gender: 'female' });
    expect(coursesOf(planFor(inChampawat, 'makeup-artist'))).not.toContain('bba');
  });
});

describe('a college with a test of its own', () => {
  it('is not said to take by marks', () => {
    const inVellore = twelfth(pcb, 61, { state: 'Tamil Nadu', district: 'Vellore', move: 'district', gender: 'male' });
    const [a] = planFor(inVellore, 'ot-technician').ways;
    expect(a).toMatchObject({ course: 'bsc-operation-theatre-technology', byMarks: false, words: 'college' });
  });
});

describe('a student of commerce', () => {
  it('who would help others begins with a B.Com, where the master’s takes every graduate', () => {
    const inKorea = twelfth(commerce, 84, { state: 'Chhattisgarh', district: 'Korea', move: 'district' });
    expect(planFor(inKorea, 'social-entrepreneur').ways[0]).toMatchObject({ course: 'bcom' });
  });
});

describe('near and far', () => {
  it('a trade is learned near home, also where our lists name its ITIs at the other end of the state alone', () => {
    const inPalghar: StudentDetails = { state: 'Maharashtra', district: 'Palghar' };
    const [a] = planFor(twelfth(pcb, 47, inPalghar), 'machinist').ways;
    expect(a).toMatchObject({ course: 'iti-machinist', sure: true, places: [] });
    expect(a?.because.map(({ kind }) => kind)).toContain('unlisted');
  });

  it('who is strong and would go anywhere is told of the institute beside the college at home', () => {
    const onAnIsland: StudentDetails = { state: 'Lakshadweep', district: 'Lakshadweep', move: 'india' };
    const { ways } = planFor(twelfth(pcb, 88, onAnIsland), 'molecular-biologist');
    expect(ways[0]).toMatchObject({ course: 'bsc-general', sure: true });
    expect(ways[1]).toMatchObject({ label: 'B', course: 'integrated-msc-sciences', exams: ['nest'] });
  });

  it('an MBA of one field at the other end of the state gives way to the MBA at home, where the field is chosen later', () => {
    const inBengaluru: StudentDetails = { state: 'Karnataka', district: 'Bengaluru Urban', move: 'state', gender: 'female' };
    const held = graduate({ family: 'bba', course: 'bba', percent: 67 }, inBengaluru);
    expect(planFor(held, 'hr-manager').ways[0]).toMatchObject({ course: 'mba', places: [{ near: 'district' }, {}, {}, {}, {}, {}] });
  });

  it('a master’s is studied at the university of the own district', () => {
    const inAizawl: StudentDetails = { state: 'Mizoram', district: 'Aizawl', move: 'india' };
    const [a] = planFor(graduate({ family: 'bsc', course: 'bsc-physics', percent: 63 }, inAizawl), 'professor').ways;
    expect(a).toMatchObject({ course: 'msc-physics', exams: ['cuet-pg'] });
    expect(a?.places[0]).toMatchObject({ college: 'mizoram-university', near: 'district' });
  });
});
