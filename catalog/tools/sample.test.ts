import { expect, it } from 'vitest';
import { sampleCollege } from '../../server/src/testing/sample-catalog.ts';
import { drawn, readable } from './sample.ts';

const items = Array.from({ length: 50 }, (_, at) => ({ id: `college-${at}` }));

it('the same seed draws the same, another seed others, and none twice', () => {
  expect(drawn(items, 7, 20)).toEqual(drawn([...items].reverse(), 7, 20));
  expect(drawn(items, 7, 20)).not.toEqual(drawn(items, 8, 20));
  expect(new Set(drawn(items, 7, 20)).size).toBe(20);
  expect(drawn(items, 7, 80)).toHaveLength(50);
});

it('a college is shown beside what the register says, with what its courses rest on', () => {
  const doc = sampleCollege({ courses: [{ courseId: 'bcom', intake: null, basis: 'name' }] });
  const lines = readable(doc, { line: 2, code: 'U-0306', name: 'IIT BOMBAY', state: 'Maharashtra', district: 'Mumbai' });
  expect(lines[1]).toContain('IIT BOMBAY');
  expect(lines.find((line) => line.includes('teaches'))).toContain('bcom (name)');
});
