import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Asha Kumari', 'AK'],
  ['asha', 'A'],
  ['Asha Kumari Devi', 'AK'],
  ['  asha   kumari ', 'AK'],
  ['किरण देवी', 'किदे'],
  ['𝒜sha', '𝒜'],
  ['', ''],
  ['   ', ''],
])('the initials of %j are %j', (name, letters) => {
  expect(initialsOf(name)).toBe(letters);
});
