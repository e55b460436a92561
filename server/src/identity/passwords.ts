/** argon2id with OWASP's least cost: 19 MiB, two passes. */
import { hash, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import { Semaphore } from '../http/semaphore.ts';

const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** Costly by design, so a crowd at the door must not take the threads that compress and read for everybody else. */
const gate = new Semaphore({ running: Math.min(3, availableParallelism()), waiting: 100 });

export function hashPassword(password: string): Promise<string> {
  return gate.run(() => hash(password, cost));
}

/** Made at another cost than today's: after a raise, each is made anew when its owner next signs in. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(`$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`);
}

/** Made once, when first needed: what a password is compared with when there is nothing to compare it with. */
let nobodys: Promise<string> | undefined;

/** Costs the same time whether or not there is such an account, so that the time tells nothing. */
export async function passwordFits(stored: string | null | undefined, password: string): Promise<boolean> {
  nobodys ??= hash('nobody has this password', cost);
  const against = stored ?? (await nobodys);
  const fits = await gate.run(() => verify(against, password));
  return fits && stored !== null && stored !== undefined;
}
