/** What a feature has answered, as far as the next step depends on it: each feature hands in its own: ids and names only. */

import type { Guide } from '@disha/contract/guides.card';

interface Item {
  id: string;
  name: string;
}

/** A line of seats, as far as it is known to us. */
export interface Seat {
  counselling: string;
  course?: string | undefined;
  college?: string | undefined;
  exam?: string | undefined;
  /** Of the place, as it was published. */
  name: string;
}

interface AnswerByKind {
  /** Of the quiz. */
  result: { choice: { kind: 'stream' | 'field'; id: string; name: string } | undefined };
  /** What there is for a graduate. */
  degree: object;
  doors: object;
  /** Whether something is open to the student here. */
  verdict: Item & { type: string; isClosed: boolean };
  career: Item & {
    /** The first exam on its most usual way, with the next of its dates in words. */
    gate: (Item & { when: string }) | undefined;
    course: Item | undefined;
  };
  course: Item & { isTaught: boolean };
  exam: Item;
  /** `isAdmitsFirst`: how its state admits is what its page asks to be pressed. */
  college: Item & { stateSlug: string; stateName: string; isAdmitsFirst: boolean };
  scholarship: Item & { hasPapers: boolean; window: string };
  chances: { counselling: string; seat: Seat | undefined };
  list: { seat: Seat | undefined };
  calendar: { hasDates: boolean };
  costs: { course: string | undefined; college: string | undefined };
  state: { name: string; title: string; slug: string };
  /** `topic`: what the guide is about. */
  guide: { topic: Guide['topic'] };
}

export type After = keyof AnswerByKind;
export type Answer<A extends After = After> = { [K in A]: { after: K } & AnswerByKind[K] }[A];
