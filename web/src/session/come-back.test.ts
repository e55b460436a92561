import { expect, it } from 'vitest';
import { comeBackTo } from './require-session.tsx';
import { nextAddress } from './use-way-back.ts';
import { signInPath } from './way-back.ts';

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

const isOwn = (path: string) => ['/quiz/start', '/courses/bca', '/auth/login', '/a/b'].includes(path);

it.each(['/quiz/start', '/courses/bca'])('leads on to %s where the address says so', (next) => {
  expect(nextAddress(`?next=${encodeURIComponent(next)}`, isOwn)).toBe(next);
  expect(nextAddress(signInPath('', next), isOwn)).toBe(next);
});

it.each([
  'quiz/start',
  '//quiz/start',
  '/\\quiz/start',
  '/quiz//start',
  '/quiz/../quiz/start',
  '/./quiz/start',
  '/\t/quiz/start',
  '/quiz/start?x=1',
  '/quiz/start#x',
  'https://evil.example/quiz/start',
  '//evil.example',
  '/nowhere',
  '/auth/login',
  '',
])('ignores %j as the next page', (next) => {
  expect(nextAddress(`?next=${encodeURIComponent(next)}`, isOwn)).toBeNull();
});

it('ignores everything where the address says nothing', () => {
  expect(nextAddress('', isOwn)).toBeNull();
});
