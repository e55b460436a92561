/** The plan on this phone: over which version of the account's it was made, and whether the account has it. */
import type { AccountPlan, Plan } from '@disha/contract/path';
import { deviceValue } from '../../../session/device-value.ts';
import { planKey } from '../../../session/stored-keys.ts';
import { giveToOwners } from '../../../session/older-keeping.ts';
import { ownerNow, type Owner } from '../../../session/owner.ts';
import { keptGoal } from './kept-goal.ts';
import { isEmpty, readPlan, samePlan } from './read-plan.ts';
import { takeWithWhom } from './with-whom.ts';

export interface PendingPlan {
  plan: Plan;
  /** Of the account's plan that it was made over; 0 where there was none. */
  version: number;
  /** The account has exactly this. */
  isKept: boolean;
  /** What we proposed and was taken over: whatever is otherwise now was changed by hand. Known to this phone alone. */
  proposed?: Plan | undefined;
  /** What was sent last: the page may have been left before the account's answer came. */
  sent?: Plan | undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function heldIn(value: unknown): PendingPlan | undefined {
  if (!isObject(value)) return undefined;
  const plan = readPlan(value['plan']);
  const version = typeof value['version'] === 'number' ? value['version'] : 0;
  const [proposed, sent] = [readPlan(value['proposed']), readPlan(value['sent'])];
  if (plan === null) return undefined;
  return { plan, version, isKept: value['isKept'] === true, ...(proposed && { proposed }), ...(sent && { sent }) };
}

function parse(text: string | null): PendingPlan | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    // An earlier version kept the guest's under an empty name.
    return heldIn(kept) ?? (isObject(kept) ? heldIn(kept['']) : undefined);
  } catch {
    return undefined;
  }
}

giveToOwners(
  planKey,
  (kept) => new Map(isObject(kept) && !('plan' in kept) ? Object.entries(kept).map(([id, held]) => [id || null, held]) : []),
);

/** Of the person here alone. What a guest has made stays the guest's until somebody takes it over. */
export const heldPlan = deviceValue<PendingPlan | undefined>(planKey, parse);

/** False where this browser keeps nothing beyond the page. Whose session has ended meanwhile finds nothing of theirs in another's hands. */
export function holdPlan(owner: Owner, mine: PendingPlan): boolean {
  return owner !== ownerNow() || heldPlan.write(mine);
}

type Reconciled =
  | { kind: 'show'; plan: Plan | null; version: number }
  /** This phone's is newer and made over what the account has. */
  | { kind: 'send'; mine: PendingPlan }
  /** Both have changed. */
  | { kind: 'both'; mine: PendingPlan; theirs: AccountPlan };

/** What is to be done with the two that there are. */
export function reconcile(mine: PendingPlan | undefined, theirs: AccountPlan): Reconciled {
  if (mine === undefined || mine.isKept || samePlan(mine.plan, theirs.plan))
    return { kind: 'show', plan: theirs.plan, version: theirs.version };
  if (mine.version === theirs.version) return { kind: 'send', mine };
  // Made over none, where the account has none any more: nothing can be lost.
  if (mine.version === 0 && isEmpty(theirs.plan)) return { kind: 'send', mine: { ...mine, version: theirs.version } };
  // The account has what this very phone sent, and nothing of another.
  const isOwn = theirs.version === mine.version + 1 && mine.sent !== undefined && samePlan(mine.sent, theirs.plan);
  return isOwn ? { kind: 'send', mine: { ...mine, version: theirs.version } } : { kind: 'both', mine, theirs };
}

/** What a guest has planned, for the person who takes it over. Where the account has a plan too, both are shown and one is chosen. */
export const guestsPlan = {
  read: (): Plan | undefined => heldPlan.readOf(null)?.plan,
  take: (): void => {
    const plan = guestsPlan.read();
    if (plan) heldPlan.write({ plan, version: 0, isKept: false });
    heldPlan.forgetOf(null);
    keptGoal.take();
    takeWithWhom();
  },
};
