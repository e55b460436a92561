/** The plan of the person here: on this phone at once, in the account when the line allows, and never over what another phone wrote. */
import type { AccountPlan, Plan } from '@disha/contract/path';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSession, useUser } from '../../../session/session.ts';
import { heldPlan, holdPlan, reconcile, type PendingPlan } from './held-plan.ts';
import { currentOf, planQueries, savePlan } from './plan.queries.ts';
import { emptyPlan, samePlan } from './read-plan.ts';

/** Where it is: on this phone alone, in the account, on its way there, or waiting for a line. */
type PlanPlace = 'device' | 'page' | 'account' | 'sending' | 'waiting';

export interface OwnPlan {
  /** Null where there is none. */
  plan: Plan | null;
  place: PlanPlace;
  isLoading: boolean;
  /** Why the account could not be asked, or would not take it. */
  error: unknown;
  retry: () => void;
  /** `proposed`: where we have just proposed it. */
  change: (plan: Plan, proposed?: Plan) => void;
  /** What we proposed last, as far as this phone knows. */
  proposed: Plan | null;
  /** Both versions, where both have changed. */
  both: { mine: Plan; theirs: AccountPlan } | null;
  choose: (which: 'mine' | 'theirs') => void;
}

export function useOwnPlan(): OwnPlan {
  const userId = useUser()?._id ?? null;
  const queryClient = useQueryClient();
  const mine = heldPlan.useValue();
  const [staysHere, setStaysHere] = useState(true);
  const query = planQueries.kept(userId ?? '');
  const asked = useQuery({ ...query, enabled: userId !== null });
  const told = asked.data === undefined ? undefined : reconcile(mine, asked.data);

  const sending = useMutation({
    mutationFn: async ({ held }: { held: PendingPlan; owner: string }) => savePlan(held.plan, held.version),
    onSuccess: async (kept, { held, owner }) => {
      if (useSession.getState().user?._id !== owner) return;
      const now = heldPlan.read();
      // Changed again while it was on its way: that goes over what has just been kept.
      const isKept = now === undefined || samePlan(now.plan, held.plan);
      holdPlan(owner, { ...proposedBy(now), plan: isKept ? held.plan : now.plan, version: kept.version, isKept });
      await queryClient.cancelQueries({ queryKey: query.queryKey });
      queryClient.setQueryData(query.queryKey, kept);
    },
    onError: (error, { owner }) => {
      const current = currentOf(error);
      if (current) queryClient.setQueryData(planQueries.kept(owner).queryKey, current);
    },
  });

  const { mutate, isPending, isError, variables, submittedAt } = sending;
  const toSend = told?.kind === 'send' ? told.mine : undefined;
  // What was refused is not sent again by itself, unless it has changed since or the account has been asked anew.
  const isSameAsSent = toSend !== undefined && variables?.held.version === toSend.version && samePlan(variables.held.plan, toSend.plan);
  const hasFailed = isError && isSameAsSent && asked.dataUpdatedAt <= submittedAt;
  useEffect(() => {
    if (!toSend || userId === null || isPending || hasFailed) return;
    holdPlan(userId, { ...toSend, sent: toSend.plan });
    mutate({ held: toSend, owner: userId });
  }, [toSend, userId, isPending, hasFailed, mutate]);

  const { data: account, isFetching } = asked;
  useEffect(() => {
    // What the account has is also here, for the days offline; also that it was deleted there. Version 0: it never had one.
    if (userId === null || account === undefined || account.version === 0 || isFetching) return;
    const here = heldPlan.readOf(userId);
    if (reconcile(here, account).kind !== 'show') return;
    const plan = account.plan ?? emptyPlan;
    if (here?.isKept !== true || here.version !== account.version || !samePlan(here.plan, plan))
      holdPlan(userId, { ...proposedBy(here), plan, version: account.version, isKept: true });
  }, [userId, account, isFetching]);

  const shown = told === undefined ? mine && { plan: mine.plan, version: mine.version } : versionShown(told);
  const write = (held: PendingPlan) => setStaysHere(holdPlan(userId, held));
  return {
    plan: shown?.plan ?? null,
    place: placeOf({ userId, staysHere, isSent: told?.kind === 'show', isFailing: asked.isError || hasFailed }),
    isLoading: userId !== null && asked.isPending && mine === undefined,
    error: hasFailed ? sending.error : asked.error,
    retry: () => {
      sending.reset();
      void asked.refetch();
    },
    change: (plan, proposed) =>
      write({
        ...(proposed ? { proposed } : proposedBy(mine)),
        ...(mine?.sent && { sent: mine.sent }),
        plan,
        version: shown?.version ?? 0,
        isKept: false,
      }),
    proposed: mine?.proposed ?? null,
    both: told?.kind === 'both' ? { mine: told.mine.plan, theirs: told.theirs } : null,
    choose: (which) => {
      if (told?.kind !== 'both') return;
      const { version, plan } = told.theirs;
      if (which === 'mine') write({ ...told.mine, version });
      else write({ plan: plan ?? emptyPlan, version, isKept: true });
    },
  };
}

const proposedBy = (held: PendingPlan | undefined): Pick<PendingPlan, 'proposed'> => (held?.proposed ? { proposed: held.proposed } : {});

function versionShown(told: ReturnType<typeof reconcile>): { plan: Plan | null; version: number } {
  if (told.kind === 'show') return told;
  return { plan: told.mine.plan, version: told.mine.version };
}

interface PlanKeeping {
  userId: string | null;
  staysHere: boolean;
  isSent: boolean;
  isFailing: boolean;
}

function placeOf({ userId, staysHere, isSent, isFailing }: PlanKeeping): PlanPlace {
  if (userId === null) return staysHere ? 'device' : 'page';
  if (isFailing) return 'waiting';
  return isSent ? 'account' : 'sending';
}
