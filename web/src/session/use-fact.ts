/** What the person here has said of themselves before, for every feature that would ask it again. */
import { degreesHeld, type StudentDetails, type StreamAnswer, type SubjectId } from '@disha/contract/passport';
import { isStream, states, type Field, type Stream } from '@disha/contract/taxonomy';
import type { User } from '@disha/contract/user';
import { useMemo } from 'react';
import type { Fact, AskingScreen } from './asked-facts.ts';
import { localDetails, useStudentDetails, writeDetails } from './student-details.ts';
import { useUser } from './session.ts';
import { useEnteredInQuiz } from './entered-in-quiz.ts';
import { storedRanks, type StoredRank } from './stored-ranks.ts';

/** What a stream is made of wherever it is taught; of arts the subjects are unknown. */
const madeOf: readonly (readonly [Stream, readonly SubjectId[]])[] = [
  ['science_pcm', ['physics', 'chemistry', 'mathematics']],
  ['science_pcb', ['physics', 'chemistry', 'biology']],
  ['commerce', ['accountancy', 'business_studies']],
  ['commerce', ['accountancy', 'economics']],
  ['arts', ['history', 'political_science']],
  ['arts', ['history', 'geography']],
  ['arts', ['geography', 'political_science']],
];

export function streamFrom(subjects: readonly SubjectId[] | undefined): Stream | undefined {
  return madeOf.find(([, needed]) => needed.every((one) => subjects?.includes(one)))?.[0];
}

type OfProfile = Pick<User, 'class' | 'state' | 'stream'>;

/** What an account's profile says of somebody, as the sheet of details would. */
export function detailsOf({ class: at, state, stream }: OfProfile): Pick<StudentDetails, 'class' | 'state' | 'stream'> {
  const home = states.find((known) => known === state);
  return {
    ...(at === null ? {} : { class: at }),
    ...(home === undefined ? {} : { state: home }),
    ...(isStream(stream) ? { stream } : {}),
  };
}

/** A stream may be known by its subjects, a rank with its list, a degree by its field; the others as the sheet has them. */
type Otherwise = { stream: StreamAnswer; ranks: readonly StoredRank[]; degree: Field };
type ValueOf<F extends Fact> = F extends keyof Otherwise
  ? Otherwise[F] | undefined
  : F extends keyof StudentDetails
    ? StudentDetails[F]
    : never;

function valueOf(fact: Fact, studentDetails: StudentDetails, ranks: readonly StoredRank[]): unknown {
  if (fact === 'ranks') return ranks.length === 0 ? undefined : ranks;
  if (fact === 'degree') return degreesHeld(studentDetails)[0]?.field;
  if (fact === 'stream') return streamFrom(studentDetails.subjects) ?? studentDetails.stream;
  return studentDetails[fact];
}

const nobody: StudentDetails = {};

/** The sheet of details; where it says nothing, an account's profile, or for a visitor the quiz they took. Null where nothing was said. */
export function useDetails(): StudentDetails | null {
  const studentDetails = useStudentDetails();
  const user = useUser();
  const byQuiz = useEnteredInQuiz();
  return useMemo(() => {
    const details = { ...(user ? detailsOf(user) : byQuiz), ...studentDetails };
    return Object.keys(details).length === 0 ? null : details;
  }, [studentDetails, user, byQuiz]);
}

/**
 * Undefined where it was never said. What an account's profile says fills what the sheet of details does not. `place` is the feature that
 * asks: one that is not written down in asked-facts.ts does not compile.
 */
export function useFact<F extends Fact>(fact: F, _place: AskingScreen<F>): ValueOf<F> {
  const details = useDetails();
  const ranks = storedRanks.useValue();
  return valueOf(fact, details ?? nobody, ranks) as ValueOf<F>;
}

/** Into the sheet of details, beside what stands there; undefined takes one out. False where this browser keeps nothing beyond the page. */
export function rememberFacts(facts: StudentDetails): boolean {
  const before = localDetails();
  const { stream, state } = facts;
  // Another stream has other subjects, another state other districts.
  const isOtherStream = stream !== undefined && facts.subjects === undefined && stream !== streamFrom(before?.subjects);
  const isOtherState = state !== undefined && facts.district === undefined && state !== before?.state;
  const gone = { ...(isOtherStream ? { subjects: undefined } : {}), ...(isOtherState ? { district: undefined } : {}) };
  const said = Object.entries({ ...before, ...gone, ...facts }).filter(([, value]) => value !== undefined);
  return writeDetails(Object.fromEntries(said) as StudentDetails);
}
