import type { ChanceLine, Counselling } from '@disha/contract/chances';
import type { Seat } from '../../catalog/next/answer.ts';

/** A line as a next step knows it: without rank, chance or category. */
export function seatOf({ list, institute, programme }: ChanceLine, { id: counselling, lists }: Counselling): Seat {
  const exam = lists.find(({ id }) => id === list)?.examId;
  return { counselling, exam, course: programme.courseId, college: institute.collegeId, name: institute.name };
}

/** The first that is at least possible and of which we know the place; the lines come in the order that somebody chose. */
export const bestOf = (lines: readonly ChanceLine[]): ChanceLine | undefined =>
  lines.find(({ band, institute }) => institute.collegeId !== undefined && (band === null || band === 'likely' || band === 'possible'));
