import { useOwnPlan } from './use-plan.ts';

/** For rooms that go by the exams somebody plans to sit. */
export function usePlannedExams(): { ids: readonly string[]; isWaiting: boolean } {
  const { plan, isLoading } = useOwnPlan();
  const ids = (plan?.ways ?? []).flatMap(({ exam }) => exam ?? []);
  return { ids: [...new Set(ids)], isWaiting: isLoading };
}
