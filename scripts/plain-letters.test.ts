import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { withPlainLetters } from './plain-letters.mjs';

it.each([
  ['a text', `'दिशा, “so” – 😀'`],
  ['a template', '`${1}’s ₹`'],
  ['a backslash that was not needed', String.raw`'\– and \\– and \\\–'`],
  ['an expression', `'कखग–😀'.replace(/[क-ख–]|\\–/g, 'x').replace(/😀/u, 'y').match(/^\\p{L}*/u)[0]`],
  ['a name', `(({ क }) => क)({ क: 2 })`],
])('%s means the same in plain letters', (_, code) => {
  const plain = withPlainLetters(code);
  expect(plain).not.toMatch(/[^\0-\x7f]/);
  expect(runInNewContext(plain)).toEqual(runInNewContext(code));
});
