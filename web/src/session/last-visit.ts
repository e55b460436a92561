/** When the person at this browser was here before, so that a page can say what has happened since. Stays in the browser. */
import { indianDay } from '@disha/contract/indian-day';
import { useEffect } from 'react';
import { deviceValue } from './device-value.ts';
import { lastVisitKey } from './stored-keys.ts';

interface Visits {
  day: string;
  /** The last day before that; null at the first visit. */
  before: string | null;
  /** The day on which they wanted to see nothing of it. */
  notNow?: string | undefined;
}

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

function parse(text: string | null): Visits | null {
  try {
    const { day, before, notNow } = JSON.parse(text ?? 'null') as Partial<Record<keyof Visits, unknown>>;
    if (!isDay(day)) return null;
    return { day, before: isDay(before) ? before : null, ...(isDay(notNow) ? { notNow } : {}) };
  } catch {
    return null;
  }
}

const visits = deviceValue<Visits | null>(lastVisitKey, parse);

/** As of a visit today: the day before it stays the same until tomorrow, however often the page is opened. */
export function visitedOn(today: string, known: Visits | null): Visits {
  if (known === null) return { day: today, before: null };
  return known.day === today ? known : { day: today, before: known.day };
}

export function useLastVisit(): { since: string | null; isPutOff: boolean; putOff: () => void } {
  const today = indianDay();
  const known = visits.useValue();
  const now = visitedOn(today, known);
  useEffect(() => {
    if (visits.read()?.day !== today) visits.write(visitedOn(today, visits.read()));
  }, [today]);
  return { since: now.before, isPutOff: now.notNow === today, putOff: () => visits.write({ ...now, notNow: today }) };
}
