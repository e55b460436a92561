import { expect, it } from 'vitest';
import { byLanguage } from './by-language.ts';

const english = { a: 'A', b: 'B' };
const withHindi = (hindi: () => Promise<unknown>) =>
  byLanguage<typeof english>((language) => (language === 'en' ? Promise.resolve({ texts: english }) : hindi()));

it('each language says its own', async () => {
  expect(await withHindi(() => Promise.resolve({ texts: { a: 'अ', b: 'ब' } }))).toMatchObject({ en: english, hi: { a: 'अ', b: 'ब' } });
});

it('one that somebody has begun says the rest in English', async () => {
  expect((await withHindi(() => Promise.resolve({ some: { b: 'ब' } }))).hi).toEqual({ a: 'A', b: 'ब' });
});

it('one without the file says all of it in English', async () => {
  const asNodeLoads = './nowhere/texts.ts';
  expect((await withHindi(() => import(/* @vite-ignore */ asNodeLoads))).hi).toEqual(english);
});

it('a file that breaks is not taken for one that is not there', async () => {
  await expect(withHindi(() => Promise.reject(new TypeError('x is not a function')))).rejects.toThrow('x is not a function');
});
