import type { ChanceLine } from '@disha/contract/chances';
import type { Question } from './list/my-lists.ts';

/** The student's place in the order of a line. */
export function placeInList({ order }: ChanceLine, question: Question | undefined): number | undefined {
  if (!question) return undefined;
  const { value, categoryValue, pwdValue, categoryPwdValue } = question;
  return { common: value, category: categoryValue, pwd: pwdValue, category_pwd: categoryPwdValue }[order];
}
