import { byEditors } from '@disha/contract/own-sources';
import type { FeeBand } from '@disha/contract/fees';
import type { StatePack } from '@disha/contract/colleges.pack';
import { expect, it } from 'vitest';
import { collegeOf } from './stored-college.ts';

const bandOf = (from: number, scope: string) => ({ from, scope }) as FeeBand;
const pack: StatePack = {
  state: 'Goa',
  courses: ['mba', 'bca', 'ba'],
  about: [
    { field: 'management', level: 'postgraduate', names: { en: 'MBA', hi: 'एमबीए' } },
    { field: 'computer-science', level: 'undergraduate', names: { en: 'BCA', hi: 'बीसीए' } },
    { field: 'arts', level: 'undergraduate', names: { en: 'BA', hi: 'बीए' } },
  ] as StatePack['about'] & object,
  fees: [{ en: bandOf(1, 'all'), hi: bandOf(1, 'सब') }],
  colleges: [
    {
      ...{ _id: 'a', name: 'A College', kinds: [], layer: 'listed', type: 'private' },
      location: { city: 'Panaji', district: 'North Goa', state: 'Goa' },
      more: { known: [[0], [1, 1], [2, 2]], fees: [0], kind: 'college' },
    },
  ],
};

it('says of each course on what it rests, in the words of the page, and never more than the pack', () => {
  const college = collegeOf(pack.colleges[0]!, pack, 'hi')!;
  expect(college.courses.map(({ courseName, basis, source, intake }) => [courseName, basis, source, intake])).toEqual([
    ['बीए', 'name', byEditors, null],
    ['बीसीए', 'name', '', null],
    ['एमबीए', 'register', '', null],
  ]);
  expect(college).toMatchObject({ kind: 'college', type: 'private', typeBasis: 'register', fees: [{ scope: 'सब' }], fromPack: true });
  expect(college.sources).toEqual([]);
});

it('is no answer of a pack that was kept before packs told what courses are', () => {
  const { about: _about, ...before } = pack;
  expect(collegeOf(before.colleges[0]!, before, 'en')).toBeUndefined();
});
