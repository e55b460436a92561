/** What a reading of twenty more plans by eye found, each kept as the student it was found with. On the catalog that ships. */
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
const kinds = (way: Plan['ways'][number] | undefined) => way?.because.map(({ kind }) => kind) ?? [];
const pcm: StudentDetails['subjects'] = ['physics', 'chemistry', 'mathematics', 'english'];
const commerce: StudentDetails['subjects'] = ['accountancy', 'business_studies', 'economics', 'english'];
const arts: StudentDetails['subjects'] = ['history', 'political_science', 'geography', 'hindi', 'english'];
const twelfth = (percent: number): StudentDetails => ({ class: '12', passingYear: 2027, marks: { class12: { percent, expected: true } } });
const graduate = (degree: Partial<Degree>, more: StudentDetails): StudentDetails => ({
  ...{ class: 'graduate', birthDate: '2003-03-01', gender: 'female', degrees: [{ level: 'bachelor', percent: 62, ...degree }] },
  ...more,
});
const inBalasore: StudentDetails = { state: 'Odisha', district: 'Baleshwar', move: 'state' };

describe('places near home', () => {
  it('a pilot begins a B.Sc in his own district where Physics alone is taught in other states, and is told what comes after it', () => {
    const pilot: StudentDetails = {
      ...twelfth(71),
      subjects: pcm,
      state: 'Andhra Pradesh',
      district: 'Guntur',
      move: 'india',
      gender: 'male',
    };
    const [, b, c] = planFor({ ...pilot, birthDate: '2009-04-02', married: false }, career('fighter-pilot')).ways;
    expect(b).toMatchObject({ course: 'bsc-general', sure: true });
    expect(b?.places[0]?.near).toBe('district');
    expect(b?.because).toContainEqual({ kind: 'then', items: [{ type: 'exams', id: 'afcat' }] });
    expect(c?.course).not.toBe('bcom');
  });

  it('a university of her own district comes before one of the Centre’s at the other end of the state', () => {
    const { ways } = planFor(graduate({ family: 'bsc', course: 'bsc-chemistry' }, inBalasore), career('senior-secondary-teacher'));
    expect(ways[0]).toMatchObject({ course: 'msc-chemistry', exams: [] });
    expect(ways[0]?.places[0]?.near).toBe('district');
    // The science of her own degree by distance is the sure way, and not library science.
    expect(ways.at(-1)).toMatchObject({ course: 'msc-chemistry', sure: true, words: 'distance' });
    expect(kinds(ways.at(-1))).toContain('labs');
  });

  it('where our lists name a handful of places it is said so, and those near home are to be asked', () => {
    const near: StudentDetails = { state: 'West Bengal', district: 'Purba Bardhaman', move: 'district' };
    const [mind] = planFor(graduate({ family: 'ba', course: 'ba-psychology' }, near), career('clinical-psychologist')).ways;
    expect(mind).toMatchObject({ course: 'msc-clinical-psychology', fewKnown: true });
    expect(kinds(mind)).toContain('few');
    // Zoology is taught at most universities of the states.
    const [zoology] = planFor(graduate({ family: 'bsc', course: 'bsc-zoology' }, near), career('zoologist-wildlife')).ways;
    expect(zoology?.course).toBe('msc-zoology');
    expect(zoology?.fewKnown).toBeUndefined();
  });

  it('an MD is given out by one counselling, whatever our lists know; AIIMS and its like go by INI-CET', () => {
    const { ways } = planFor(
      graduate({ family: 'mbbs' }, { state: 'Rajasthan', district: 'Jaipur', move: 'india' }),
      career('paediatrician'),
    );
    expect(ways).toMatchObject([
      { course: 'md-paediatrics', exams: ['neet-pg'], fewKnown: true, places: [] },
      { course: 'md-paediatrics', exams: ['ini-cet'] },
      { career: 'general-physician', words: 'work' },
    ]);
    expect(ways[0]?.beyond).toBeUndefined();
    expect(ways[1]?.places.length).toBeGreaterThan(0);
  });
});

describe('the second way', () => {
  it('is of the goal’s own field before another: an architect grows no fruit, a dentist designs no chairs', () => {
    const girl: StudentDetails = {
      ...twelfth(91),
      subjects: pcm,
      state: 'Madhya Pradesh',
      district: 'Gwalior',
      move: 'state',
      gender: 'female',
    };
    expect(planFor(girl, career('architect')).ways.map(({ course }) => course)).not.toContain('bsc-horticulture');
    const inAurangabad: StudentDetails = { state: 'Maharashtra', district: 'Chhatrapati Sambhajinagar', move: 'india' };
    const dentist = planFor(graduate({ family: 'bds' }, inAurangabad), career('orthodontist')).ways;
    expect(dentist.map(({ course }) => course)).not.toContain('mdes');
  });

  it('an MBA at home stands for one of a single field that is taught in other states alone', () => {
    const inGuwahati: StudentDetails = { state: 'Assam', district: 'Kamrup Metropolitan', move: 'state' };
    const [a] = planFor(graduate({ family: 'bba' }, inGuwahati), career('hr-manager')).ways;
    expect(a).toMatchObject({ course: 'mba', career: 'hr-manager' });
    expect(a?.beyond).toBeUndefined();
  });

  it('is no master’s of another subject: whoever studied Hindi and would teach has the B.Ed beside the MA', () => {
    const inGhazipur: StudentDetails = { state: 'Uttar Pradesh', district: 'Ghazipur', move: 'district', subjects: arts };
    const { ways } = planFor(graduate({ family: 'ba', course: 'ba-hindi', percent: 57 }, inGhazipur), career('professor'));
    expect(ways.map(({ course }) => course)).toEqual(['ma-hindi', 'bed']);
  });

  it('of an engineer who sits GATE is a government post, and of a pharmacist no law degree', () => {
    const inWarangal: StudentDetails = { state: 'Telangana', district: 'Warangal', move: 'state' };
    const engineer = planFor(graduate({ family: 'btech', course: 'btech-civil-engineering' }, inWarangal), exam('gate')).ways;
    expect(engineer[1]).toMatchObject({ career: 'government-engineer' });
    const inUjjain: StudentDetails = { state: 'Madhya Pradesh', district: 'Ujjain', move: 'state' };
    const pharmacist = planFor(graduate({ family: 'bpharm' }, inUjjain), career('drug-inspector')).ways;
    expect(pharmacist.map(({ course }) => course)).not.toContain('llb');
    const lawyer = planFor(graduate({ family: 'ba' }, inUjjain), career('advocate')).ways;
    expect(lawyer[0]?.course).toBe('llb');
  });
});

describe('what must come first', () => {
  it('the institute of accountants is sat for after the exams of Class 12', () => {
    const girl: StudentDetails = { ...twelfth(83), subjects: commerce, state: 'Gujarat', district: 'Jamnagar', move: 'district' };
    const { steps } = planFor(girl, career('chartered-accountant'));
    expect(steps.find(({ id }) => id === 'sit:ca-foundation')).toMatchObject({ year: 2027, months: { from: '05' } });
    expect(steps.filter(({ year, kind }) => kind !== 'papers' && year < 2027)).toEqual([]);
  });

  it('a judge’s exam is sat after the years of practice', () => {
    const inJodhpur: StudentDetails = { state: 'Rajasthan', district: 'Jodhpur', move: 'state' };
    const { steps } = planFor(graduate({ family: 'ba_llb' }, inJodhpur), career('judge'));
    expect(steps.filter(({ of }) => of.some(({ id }) => id === 'state-judicial-service')).map(({ year }) => year)).toEqual([
      2030, 2030, 2030,
    ]);
  });
});

describe('whoever holds what a career asks for', () => {
  const inKollam: StudentDetails = { state: 'Kerala', district: 'Kollam', move: 'state' };
  const waysOf = (degree: Partial<Degree>, id: string) => planFor(graduate(degree, inKollam), career(id)).ways;

  it('goes to work, and what they could study on comes after it', () => {
    for (const [family, id] of [
      ['bpharm', 'pharmacist'],
      ['bds', 'dentist'],
      ['bvsc', 'veterinarian'],
      ['bdes', 'product-designer'],
    ] as const)
      expect(waysOf({ family }, id)[0]).toMatchObject({ career: id, words: 'work', exams: [], places: [], sure: true, verdict: 'open' });
    const nurse = waysOf({ family: 'bsc_nursing' }, 'nurse');
    expect(nurse.map(({ words, exams }) => words ?? exams.length > 0)).toEqual([true, true, 'work']);
  });

  it('is told so by a test where the post is given by one, and never twice', () => {
    for (const [family, id] of [
      ['bpharm', 'drug-inspector'],
      ['bsc_agri', 'agriculture-officer'],
    ] as const) {
      const [a, ...others] = waysOf({ family }, id);
      expect(a?.words).toMatch(/^careers/);
      expect(others.filter(({ words }) => words === 'work').length).toBeLessThan(2);
    }
    // A service takes no graduate without its own test, whatever degree they hold.
    const served = waysOf({ family: 'bsc_nursing' }, 'military-nursing-officer').filter(
      ({ career: to }) => to === 'military-nursing-officer',
    );
    expect(served.filter(({ words }) => words === 'work')).toEqual([]);
  });

  it('is not sent to the start of another branch, nor a doctor of Ayurveda to nursing before public health', () => {
    const engineer = waysOf({ family: 'btech', course: 'btech-electrical-engineering', percent: 71 }, 'space-scientist');
    expect(engineer.filter(({ course }) => course?.startsWith('btech'))).toEqual([]);
    expect(engineer[0]).toMatchObject({ exams: ['isro-scientist'] });
    // With fewer marks than the test asks for he is told of what is near, and not of a new start.
    const lower = waysOf({ family: 'btech', course: 'btech-electrical-engineering', percent: 58 }, 'space-scientist');
    expect(lower.filter(({ course }) => course?.startsWith('btech'))).toEqual([]);
    expect(lower.length).toBeGreaterThan(0);
    expect(waysOf({ family: 'bams' }, 'public-health-specialist')[0]?.course).toBe('mph');
  });
});

describe('the gate', () => {
  const inHassan: StudentDetails = { state: 'Karnataka', district: 'Hassan', move: 'state' };

  it('of an MBA near home is any of the tests that colleges of management take, and of an IIM CAT', () => {
    const inIndore: StudentDetails = { state: 'Madhya Pradesh', district: 'Indore', move: 'state' };
    const [a] = planFor(graduate({ family: 'ba' }, inIndore), { type: 'courses', id: 'mba' }).ways;
    expect(a?.exams).toEqual(['cat', 'cmat', 'mat']);
    const [alone] = planFor(graduate({ family: 'ba' }, inHassan), exam('xat')).ways;
    expect(alone?.exams).toEqual(['xat']);
  });

  it('of an LLM at a university of the state is that university’s own, and CLAT opens the law universities', () => {
    const lawyer: StudentDetails = { ...graduate({ family: 'ba_llb' }, inHassan) };
    const [a, b] = planFor(lawyer, career('law-professor')).ways;
    expect(a).toMatchObject({ course: 'llm', words: 'college' });
    expect(b).toMatchObject({ course: 'llm', exams: ['clat-pg'], places: [{ college: 'nlsiu-bengaluru' }] });
  });

  it('of an IISER is its own test, also for whoever stays in the state', () => {
    const girl: StudentDetails = { ...twelfth(84), subjects: pcm, state: 'Kerala', district: 'Kollam', move: 'state', gender: 'female' };
    const iiser = planFor(girl, career('physicist')).ways.filter(({ course }) => course === 'bs-ms-dual-degree');
    expect(iiser.map(({ exams }) => exams)).toEqual([['iiser-iat']]);
  });
});

describe('before a test that takes every graduate', () => {
  it('whoever studies arts begins a BA and no B.Com, and no first degree comes after another', () => {
    const boy: StudentDetails = {
      ...twelfth(66),
      subjects: arts,
      state: 'Madhya Pradesh',
      district: 'Sagar',
      move: 'state',
      gender: 'male',
    };
    const bank = planFor(boy, career('bank-po')).ways[0];
    expect(bank).toMatchObject({ course: 'ba-programme-general' });
    const teacher = planFor({ ...boy, subjects: pcm }, career('senior-secondary-teacher')).ways;
    expect(
      teacher.flatMap(({ because }) => because.flatMap((one) => (one.kind === 'then' ? one.items.map(({ id }) => id) : []))),
    ).not.toContain('bsc-general');
  });
});

describe('what only shares a wide field', () => {
  it('fills up no plan: no accountants beside a bank, no design beside a newspaper', () => {
    const boy: StudentDetails = { ...twelfth(66), state: 'Gujarat', district: 'Rajkot', move: 'state', gender: 'male' };
    const coursesOf = (subjects: StudentDetails['subjects'], id: string) =>
      planFor({ ...boy, subjects }, career(id)).ways.map(({ course }) => course);
    expect(coursesOf(commerce, 'bank-po')).not.toContain('chartered-accountancy');
    expect(coursesOf(arts, 'journalist')).not.toContain('bdes-communication-design');
  });
});
