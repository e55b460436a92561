import { expect, it } from 'vitest';
import { scaleOf } from './scale.ts';

const line = (low: number, high: number) => ({ predicted: { closing: (low + high) / 2, low, high } });

it('makes one scale that holds every range and the own rank, with ends that are easy to read', () => {
  expect(scaleOf([line(62_073, 82_250), line(71_000, 101_300)], 62_000)).toEqual([62_000, 110_000]);
  expect(scaleOf([line(62_073, 82_250)], 45_678)).toEqual([45_000, 83_000]);
});

it('is none where no call was made', () => {
  expect(scaleOf([{ predicted: null }], 62_000)).toBeUndefined();
});

it('holds a rank of one and small closings', () => {
  expect(scaleOf([line(1, 9)], 1)).toEqual([1, 9]);
});
