import { expect, it, vi } from 'vitest';
import { intlTag } from '@disha/contract/languages';
import { textsOf } from './locale.ts';

const english = { a: 'A', b: 'B' };
const loadersWith = (hindi?: () => Promise<unknown>) => {
  const en = vi.fn(() => Promise.resolve({ texts: english }));
  return { en, loaders: { './en/room.ts': en, ...(hindi ? { './hi/room.ts': hindi } : {}) } };
};

it('a language that is whole never asks for English', async () => {
  const { en, loaders } = loadersWith(() => Promise.resolve({ texts: { a: 'अ', b: 'ब' } }));
  expect(await textsOf(loaders).load('hi')).toEqual({ a: 'अ', b: 'ब' });
  expect(en).not.toHaveBeenCalled();
});

it('an unfinished language shows the rest in English, and all of a feature that it has no file for', async () => {
  expect(await textsOf(loadersWith(() => Promise.resolve({ some: { b: 'ब' } })).loaders).load('hi')).toEqual({ a: 'A', b: 'ब' });
  expect(await textsOf(loadersWith().loaders).load('hi')).toEqual(english);
});

it('digits are Latin in every language', () => {
  for (const locale of ['en', 'hi', 'en-XA'] as const) expect(new Intl.NumberFormat(intlTag(locale)).format(1234567)).toBe('12,34,567');
});
