import type { StudentDetails } from '@disha/contract/passport';
import { useMemo } from 'react';
import { useEntryState } from '../../../session/entry-state.ts';
import { useStoredDetails, writeDetails } from '../../../session/student-details.ts';
import { useUser } from '../../../session/session.ts';
import { useEnteredInQuiz } from '../../../session/entered-in-quiz.ts';
import { detailsOf, streamFrom } from '../../../session/use-fact.ts';
import { detailsOfSheet, detailsSheetOf, type Problems, type DetailsSheet } from './sheet.ts';

/** Of what was said elsewhere what is not said here; a stream not where subjects are told, since they say more. */
function missingIn(own: StudentDetails, elsewhere: StudentDetails): StudentDetails {
  const missing = Object.entries(elsewhere).filter(
    ([fact]) => own[fact as keyof StudentDetails] === undefined && !(fact === 'stream' && own.subjects !== undefined),
  );
  return Object.fromEntries(missing) as StudentDetails;
}

/** Subjects that were changed say another stream, or none; one that they never said stays. */
function streamAfter(before: DetailsSheet, { stream, subjects }: Partial<DetailsSheet>): string {
  return stream ?? streamFrom(subjects) ?? (streamFrom(before.subjects) === undefined ? before.stream : '');
}

const today = () => new Date().toISOString().slice(0, 10);
const nothing: StudentDetails = {};

interface SheetInHand {
  sheet: DetailsSheet;
  problems: Problems;
  set: (change: Partial<DetailsSheet>) => void;
  /** False where this browser keeps nothing beyond the page. */
  isKept: boolean;
}

/** The form's own texts over the stored student details; each valid answer is stored at once. */
export function useSheet(): SheetInHand {
  const own = useStoredDetails()?.passport ?? nothing;
  const user = useUser();
  const [at, state, stream] = [user?.class ?? null, user?.state ?? null, user?.stream ?? null];
  const byQuiz = useEnteredInQuiz();
  const isVisitor = user === null;
  // What the profile says, or the quiz of a visitor, fills what is not said here; it is kept with the first answer, or with Next.
  const details = useMemo(() => {
    return { ...own, ...missingIn(own, isVisitor ? byQuiz : detailsOf({ class: at, state, stream })) };
  }, [isVisitor, byQuiz, at, state, stream, own]);
  const kept = JSON.stringify(details);
  const [held, setHeld] = useEntryState('sheet', () => ({ kept, sheet: detailsSheetOf(details), isKept: true }));
  // From a file, from another tab, or deleted: the form follows.
  const isFollowing = held.kept !== kept;
  const sheet = isFollowing ? detailsSheetOf(details) : held.sheet;
  if (isFollowing) setHeld({ kept, sheet, isKept: held.isKept });
  const problems = useMemo(() => detailsOfSheet(sheet, nothing, today()).problems, [sheet]);
  const set = (change: Partial<DetailsSheet>) => {
    const next = { ...sheet, ...change, ...('subjects' in change ? { stream: streamAfter(sheet, change) } : {}) };
    const { passport: filled } = detailsOfSheet(next, details, today());
    const isKept = writeDetails(filled);
    setHeld({ kept: JSON.stringify(filled), sheet: next, isKept });
  };
  return { sheet, problems, set, isKept: held.isKept };
}
