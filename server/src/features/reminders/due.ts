/** Which dates of an exam are to be told on which day. Days are India's, written 'YYYY-MM-DD' and compared as text. */
import { reminderDays } from '@disha/contract/reminders';
import type { ExamDate } from '@disha/contract/exams.dates';

const dayMs = 24 * 3_600_000;
export const daysLater = (day: string, count: number): string => new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** The day that counts: the last of a form, the first of an exam. Undefined for whatever nobody is reminded of. */
export function dayOf({ event, status, from, to }: ExamDate): string | undefined {
  if (status !== 'announced') return undefined;
  if (event === 'registration_closes') return to;
  return event === 'exam' ? from : undefined;
}

/** Those whose turn came after `told` and not after `today`, and that are not over. */
export function dueOf(dates: readonly ExamDate[], told: string, today: string): ExamDate[] {
  return dates.filter((date) => {
    const day = dayOf(date);
    if (day === undefined || day < today) return false;
    return reminderDays.some((count) => {
      const turn = daysLater(day, -count);
      return turn > told && turn <= today;
    });
  });
}
