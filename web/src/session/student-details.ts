/** The facts a student gave, on this device alone: no call of ours carries them unless the student asks for it. */
import type { StudentDetails } from '@disha/contract/passport';
import { deviceValue } from './device-value.ts';
import { keepKey, detailsKey } from './stored-keys.ts';
import { readDetails } from './read-details.ts';

interface StoredDetails {
  passport: StudentDetails;
  /** What lay here and could not be read, as it lay: kept until the student has seen it. */
  unread: string | null;
}

function parse(text: string | null): StoredDetails | null {
  if (text === null) return null;
  try {
    const { passport: kept, unread: before } = JSON.parse(text) as { passport?: unknown; unread?: unknown };
    const { passport: details, unread } = readDetails(kept);
    const left = typeof before === 'string' ? before : null;
    return { passport: details ?? {}, unread: details === null || unread.length > 0 ? (left ?? text) : left };
  } catch {
    return { passport: {}, unread: text };
  }
}

const store = deviceValue<StoredDetails | null>(detailsKey, parse);
const keeping = deviceValue<boolean>(keepKey, (text) => text === 'true');

const isEmpty = (details: StudentDetails) => Object.values(details).every((value) => value === undefined);

export const readStoredDetails = store.read;
export const useStoredDetails = store.useValue;
export const subscribeDetails = store.subscribe;
export const forgetDetails = store.forget;

/** Null where nothing was said. */
export function localDetails(): StudentDetails | null {
  const kept = store.read();
  return kept === null || isEmpty(kept.passport) ? null : kept.passport;
}

export function useStudentDetails(): StudentDetails | null {
  const kept = store.useValue();
  return kept === null || isEmpty(kept.passport) ? null : kept.passport;
}

/** False where this browser keeps nothing beyond the page. What could not be read stays beside it. */
export function writeDetails(details: StudentDetails): boolean {
  const unread = store.read()?.unread ?? null;
  if (isEmpty(details) && unread === null) {
    store.forget();
    return true;
  }
  return store.write({ passport: details, unread });
}

/** The student has seen what could not be read, or has it in a file. */
export function forgetUnread(): void {
  const kept = store.read();
  if (kept === null) return;
  if (isEmpty(kept.passport)) store.forget();
  else store.write({ ...kept, unread: null });
}

export const useKeepsOnPhone = keeping.useValue;

export function keepOnPhone(keep: boolean): void {
  if (keep) keeping.write(true);
  else keeping.forget();
}

/** What a guest has told of themselves, for the person who says that it is theirs: it fills what they have not said yet. */
export const guestDetails = {
  count: (): number => Object.values(store.readOf(null)?.passport ?? {}).filter((value) => value !== undefined).length,
  take: (): void => {
    const [guests, own] = [store.readOf(null), store.read()];
    if (guests) store.write({ passport: { ...guests.passport, ...own?.passport }, unread: own?.unread ?? guests.unread });
    store.forgetOf(null);
  },
};
