/** Class 10 chooses: which ways each usual choice of subjects keeps open. */
import { judging } from '../check.ts';
import type { Condition, Item } from '../types.ts';
import type { PlanAsk } from './asked.ts';
import { choices, type ChoiceId } from './choices.ts';
import type { Label } from './proposal.ts';

export interface Keeps {
  choice: ChoiceId;
  ways: readonly Label[];
}

const ids = Object.keys(choices) as readonly ChoiceId[];

/** Empty but in Class 10. A way without a course is kept by every choice. */
export function openWith(
  { book, passport }: PlanAsk,
  ways: readonly { label: Label; course: Item | undefined }[],
  year: number,
): readonly Keeps[] {
  if (passport.class !== '10') return [];
  return ids.map((choice) => {
    const { judge } = judging(book, { ...passport, subjects: choices[choice] }, { year });
    return {
      choice,
      ways: ways.filter(({ course }) => course === undefined || judge(course).verdict !== 'closed').map(({ label }) => label),
    };
  });
}

type AskedSubjects = Extract<Condition, { kind: 'subjects' }>;
const subjectsOf = (way: readonly Condition[]): readonly AskedSubjects[] =>
  way.filter((one): one is AskedSubjects => one.kind === 'subjects');

const isIn = (way: readonly Condition[], { of }: AskedSubjects) =>
  subjectsOf(way).some((one) => of.every((subject) => one.of.includes(subject)));

/** Whether every way that goes by subjects asks for these. What one asks for, and another does not, is no condition of the item. */
export const isAskedByAll = ({ all, ways }: Item, condition: Condition): boolean =>
  condition.kind !== 'subjects' || isIn(all, condition) || ways.every((way) => subjectsOf(way).length === 0 || isIn(way, condition));
