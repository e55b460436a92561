import { expect, it } from 'vitest';
import { wishesOf, type Own } from './own.ts';

const named = (id: string) => ({ id, name: id });
const own: Own = {
  bookmarks: {
    careers: [named('ias-officer')],
    courses: [named('mbbs'), named('bcom')],
    exams: [named('clat')],
    scholarships: [named('nmms')],
  },
  newest: [
    { type: 'courses', id: 'mbbs' },
    { type: 'scholarships', id: 'nmms' },
    { type: 'exams', id: 'clat' },
    { type: 'careers', id: 'ias-officer' },
    { type: 'courses', id: 'bcom' },
  ],
  ...{ result: null, yearlyCost: () => undefined, isLoading: false },
};
const ids = (one: Own) => wishesOf(one).noted.map(({ id }) => id);

it('what was noted last comes first, whatever it is of', () => {
  expect(ids(own)).toEqual(['mbbs', 'clat', 'ias-officer', 'bcom']);
});

it('an answer that was kept before the order was told is read by catalog', () => {
  expect(ids({ ...own, newest: [] })).toEqual(['ias-officer', 'mbbs', 'bcom', 'clat']);
});
