/** The plan on this phone: whose it is, over which version of the account's it was made, and whether the account has it. */
import type { KeptPlan, Plan } from '@disha/contract/path';
import { deviceValue } from '../../../session/device-value.ts';
import { planKey } from '../../../session/has-passport.ts';
import { readPlan, samePlan } from './read-plan.ts';

export interface Held {
  plan: Plan;
  /** Of the account's plan that it was made over; 0 where there was none. */
  version: number;
  /** The account has exactly this. */
  isKept: boolean;
}

/** By whose it is; under `nobody` what was made without an account. */
export type HeldPlans = Readonly<Record<string, Held>>;
export const nobody = '';

function parse(text: string | null): HeldPlans {
  try {
    const entries = Object.entries(JSON.parse(text ?? '{}') as Record<string, Partial<Held> | null>).flatMap(([owner, held]) => {
      const plan = readPlan(held?.plan);
      const version = typeof held?.version === 'number' ? held.version : 0;
      return plan === null ? [] : [[owner, { plan, version, isKept: held?.isKept === true }] as const];
    });
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

export const heldPlans = deviceValue<HeldPlans>(planKey, parse);

/** Without an account one sees what was made without, or what was to stay on this phone. Nobody sees another account's. */
export function ownHeld(held: HeldPlans, userId: string | null): Held | undefined {
  if (userId === null) return held[nobody] ?? Object.values(held)[0];
  const made = held[nobody];
  return held[userId] ?? (made && { ...made, version: 0, isKept: false });
}

/** False where this browser keeps nothing beyond the page. */
export function hold(userId: string | null, mine: Held): boolean {
  const { [nobody]: _, ...others } = heldPlans.read();
  return heldPlans.write({ ...(userId === null ? heldPlans.read() : others), [userId ?? nobody]: mine });
}

export type Reconciled =
  | { kind: 'show'; plan: Plan | null; version: number }
  /** This phone's is newer and made over what the account has. */
  | { kind: 'send'; mine: Held }
  /** Both have changed. */
  | { kind: 'both'; mine: Held; theirs: KeptPlan };

/** What is to be done with the two that there are. */
export function reconcile(mine: Held | undefined, theirs: KeptPlan): Reconciled {
  if (mine === undefined || mine.isKept || samePlan(mine.plan, theirs.plan))
    return { kind: 'show', plan: theirs.plan, version: theirs.version };
  return mine.version === theirs.version ? { kind: 'send', mine } : { kind: 'both', mine, theirs };
}
