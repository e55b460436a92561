/** The exams somebody has put into the calendar by hand: kept on this device, gone at sign-out. */
import type { BookmarkType } from '@disha/contract/bookmarks';
import { limits } from '@disha/contract/limits';
import { storedValue } from '../../catalog/shared/stored-value.ts';
import { keysByFeature } from '../../session/stored-keys.ts';

/** Whose bookmarks a calendar follows. */
export const calendarOf: BookmarkType = 'exams';

const none: readonly string[] = [];
const isId = (value: unknown): value is string => typeof value === 'string' && /^[a-z0-9-]{1,120}$/.test(value);

function parse(text: string | null): readonly string[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ids) ? [...new Set(ids.filter(isId))].slice(0, limits.calendarExams) : none;
  } catch {
    return none;
  }
}

const { read, readGuests, forgetGuests, write, useStored } = storedValue(keysByFeature.calendar, parse);

export function keepExams(...ids: readonly string[]): void {
  write(calendarOf, [...new Set([...read(calendarOf), ...ids])].slice(0, limits.calendarExams));
}

export function dropExam(id: string): void {
  write(
    calendarOf,
    read(calendarOf).filter((other) => other !== id),
  );
}

export const useOwnExams = (): readonly string[] => useStored(calendarOf);

/** Those an address names; nothing where it names none. */
export function examsIn(params: URLSearchParams): readonly string[] {
  return parse(JSON.stringify((params.get('exams') ?? '').split(',')));
}

/** What a guest has put in, for the person who takes it over: beside one's own. */
export const guestsExams = {
  count: (): number => readGuests(calendarOf).length,
  take: (): void => {
    keepExams(...readGuests(calendarOf));
    forgetGuests(calendarOf);
  },
};
