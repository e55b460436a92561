/** The exam a way really hangs on: JEE Advanced is sat by the best of JEE Main. */
import type { Item } from '../types.ts';
import type { ChosenSeat } from './knowledge.ts';

export interface Gate {
  exams: readonly Item[];
  byMarks: boolean;
  /** Where the words are that tell it, where no exam of ours does: of a state, of a route, or the college's own. */
  words?: string;
  /** What it hangs on. */
  keys: readonly string[];
  /** Marks decide, and not only for what is left over. */
  isSure: boolean;
  /** Of the state's own admission, or given out in all of India: it opens these very places. */
  isHome?: true;
  /** Only what others have left. */
  isLeft?: true;
  seat?: ChosenSeat;
}

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
