import type { Belongings } from '@disha/contract/belongings';
import type { AccountDetails, AccountPlan, Plan } from '@disha/contract/path';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { lockUser } from '../../identity/users.repository.ts';
import { studentDetailsRows, plans } from './path.tables.ts';

const none: AccountPlan = { plan: null, version: 0 };

const kept = async (db: Db | Tx, userId: string): Promise<AccountPlan> => {
  const [row] = await db.select({ plan: plans.plan, version: plans.version }).from(plans).where(eq(plans.userId, userId));
  return row ?? none;
};

export class PathRepository {
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  plan(userId: string): Promise<AccountPlan> {
    return kept(this.db, userId);
  }

  /**
   * One person's writes happen one after another, whichever phone they come from: of two over the same version the second finds
   * another one and is told. Nothing when the person is gone.
   */
  savePlan(userId: string, plan: Plan, version: number): Promise<{ saved: boolean; current: AccountPlan } | undefined> {
    return this.db.transaction(async (tx) => {
      if (!(await lockUser(tx, userId))) return undefined;
      const current = await kept(tx, userId);
      if (current.version !== version) return { saved: false, current };
      const next = { plan, version: version + 1 };
      await tx
        .insert(plans)
        .values({ userId, ...next })
        .onConflictDoUpdate({ target: plans.userId, set: { ...next, updatedAt: sql`now()` } });
      return { saved: true, current: next };
    });
  }

  /** Counted as one more change; what is deleted already, or was never there, stays as it is. Nothing when the person is gone. */
  forgetPlan(userId: string): Promise<AccountPlan | undefined> {
    return this.db.transaction(async (tx) => {
      if (!(await lockUser(tx, userId))) return undefined;
      await tx
        .update(plans)
        .set({ plan: null, version: sql`${plans.version} + 1`, updatedAt: sql`now()` })
        .where(and(eq(plans.userId, userId), isNotNull(plans.plan)));
      return kept(tx, userId);
    });
  }

  async passport(userId: string): Promise<AccountDetails | null> {
    const [row] = await this.db
      .select({ passport: studentDetailsRows.passport })
      .from(studentDetailsRows)
      .where(eq(studentDetailsRows.userId, userId));
    return row?.passport ?? null;
  }

  /** False when the person is gone. */
  keepPassport(userId: string, details: AccountDetails): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      if (!(await lockUser(tx, userId))) return false;
      await tx
        .insert(studentDetailsRows)
        .values({ userId, passport: details })
        .onConflictDoUpdate({ target: studentDetailsRows.userId, set: { passport: details, updatedAt: sql`now()` } });
      return true;
    });
  }

  async forgetPassport(userId: string): Promise<void> {
    await this.db.delete(studentDetailsRows).where(eq(studentDetailsRows.userId, userId));
  }

  /** As a person may take it away. */
  async exportOf(userId: string): Promise<Pick<Belongings, 'plans' | 'passports'>> {
    const [ownPlans, ownPassports] = await Promise.all([
      this.db.select().from(plans).where(eq(plans.userId, userId)),
      this.db.select().from(studentDetailsRows).where(eq(studentDetailsRows.userId, userId)),
    ]);
    return {
      plans: ownPlans.flatMap(({ plan, version, updatedAt }) => (plan ? [{ plan, version, updatedAt: updatedAt.toISOString() }] : [])),
      passports: ownPassports.map(({ passport: details, updatedAt }) => ({ passport: details, updatedAt: updatedAt.toISOString() })),
    };
  }
}
