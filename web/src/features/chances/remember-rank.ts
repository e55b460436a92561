import type { ChanceLine, ChancesAsked, Counselling } from '@disha/contract/chances';
import { forgetRank, keepRank, storedRanks } from '../../session/stored-ranks.ts';

/** A page of lines, the most likely first, and whether there are more. */
export type LinesOf = (asked: ChancesAsked) => Promise<{ lines: readonly ChanceLine[]; nextCursor?: string | null | undefined }>;

/** Enough for the courses that are likely at all; what was not answered is not known. */
const mostPages = 5;

/**
 * Keeps a rank on this phone, and of each course the chance of its likeliest seat as the feature answers it now: lines come with the most
 * likely first, so that the first of a course is its best. Paid seats and those for candidates from abroad say nothing to a plan.
 */
export async function rememberRank(
  question: ChancesAsked,
  { id: counselling, name, lists, calls }: Counselling,
  linesOf: LinesOf,
): Promise<void> {
  const { list: at, value, category } = question;
  const list = lists.find(({ id }) => id === at);
  if (list === undefined) return;
  const rank = { counselling, list: at, name: `${name}: ${list.name}`, exam: list.examId, value, category };
  keepRank({ ...rank, courses: {} });
  // Of a counselling without calls there is nothing to ask.
  if (!calls) return;
  const courses: Record<string, number> = {};
  const { abroad: _abroad, paid: _paid, ...plain } = question;
  let cursor: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const answer = await linesOf({ ...plain, sortBy: 'probability', limit: 100, ...(cursor === undefined ? {} : { cursor }) });
    for (const { programme, probability } of answer.lines)
      if (programme.courseId !== undefined && probability !== null) courses[programme.courseId] ??= probability;
    cursor = answer.nextCursor ?? undefined;
    if (cursor === undefined) break;
  }
  // A student who has told another one meanwhile, or wants it forgotten, has the last word.
  const isStill = storedRanks.read().some((one) => one.counselling === counselling && one.list === at && one.value === value);
  if (isStill) keepRank({ ...rank, courses });
}

export const forgetRankOf = ({ counselling, list }: Pick<ChancesAsked, 'counselling' | 'list'>): void => {
  if (storedRanks.read().some((one) => one.counselling === counselling && one.list === list)) forgetRank({ counselling, list });
};
