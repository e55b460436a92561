/**
 * Compiles only while these do not: what runs in the browser may use no method that the oldest supported browser lacks. The lib of
 * web, contract and search sees to it; the other two are compiled here as well.
 */
import { expect, it } from 'vitest';

it('methods newer than the oldest supported browser do not compile', () => {
  const uses = (list: number[], set: Set<number>, text: string) => [
    // @ts-expect-error Chrome 110, Safari 16
    list.toSorted(),
    // @ts-expect-error Chrome 110, Safari 16
    list.toReversed(),
    // @ts-expect-error Chrome 110, Safari 16
    list.toSpliced(0, 1),
    // @ts-expect-error Chrome 110, Safari 16
    list.with(0, 1),
    // @ts-expect-error Chrome 121, Safari 16.4
    Array.fromAsync(list),
    // @ts-expect-error Chrome 117, Safari 17.4, Firefox 119
    Object.groupBy(list, String),
    // @ts-expect-error Chrome 119, Safari 17.4, Firefox 121
    Promise.withResolvers(),
    // @ts-expect-error Chrome 122, Safari 17, Firefox 127
    set.union(set),
    // @ts-expect-error Chrome 111, Safari 16.4, Firefox 119
    text.isWellFormed(),
    // @ts-expect-error Chrome 122, Safari 18.4, Firefox 131
    set.values().map(String),
  ];
  expect(uses).toBeTypeOf('function');
});
