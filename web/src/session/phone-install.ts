/** When this phone was here first, and whether it was asked to put the application among its others: once, and never after a no. */
import { carefulWrites } from './careful-writes.ts';
import { installKey } from './stored-keys.ts';

interface InstallAsked {
  /** The day of the first visit. */
  first: string;
  /** The day on which the question was seen. */
  seen?: string | undefined;
  /** It was answered, either way. */
  isOver?: true | undefined;
}

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** Null where nothing is kept, or nothing that can be read. */
export function installAsked(): InstallAsked | null {
  try {
    const { first, seen, isOver } = JSON.parse(localStorage.getItem(installKey) ?? 'null') as Record<keyof InstallAsked, unknown>;
    if (!isDay(first)) return null;
    return { first, ...(isDay(seen) && { seen }), ...(isOver === true && { isOver }) };
  } catch {
    return null;
  }
}

/** False where this browser keeps nothing: there the question is not asked, since it could not be remembered. */
export const noteInstall = (asked: InstallAsked): boolean => carefulWrites.setItem(installKey, asked);

/** As of a visit on this day; the clock may have been put back meanwhile, and another day is another day. */
export function mayAskToInstall(asked: InstallAsked | null, today: string, hasResult: boolean): boolean {
  if (asked === null || asked.isOver === true) return false;
  if (asked.seen !== undefined) return asked.seen === today;
  return hasResult || asked.first !== today;
}
