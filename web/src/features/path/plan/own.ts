/** What the person here has bookmarked, what the quiz found, what a way costs: other rooms' own, handed in with the screen. */
import type { QuizResult } from '@disha/contract/quiz';
import { isField } from '@disha/contract/taxonomy';
import type { Student } from '@disha/eligibility/plan/counsel';
import { createContext, use } from 'react';

export interface Own {
  /** By the names of the catalogs, the newest first. */
  bookmarks: Readonly<Partial<Record<string, readonly { id: string; name: string }[]>>>;
  result: QuizResult | null;
  /** Rupees a year by their own figures; undefined where they have written none. */
  yearlyCost: (way: { way: string; course?: string | undefined }) => number | undefined;
  isLoading: boolean;
}

const nothing: Own = { bookmarks: {}, result: null, yearlyCost: () => undefined, isLoading: false };
export const OwnContext = createContext<Own>(nothing);
export const useOwn = (): Own => use(OwnContext);

/** What somebody noted, careers first: within a catalog the newest comes first. */
const notedIn = ['careers', 'courses', 'exams', 'colleges'] as const;

export function wishesOf({ bookmarks, result }: Own): Student['wishes'] {
  return {
    noted: notedIn.flatMap((type) => (bookmarks[type] ?? []).map(({ id }) => ({ type, id }))),
    result: result && {
      // For Class 10 a stream is recommended, and beside it the fields of it that fit best.
      fields: result.recommendations.flatMap(({ fieldId, bestFields }) =>
        isField(fieldId) ? [fieldId] : bestFields.map((field) => field.fieldId),
      ),
      courses: result.courses.courses.map(({ _id }) => _id),
      careers: result.careers.map(({ careerId }) => careerId),
    },
  };
}
