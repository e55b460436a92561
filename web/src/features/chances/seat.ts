import type { ChanceLine, Counselling } from '@disha/contract/chances';
import type { Seat } from '../../catalog/next/answer.ts';

/** A line as a next step knows it: without rank, chance or category. */
export function seatOf({ list, institute, programme }: ChanceLine, { id: counselling, lists }: Counselling): Seat {
  const exam = lists.find(({ id }) => id === list)?.examId;
  return { counselling, exam, course: programme.courseId, college: institute.collegeId, name: institute.name };
}

/** The first that is likely, asks for nothing beside a rank and is of a place that we know; the lines come in the order that was chosen. */
export const mostLikelyLine = (lines: readonly ChanceLine[]): ChanceLine | undefined =>
  lines.find(({ band, condition, institute }) => band === 'likely' && condition === undefined && institute.collegeId !== undefined);
