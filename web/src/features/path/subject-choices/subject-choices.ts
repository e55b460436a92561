/** Two choices of subjects side by side, weighed on this device: the subjects of a student stand in no address. */
import type { SubjectId } from '@disha/contract/passport';
import { difference, type SubjectChoices } from '@disha/eligibility/subject-choices';
import type { Book } from '@disha/eligibility/types';

export interface SubjectsDifference {
  lost: readonly string[];
  gained: readonly string[];
  lostCareers: readonly string[];
  gainedCareers: readonly string[];
}

export function compareSubjects(from: SubjectChoices, to: SubjectChoices): SubjectsDifference {
  const careers = difference({ ...from, ids: from.careers.ids }, { ...to, ids: to.careers.ids });
  return { ...difference(from, to), lostCareers: careers.lost, gainedCareers: careers.gained };
}

const mathematics: readonly SubjectId[] = ['mathematics', 'applied_mathematics'];
export const hasMaths = (subjects: readonly SubjectId[]) => subjects.some((id) => mathematics.includes(id));

/** The same choice without Mathematics, or with it. */
export const otherwise = (subjects: readonly SubjectId[]): readonly SubjectId[] =>
  hasMaths(subjects) ? subjects.filter((id) => !mathematics.includes(id)) : [...subjects, 'mathematics'];

export interface NotedItems {
  bookmarked: ReadonlySet<string>;
  recommended: ReadonlySet<string>;
}

/** The most wanted first: what the student noted, what the quiz found, then what most careers begin with. */
export function wantedFirst(book: Book, ids: readonly string[], { bookmarked, recommended }: NotedItems): readonly string[] {
  const leads = new Map<string, number>();
  for (const { routes } of book.careers)
    for (const id of new Set(routes.flatMap(({ steps }) => steps.map((step) => step.id)))) leads.set(id, (leads.get(id) ?? 0) + 1);
  const wish = (id: string) => (bookmarked.has(id) ? 2 : recommended.has(id) ? 1 : 0);
  return [...ids].sort((a, b) => wish(b) - wish(a) || (leads.get(b) ?? 0) - (leads.get(a) ?? 0) || (a < b ? -1 : 1));
}
