import { describe, expect, it } from 'vitest';
import { joinOwn } from './joined.ts';
import type { FoundCollege, ItemKind, NamedItem, NamedPlace, ReaderNames } from './names.ts';
import { splitOwn } from './own.ts';
import { readQuery } from './read.ts';

const items: Readonly<Record<string, NamedItem>> = {
  jeemain: { kind: 'exam', id: 'jee-main' },
  ssccgl: { kind: 'exam', id: 'ssc-cgl' },
  mbbs: { kind: 'course', id: 'mbbs' },
  doctor: { kind: 'career', id: 'physician' },
  bankjob: { kind: 'career', id: 'bank-clerk' },
  animation: { kind: 'career', id: 'animator' },
};
const places: Readonly<Record<string, NamedPlace[]>> = {
  nagpur: [{ state: 'Maharashtra', district: 'Nagpur' }],
  agra: [{ state: 'Uttar Pradesh', district: 'Agra' }],
  aurangabad: [
    { state: 'Maharashtra', district: 'Chhatrapati Sambhajinagar' },
    { state: 'Bihar', district: 'Aurangabad' },
  ],
  bihar: [{ state: 'Bihar' }],
};
const agra: FoundCollege = { id: 'agra-college', name: 'Agra College', called: ['agra college'], places: ['agra', 'uttar pradesh'] };
const trichy: FoundCollege = { id: 'nit-trichy', name: 'NIT', called: ['nit trichy'], places: ['trichy', 'tamil nadu'] };
const anyLaw: FoundCollege = { id: 'law-college', name: 'Law College', called: ['law college'], places: ['nagpur', 'maharashtra'] };

const names: ReaderNames = {
  called: (compact) => (Object.hasOwn(items, compact) ? [items[compact] as NamedItem] : []),
  places: (folded) => (Object.hasOwn(places, folded) ? (places[folded] as NamedPlace[]) : []),
  english: () => undefined,
  find: (kind: ItemKind, words) => {
    const found = { 'computer science': 'btech-cse', cse: 'btech-cse', animation: 'bsc-animation' } as Readonly<Record<string, string>>;
    return kind === 'course' && Object.hasOwn(found, words) ? [{ id: found[words] ?? '', score: 60 }] : [];
  },
  colleges: () => [agra, anyLaw, trichy],
  isLike: (word) => word === 'jeemian',
  isRanked: (id) => id === 'jee-main',
  nameOf: (_, id) => id,
  placeName: ({ state, district }) => district ?? state,
  stateSlug: (state) => state.toLowerCase(),
};

function read(typed: string) {
  const { rest, own } = splitOwn(typed);
  const { readings, ...others } = readQuery(rest, names);
  return { ...others, readings: joinOwn(readings, own) };
}
const first = (typed: string) => read(typed).readings[0]?.href;

describe('readQuery', () => {
  it.each([
    ['computer science nagpur', '/colleges?course=btech-cse&state=Maharashtra&district=Nagpur'],
    ['government engineering college bihar', '/colleges?kinds=engineering&type=government&state=Bihar'],
    ['law college nagpur', '/colleges?kinds=law&state=Maharashtra&district=Nagpur'],
    ['girls college nagpur', '/colleges?openTo=women&state=Maharashtra&district=Nagpur'],
    ['law college near nagpur', '/colleges?kinds=law&near=Nagpur'],
    ['college near 800001', '/colleges?near=800001'],
    ['agra college agra', '/colleges/agra-college'],
    ['agra college fees', '/costs?college=agra-college'],
    ['jee main', '/exams/jee-main'],
    ['jee main 62000', '/chances?exam=jee-main#rank=62000'],
    ['jee main cutoff', '/chances?exam=jee-main'],
    ['ssc cgl 62000', '/exams/ssc-cgl'],
    ['nit rank 15000', '/chances?exam=jee-main#rank=15000'],
    ['jee main form last date', '/calendar?exams=jee-main'],
    ['sarkari naukri after 12th', '/exams?purpose=job&entry=after%2012'],
    ['railway job after 10th', '/exams?purpose=job&entry=after%2010&search=railway'],
    ['bank job', '/careers/bank-clerk'],
    ['scholarship for sc girls bihar', '/scholarships?state=Bihar#category=sc&forGirls=true'],
    ['12वीं के बाद छात्रवृत्ति', '/scholarships?stage=after_12'],
    ['mbbs fees', '/costs?course=mbbs'],
    ['loan for mbbs', '/courses/mbbs'],
    ['animation course', '/courses/bsc-animation'],
    ['animation', '/careers/animator'],
    ['cheap engineering college bihar', '/colleges?kinds=engineering&state=Bihar'],
    ['doctor kaise bane', '/careers/physician'],
    ['12th commerce ke baad kya kare', '/courses?entry=after%2012&stream=commerce'],
    ['bihar', '/states/bihar'],
    ['exam calendar', '/calendar'],
    ['nit trichy cse cutoff', '/colleges/nit-trichy'],
    ['cse nit trichy', '/colleges/nit-trichy'],
    ['nit trichy cse fees', '/costs?college=nit-trichy&course=btech-cse'],
    ['nit cutoff', '/chances?exam=jee-main'],
    ['nit cse cutoff', '/chances?exam=jee-main'],
    ['arts college nagpur', '/colleges?kinds=degree-college&state=Maharashtra&district=Nagpur'],
    ['science college nagpur', '/colleges?kinds=degree-college&state=Maharashtra&district=Nagpur'],
    ['arts and commerce college nagpur', '/colleges?kinds=degree-college&state=Maharashtra&district=Nagpur'],
    ['विश्वविधालय', '/colleges?kinds=university'],
    ['काॅलेज nagpur', '/colleges?state=Maharashtra&district=Nagpur'],
  ])('reads "%s"', (typed, href) => {
    expect(first(typed)).toBe(href);
  });

  it('leads from a family of colleges to its exam only where a rank is told: the name alone looks for the colleges', () => {
    expect(first('nit 15000')).toBe('/chances?exam=jee-main#rank=15000');
    expect(first('nit')).toBeUndefined();
  });

  it('says what it understood, and the work besides the exams', () => {
    expect(read('sarkari naukri after 12th').readings).toEqual([
      expect.objectContaining({ kind: 'exams', understood: expect.arrayContaining([{ what: 'stage', text: 'after 12th' }]) }),
      expect.objectContaining({ kind: 'careers', href: '/careers?sector=government&entry=after%2012' }),
    ]);
    expect(read('jee main 62000').readings[0]?.understood).toEqual([
      { what: 'exam', text: 'jee-main' },
      { what: 'rank', text: '62000' },
    ]);
  });

  it('offers the other place of the same name, and takes the one whose state is said', () => {
    expect(read('law college aurangabad').readings.map(({ href }) => href)).toEqual([
      '/colleges?kinds=law&state=Maharashtra&district=Chhatrapati%20Sambhajinagar',
      '/colleges?kinds=law&state=Bihar&district=Aurangabad',
    ]);
    expect(first('law college aurangabad bihar')).toBe('/colleges?kinds=law&state=Bihar&district=Aurangabad');
  });

  it('names the college, the branch and the question, and the course behind them', () => {
    const { readings } = read('nit trichy cse cutoff');
    expect(readings[0]?.understood.map(({ what }) => what)).toEqual(['college', 'course', 'purpose']);
    expect(readings[1]?.href).toBe('/courses/btech-cse');
  });

  it.each(['aibe', 'AIBE form date', 'jtet exam', 'mason kaise bane'])('names the short name that nothing of ours has in "%s"', (typed) => {
    expect(read(typed)).toEqual({ readings: [], notUnderstood: [], unknownName: typed.toLowerCase().split(' ')[0] });
  });

  it.each(['jeemian', 'jee main', 'nagpur', 'quite another matter', 'college', 'verylongword'])(
    'has no unknown short name in "%s"',
    (typed) => {
      expect(read(typed).unknownName).toBeUndefined();
    },
  );

  it('names what it has not understood', () => {
    expect(read('jee main qwerty').notUnderstood).toEqual(['qwerty']);
    expect(read('jee main form').notUnderstood).toEqual([]);
    expect(read('mbbs qwerty').notUnderstood).toEqual(['qwerty']);
    expect(read('mbbs nagpur qwerty')).toMatchObject({ notUnderstood: ['qwerty'], readings: [{ kind: 'colleges' }, { kind: 'course' }] });
  });

  it('leads to three places at most, none of them twice, each a path of ours', () => {
    for (const typed of [
      'jee main',
      'mbbs doctor',
      'law college aurangabad',
      'bihar',
      'sarkari naukri',
      '//evil.example',
      'a'.repeat(400),
    ]) {
      const { readings } = read(typed);
      expect(readings.length).toBeLessThanOrEqual(3);
      expect(new Set(readings.map(({ href }) => href.split('#')[0])).size).toBe(readings.length);
      for (const { href } of readings) expect(href).toMatch(/^\/[a-z]/);
    }
  });

  it('reads nothing into nothing', () => {
    expect(read('')).toEqual({ readings: [], notUnderstood: [] });
    expect(read('   ?!')).toEqual({ readings: [], notUnderstood: [] });
  });
});
