/** What an item names of its own catalog or of another: a course its exams, a college its courses. */
import type { CatalogKind } from './documents.ts';

export interface Link {
  to: CatalogKind;
  id: string;
  /** Where it stands: `eligibility.entranceExams.0`. */
  at: string;
}

export const linksAt = (to: CatalogKind, at: string, ids: readonly string[]): Link[] =>
  ids.map((id, index) => ({ to, id, at: `${at}.${index}` }));
