import type { ChanceLine, Counselling } from '@disha/contract/chances';
import { pickSeat } from '../../session/picked-seats.ts';

/** A line on its way into the plan. Its chance goes along on this phone, and never in an address. */
export function pickLine({ id, probability, list, institute, programme }: ChanceLine, { id: counselling, lists }: Counselling): void {
  const exam = lists.find((each) => each.id === list)?.examId;
  const [course, college, rank] = [programme.courseId, institute.collegeId, `${counselling} ${list}`];
  pickSeat({ counselling, line: id, exam, course, college, probability, rank });
}
