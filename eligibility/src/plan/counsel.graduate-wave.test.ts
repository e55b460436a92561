/** What readings of plans of graduates with the most usual wishes found, by kind. On the catalog that ships. */
import type { Degree, StudentDetails } from '@disha/contract/passport';
import { describe, expect, it } from 'vitest';
import { realBook } from '../testing/real-book.ts';
import { realKnowledge } from '../testing/real-knowledge.ts';
import { propose } from './counsel.ts';
import type { NotedItem } from './proposal.ts';

const born = { birthDate: '2004-06-15', gender: 'male' } as const;
const holder = (
  course: string,
  state: StudentDetails['state'],
  district: string,
  more: Partial<StudentDetails> & Partial<Degree> = {},
): StudentDetails => {
  const { percent = 60, family, level = 'bachelor', ...rest } = more;
  const degree = { level, percent, course, ...(family === undefined ? {} : { family }) };
  return { class: 'graduate', ...born, move: 'state', state, district, degrees: [degree], ...rest };
};
const proposed = (passport: StudentDetails, ...noted: readonly NotedItem[]) =>
  propose(realBook, { passport, wishes: { noted, result: null }, year: 2027, today: '2026-11-18' }, realKnowledge);
const planOf = (passport: StudentDetails, ...noted: readonly NotedItem[]) => proposed(passport, ...noted).ways;
const planFor = (passport: StudentDetails, type: NotedItem['type'], id: string) => planOf(passport, { type, id });
type Way = ReturnType<typeof planFor>[number] | undefined;
const kinds = (way: Way) => way?.because.map(({ kind }) => kind) ?? [];
const said = (way: Way) => way?.because.flatMap((one) => (one.kind === 'said' ? [one.said.condition] : [])) ?? [];

describe('a graduate', () => {
  it('whose degree is told by its course alone is of that course’s family', () => {
    const byCourse = holder('ba-history', 'Bihar', 'Gaya Ji');
    const byBoth = holder('ba-history', 'Bihar', 'Gaya Ji', { family: 'ba' });
    expect(planFor(byCourse, 'careers', 'ias-officer')).toEqual(planFor(byBoth, 'careers', 'ias-officer'));
    expect(planFor(byCourse, 'careers', 'ias-officer').map(({ course }) => course)).not.toContain('mba');
  });

  it('of engineering goes on to an M.Tech before a master’s of science', () => {
    const ways = planFor(holder('btech-computer-science-engineering', 'Karnataka', 'Tumakuru'), 'careers', 'software-developer');
    expect(ways[0]?.words).toBe('work');
    expect(ways.map(({ course }) => course)).not.toContain('msc-data-science');
  });

  it('sits the test by which most come to it, though its notice alone names the branches', () => {
    const [a, b] = planFor(holder('btech-mechanical-engineering', 'Tamil Nadu', 'Salem'), 'careers', 'government-engineer');
    expect([a?.exams, b?.exams]).toEqual([['state-ae-je'], ['upsc-ese']]);
  });

  it('sits the own state’s test for the same posts beside that of all India, also where no catalog holds it', () => {
    const [a, b] = planFor(holder('bsc-general', 'Madhya Pradesh', 'Rewa'), 'careers', 'police-sub-inspector');
    expect(a?.exams).toEqual(['ssc-cpo']);
    expect(b).toMatchObject({ career: 'police-sub-inspector', exams: [] });
    expect(b?.words).toMatch(/^careers\/police-sub-inspector/);
    const bihari = planFor(holder('bsc-general', 'Bihar', 'Patna'), 'careers', 'police-sub-inspector');
    expect(bihari[0]?.exams).toContain('bihar-police-si');
    expect(bihari.map(({ words }) => words)).not.toContainEqual(expect.stringMatching(/^careers\/police-sub-inspector/));
  });

  it('is told every condition of a test, and not the first alone', () => {
    const [a] = planFor(holder('bsc-zoology', 'Bihar', 'Patna'), 'exams', 'bpsc-tre');
    expect(said(a)).toMatchObject([{ what: 'tet' }, { what: 'bed_deled' }]);
  });

  it.each([
    ['bsc-zoology', 'Bihar', 'Patna', 'bpsc-tre', 'msc-zoology'],
    ['ba-economics', 'Karnataka', 'Belagavi', 'upsc-cse', 'ma-economics'],
    ['ba-history', 'West Bengal', 'Murshidabad', 'wbcs', 'ma-history'],
  ] as const)('of %s in %s has beside tests the master’s of the own subject', (course, state, district, exam, master) => {
    const ways = planFor(holder(course, state, district), 'exams', exam);
    expect(ways.find(({ sure }) => sure)).toMatchObject({ course: master, words: 'distance' });
    expect(kinds(ways.find(({ sure }) => sure))).toContain('onward');
  });

  it('who would serve the state sits for the Centre beside it, before a test of clerks', () => {
    const [, b] = planFor(holder('ba-history', 'West Bengal', 'Murshidabad'), 'exams', 'wbcs');
    expect(b?.exams).toEqual(['upsc-cse']);
  });

  it('enters no university of the Centre by a test of the state', () => {
    const [a] = planFor(holder('bcom-computer-applications', 'Telangana', 'Hyderabad', { move: 'district' }), 'careers', 'data-analyst');
    expect(a?.exams).toEqual(['tg-icet']);
    expect(a?.places.length).toBeGreaterThan(0);
    expect(a?.places.map(({ college }) => college)).not.toContain('university-of-hyderabad');
  });

  it('who sits a test for a master’s goes on in what was studied', () => {
    const ways = planFor(holder('bsc-physics', 'Kerala', 'Thrissur', { move: 'india' }), 'exams', 'iit-jam');
    expect(ways.slice(0, 2)).toMatchObject([
      { course: 'msc-physics', exams: ['iit-jam'] },
      { course: 'msc-physics', exams: ['cuet-pg'] },
    ]);
  });

  it('takes the master’s first that a test asks for, and is not said to enter it by that test', () => {
    const ways = planFor(holder('ba-english', 'Delhi', 'South', { move: 'india' }), 'exams', 'ugc-net');
    expect(ways.map(({ course }) => course)).toEqual(['ma-english', 'ma-english', 'ma-english']);
    for (const way of ways) {
      expect(way.because).toContainEqual({ kind: 'then', items: [{ type: 'exams', id: 'ugc-net' }] });
      expect(kinds(way)).not.toContain('opened');
    }
  });

  it('with the master’s of chemistry is led by the test of sciences to research, and to no mathematics or stars', () => {
    const one = holder('bsc-chemistry', 'Karnataka', 'Dharwad', { move: 'india', percent: 66 });
    const both = { ...one, degrees: [...(one.degrees ?? []), { level: 'master' as const, course: 'msc-chemistry', percent: 64 }] };
    expect(planFor(both, 'exams', 'csir-net')[1]).toMatchObject({ career: 'research-scientist' });
  });

  it.each([
    ['btech-mining-engineering', 'Jharkhand', 'Dhanbad', 'mining-engineer', { exams: ['psu-graduate-engineer-gate'] }],
    ['bdes-fashion-design', 'Rajasthan', 'Jaipur', 'fashion-designer', { course: 'mdes' }],
  ] as const)(
    'who works as what they are has beside it what their profession goes on to: %s',
    (course, state, district, career, beside) => {
      const [a, b] = planFor(holder(course, state, district, { move: 'india', percent: 66 }), 'careers', career);
      expect(a).toMatchObject({ words: 'work', sure: true });
      expect(b).toMatchObject(beside);
    },
  );

  it('of science who would serve has the master’s of offices where nothing else is sure', () => {
    const ways = planFor(holder('bsc-mathematics', 'Telangana', 'Karimnagar'), 'exams', 'tgpsc-group-1');
    expect(ways.find(({ sure }) => sure)).toMatchObject({ course: 'ma-public-administration', words: 'distance' });
    const ranger = planFor(holder('bsc-general', 'Odisha', 'Mayurbhanj', { percent: 56 }), 'careers', 'forest-ranger');
    expect(ranger.find(({ sure }) => sure)).toMatchObject({ course: 'ma-public-administration', words: 'distance' });
  });

  it('studies the law where the nearest test opens it', () => {
    const [, b] = planFor(holder('llb', 'Himachal Pradesh', 'Shimla'), 'courses', 'llm');
    expect(b).toMatchObject({ exams: ['clat-pg'], places: [{ college: 'hpnlu-shimla' }] });
  });

  it('who sits the test of all India for management has the own state’s beside it, before universities far away', () => {
    const one = holder('btech-computer-science-engineering', 'Maharashtra', 'Pune', { move: 'india', percent: 76 });
    const [a, b] = planOf(one, { type: 'courses', id: 'mba' }, { type: 'exams', id: 'cat' });
    expect([a?.exams, b?.exams]).toEqual([['cat'], ['mah-mba-cet']]);
  });

  it('of engineering is no scientist of data by an M.Sc, and sits for one engineer’s post beside another’s', () => {
    const coder = holder('btech-information-technology', 'West Bengal', 'Kolkata', { move: 'india', percent: 73 });
    // The M.Stat of Kolkata takes engineers.
    expect(planFor(coder, 'careers', 'data-scientist')[1]?.course).toBe('mstat');
    const [, b] = planFor(holder('btech-mechanical-engineering', 'Andhra Pradesh', 'Visakhapatnam', { move: 'india' }), 'exams', 'rrb-je');
    expect(b?.exams).toEqual(['ssc-je']);
  });

  it('who would teach guards no coast, and who would be an officer sits no test that asks for mathematics first', () => {
    const teacher = planFor(holder('bsc-physics', 'Andhra Pradesh', 'Prakasam', { percent: 61 }), 'courses', 'bed');
    expect(teacher.map(({ exams }) => exams).flat()).not.toContain('coast-guard-assistant-commandant');
    const officer = holder('ba-programme-general', 'Haryana', 'Rewari', { move: 'india', married: false, percent: 55 });
    expect(planFor(officer, 'exams', 'cds')[1]?.exams).toEqual(['upsc-capf-ac']);
  });

  it('comes to the news by a master’s near home too', () => {
    const ways = planFor(holder('ba-english', 'Kerala', 'Kozhikode', { move: 'india', percent: 75 }), 'careers', 'journalist');
    expect(ways.slice(0, 2).map(({ course, career }) => [course, career])).toContainEqual([
      'ma-journalism-mass-communication',
      'journalist',
    ]);
  });

  it('is sent to no institute of ICAR by the admission of the college', () => {
    const [a] = planFor(holder('bsc-agriculture', 'Rajasthan', 'Jodhpur', { move: 'india' }), 'courses', 'msc-agriculture');
    expect(a?.places.length).toBeGreaterThan(0);
    expect(a?.places.filter(({ college }) => college.startsWith('icar-'))).toEqual([]);
  });

  it('is told only of conditions that what is begun hangs on', () => {
    const [, b] = planFor(holder('ba-political-science', 'Arunachal Pradesh', 'Papum Pare'), 'careers', 'ias-officer');
    expect(b).toMatchObject({ career: 'state-civil-service-officer', verdict: 'depends' });
    expect(said(b).length).toBeLessThan(2);
  });

  it('of engineering begins no MCA for the work that engineers do', () => {
    const one = holder('btech-information-technology', 'Puducherry', 'Puducherry', { move: 'india', percent: 77 });
    expect(planFor(one, 'careers', 'software-developer').map(({ course }) => course)).not.toContain('mca');
  });

  it.each(['software-developer', 'mechanical-engineer'])(
    'of engineering whose branch is not told goes to work as %s, if it is that one',
    (career) => {
      const degrees = [{ level: 'bachelor' as const, family: 'btech' as const, percent: 63 }];
      const [a, b] = planFor(
        { class: 'graduate', ...born, move: 'state', state: 'Tamil Nadu', district: 'Chennai', degrees },
        'careers',
        career,
      );
      expect(a).toMatchObject({ words: 'work', career, sure: false, verdict: 'depends' });
      expect(said(a)).toMatchObject([{ kind: 'degree' }]);
      expect([...kinds(a), ...kinds(b)]).not.toContain('anew');
    },
  );

  it('who is ready to work has another wish beside it, before more of the same', () => {
    const one = holder('btech-civil-engineering', 'Karnataka', 'Kalaburagi', { percent: 61 });
    const [a, b] = planOf(one, { type: 'careers', id: 'civil-engineer' }, { type: 'careers', id: 'junior-engineer-government' });
    expect(a?.words).toBe('work');
    expect(b).toMatchObject({ career: 'junior-engineer-government', exams: ['ssc-je', 'state-ae-je'] });
    expect(kinds(b)).toContain('noted');
  });

  it('is trained in no sport, and in no next degree of teachers, to fill up a plan', () => {
    const ways = planFor(holder('bsc-zoology', 'Andhra Pradesh', 'Anantapur', { percent: 63 }), 'exams', 'ap-edcet');
    expect(ways[0]).toMatchObject({ course: 'bed', exams: ['ap-edcet'] });
    expect(ways.map(({ course }) => course).filter((course) => course === 'bped' || course === 'med')).toEqual([]);
  });

  it('is told of no test that asks for stenography before the one by which most come to the same work', () => {
    const [, b] = planFor(holder('ba-history', 'Haryana', 'Sirsa', { percent: 48 }), 'exams', 'hssc-cet');
    expect(b).toMatchObject({ exams: ['ssc-chsl'], verdict: 'open' });
  });

  it('with a B.Ed trains for young children where they are taught, and is not said to have done so', () => {
    const one = holder('ba-english', 'Uttar Pradesh', 'Gorakhpur');
    const both = { ...one, degrees: [...(one.degrees ?? []), { level: 'bachelor' as const, family: 'bed' as const, percent: 68 }] };
    const [a, b] = planFor(both, 'careers', 'primary-teacher');
    expect([a?.course, b?.career]).toEqual(['deled-elementary-education', 'secondary-teacher']);
  });

  it.each(['lab-technician-science', 'medical-representative'])(
    'of science whose subject is not told begins no B.Sc anew to be a %s',
    (career) => {
      const degrees = [{ level: 'bachelor' as const, family: 'bsc' as const, percent: 60 }];
      const [a] = planFor(
        { class: 'graduate', ...born, move: 'state', state: 'Maharashtra', district: 'Thane', degrees },
        'careers',
        career,
      );
      expect(a).toMatchObject({ words: 'work', career, sure: false });
      expect(said(a)).toMatchObject([{ kind: 'degree' }]);
    },
  );

  it('with science and a B.Ed is no teacher of arts for sure', () => {
    const degrees = [
      { level: 'bachelor' as const, family: 'bsc' as const, percent: 60 },
      { level: 'bachelor' as const, family: 'bed' as const, percent: 70 },
    ];
    const ways = planFor(
      { class: 'graduate', ...born, move: 'state', state: 'West Bengal', district: 'Malda', degrees },
      'careers',
      'secondary-teacher',
    );
    expect(ways.find(({ sure }) => sure)).toMatchObject({ career: 'private-tutor' });
  });

  it('is trained for young children in Bihar too, where the test for the post takes graduates', () => {
    const degrees = [{ level: 'bachelor' as const, family: 'ba' as const, percent: 64 }];
    const marks = { class12: { percent: 60 } };
    const her: StudentDetails = { class: 'graduate', ...born, move: 'state', state: 'Bihar', district: 'Nalanda', degrees, marks };
    const [a] = planFor(her, 'careers', 'primary-teacher');
    expect(a).toMatchObject({ course: 'deled-elementary-education', exams: ['bihar-deled'] });
    expect(a?.beyond).toBeUndefined();
  });

  it('studies management where hundreds do, and not at the one college that has the field in its name', () => {
    const [a] = planFor(holder('bcom', 'Karnataka', 'Bengaluru Urban', { move: 'district', percent: 73 }), 'careers', 'financial-analyst');
    expect(a?.course).toBe('mba');
    expect(a?.places.length).toBeGreaterThan(1);
  });

  it('who works with medicines goes on in pharmacy before the engineering of life', () => {
    const degrees = [{ level: 'bachelor' as const, family: 'bpharm' as const, percent: 69 }];
    const him: StudentDetails = { class: 'graduate', ...born, move: 'india', state: 'Andhra Pradesh', district: 'East Godavari', degrees };
    const [a, b] = planFor(him, 'careers', 'clinical-research-associate');
    expect([a?.words, b?.course]).toEqual(['work', 'mpharm']);
    const [, second] = planFor(holder('bpharm', 'Kerala', 'Kozhikode'), 'careers', 'clinical-research-associate');
    expect(second).toMatchObject({ course: 'mpharm', fewKnown: true });
  });

  it('studies at the university next door by its test, before a college by marks or one that is known by its kind alone', () => {
    const herself = holder('ba-political-science', 'Delhi', 'South', { gender: 'female', move: 'india' });
    const law = { type: 'courses', id: 'llb' } as const;
    expect(planOf(herself, { type: 'careers', id: 'ias-officer' }, law)[1]).toMatchObject({ course: 'llb', exams: ['cuet-pg'] });
    for (const passport of [herself, holder('ba-history', 'Delhi', 'North West')]) {
      const [a, b] = planOf(passport, law);
      expect([a?.exams, a?.places[0]?.college, b?.byMarks]).toEqual([['cuet-pg'], 'university-of-delhi', true]);
    }
    const [physics] = planFor(holder('bsc-physics', 'Meghalaya', 'East Khasi Hills', { move: 'india' }), 'courses', 'msc-physics');
    expect([physics?.exams, physics?.places[0]?.college]).toEqual([['cuet-pg'], 'north-eastern-hill-university']);
  });

  it('enters management at a university of the Centre as that university says', () => {
    const ways = planFor(holder('bba', 'Telangana', 'Hyderabad', { percent: 59 }), 'careers', 'hr-manager');
    expect(ways.flatMap(({ exams }) => exams)).not.toContain('cuet-pg');
    expect(ways[1]).toMatchObject({ course: 'mba', words: 'college', places: [{ college: 'university-of-hyderabad' }] });
  });

  it.each(['bsc-physics', 'bcom', 'btech-civil-engineering'])('of %s below the Air Force’s marks hears of these', (of) => {
    const { replaced, goal } = proposed(holder(of, 'Goa', 'North Goa', { percent: 56 }), { type: 'careers', id: 'air-force-officer' });
    expect(replaced?.judgement.reasons[0]?.said).toMatchObject({ condition: { kind: 'degree' }, have: 56 });
    expect(goal?.id).toBe('army-officer');
  });
});
