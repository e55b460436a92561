import { expect, it } from 'vitest';
import { isShownOfAge } from './of-age.ts';

it.each([
  ['2008-11-17', '2026-11-17', true],
  ['2008-11-18', '2026-11-17', false],
  ['2008-02-29', '2026-02-28', false],
  ['2008-02-29', '2026-03-01', true],
  ['2012-05-05', '2026-11-17', false],
  ['9999-12-31', '2026-11-17', false],
  [undefined, '2026-11-17', false],
])('born on %s, on %s: %s', (birthDate, today, isOfAge) => {
  expect(isShownOfAge(birthDate, today)).toBe(isOfAge);
});
