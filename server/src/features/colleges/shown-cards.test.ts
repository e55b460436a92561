/** Cards leave as they are made, without another check: so what is made must be what the contract names, in its order, and no more. */
import type { CollegeDocument } from '@disha/contract/colleges.files';
import { collegeCard, type CollegeCard } from '@disha/contract/colleges.card';
import { describe, expect, it } from 'vitest';
import { KindTeaching } from '@disha/contract/kind-teaching';
import { sampleCourse } from '../../testing/sample-catalog.ts';
import { CardMaker } from './college-cards.ts';

const college = (more: Partial<CollegeDocument>): CollegeDocument => ({
  id: 'gaya',
  name: 'Gaya College',
  state: 'Bihar',
  district: 'Gaya Ji',
  kind: 'college',
  courses: [],
  sources: ['AISHE 2025'],
  asOf: '2026-11',
  ...more,
});
const listed = { courses: [{ courseId: 'btech-civil', intake: 60 }], sources: ['AICTE 2025-26'] } satisfies Partial<CollegeDocument>;

const documents: [what: string, document: CollegeDocument][] = [
  ['of which next to nothing is known', college({})],
  [
    'of which everything is',
    college({ shortName: 'GC', aliases: ['Gaya Coll'], city: 'Gaya', type: 'government', nirf: ['Overall 2025: 101-150'] }),
  ],
  ['whose type its name says', college({ type: 'private', typeBasis: 'name' })],
  ['for women', college({ openTo: 'women', openToBasis: 'source' })],
  ['said to be for women', college({ openTo: 'women', openToBasis: 'said' })],
  ['with empty texts', college({ shortName: '', aliases: [], city: '', type: '', openTo: '' })],
  ['with a list of a part', college({ ...listed, kinds: ['degree-college', 'engineering'] })],
  ['named after what it teaches', college({ kinds: ['engineering'], courses: [{ courseId: 'btech-civil', intake: null, basis: 'name' }] })],
  ['of a kind alone', college({ kinds: ['law'], aisheCode: 'C-1' })],
];
const taught: CollegeCard['teaches'][] = [
  undefined,
  { course: 'btech-civil', basis: 'register' },
  { course: 'btech-civil', basis: 'kind', how: 'usually' },
];

describe('a card in a list', () => {
  const courses = new Map([sampleCourse({ id: 'btech-civil', name: 'B.Tech in Civil Engineering' })].map((course) => [course.id, course]));
  const maker = new CardMaker(courses, new KindTeaching());

  it.each(documents)('says what the contract names, and nothing else: a college %s', (_what, document) => {
    const card = maker.cardOf(document);
    for (const teaches of taught) {
      const shown = card.shown(teaches);
      expect(JSON.stringify(shown)).toBe(JSON.stringify(collegeCard.strict().parse(shown)));
    }
    expect(JSON.stringify(card.shown())).toBe(JSON.stringify(collegeCard.parse(card)));
  });

  it('tells its layer whether or not it was asked how colleges like it teach', () => {
    for (const [, document] of documents) {
      const [asked, other] = [maker.cardOf(document), maker.cardOf(document)];
      expect(asked.profile).toBe(maker.teaching.of(document));
      expect(asked.profile).toBe(maker.teaching.of(document));
      expect(asked.layer).toBe(other.layer);
    }
  });
});
