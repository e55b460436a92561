import { expect, it } from 'vitest';
import { over } from './draft.ts';

const english = { title: 'Title', found: (count: string) => `${count} found`, inner: { a: 'A', b: 'B' }, list: ['one', 'two'] };

it('what a language says already stands over English, however deep, and the rest stays', () => {
  const said = over(english, { title: 'नाव', inner: { b: 'ब' } });
  expect(said).toEqual({ ...english, title: 'नाव', inner: { a: 'A', b: 'ब' } });
});

it('a sentence and a list are taken whole', () => {
  const { found, list } = over(english, { found: (count) => `${count} मिळाले`, list: ['एक'] });
  expect([found('7'), list]).toEqual(['7 मिळाले', ['एक']]);
});
