import { expect, it } from 'vitest';
import { FeeBook } from '../fees/fees.ts';
import { noFees } from '../fees/fee-files.ts';
import { sampleCollege, sampleCourse } from '../../testing/sample-catalog.ts';
import { sampleBand } from '../../testing/sample-fees.ts';
import { moneyFaults } from './check-money.ts';

const college = sampleCollege({ id: 'a-college', type: 'deemed', keeper: 'deemed_private', courses: [{ courseId: 'mbbs', intake: null }] });
const course = sampleCourse({ id: 'mbbs', description: 'Tuition, hostel and uniform are given, and you serve after it.' });
const bookOf = (said: Parameters<typeof sampleBand>[0]) =>
  new FeeBook({ ...noFees, bands: [sampleBand({ courses: ['mbbs'], type: 'deemed', ...said })] });
const tables = (id: string) => [{ id, institutes: [{ collegeId: 'a-college' }], programmes: [{ courseId: 'mbbs' }] }];

it('names a college that shows a fee beside a course whose page says that it is free', () => {
  const catalogs = { courses: [course], colleges: [college] };
  expect(moneyFaults(bookOf({}), catalogs, [])).toEqual(['fees: a-college shows a-band, and courses/mbbs says that it is free']);
  expect(moneyFaults(bookOf({ from: 0, to: 0, colleges: ['a-college'] }), catalogs, [])).toEqual([]);
  expect(moneyFaults(bookOf({}), { ...catalogs, courses: [sampleCourse({ id: 'mbbs' })] }, [])).toEqual([]);
});

it('names a college of its own admission whose seats JoSAA or MCC fills, and none that a state fills', () => {
  const catalogs = { courses: [], colleges: [college] };
  const own = bookOf({ scope: 'Own admission' });
  expect(moneyFaults(own, catalogs, tables('mcc'))).toEqual(['fees: a-college shows a-band, "Own admission", and mcc fills its seats']);
  expect(moneyFaults(own, catalogs, tables('keam'))).toEqual([]);
  expect(moneyFaults(bookOf({}), catalogs, tables('mcc'))).toEqual([]);
});
