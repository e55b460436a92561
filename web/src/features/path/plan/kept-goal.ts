/** The goal somebody has named for a plan that is not kept yet: on this device, so that no other page makes them name it again. */
import type { Plan } from '@disha/contract/path';
import { deviceValue } from '../../../session/device-value.ts';
import { goalKey } from '../../../session/stored-keys.ts';

type Goal = NonNullable<Plan['goal']>;

/** Null where it is none that a plan can begin with. */
export function goalOf(named: unknown, id: unknown): Goal | null {
  const type = (['careers', 'courses', 'exams'] as const).find((known) => known === named);
  return type === undefined || typeof id !== 'string' || !/^[a-z0-9-]{1,120}$/.test(id) ? null : { type, id };
}

function parse(text: string | null): Goal | null {
  try {
    const { type, id } = JSON.parse(text ?? '{}') as { type?: unknown; id?: unknown };
    return goalOf(type, id);
  } catch {
    return null;
  }
}

const store = deviceValue<Goal | null>(goalKey, parse);

export const keptGoal = {
  useValue: store.useValue,
  keep: (goal: Plan['goal']): void => {
    const kept = goal && goalOf(goal.type, goal.id);
    if (kept === null) store.forget();
    else store.write(kept);
  },
  forget: store.forget,
  /** For the person who takes over what a guest has planned. */
  take: (): void => {
    const guests = store.readOf(null);
    if (guests !== null && store.read() === null) store.write(guests);
    store.forgetOf(null);
  },
};
