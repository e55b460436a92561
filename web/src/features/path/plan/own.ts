/** What the person here has bookmarked, what the quiz found, what a way costs: other features' own, handed in with the screen. */
import type { QuizResult } from '@disha/contract/quiz';
import { isField } from '@disha/contract/taxonomy';
import type { Student } from '@disha/eligibility/plan/counsel';
import { createContext, use } from 'react';

export interface Own {
  /** By the names of the catalogs, the newest first. */
  bookmarks: Readonly<Partial<Record<string, readonly { id: string; name: string }[]>>>;
  /** All of them in one order, whatever they are of: the newest first. */
  newest: readonly { type: string; id: string }[];
  result: QuizResult | null;
  /** Rupees a year by their own figures; undefined where they have written none. */
  yearlyCost: (way: { way: string; course?: string | undefined }) => number | undefined;
  isLoading: boolean;
}

const nothing: Own = { bookmarks: {}, newest: [], result: null, yearlyCost: () => undefined, isLoading: false };
export const OwnContext = createContext<Own>(nothing);
export const useOwn = (): Own => use(OwnContext);

const notedIn = ['careers', 'courses', 'exams', 'colleges'] as const;

/** What somebody noted, the newest first: a course that was noted today comes before a career of last year. */
function notedOf({ bookmarks, newest }: Own): Student['wishes']['noted'] {
  const all = notedIn.flatMap((type) => (bookmarks[type] ?? []).map(({ id }) => ({ type, id })));
  const places = new Map(newest.map(({ type, id }, place) => [`${type}/${id}`, place]));
  const placeOf = ({ type, id }: { type: string; id: string }) => places.get(`${type}/${id}`) ?? places.size;
  return [...all].sort((a, b) => placeOf(a) - placeOf(b));
}

export function wishesOf(own: Own): Student['wishes'] {
  const { result } = own;
  return {
    noted: notedOf(own),
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
