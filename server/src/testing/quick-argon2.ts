/**
 * In place of @node-rs/argon2 where most of what a test costs would be a password's hash: the same algorithm at its least cost. What it
 * writes names the cost that was asked for. Tests of the cost and of the time it takes ask for `atFullCost`; the servers that tests
 * start have the real one.
 */
import type * as argon2 from '@node-rs/argon2';
import { createRequire } from 'node:module';
import { afterAll, beforeAll } from 'vitest';

const real = createRequire(import.meta.url)('@node-rs/argon2') as typeof argon2;
type Cost = Required<Pick<NonNullable<Parameters<typeof real.hash>[1]>, 'memoryCost' | 'timeCost' | 'parallelism'>>;

const least: Cost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
const named = ({ memoryCost, timeCost, parallelism }: Cost) => `$m=${memoryCost},t=${timeCost},p=${parallelism}$`;

/** Beside the modules, which a journey reads anew: by what it says, what it is. */
const worker = globalThis as { quickHashes?: Map<string, string>; realHashes?: boolean };
const quick = (worker.quickHashes ??= new Map<string, string>());

export async function hash(password: string, cost: Cost): Promise<string> {
  if (worker.realHashes) return real.hash(password, cost);
  const made = await real.hash(password, { ...cost, ...least });
  const said = made.replace(named(least), named(cost));
  quick.set(said, made);
  return said;
}

export function verify(stored: string, password: string): Promise<boolean> {
  return real.verify((worker.realHashes ? undefined : quick.get(stored)) ?? stored, password);
}

/** For the tests of this file, passwords cost what they cost everywhere else. */
export function atFullCost(): void {
  beforeAll(() => {
    worker.realHashes = true;
  });
  afterAll(() => {
    worker.realHashes = false;
  });
}
