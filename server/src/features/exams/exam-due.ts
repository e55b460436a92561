/** Which facts of an exam want to be looked up again, and what it means to confirm one. Pure. */
import { goodUntilOf } from '@disha/contract/exams.dates';
import type { ExamDateFile, ExamFile } from '@disha/contract/exams.files';
import { goodFor, monthsOn, wholeItemDue, type DueField } from '../../catalog/corrections/due.ts';

/** One that is over is due until the next year's is known. */
const isFollowed = ({ event, session, year }: ExamDateFile, all: readonly ExamDateFile[]) =>
  all.some((other) => other.event === event && other.session === session && other.year > year && other.status !== 'last_year');

function dueDates({ dates = {} }: ExamFile, today: string): DueField[] {
  const all = Object.values(dates);
  return Object.entries(dates).flatMap(([id, date]): DueField[] => {
    const goodUntil = goodUntilOf(date, Object.values(dates));
    if (goodUntil === undefined || goodUntil >= today || isFollowed(date, all)) return [];
    const field = `dates.${id}`;
    // A day that has passed does not come again by being confirmed; what is only expected may be looked for in vain.
    const looked = { ...date, lookedAt: today.slice(0, 7), goodUntil: monthsOn(today, goodFor.awaited) };
    return [{ field, value: date, goodUntil, confirmed: date.status === 'usual' ? { field, to: looked } : undefined }];
  });
}

function dueFee({ fee }: ExamFile, today: string): DueField[] {
  if (!fee || fee.goodUntil >= today) return [];
  const confirmed = { field: 'fee', to: { ...fee, goodUntil: monthsOn(today, goodFor.fee) } };
  return [{ field: 'fee', value: fee, goodUntil: fee.goodUntil, confirmed }];
}

export const examDue = (exam: ExamFile, today: string): DueField[] => [
  ...dueDates(exam, today),
  ...dueFee(exam, today),
  ...wholeItemDue(exam, today),
];
