import { beforeEach, expect, it } from 'vitest';
import { stubDeviceStorage } from '../testing/device-storage.ts';
import { belongingsOf, putBack, readBelongings } from './belongings.ts';
import { asPhrase, newPhrase } from './phrase.ts';
import { phraseWords } from './phrase-words.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  stubDeviceStorage(kept);
});

it('takes up one person’s things alone, whoever else has some here', () => {
  for (const [key, text] of [
    ['path-plan', 'guest'],
    ['path-plan@a', 'account'],
    ['auth-store', 'phone'],
    ['phone-alone', 'true'],
  ] as const)
    localStorage.setItem(key, text);
  expect(belongingsOf(null)).toEqual({ 'path-plan': 'guest' });
  expect(belongingsOf('a')).toEqual({ 'path-plan': 'account' });
  expect(putBack('a', { 'quiz-flow': 'other' })).toBe(true);
  expect(Object.fromEntries(kept)).toEqual({ 'path-plan': 'guest', 'quiz-flow@a': 'other', 'auth-store': 'phone', 'phone-alone': 'true' });
});

it('lets no file write what is the phone’s own, or an account’s', () => {
  const hostile = {
    'auth-store': 'x',
    'put-away': 'x',
    'path-plan@a': 'x',
    'path-plan': 'mine',
    'path-seats': 7,
    __proto__: 'x',
    'A B': 'x',
  };
  expect(readBelongings(hostile)).toEqual({ 'path-plan': 'mine' });
  for (const nothing of [undefined, null, 7, ['a'], 'a']) expect(readBelongings(nothing)).toBeNull();
});

it('makes phrases of which there are more than 2^40, each word as likely as another', async () => {
  expect(new Set(phraseWords).size).toBe(phraseWords.length);
  expect(phraseWords.length ** 4).toBeGreaterThan(2 ** 40);
  expect(phraseWords.filter((word) => !/^[a-z]{3,9}$/.test(word))).toEqual([]);
  const phrase = await newPhrase();
  expect(phrase.split(' ').every((word) => phraseWords.includes(word))).toBe(true);
  expect(asPhrase(`  ${phrase.toUpperCase().replaceAll(' ', ' - ')} `)).toBe(phrase);
});
