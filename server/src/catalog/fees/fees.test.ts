import type { FeeBandRow } from '@disha/contract/fees.files';
import { goodUntil } from '@disha/contract/fees.files';
import { describe, expect, it } from 'vitest';
import { feeFaults } from '../check/check-fees.ts';
import { noFees, ownBands, readFeeFiles } from './fee-files.ts';
import { FeeBook } from './fees.ts';
import { sampleBand as band } from '../../testing/sample-fees.ts';
import { join } from 'node:path';

const families = [{ family: 'engineering', courses: ['btech-civil', 'btech-mechanical'] }];
const bookOf = (...bands: FeeBandRow[]) => new FeeBook({ bands, own: [], families, institutes: [{ type: 'iit', colleges: ['iit-x'] }] });
const college = (said: object) => ({
  id: 'some-college',
  state: 'Kerala' as const,
  courses: [{ courseId: 'btech-civil', intake: null }],
  type: 'private' as const,
  ...said,
});

describe('what a course costs', () => {
  it('is told for each course of a family, and for no other', () => {
    const book = bookOf(band({}));
    expect(book.ofCourse('btech-mechanical', 'en')).toMatchObject([
      { from: 50_000, to: 90_000, basis: 'type', source: 'Fee committee 2025' },
    ]);
    expect(book.ofCourse('mbbs', 'en')).toEqual([]);
  });

  it('leaves out what one college alone asks, and brings what is paid for living beside it', () => {
    const book = bookOf(
      band({}),
      band({ id: 'own', colleges: ['some-college'] }),
      band({ id: 'room', what: 'hostel', courses: [], type: 'room' }),
    );
    expect(book.ofCourse('btech-civil', 'en').map(({ what }) => what)).toEqual(['tuition', 'hostel']);
  });
});

describe('what an official list names', () => {
  const lists = [{ ...band({}), list: 'ap-2024', seat: 'merit' as const, state: 'Kerala' as const, scope: 'Convener seat' }];
  const line = {
    list: 'ap-2024',
    code: 'ABRK',
    college: 'some-college',
    type: 'private' as const,
    courses: ['btech-civil'],
    rupees: 43_000,
  };
  const listed = ownBands(lists, [line]);

  it('is the own fee of that college alone, with what the list says of all', () => {
    const book = new FeeBook({ ...noFees, bands: [band({})], own: listed, families });
    expect(book.ofCollege(college({}), 'en')).toMatchObject([
      { from: 43_000, to: 43_000, seat: 'merit', scope: 'Convener seat', year: '2025-26', basis: 'own' },
    ]);
    expect(book.ofCollege(college({ id: 'another' }), 'en')).toMatchObject([{ from: 50_000, basis: 'type' }]);
    expect(book.ofCourse('btech-civil', 'en').map(({ from }) => from)).toEqual([50_000]);
    expect(book.bandsOf('btech-civil').map(({ id }) => id)).toEqual(['a-band']);
  });

  it('is a fault where it is of another state, stands twice or can be no fee', () => {
    const known = { courses: [{ id: 'btech-civil' }], colleges: [{ id: 'some-college', state: 'Kerala' }] };
    const faultsOf = (rows: typeof listed, at = known) =>
      feeFaults({ ...noFees, own: rows }, at).filter((fault) => !fault.includes('lacks'));
    expect(faultsOf(listed)).toEqual([]);
    expect(faultsOf(listed, { ...known, colleges: [{ id: 'some-college', state: 'Goa' }] })).toEqual([
      'fees/colleges.csv: ap-2024-abrk: some-college is in Goa',
    ]);
    expect(faultsOf(ownBands(lists, [line, { ...line, code: 'ABRX' }]))).toEqual([
      'fees/colleges.csv: ap-2024-abrx: some-college has two fees of one year',
    ]);
    expect(faultsOf(ownBands(lists, [{ ...line, rupees: 43 }]))).toEqual([
      'fees/colleges.csv: ap-2024-abrk: 43 rupees a year is no fee of such a list',
    ]);
    expect(() => ownBands([], [line])).toThrow('there is no list ap-2024');
  });
});

describe('what it costs at a college', () => {
  it('is its own figure, and then not that of its type', () => {
    const book = bookOf(band({}), band({ id: 'own', colleges: ['some-college'], from: 70_000, to: 70_000 }));
    expect(book.ofCollege(college({}), 'en')).toMatchObject([{ from: 70_000, basis: 'own' }]);
  });

  it("is the band of its type in its state, and that of all India only where the state's is not known", () => {
    const kerala = band({ id: 'kerala', state: 'Kerala', from: 60_000 });
    expect(bookOf(band({}), kerala).ofCollege(college({}), 'en')).toMatchObject([{ from: 60_000, state: 'Kerala', basis: 'type' }]);
    expect(bookOf(band({}), kerala).ofCollege(college({ state: 'Goa' }), 'en')).toMatchObject([{ from: 50_000 }]);
  });

  it('is not guessed for a college of unknown keeping, of another type, or that teaches something else', () => {
    const book = bookOf(band({}));
    expect(book.ofCollege(college({ type: '' }), 'en')).toEqual([]);
    expect(book.ofCollege(college({ type: 'government' }), 'en')).toEqual([]);
    expect(book.ofCollege(college({ courses: [{ courseId: 'mbbs', intake: null }] }), 'en')).toEqual([]);
  });

  it('is guessed for no college of which nobody says who keeps it, where the fee depends on that', () => {
    const asked = [{ family: 'engineering', courses: ['btech-civil', 'btech-mechanical'], keeper: 'asked' as const }];
    const book = new FeeBook({ ...noFees, bands: [band({})], families: asked });
    expect(book.ofCollege(college({}), 'en')).toEqual([]);
    expect(book.ofCollege(college({ keeper: 'private' }), 'en')).toMatchObject([{ from: 50_000 }]);
    expect(book.ofCollege(college({ keeper: 'minority' }), 'en')).toEqual([]);
  });

  it("hides no figure of one course behind the state's figure of another", () => {
    const nursing = band({ id: 'nursing', courses: ['bsc-nursing'], from: 20_000, to: 30_000 });
    const both = college({
      courses: [
        { courseId: 'btech-civil', intake: null },
        { courseId: 'bsc-nursing', intake: null },
      ],
    });
    expect(
      bookOf(band({ state: 'Kerala' }), nursing)
        .ofCollege(both, 'en')
        .map(({ from }) => from),
    ).toEqual([50_000, 20_000]);
  });

  it('says of its own figure for which of its courses it is', () => {
    const book = bookOf(band({ id: 'own', courses: ['mbbs'], colleges: ['some-college'] }));
    const both = college({
      courses: [
        { courseId: 'btech-civil', intake: null },
        { courseId: 'mbbs', intake: null },
      ],
    });
    expect(book.ofCollege(both, 'en')).toMatchObject([{ courses: ['mbbs'] }]);
    expect(book.costAt(both, 'mbbs', 66)).toEqual({ from: 50_000, to: 90_000, basis: 'own' });
    expect(book.costAt(both, 'btech-civil', 48)).toBeUndefined();
  });

  it('is that of an institute with a law of its own, never that of government colleges', () => {
    const book = bookOf(band({ type: 'government', from: 5000, to: 9000 }), band({ id: 'iit', type: 'iit', from: 200_000, to: 200_000 }));
    expect(book.ofCollege(college({ id: 'iit-x', type: 'government' }), 'en')).toMatchObject([{ from: 200_000 }]);
  });
});

it('is good until the admissions after its year, or a year from when it was looked at', () => {
  expect(goodUntil({ year: '2025-26', asOf: '2026-11' })).toBe('2026-07-31');
  expect(goodUntil({ year: '2023-26', asOf: '2026-11' })).toBe('2026-07-31');
  expect(goodUntil({ year: '', asOf: '2026-11' })).toBe('2027-11-28');
});

describe('the check of the fees', () => {
  const known = { courses: [{ id: 'btech-civil' }, { id: 'btech-mechanical' }], colleges: [{ id: 'some-college' }] };
  const faultsOf = (...bands: FeeBandRow[]) => feeFaults({ ...noFees, bands, families }, known);

  it.each([
    ['a course that is not there', band({ courses: ['btech-magic'] }), 'there is no course or family btech-magic'],
    ['a college that is not there', band({ colleges: ['elsewhere'] }), 'there is no college elsewhere'],
    ['knowledge called certain', band({ sources: ['Known practice, no notice read'] }), 'is not marked C'],
    ['a web address for a source', band({ sources: ['https://fees.example/'] }), 'body and year'],
    ['no figure', band({ from: 0, to: 0 }), 'names no figure'],
    ['a hostel read of some colleges and said of all', band({ what: 'hostel', courses: [] }), 'for which courses or at which colleges'],
    ['a band too wide to mean anything', band({ from: 100, to: 90_000 }), 'says nothing'],
  ])('names %s', (_, wrong, fault) => {
    expect(faultsOf(wrong)).toEqual([expect.stringContaining(fault) as string]);
  });

  it('names a course that its family lacks, and an id that stands twice', () => {
    const more = { ...known, courses: [...known.courses, { id: 'btech-new' }] };
    expect(feeFaults({ ...noFees, bands: [band({}), band({})], families }, more)).toEqual([
      'fees/bands.csv: a-band stands twice',
      'fees/families.csv: engineering lacks btech-new',
    ]);
  });
});

it('speaks Hindi where the shipped words do', async () => {
  const { ShippedTranslations } = await import('../translations.ts');
  const folder = join(import.meta.dirname, '..', '..', '..', '..', 'catalog');
  const book = new FeeBook(await readFeeFiles(folder), new ShippedTranslations(folder));
  const words = book.ofCourse('btech-civil-engineering', 'hi').map(({ scope }) => scope);
  expect(words.length).toBeGreaterThan(5);
  expect(words.filter((scope) => !/[\u0900-\u097F]/.test(scope))).toEqual([]);
});
