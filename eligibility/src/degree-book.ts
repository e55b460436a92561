/** Which degrees the courses of a book end in: made once a book, since every student is weighed by it. */
import type { DegreeFamily } from '@disha/contract/passport';
import type { DegreeBook } from './stood.ts';
import { needsDegree } from './rung.ts';
import type { Book, Discipline, Gives, Item } from './types.ts';

const isDegree = (gives: Item['gives']): gives is Gives => typeof gives === 'object';

/** Whether what a course ends in is, or can be, in one of these. */
export function isIn({ gives }: Item, within: readonly Discipline[] | undefined): boolean {
  if (within === undefined || !isDegree(gives)) return true;
  return gives.in === 'any' || gives.in.some((one) => within.includes(one));
}

export interface Degrees extends DegreeBook {
  /** The courses by which a school student comes to a family. */
  begunFor: (family: DegreeFamily) => readonly Item[];
  /** Those by which a graduate does. */
  furtherFor: (family: DegreeFamily) => readonly Item[];
}

/** Second degrees that the catalog may not teach, and where graduates of other fields are found. */
const nowhere: ReadonlySet<DegreeFamily> = new Set();

function make(book: Book): Degrees {
  const ending = book.courses.flatMap((item) => (isDegree(item.gives) ? [{ item, gives: item.gives }] : []));
  const families = new Map<string, Set<DegreeFamily>>();
  const begun = new Map<DegreeFamily, Item[]>();
  const further = new Map<DegreeFamily, Item[]>();
  for (const { item, gives } of ending) {
    for (const field of item.fields) families.set(field, (families.get(field) ?? new Set()).add(gives.family));
    const list = needsDegree(item) ? further : begun;
    list.set(gives.family, [...(list.get(gives.family) ?? []), item]);
  }
  return {
    byCourse: new Map(ending.map(({ item, gives }) => [item.id, { gives, years: item.years }])),
    ofField: (field) => families.get(field) ?? nowhere,
    isTaughtIn: (field, taken, disciplines) =>
      ending.some(
        ({ item, gives }) =>
          item.fields.some((own) => own === field) &&
          (taken === undefined || taken.includes(gives.family)) &&
          (gives.in === 'any' || gives.in.some((one) => disciplines.includes(one))),
      ),
    begunFor: (family) => begun.get(family) ?? [],
    furtherFor: (family) => further.get(family) ?? [],
  };
}

const made = new WeakMap<Book, Degrees>();

export function degreesIn(book: Book): Degrees {
  const before = made.get(book);
  if (before) return before;
  const degrees = make(book);
  made.set(book, degrees);
  return degrees;
}
