/** The B.Sc of several subjects is of numbers or of life: which half of it a wish needs is read from the subject its page names. */
import { finderOf } from '../careers.ts';
import type { Book, Item } from '../types.ts';

const plain = 'bsc-general';
const ofNumbers = /^(bca$|bsc-(mathematics|physics|statistics|economics|actuarial|computer|information|data|cyber))/;

const halfFor = (book: Book, science: string): Item | undefined =>
  finderOf(book)({ type: 'courses', id: plain, ...(ofNumbers.test(science) ? { way: 'physical-sciences' } : {}) });

/** As a way to this work asks for it. */
export function halfOf(book: Book, item: Item, career: string | undefined): Item {
  if (item.id !== plain || career === undefined) return item;
  const sciences = book.careers
    .filter(({ id }) => id === career)
    .flatMap(({ routes }) => routes.flatMap(({ steps }) => steps.filter(({ id }) => id === 'bca' || id.startsWith('bsc-'))));
  const [science] = sciences;
  return (science !== undefined && sciences.every(({ id }) => ofNumbers.test(id)) ? halfFor(book, science.id) : undefined) ?? item;
}
