/** Everything of a person on this phone as one sealed file, for another phone. */
import { belongingsOf, putBack, readBelongings } from './belongings.ts';
import { belongingsFor } from './belongings-for.ts';
import { forgetEntries } from './entry-state.ts';
import { forgetTab } from './leaving.ts';
import { ownerNow } from './owner.ts';
import { asPhrase } from './phrase.ts';
import { readSealed, seal, unseal, type Sealed } from './sealed.ts';

export const phoneFileName = 'disha-my-things.json';
const mark = 'disha-things';
/** A browser keeps five million characters; sealed and written in letters they are a third more, and some are two bytes. */
const mostBytes = 20 * 1024 * 1024;

export const hasThings = (): boolean => Object.keys(belongingsOf(ownerNow())).length > 0;

export async function phoneFile(phrase: string): Promise<Blob> {
  const sealed = await seal(phrase, belongingsOf(ownerNow()));
  return new Blob([JSON.stringify({ kind: mark, sealed })], { type: 'application/json' });
}

export async function sealedIn(file: Pick<Blob, 'size' | 'text'>): Promise<Sealed | null> {
  if (file.size > mostBytes) return null;
  try {
    const { kind, sealed } = JSON.parse(await file.text()) as { kind?: unknown; sealed?: unknown };
    return kind === mark ? readSealed(sealed) : null;
  } catch {
    return null;
  }
}

export type Taken = 'done' | 'wrong-words' | 'no-room';

/** Takes the place of what is here, and only when it is all here. */
export async function takeFrom(sealed: Sealed, typed: string): Promise<Taken> {
  const owner = ownerNow();
  const things = readBelongings(await unseal(asPhrase(typed), sealed));
  if (things === null) return 'wrong-words';
  if (owner !== ownerNow() || !putBack(owner, belongingsFor(owner, things))) return 'no-room';
  forgetEntries(owner);
  forgetTab();
  return 'done';
}
