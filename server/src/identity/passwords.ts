/** argon2id with OWASP's least cost: 19 MiB, two passes. */
import { hash, verify } from '@node-rs/argon2';

const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Made once, when first needed: what a password is compared with when there is nothing to compare it with. */
let nobodys: Promise<string> | undefined;

/** Costs the same time whether or not there is such an account, so that the time tells nothing. */
export async function passwordFits(stored: string | null | undefined, password: string): Promise<boolean> {
  nobodys ??= hashPassword('nobody has this password');
  const against = stored ?? (await nobodys);
  const fits = await verify(against, password);
  return fits && stored !== null && stored !== undefined;
}
