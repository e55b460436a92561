/**
 * Where each fact of My details is asked. A room that asks one reads it first (`useFact`) and offers to remember it: a new place is
 * written down here first, or it does not compile; docs/my-details.md shows this as a table, and scripts/asked-facts.test.ts finds a
 * room that asks without reading.
 */
export const askedFacts = {
  class: ['my-details', 'sign-up', 'profile', 'quiz'],
  stream: ['my-details', 'sign-up', 'profile', 'quiz'],
  subjects: ['my-details', 'doors'],
  passingYear: ['my-details'],
  marks: ['my-details'],
  ranks: ['chances'],
  class12State: ['my-details', 'chances'],
  qualification: ['my-details'],
  degree: ['my-details', 'graduate-questions'],
  category: ['my-details', 'chances', 'scholarships'],
  disability: ['my-details', 'chances'],
  gender: ['my-details', 'chances'],
  married: ['my-details'],
  birthDate: ['my-details'],
  state: ['my-details', 'sign-up', 'profile', 'chances', 'colleges', 'costs', 'fees', 'scholarships'],
  district: ['my-details', 'colleges'],
  incomeBand: ['my-details', 'scholarships'],
  budget: ['my-details', 'costs'],
  move: ['my-details'],
} as const;

export type Fact = keyof typeof askedFacts;
export type PlaceOf<F extends Fact> = (typeof askedFacts)[F][number];
