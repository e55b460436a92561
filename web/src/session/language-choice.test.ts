import { addressIn } from '@disha/contract/languages';
import { expect, it } from 'vitest';
import { browsersLanguage } from './language-choice.ts';

it.each([
  [['en-IN', 'en'], 'en'],
  [['ta-IN', 'EN-in'], 'en'],
  [['ta', 'bn-IN'], undefined],
  [[], undefined],
])('of %j a browser asks for %s', (wanted, language) => {
  expect(browsersLanguage(wanted)).toBe(language);
});

it.each([
  ['en', '/courses?stream=arts', '/courses?stream=arts'],
  ['hi', '/courses?stream=arts', '/hi/courses?stream=arts'],
  ['hi', '/', '/hi'],
  ['hi', '/?a=b', '/hi?a=b'],
])('in %s, %s is %s', (language, page, address) => {
  expect(addressIn(language, page)).toBe(address);
});
