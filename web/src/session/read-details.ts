/** What of anything is student details: from this browser's memory or from a file, unchecked. */
import { studentFacts, shapeOf, type StudentDetails } from '@disha/contract/passport';
import { readShape } from './read-shape.ts';

interface ReadPassport {
  /** Null where it is no student details at all. */
  passport: StudentDetails | null;
  /** Dotted keys of what was there and is not understood. */
  unread: readonly string[];
}

const shape = shapeOf(studentFacts);

export function readDetails(given: unknown): ReadPassport {
  const { value, unread } = readShape(shape, given);
  return { passport: value, unread };
}
