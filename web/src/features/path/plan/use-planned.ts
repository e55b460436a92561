import type { Plan } from '@disha/contract/path';
import { examsOfWay } from '@disha/eligibility/plan/warnings';
import { useOwnPlan } from './use-plan.ts';

/** For features that go by the exams somebody plans to sit. */
export function usePlannedExams(): { ids: readonly string[]; isWaiting: boolean } {
  const { plan, isLoading } = useOwnPlan();
  const ids = (plan?.ways ?? []).flatMap(examsOfWay);
  return { ids: [...new Set(ids)], isWaiting: isLoading };
}

const none: Plan['ways'] = [];

/** For features that go by the ways themselves. */
export function usePlannedWays(): { ways: Plan['ways']; isWaiting: boolean } {
  const { plan, isLoading } = useOwnPlan();
  return { ways: plan?.ways ?? none, isWaiting: isLoading };
}

/** For features that go by the places of the plan, each once. */
export function usePlannedPlaces(): { type: string; ids: readonly string[] } {
  const { plan } = useOwnPlan();
  const ids = (plan?.ways ?? []).flatMap(({ colleges }) => colleges);
  return { type: 'colleges', ids: [...new Set(ids)] };
}
