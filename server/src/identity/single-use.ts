/**
 * Tokens that may be used once. Apart from the rate limits, which can be switched off for a load run: a replay must be
 * refused whatever the settings say. Only a hash is kept, in the table of counts, until the token has ended by itself.
 */
import { createHash } from 'node:crypto';
import type { Db } from '../db/connect.ts';
import { RateLimitsRepository } from './rate-limits.repository.ts';

export class SingleUse {
  private readonly repository: RateLimitsRepository;
  private readonly now: () => Date;
  private readonly seconds: number;

  /** `seconds`: at least as long as such a token is good for. */
  constructor(db: Db, now: () => Date, seconds: number) {
    this.repository = new RateLimitsRepository(db);
    this.now = now;
    this.seconds = seconds;
  }

  /** True for the first who asks, false ever after; of many at once, one is the first. */
  async claim(token: string): Promise<boolean> {
    const now = this.now();
    const key = createHash('sha256').update(`single use\0${token}`).digest('base64url');
    const [counted] = await this.repository.count([{ key, windowEnds: new Date(now.getTime() + this.seconds * 1000) }], now);
    return counted?.count === 1;
  }
}
