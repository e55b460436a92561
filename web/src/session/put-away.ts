/**
 * What a guest has on this phone, put away for somebody else to use it: sealed by a number that is stored nowhere, under a picture. A
 * curtain, not a lock: six digits are soon tried by a person with the phone and the time.
 */
import { belongingsOf, putBack, readBelongings } from './belongings.ts';
import { carefulWrites } from './careful-writes.ts';
import { forgetEntries } from './entry-state.ts';
import { forgetGuest } from './forget-guest.ts';
import { putAwayKey } from './stored-keys.ts';
import { forgetTab } from './leaving.ts';
import { readSealed, seal, unseal, type Sealed } from './sealed.ts';

export const signs = ['🐘', '🦚', '🌻', '🥭', '🪁', '⛰️', '🌙', '🚲', '🥁', '🐢', '🏏', '🌧️'] as const;
export type Sign = (typeof signs)[number];
export const isNumber = (text: string): boolean => /^\d{6}$/.test(text);
export const mostPutAway = 3;

interface PutAway {
  sign: Sign;
  sealed: Sealed;
}

const isSign = (value: unknown): value is Sign => (signs as readonly unknown[]).includes(value);

function readOne(value: unknown): PutAway[] {
  const { sign, sealed } = (value ?? {}) as Partial<Record<keyof PutAway, unknown>>;
  const read = readSealed(sealed);
  return isSign(sign) && read ? [{ sign, sealed: read }] : [];
}

function all(): readonly PutAway[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(putAwayKey) ?? '[]');
    return Array.isArray(kept) ? kept.flatMap(readOne) : [];
  } catch {
    return [];
  }
}

/** Under which pictures something lies here. */
export const storedSigns = (): readonly Sign[] => all().map(({ sign }) => sign);

/** Whether it was put away: then nothing of it is here any more. Where it could not be kept, all stays as it was. */
export async function putAway(sign: Sign, number: string): Promise<boolean> {
  const before = all();
  if (before.length >= mostPutAway || before.some((one) => one.sign === sign)) return false;
  const sealed = await seal(number, belongingsOf(null));
  if (!carefulWrites.setItem(putAwayKey, [...before, { sign, sealed }])) return false;
  forgetGuest();
  return true;
}

type TakenOut = 'done' | 'wrong-number' | 'no-room';

/** All of it is back, beside nothing else, and no longer put away; where it does not fit, everything stays as it was. */
export async function takeOut(sign: Sign, number: string): Promise<TakenOut> {
  const one = all().find((each) => each.sign === sign);
  const things = one && readBelongings(await unseal(number, one.sealed));
  if (!things) return 'wrong-number';
  const curtain = localStorage.getItem(putAwayKey);
  // What was sealed goes first: both together may be more than there is room for.
  forgetPutAway(sign);
  if (!putBack(null, things)) {
    if (curtain !== null) localStorage.setItem(putAwayKey, curtain);
    return 'no-room';
  }
  forgetEntries(null);
  forgetTab();
  return 'done';
}

/** Forgets what lies under a picture, for a guest who has lost the number. */
export function forgetPutAway(sign: Sign): void {
  const others = all().filter((each) => each.sign !== sign);
  if (others.length === 0) carefulWrites.removeItem(putAwayKey);
  else carefulWrites.setItem(putAwayKey, others);
}
