/** Limits on guessing, counted in the database so that they hold across processes and restarts. */
import { say } from '@disha/contract/say';
import { createHash } from 'node:crypto';
import type { Db } from '../db/connect.ts';
import { AppError } from '../http/errors.ts';
import { RateLimitsRepository } from './rate-limits.repository.ts';

export interface Limit {
  /** What is counted: 'login', 'sign-up'. */
  what: string;
  max: number;
  seconds: number;
}

export interface LimitedCall {
  limit: Limit;
  /** Whose tries: an address, an account, both together. Stored only as a hash. */
  who: string;
}

const keyOf = ({ limit, who }: LimitedCall) => createHash('sha256').update(`${limit.what}\0${who}`).digest('base64url');

export class RateLimits {
  private readonly repository: RateLimitsRepository;
  private readonly now: () => Date;
  private readonly isOn: boolean;

  constructor(db: Db, now: () => Date, isOn: boolean) {
    this.repository = new RateLimitsRepository(db);
    this.now = now;
    this.isOn = isOn;
  }

  /** Counts this try before anything is compared, so that many at once get no more than one after the other. */
  async take(...asked: readonly LimitedCall[]): Promise<void> {
    if (!this.isOn) return;
    const now = this.now();
    const counted = await this.repository.count(
      asked.map((each) => ({ key: keyOf(each), windowEnds: new Date(now.getTime() + each.limit.seconds * 1000) })),
      now,
    );
    const limitOf = new Map(asked.map((each) => [keyOf(each), each.limit.max]));
    const waits = counted
      .filter(({ key, count }) => count > (limitOf.get(key) ?? 0))
      .map(({ windowEnds }) => Math.max(1, Math.ceil((windowEnds.getTime() - now.getTime()) / 1000)));
    if (waits.length === 0) return;
    const retryAfterSeconds = Math.max(...waits);
    throw new AppError('rate_limited', say('auth.tooManyAttempts', { minutes: Math.ceil(retryAfterSeconds / 60) }), { retryAfterSeconds });
  }

  /** A success clears what was counted against the person. */
  async forget(...asked: readonly LimitedCall[]): Promise<void> {
    if (this.isOn) await this.repository.forget(asked.map(keyOf));
  }

  /** A success takes its own try back where others' failures must stay counted. */
  async takeBack(asked: LimitedCall): Promise<void> {
    if (this.isOn) await this.repository.takeBack(keyOf(asked));
  }

  async removeEnded(): Promise<number> {
    return this.repository.removeEnded(this.now());
  }
}
