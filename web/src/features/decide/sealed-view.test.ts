import { expect, it } from 'vitest';
import { isKey, newKey, openView, sealView } from './sealed-view.ts';

const id = 'AAAAAAAAAAAAAAAAAAAAAA';

it('opens what it sealed, with its version, and seals the same never the same way', async () => {
  const of = { key: newKey(), id, side: 'student' } as const;
  const [one, other] = [await sealView(of, 3, { own: 'घर' }), await sealView(of, 3, { own: 'घर' })];
  expect(one).not.toBe(other);
  expect(one).toMatch(/^[\w-]+$/);
  expect(await openView(of, one)).toEqual({ version: 3, content: { own: 'घर' } });
});

it('opens nothing with another key, in another place, of another side or version, or changed by a letter', async () => {
  const of = { key: newKey(), id, side: 'student' } as const;
  const sealed = await sealView(of, 1, { own: '' });
  expect(await openView({ ...of, key: newKey() }, sealed)).toBeUndefined();
  expect(await openView({ ...of, id: 'BAAAAAAAAAAAAAAAAAAAAA' }, sealed)).toBeUndefined();
  expect(await openView({ ...of, side: 'parent' }, sealed)).toBeUndefined();
  // The version stands before it, and is sealed along.
  expect(await openView(of, `AAAAAg${sealed.slice(6)}`)).toBeUndefined();
  expect(await openView(of, `${sealed.slice(0, -1)}${sealed.endsWith('A') ? 'B' : 'A'}`)).toBeUndefined();
  for (const bad of ['', 'x', '====', '<script>', 'A'.repeat(43)]) expect(await openView(of, bad)).toBeUndefined();
});

it('makes keys of 128 bits, each another', () => {
  const keys = Array.from({ length: 100 }, newKey);
  expect(new Set(keys).size).toBe(100);
  expect(keys.every(isKey)).toBe(true);
});
