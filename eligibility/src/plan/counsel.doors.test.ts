/** By what courses are entered in states, each as a notice or a prospectus says it (catalog/states and catalog/exams name them). */
import type { StudentDetails } from '@disha/contract/passport';
import type { State } from '@disha/contract/taxonomy';
import { describe, expect, it } from 'vitest';
import { realBook, stateFiles } from '../testing/real-book.ts';
import { realCandidates } from '../testing/real-places.ts';
import { realKnowledge } from '../testing/real-knowledge.ts';
import { propose } from './counsel.ts';

const school = (subjects: StudentDetails['subjects']): StudentDetails => ({
  ...{ class: '12', passingYear: 2027, gender: 'male', birthDate: '2009-05-05', subjects },
  marks: { class10: { percent: 75 }, class12: { percent: 70 } },
});
const pcb = school(['physics', 'chemistry', 'biology', 'english']);
const pcm = school(['physics', 'chemistry', 'mathematics', 'english']);
const arts = school(['history', 'political_science', 'economics', 'english']);
const diploma: StudentDetails = { ...pcm, qualification: 'diploma' };
const graduate = (course: string): StudentDetails => ({
  ...{ class: 'graduate', gender: 'male', birthDate: '2004-05-05' },
  degrees: [{ level: 'bachelor', course, percent: 70 }],
});

const waysTo = (course: string, who: StudentDetails, state: State) =>
  propose(
    realBook,
    {
      passport: { ...who, state, move: 'state' },
      wishes: { noted: [{ type: 'courses', id: course }], result: null },
      ...{ year: 2027, today: '2026-11-18' },
    },
    realKnowledge,
  ).ways.filter((way) => way.course === course);

/** What a state's page says of the way. */
function textOf(words = ''): string | undefined {
  const [, slug, route] = words.split('/');
  return stateFiles.find((state) => state.slug === slug)?.routes[Number(route)]?.how;
}
const gatesTo = (...asked: Parameters<typeof waysTo>) =>
  waysTo(...asked).map(({ exams, byMarks, words }) => (byMarks ? 'marks' : (exams[0] ?? textOf(words) ?? words)));

describe('the first door is that of the state', () => {
  it.each([
    // Kerala's one application takes the rank of NEET for farms and animals; its own test is for engineers and pharmacists.
    ...([
      ['Kerala', 'bsc-agriculture', pcb, 'neet-ug'],
      ['Kerala', 'bvsc-animal-husbandry', pcb, 'neet-ug'],
      ['Kerala', 'bpharm', pcb, 'keam'],
      ['Telangana', 'bvsc-animal-husbandry', pcb, 'tg-eapcet'],
      ['Gujarat', 'bvsc-animal-husbandry', pcb, 'gujcet'],
      ['West Bengal', 'bsc-agriculture', pcb, 'marks'],
      ['Madhya Pradesh', 'bsc-agriculture', pcb, 'mp-pat'],
      ['Odisha', 'bsc-nursing', pcb, 'ojee'],
      ['Rajasthan', 'bsc-nursing', pcb, 'ruhs-cuet'],
      ['Telangana', 'ba-llb', arts, 'tg-lawcet'],
      ['Maharashtra', 'bca', pcm, 'mah-bca-bba-bms-cet'],
      ['Delhi', 'bca', pcm, 'ipu-cet'],
      ['Rajasthan', 'bed', graduate('ba-english'), 'rajasthan-ptet'],
      ['Telangana', 'mba', graduate('bcom'), 'tg-icet'],
      ['Telangana', 'btech-civil-engineering', diploma, 'tg-ecet'],
      ['West Bengal', 'btech-civil-engineering', diploma, 'jelet'],
      ['Maharashtra', 'btech-civil-engineering', diploma, 'marks'],
    ] as const),
  ] as const)('%s: %s', (state, course, who, gate) => {
    expect(gatesTo(course, who, state)[0]).toBe(gate);
  });

  it.each([
    ['Odisha', 'bsc-agriculture', pcb, /OUAT/],
    ['Himachal Pradesh', 'bsc-agriculture', pcb, /Palampur/],
    ['Uttarakhand', 'bsc-agriculture', pcb, /Pantnagar/],
    ['Assam', 'bvsc-animal-husbandry', pcb, /VET/],
    ['Jharkhand', 'bsc-nursing', pcb, /nursing test/],
    ['Madhya Pradesh', 'gnm-nursing', pcb, /^GNM by GNTST/],
    ['Uttar Pradesh', 'gnm-nursing', pcb, /UPGET/],
    ['Gujarat', 'btech-civil-engineering', diploma, /DDCET/],
    ['Bihar', 'btech-civil-engineering', diploma, /BCECE LE/],
    ['Andhra Pradesh', 'deled-elementary-education', arts, /DEECET/],
    ['Andhra Pradesh', 'mba', graduate('bcom'), /ICET/],
    ['Karnataka', 'mca', graduate('bca'), /PGCET/],
    ['Maharashtra', 'bped', graduate('bpes'), /field test/],
  ] as const)('%s: %s, in the words of the state', (state, course, who, words) => {
    expect(gatesTo(course, who, state)[0]).toMatch(words);
  });
});

it('one university by its own test, and the others of the state by theirs', () => {
  expect(gatesTo('ba-llb', arts, 'Delhi')).toEqual(['ailet', expect.stringMatching(/by CLAT/)]);
});

it('the test of one course is not told of another that the same body gives out', () => {
  expect(gatesTo('gnm-nursing', pcb, 'Madhya Pradesh')).not.toContain('mp-pnst');
  expect(gatesTo('gnm-nursing', pcb, 'West Bengal')).not.toContain('jenpas-ug');
  expect(gatesTo('gnm-nursing', pcb, 'Bihar')).not.toContain('bcece');
  expect(gatesTo('deled-elementary-education', arts, 'Andhra Pradesh')).not.toContain('ap-edcet');
  expect(gatesTo('bed', graduate('ba-english'), 'Delhi')).not.toContain('ncet');
});

describe('a test of all India', () => {
  it.each(['Tamil Nadu', 'Gujarat', 'West Bengal', 'Karnataka', 'Rajasthan', 'Kerala', 'Bihar'] as const)(
    'NEET is the only door of physiotherapy from 2027-28: %s',
    (state) => {
      const ways = waysTo('bpt', pcb, state);
      expect(ways).not.toEqual([]);
      expect(ways.filter(({ exams }) => !exams.includes('neet-ug'))).toEqual([]);
    },
  );

  it.each(['Nagaland', 'Sikkim', 'Manipur'] as const)('is no door of nurses where nobody says so: %s', (state) => {
    expect(gatesTo('bsc-nursing', pcb, state)).toEqual(['college']);
  });

  it('opens none of what a state gives out by another that is closed to the student', () => {
    expect(waysTo('bsc-agriculture', pcm, 'Kerala')).toEqual([]);
  });
});

describe('a deemed or private university takes by itself', () => {
  const apart = new Set([...realCandidates.values()].flatMap((all) => all.flatMap(({ own, college }) => (own ? college : []))));
  it.each([
    ['Uttar Pradesh', 'bsc-agriculture', pcb],
    ['Uttar Pradesh', 'ba-journalism-mass-communication', arts],
    ['Karnataka', 'ba-llb', arts],
    ['Tamil Nadu', 'bsc-nursing', pcb],
    ['Maharashtra', 'bsc-nursing', pcb],
    ['Odisha', 'bsc-nursing', pcb],
    ['Maharashtra', 'ba-llb', arts],
    ['Punjab', 'bsc-physics', pcm],
  ] as const)('and by no marks or test of %s: %s', (state, course, who) => {
    const ways = waysTo(course, who, state);
    expect(ways).not.toEqual([]);
    for (const { words, places, exams } of ways)
      if (words !== 'college' && !exams.includes('cuet-ug')) expect(places.filter(({ college }) => apart.has(college))).toEqual([]);
  });

  it('and what is taught nowhere else near goes by that', () => {
    expect(gatesTo('bsc-physics', pcm, 'Punjab')[0]).toBe('college');
    expect(gatesTo('bsc-optometry', pcb, 'Chandigarh')).toEqual(['college']);
  });

  it('but engineers enter many by the state', () => {
    const places = waysTo('btech-civil-engineering', pcm, 'West Bengal').flatMap((way) => way.places);
    expect(places.some(({ college }) => apart.has(college))).toBe(true);
  });
});

it('the schools of design and fashion are told apart from CEED', () => {
  const ways = waysTo('mdes', graduate('bdes'), 'Gujarat');
  expect(ways[0]).toMatchObject({ words: 'design', exams: [] });
});

it('a room is part of what a family pays', () => {
  const passport: StudentDetails = { ...arts, state: 'Bihar', district: 'Patna', move: 'state', budget: 50_000 };
  const kinds = (from: number) =>
    propose(
      realBook,
      { passport, wishes: { noted: [{ type: 'courses', id: 'ba-history' }], result: null }, year: 2027, today: '2026-11-18' },
      { ...realKnowledge, costOf: () => ({ from: 40_000, to: 40_000, per: 'year', basis: 'type', hostel: { from, to: 60_000 } }) },
    ).warnings.map(({ kind }) => kind);
  expect(kinds(30_000)).toContain('aboveBudget');
  expect(kinds(9_000)).not.toContain('aboveBudget');
});

it('CUET opens to commerce what is open to them before what asks for mathematics', () => {
  const commerce = school(['accountancy', 'business_studies', 'economics', 'english']);
  const [a] = propose(
    realBook,
    {
      passport: {
        ...commerce,
        passingYear: 2026,
        marks: { class12: { percent: 69 } },
        state: 'Madhya Pradesh',
        district: 'Indore',
        move: 'india',
      },
      wishes: { noted: [{ type: 'exams', id: 'cuet-ug' }], result: null },
      ...{ year: 2027, today: '2026-11-18' },
    },
    realKnowledge,
  ).ways;
  expect(a).toMatchObject({ course: 'bcom', verdict: 'open' });
});

it('a pharmacist is led to no company secretary', () => {
  const pharmacist: StudentDetails = { ...graduate('bpharm'), degrees: [{ level: 'bachelor', family: 'bpharm', percent: 66 }] };
  const { ways } = propose(
    realBook,
    {
      passport: { ...pharmacist, state: 'Maharashtra', district: 'Amravati', move: 'state' },
      wishes: { noted: [{ type: 'careers', id: 'drug-inspector' }], result: null },
      ...{ year: 2027, today: '2026-11-18' },
    },
    realKnowledge,
  );
  expect(ways.map(({ course }) => course)).not.toContain('company-secretary');
});
