/** How far a profile is filled. Plain rules, for both sides: the server asks a new person to complete it, the screen shows how far. */
import type { Field, Stream, StudentClass } from './taxonomy.ts';

export interface Study {
  class: StudentClass | null;
  state: string | null;
  stream: Stream | null;
  field: Field | null;
}

const isSet = (value: string | null) => value !== null && value !== '';

/** State, class and stream are there; in class 12 the field too. */
export function isProfileComplete({ class: chosen, state, stream, field }: Study): boolean {
  if (!isSet(state) || !isSet(stream)) return false;
  return chosen === '10' || (chosen === '12' && isSet(field));
}

export function profilePercent({ class: chosen, stream, field }: Study): 50 | 75 | 100 {
  if (!isSet(stream)) return 50;
  return chosen === '10' || isSet(field) ? 100 : 75;
}

/** Whether to lead a person to the complete-profile form. It asks for class 10 or 12, so it has nothing to ask a graduate. */
export function needsCompletion(study: Study): boolean {
  return study.class !== 'graduate' && !isProfileComplete(study);
}
