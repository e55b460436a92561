import { useMemo } from 'react';
import { useEntryState } from '../../../session/entry-state.ts';
import { useKept, writePassport } from '../../../session/passport.ts';
import { passportOf, sheetOf, type Problems, type Sheet } from './sheet.ts';

const today = () => new Date().toISOString().slice(0, 10);
const nothing = {};

export interface SheetInHand {
  sheet: Sheet;
  problems: Problems;
  set: (change: Partial<Sheet>) => void;
  /** False where this browser keeps nothing beyond the page. */
  isKept: boolean;
}

/** The form's own texts over the kept passport; each good answer is kept at once. */
export function useSheet(): SheetInHand {
  const passport = useKept()?.passport ?? nothing;
  const kept = JSON.stringify(passport);
  const [own, setOwn] = useEntryState('sheet', () => ({ kept, sheet: sheetOf(passport), isKept: true }));
  // From a file, from another tab, or deleted: the form follows.
  const isFollowing = own.kept !== kept;
  const sheet = isFollowing ? sheetOf(passport) : own.sheet;
  if (isFollowing) setOwn({ kept, sheet, isKept: own.isKept });
  const problems = useMemo(() => passportOf(sheet, nothing, today()).problems, [sheet]);
  const set = (change: Partial<Sheet>) => {
    const next = { ...sheet, ...change };
    const { passport: filled } = passportOf(next, passport, today());
    const isKept = writePassport(filled);
    setOwn({ kept: JSON.stringify(filled), sheet: next, isKept });
  };
  return { sheet, problems, set, isKept: own.isKept };
}
