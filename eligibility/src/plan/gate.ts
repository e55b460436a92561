/** The exam a way really hangs on: JEE Advanced is sat by the best of JEE Main. */
import type { Item } from '../types.ts';

const main = 'jee-main';
const asksForMain = ({ all, ways }: Item) =>
  [...all, ...(ways.length === 1 ? ways.flat() : [])].some(({ kind, ...rest }) => kind === 'check' && 'what' in rest && isMain(rest.what));
const isMain = (what: string) => what === 'main' || what === 'jee';

/** Where a course is begun by an exam and none is named. */
export const unnamed = '?';

/** Undefined where marks alone decide. */
export function gateOf(exam: Item | undefined, course: Item | undefined): string | undefined {
  if ((exam && asksForMain(exam)) || (!exam && course && asksForMain(course))) return main;
  return exam?.id ?? (course?.exams === undefined ? undefined : unnamed);
}
