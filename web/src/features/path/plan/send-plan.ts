/** A plan that was changed offline goes into the account without its page being opened, unless the account has changed too. */
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { networkOnly } from '../../../api/local-handlers.ts';
import { ownerNow } from '../../../session/owner.ts';
import { heldPlan, holdPlan, reconcile } from './held-plan.ts';
import { planQueries, savePlan } from './plan.queries.ts';
import { samePlan } from './read-plan.ts';

export const waitingPlan = {
  count: (userId: string): number => (heldPlan.readOf(userId)?.isKept === false ? 1 : 0),
  send: async (queryClient: QueryClient, userId: string): Promise<void> => {
    const account = await call('GET /plan', { headers: networkOnly });
    // Read after it: a page that shows the plan may have sent it meanwhile.
    const told = reconcile(heldPlan.readOf(userId), account);
    // Where both have changed the student chooses, on the page of the plan.
    if (told.kind !== 'send' || ownerNow() !== userId) return;
    const { plan, version, proposed } = told.mine;
    holdPlan(userId, { ...told.mine, sent: plan });
    const kept = await savePlan(plan, version);
    const { queryKey } = planQueries.kept(userId);
    // One that was asked for before this answer may be older than it.
    await queryClient.cancelQueries({ queryKey });
    const now = heldPlan.readOf(userId);
    const isKept = now === undefined || samePlan(now.plan, plan);
    holdPlan(userId, { ...(proposed && { proposed }), plan: isKept ? plan : now.plan, version: kept.version, isKept });
    queryClient.setQueryData(queryKey, kept);
  },
};
