/** Students a counsellor knows, on the catalog that ships: what must be proposed to each, and what must not. */
import { describe, expect, it } from 'vitest';
import type { StudentDetails } from '@disha/contract/passport';
import { texts as english } from '../words/en/plan.ts';
import { texts as verdictsInEnglish } from '../words/en/verdicts.ts';
import { texts as hindi } from '../words/hi/plan.ts';
import { texts as verdictsInHindi } from '../words/hi/verdicts.ts';
import { realBook } from '../testing/real-book.ts';
import { realKnowledge } from '../testing/real-knowledge.ts';
import { leftWithNothing } from './chance.ts';
import { propose, type Proposed } from './counsel.ts';
import type { Knowledge, KnownChance } from './knowledge.ts';
import type { NotedItem } from './proposal.ts';
import { tellProposal, type Speech } from './tell-proposal.ts';

const today = '2026-11-17';
type Result = { fields: ['civil_services']; careers: string[]; courses: string[] } | null;
const planFor = (passport: StudentDetails, noted: readonly NotedItem[], more: Partial<Knowledge> = {}, result: Result = null): Proposed =>
  propose(realBook, { passport, wishes: { noted, result }, year: 2027, today }, { ...realKnowledge, ...more });
const career = (id: string): NotedItem => ({ type: 'careers', id });
const course = (id: string): NotedItem => ({ type: 'courses', id });
const way = ({ ways }: Proposed, label: string) => ways.find((one) => one.label === label);
const coursesOf = ({ ways }: Proposed) => ways.flatMap((one) => one.course ?? []);
const speech = (plan: Speech['plan'], verdicts: Speech['verdicts']): Speech => ({
  ...{ plan, verdicts, states: {}, nameOf: (_: string, id: string) => id, wordsAt: (at: string) => at },
});

const twelfth = { class: '12', passingYear: 2027, birthDate: '2009-03-05' } as const;
const pcb = ['physics', 'chemistry', 'biology', 'english'] as const;
const pcm = ['physics', 'chemistry', 'mathematics', 'english'] as const;

it('a student of commerce is told of the first door that is shut, and not of a degree years behind it', () => {
  const { replaced } = planFor({ ...twelfth, subjects: ['accountancy', 'business_studies', 'economics', 'english'] }, [career('surgeon')]);
  expect(replaced?.judgement.reasons[0]?.said.condition).toMatchObject({ kind: 'subjects', of: ['physics'] });
});

describe('a boy in Gaya who wants to become a clerk and stay in Bihar', () => {
  const boy: StudentDetails = {
    ...{ ...twelfth, gender: 'male', state: 'Bihar', district: 'Gaya Ji', move: 'state' },
    ...{ subjects: ['history', 'political_science', 'hindi'], marks: { class12: { percent: 58, expected: true } } },
  };
  const plan = planFor(boy, [career('government-clerk')]);

  it('is led to SSC CHSL, then the test of his own state, and has a degree by marks near home', () => {
    expect(way(plan, 'A')).toMatchObject({ career: 'government-clerk', exams: ['ssc-chsl'], places: [] });
    expect(way(plan, 'B')).toMatchObject({ career: 'government-clerk', exams: ['bssc-inter-level'] });
    expect(way(plan, 'C')).toMatchObject({ sure: true, exams: [], verdict: 'open' });
    expect(plan).not.toHaveProperty('missingSure');
  });

  it('is sent to no other state, no law, no NCC', () => {
    for (const { places } of plan.ways) expect(places.map(({ near }) => near)).not.toContain('india');
    expect(coursesOf(plan).filter((id) => /llb|ncc/.test(id))).toEqual([]);
  });

  it('sits an exam for whoever has Class 12 once he has it', () => {
    for (const { kind, year, months } of plan.steps) if (kind === 'sit' && months) expect(`${year}-${months.from}` > '2027-05').toBe(true);
  });
});

describe('a girl in Sikar who wants to be a vet', () => {
  const girl: StudentDetails = { ...twelfth, subjects: pcb, gender: 'female', state: 'Rajasthan', district: 'Sikar', move: 'state' };
  const plan = planFor({ ...girl, marks: { class12: { percent: 78, expected: true } } }, [career('veterinarian')]);

  it('is led to B.V.Sc through NEET, has another gate beside it and a sure way near home', () => {
    expect(way(plan, 'A')).toMatchObject({ course: 'bvsc-animal-husbandry', exams: ['neet-ug'] });
    expect(way(plan, 'B')?.exams).not.toContain('neet-ug');
    expect(way(plan, 'C')).toMatchObject({ sure: true, byMarks: true });
    expect(way(plan, 'C')?.places[0]?.near).toBe('district');
  });

  it('is offered neither fisheries nor poultry, and nothing in another state', () => {
    expect(coursesOf(plan).filter((id) => /fish|bfsc|poultry/.test(id))).toEqual([]);
    for (const { places } of plan.ways) expect(places.map(({ near }) => near)).not.toContain('india');
  });
});

describe('a graduate in history', () => {
  const graduate: StudentDetails = {
    ...{ class: 'graduate', passingYear: 2026, birthDate: '2004-05-05', gender: 'female', state: 'Uttar Pradesh', district: 'Varanasi' },
    ...{
      subjects: ['history', 'political_science', 'english'],
      degrees: [{ level: 'bachelor', family: 'ba', percent: 54 }],
      move: 'state',
    },
  };

  it('is told why surgeon is closed, and led to the next wish by its job exam', () => {
    const plan = planFor(graduate, [career('surgeon'), career('ias-officer')]);
    expect(plan).toMatchObject({ goal: { id: 'ias-officer' }, replaced: { id: 'surgeon' } });
    expect(way(plan, 'A')).toMatchObject({ exams: ['upsc-cse'] });
    expect(way(plan, 'A')).not.toHaveProperty('course');
    expect(way(plan, 'B')?.exams).not.toContain('upsc-cse');
    expect(plan.notTaken).toContainEqual(expect.objectContaining({ id: 'surgeon', why: expect.objectContaining({ kind: 'closed' }) }));
  });

  it('is led to the test of the banks, and begins no first degree again', () => {
    const plan = planFor(graduate, [career('bank-clerk')]);
    expect(way(plan, 'A')?.exams).toEqual(['ibps-clerk']);
    expect(coursesOf(plan)).not.toContain('ba-programme-general');
  });
});

describe('a goal that stands in the place of a closed wish', () => {
  const arts: StudentDetails = {
    ...{ ...twelfth, subjects: ['accountancy', 'business_studies', 'economics', 'english'] },
    ...{ state: 'Gujarat', district: 'Rajkot', move: 'state' },
  };
  const reasonsOf = (plan: Proposed, texts: Speech['plan'] = english) =>
    tellProposal(plan, speech(texts, verdictsInEnglish)).ways.flatMap(({ reasons }) => reasons);

  it('is never told as what the student wants or noted', () => {
    const plan = planFor(arts, [career('surgeon')]);
    expect(plan).toMatchObject({ replaced: { id: 'surgeon' }, goal: { type: 'careers' } });
    expect(reasonsOf(plan)).toContain(english.because.instead.goal(plan.goal?.id ?? ''));
    expect(reasonsOf(plan).filter((text) => text.includes('what you want'))).toEqual([]);
    expect(reasonsOf(plan, hindi)).toContain(hindi.because.instead.goal(plan.goal?.id ?? ''));
    const ofCourse = planFor(arts, [course('mbbs')]);
    expect(ofCourse).toMatchObject({ replaced: { id: 'mbbs' } });
    expect(reasonsOf(ofCourse).filter((text) => text === english.because.itself || text.includes('what you want'))).toEqual([]);
  });

  it('is told as what they want where it is another wish of theirs', () => {
    const plan = planFor(arts, [career('surgeon'), career('nurse')]);
    expect(plan).toMatchObject({ replaced: { id: 'surgeon' }, goal: { id: 'nurse' } });
    expect(reasonsOf(plan)).toContain(english.because.goal('nurse'));
  });
});

describe('those who walked through the whole product', () => {
  it('Class 10, in Hindi: begins with the subjects and what each keeps open, and everything in words', () => {
    const plan = planFor({ class: '10', passingYear: 2027, state: 'Uttar Pradesh', district: 'Gorakhpur', gender: 'female' }, [
      career('general-physician'),
    ]);
    expect(plan.steps[0]).toMatchObject({ kind: 'subjects', year: 2027 });
    const keeps = new Map(plan.keeps.map(({ choice, ways }) => [choice, ways]));
    expect(keeps.get('pcb')).toContain('A');
    expect(keeps.get('arts')).not.toContain('A');
    const told = tellProposal(plan, speech(hindi, verdictsInHindi));
    for (const text of told.ways.flatMap(({ reasons }) => reasons)) expect(text).toMatch(/[ऀ-ॿ]/);
    expect(told.steps[0]?.why).toContain(hindi.choices.pcb);
    for (const { kind, year } of plan.steps) if (kind === 'sit') expect(year).toBe(2029);
  });

  const jee: KnownChance = { probability: 0.96, rank: 'josaa/crl' };
  const boy: StudentDetails = {
    ...twelfth,
    subjects: pcm,
    marks: { class12: { percent: 82, subjects: { physics: 80, chemistry: 78, mathematics: 85 } } },
  };

  it('a boy with a rank: its chance stands at the way, and makes it sure from 95', () => {
    const chanceOf = (exam: string) => (exam === 'jee-main' ? jee : null);
    const plan = planFor({ ...boy, state: 'Bihar', district: 'Patna' }, [course('btech-civil-engineering')], { chanceOf });
    expect(way(plan, 'A')).toMatchObject({ exams: ['jee-main'], chance: { band: 'likely', percent: 96 }, sure: true });
  });

  it('a seat that was picked brings its exam and its college', () => {
    const seat = {
      counselling: 'josaa',
      line: 'x',
      exam: 'jee-main',
      course: 'btech-civil-engineering',
      probability: 0.6,
      rank: 'josaa/crl',
    };
    const plan = planFor({ ...boy, state: 'Maharashtra', district: 'Pune' }, [course('btech-civil-engineering')], { seats: [seat] });
    expect(way(plan, 'A')).toMatchObject({ exams: ['jee-main'], byMarks: false, chance: { band: 'possible', percent: 60 } });
  });

  it('a commerce student who wants a government job: exams, and a degree by marks', () => {
    const passport: StudentDetails = {
      ...twelfth,
      subjects: ['accountancy', 'business_studies', 'economics', 'english'],
      state: 'Gujarat',
      district: 'Surat',
    };
    const plan = planFor(passport, [], {}, { fields: ['civil_services'], careers: ['government-clerk'], courses: [] });
    expect(plan.goal).toEqual({ type: 'careers', id: 'government-clerk' });
    expect(way(plan, 'A')?.exams).toEqual(['ssc-chsl']);
    expect(plan.ways.some(({ sure }) => sure)).toBe(true);
  });

  it('a girl who will not reach MBBS: no way hangs on a chance below 15 in 100', () => {
    const passport: StudentDetails = { ...twelfth, subjects: pcb, state: 'West Bengal', district: 'Nadia', gender: 'female' };
    const chanceOf = (exam: string): KnownChance | null => (exam === 'neet-ug' ? { probability: 0.04, rank: 'mcc/neet' } : null);
    const plan = planFor(passport, [course('mbbs')], { chanceOf });
    expect(plan.ways.flatMap(({ exams }) => exams)).not.toContain('neet-ug');
    expect(plan.ways.some(({ sure }) => sure)).toBe(true);
  });

  it('a mother, of whom nothing is known: a plan all the same, without a guess', () => {
    const plan = planFor({}, [career('nurse')]);
    expect(way(plan, 'A')).toMatchObject({ career: 'nurse', chance: null });
    expect(plan.leftWithNothing).toBeNull();
    expect(tellProposal(plan, speech(english, verdictsInEnglish)).ways.every(({ reasons }) => reasons.length > 0)).toBe(true);
  });

  it('a teacher who has noted nothing: no plan, and no invention', () => {
    expect(planFor({}, [])).toMatchObject({ goal: null, ways: [], notTaken: [], steps: [] });
  });
});

describe('a course that is not taught within reach', () => {
  it('is beyond as way A, and the others are sought near home', () => {
    const passport: StudentDetails = {
      ...twelfth,
      subjects: pcm,
      state: 'Madhya Pradesh',
      district: 'Rewa',
      move: 'district',
      gender: 'female',
    };
    const plan = planFor(passport, [course('barch')]);
    expect(way(plan, 'A')).toMatchObject({ course: 'barch', beyond: true });
    expect(way(plan, 'B')).not.toHaveProperty('beyond');
  });
});

describe('certificates', () => {
  const arts: StudentDetails = { ...twelfth, subjects: ['history', 'hindi'], state: 'Maharashtra', district: 'Pune' };

  it('are a way where most come so to what was noted, or where one was noted itself', () => {
    expect(way(planFor(arts, [course('certificate-photography')]), 'A')).toMatchObject({ course: 'certificate-photography' });
  });

  it('fill up nothing', () => {
    for (const id of ['government-clerk', 'journalist', 'advocate', 'army-officer'])
      expect(coursesOf(planFor(arts, [career(id)])).filter((one) => /^(certificate|iti|ncc)-/.test(one))).toEqual([]);
  });
});

it('a student with two ways on one rank is left with nothing oftener than two coins say, and less often than with one way', () => {
  const rank = 'josaa/CRL';
  const chanceOf = (exam: string, of?: string): KnownChance =>
    exam === 'jee-main' ? { probability: of === 'btech-civil-engineering' ? 0.6 : 0.96, rank } : { probability: 0.5, rank: `${exam}/own` };
  const passport: StudentDetails = {
    ...{ ...twelfth, subjects: pcm, state: 'Delhi', district: 'South', gender: 'male' },
    marks: { class12: { percent: 82, subjects: { physics: 80, chemistry: 78, mathematics: 85 } } },
  };
  const { ways, leftWithNothing: left } = planFor(passport, [course('btech-civil-engineering')], { chanceOf });
  const onRank = ways.filter(({ exams }) => exams.includes('jee-main'));
  const others = ways.filter((one) => !onRank.includes(one)).reduce((share, { chance }) => share * (1 - (chance?.percent ?? 0) / 100), 1);
  expect(onRank).toHaveLength(2);
  const coins = 100 * others * onRank.reduce((share, { chance }) => share * (1 - (chance?.percent ?? 0) / 100), 1);
  expect(left).toBeGreaterThan(coins);
  expect(left).toBeLessThan(100 * others * 0.04 + 1);
});

it('counts ways on one rank together: a bad year is bad for both', () => {
  const chance = (probability: number, rank: string): KnownChance => ({ probability, rank });
  const left = (...all: readonly (KnownChance | null)[]) => leftWithNothing(all.map((one) => ({ chance: one })));
  expect(left(chance(0.8, 'a'))).toBe(20);
  // Neither two coins, 10, nor the better of them alone, 20: the yearly shift of a list of seats.
  expect(left(chance(0.8, 'a'), chance(0.5, 'a'))).toBe(13);
  expect(left(chance(0.8, 'a'), chance(0.5, 'b'))).toBe(10);
  expect(left(chance(0.8, 'a'), null)).toBeNull();
});

it('a wish of work whose course stands in the plan for something nearer is not said to be taught nowhere', () => {
  const girl: StudentDetails = { ...twelfth, subjects: [...pcb], gender: 'female', state: 'Bihar', district: 'Patna', move: 'state' };
  const { notTaken } = planFor(girl, [{ type: 'exams', id: 'cuet-ug' }, career('dietitian')]);
  expect(notTaken.filter(({ why }) => why.kind === 'none')).toEqual([]);
});
