/** What of anything is a passport: from this browser's memory or from a file, unchecked. */
import { passportFacts, shapeOf, type Passport } from '@disha/contract/passport';
import { readShape } from './read-shape.ts';

interface ReadPassport {
  /** Null where it is no passport at all. */
  passport: Passport | null;
  /** Dotted keys of what was there and is not understood. */
  unread: readonly string[];
}

const shape = shapeOf(passportFacts);

export function readPassport(given: unknown): ReadPassport {
  const { value, unread } = readShape(shape, given);
  return { passport: value, unread };
}
