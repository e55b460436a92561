/** The open steps of the plan that have a day, as days for the calendar of a phone. */
import type { PlanStep } from '@disha/contract/path';
import type { DayToKeep } from '../../../catalog/list/take-along.tsx';
import { useFormat } from '../../../messages/format.ts';
import { useText } from '../../../messages/locale.ts';
import { remindersTexts } from '../../../messages/reminders.ts';
import { paths } from '../../../paths.ts';
import { stepEvent } from './step-file.ts';
import { useStepWords } from './step-words.ts';
import { useOwnPlan } from './use-plan.ts';

const none: readonly PlanStep[] = [];

export function useDaysOfSteps(steps: readonly PlanStep[]): DayToKeep[] {
  const text = useText(remindersTexts);
  const format = useFormat();
  const wordsOf = useStepWords(steps);
  const url = typeof window === 'undefined' ? '' : new URL(paths.pathPlan, window.location.origin).href;
  return steps.flatMap((step) => {
    const { id, due, done } = step;
    if (done || due === undefined) return [];
    const title = wordsOf(step);
    return {
      event: stepEvent({ id, day: due, title, description: text.step, url, reminder: text.tomorrow(title) }),
      line: `${format.date(due)}: ${title}`,
    };
  });
}

/** For the calendar. */
export const usePlannedDays = (): readonly DayToKeep[] => useDaysOfSteps(useOwnPlan().plan?.steps ?? none);
