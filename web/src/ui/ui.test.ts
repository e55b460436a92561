import { afterEach, describe, expect, it } from 'vitest';
import { nextIndex } from './next-index.ts';
import { toast, toastList } from './toast.ts';

describe('nextIndex', () => {
  it.each([
    ['ArrowDown', 2, 0],
    ['ArrowUp', 0, 2],
    ['ArrowDown', -1, 0],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['ArrowLeft', 0, undefined],
    ['a', 0, undefined],
  ])('%s from %i leads to %s', (key, from, expected) => {
    expect(nextIndex(key, from, 3, 'vertical')).toBe(expected);
  });
});

describe('toast', () => {
  afterEach(() => {
    for (const { id } of toastList.get()) toast.dismiss(id);
  });
  it('shows at most three, the newest', () => {
    for (const text of ['a', 'b', 'c', 'd']) toast.info(text);
    expect(toastList.get().map(({ text }) => text)).toEqual(['b', 'c', 'd']);
  });
});
