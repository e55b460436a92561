/** What stays open with some subjects, nothing else known: the courses that begin after Class 10 or 12, and the careers. */
import type { SubjectId } from '@disha/contract/passport';
import type { Field } from '@disha/contract/taxonomy';
import { judging } from './check.ts';
import { needsDegree } from './rung.ts';
import type { Book, CareerRoutes, Item } from './types.ts';
import { isShut } from './within.ts';

export interface SubjectChoices {
  total: number;
  byField: Partial<Record<Field, number>>;
  ids: readonly string[];
  careers: { total: number; ids: readonly string[] };
}

const isAfterSchool = (item: Item) => item.level !== 'postgraduate' && !needsDegree(item);

export function subjectChoicesOf(book: Book, subjects: readonly SubjectId[], { year }: { year: number }): SubjectChoices {
  const { judge } = judging(book, { class: '12', subjects }, { year });
  const isOpen = (item: Item | CareerRoutes) => !isShut(judge(item));
  const open = book.courses.filter((item) => isAfterSchool(item) && isOpen(item));
  const byField: Partial<Record<Field, number>> = {};
  for (const { fields } of open) {
    const [home] = fields;
    if (home !== undefined) byField[home] = (byField[home] ?? 0) + 1;
  }
  const careers = book.careers.filter(isOpen).map(({ id }) => id);
  return { total: open.length, byField, ids: open.map(({ id }) => id), careers: { total: careers.length, ids: careers } };
}

/** From one choice to another. */
export function difference(from: SubjectChoices, to: SubjectChoices): { gained: readonly string[]; lost: readonly string[] } {
  const [before, after] = [new Set(from.ids), new Set(to.ids)];
  return { gained: to.ids.filter((id) => !before.has(id)), lost: from.ids.filter((id) => !after.has(id)) };
}
