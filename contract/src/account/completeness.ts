/** How far a profile is filled. Plain rules, for both sides: the server asks a new person to complete it, the screen shows how far. */
import { isBeyondSchool, type BeyondSchool, type Field, type Stream, type StudentClass } from '../taxonomy.ts';

export interface Study {
  class: StudentClass | null;
  /** A browser may still hold what an older version kept of a person, which did not say this. */
  who?: BeyondSchool | null;
  state: string | null;
  stream: Stream | null;
  field: Field | null;
}

const isSet = (value: string | null) => value !== null && value !== '';

/** State, class and stream are there; in class 12 the field too. A person past school has nothing of it to tell. */
export function isProfileComplete({ class: chosen, who, state, stream, field }: Study): boolean {
  if (isBeyondSchool(who)) return true;
  if (!isSet(state) || !isSet(stream)) return false;
  return chosen === '10' || (chosen === '12' && isSet(field));
}

export function profilePercent({ class: chosen, who, stream, field }: Study): 50 | 75 | 100 {
  if (isBeyondSchool(who)) return 100;
  if (!isSet(stream)) return 50;
  return chosen === '10' || isSet(field) ? 100 : 75;
}

/** Whether to lead a person to the complete-profile form. */
export function needsCompletion(study: Study): boolean {
  return !isProfileComplete(study);
}
