/** On which day a student is reminded of which date of an exam. Days are India's, written 'YYYY-MM-DD' and compared as text. */
import { reminderDays } from '@disha/contract/reminders';
import { dayThatCounts, type ExamDate } from '@disha/contract/exams.dates';

const dayMs = 24 * 3_600_000;
export const daysLater = (day: string, count: number): string => new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
export const daysUntil = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** The day that counts: the last of a form, the earlier of two; the first of an exam. Undefined for a date without reminders. */
export function dayOf(date: ExamDate): string | undefined {
  const isTold = date.status === 'announced' && (date.event === 'registration_closes' || date.event === 'exam');
  return isTold ? dayThatCounts(date) : undefined;
}

/** The dates whose reminder falls after `remindedUntil` and not after `today`, and that are not over. */
export function dueOf(dates: readonly ExamDate[], remindedUntil: string, today: string): ExamDate[] {
  return dates.filter((date) => {
    const day = dayOf(date);
    if (day === undefined || day < today) return false;
    return reminderDays.some((count) => {
      const turn = daysLater(day, -count);
      return turn > remindedUntil && turn <= today;
    });
  });
}
