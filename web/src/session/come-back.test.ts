import { expect, it } from 'vitest';
import { comeBackTo } from './require-session.tsx';

it.each(['/profile', '/colleges?search=a%20b&state=Bihar', '/exams/jee-main#dates'])('goes back to %s', (from) => {
  expect(comeBackTo({ from })).toBe(from);
});

it.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  ' //evil.example',
  '',
  'profile',
  42,
  null,
  ['/'],
  undefined,
])('goes home instead of to %j', (from) => {
  expect(comeBackTo({ from })).toBe('/');
});

it.each([undefined, null, 'x', 7])('goes home when the state is %j', (state) => {
  expect(comeBackTo(state)).toBe('/');
});
