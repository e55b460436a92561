import type { Passport } from '@disha/contract/passport';
import { useMemo } from 'react';
import { useEntryState } from '../../../session/entry-state.ts';
import { useKept, writePassport } from '../../../session/passport.ts';
import { useUser } from '../../../session/session.ts';
import { useToldByQuiz } from '../../../session/quiz-told.ts';
import { detailsOf, streamFrom } from '../../../session/use-fact.ts';
import { passportOf, sheetOf, type Problems, type PassportSheet } from './sheet.ts';

/** Of what was said elsewhere what is not said here; a stream not where subjects are told, since they say more. */
function missingIn(own: Passport, elsewhere: Passport): Passport {
  const missing = Object.entries(elsewhere).filter(
    ([fact]) => own[fact as keyof Passport] === undefined && !(fact === 'stream' && own.subjects !== undefined),
  );
  return Object.fromEntries(missing) as Passport;
}

/** Subjects that were changed say another stream, or none; one that they never said stays. */
function streamAfter(before: PassportSheet, { stream, subjects }: Partial<PassportSheet>): string {
  return stream ?? streamFrom(subjects) ?? (streamFrom(before.subjects) === undefined ? before.stream : '');
}

const today = () => new Date().toISOString().slice(0, 10);
const nothing: Passport = {};

interface SheetInHand {
  sheet: PassportSheet;
  problems: Problems;
  set: (change: Partial<PassportSheet>) => void;
  /** False where this browser keeps nothing beyond the page. */
  isKept: boolean;
}

/** The form's own texts over the kept passport; each good answer is kept at once. */
export function useSheet(): SheetInHand {
  const own = useKept()?.passport ?? nothing;
  const user = useUser();
  const [at, state, stream] = [user?.class ?? null, user?.state ?? null, user?.stream ?? null];
  const byQuiz = useToldByQuiz();
  const isVisitor = user === null;
  // What the profile says, or the quiz of a visitor, fills what is not said here; it is kept with the first answer, or with Next.
  const passport = useMemo(() => {
    return { ...own, ...missingIn(own, isVisitor ? byQuiz : detailsOf({ class: at, state, stream })) };
  }, [isVisitor, byQuiz, at, state, stream, own]);
  const kept = JSON.stringify(passport);
  const [held, setHeld] = useEntryState('sheet', () => ({ kept, sheet: sheetOf(passport), isKept: true }));
  // From a file, from another tab, or deleted: the form follows.
  const isFollowing = held.kept !== kept;
  const sheet = isFollowing ? sheetOf(passport) : held.sheet;
  if (isFollowing) setHeld({ kept, sheet, isKept: held.isKept });
  const problems = useMemo(() => passportOf(sheet, nothing, today()).problems, [sheet]);
  const set = (change: Partial<PassportSheet>) => {
    const next = { ...sheet, ...change, ...('subjects' in change ? { stream: streamAfter(sheet, change) } : {}) };
    const { passport: filled } = passportOf(next, passport, today());
    const isKept = writePassport(filled);
    setHeld({ kept: JSON.stringify(filled), sheet: next, isKept });
  };
  return { sheet, problems, set, isKept: held.isKept };
}
