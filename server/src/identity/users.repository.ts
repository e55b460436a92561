import type { Role } from '@disha/contract/roles';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/connect.ts';
import { recordInAudit } from '../ops/audit.repository.ts';
import { users } from './identity.tables.ts';

export type UserRow = typeof users.$inferSelect;
type NewUser = Omit<typeof users.$inferInsert, 'id'>;
export type UserChanges = Partial<Pick<UserRow, 'name' | 'class' | 'who' | 'state' | 'stream' | 'field' | 'language'>>;

/** What was shown to get in: the hash that a password was found to fit, or the account that Google vouched for. */
export type Credential = { passwordHash: string } | { googleSubject: string };

/** Whose account a link in a mail is for, and under which credential it was made. */
export interface LinkOf {
  id: string;
  credential: string;
}

/** The person, if this still opens their account. */
export const opensWith = (id: string, shown: Credential) =>
  and(
    eq(users.id, id),
    'passwordHash' in shown ? eq(users.passwordHash, shown.passwordHash) : eq(users.googleSubject, shown.googleSubject),
  );

/** Two at once want one e-mail, or one Google account: the constraint lets one have it, and the other gets undefined. */
export async function orTaken<Found>(find: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof Error && (error.cause as { code?: string } | undefined)?.code === '23505') return undefined;
    throw error;
  }
}

/** With every change of what opens an account. */
export const newCredential = { credential: sql`gen_random_uuid()` };

/** One person's changes one after another, whichever tab or process they come from; false when the person is gone. */
export async function lockUser(tx: Tx, userId: string): Promise<boolean> {
  return (await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')).length > 0;
}

export class UsersRepository {
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  /** Undefined when the e-mail or the Google account is already somebody's; the constraint decides, also between two at once. */
  async insert(user: NewUser): Promise<UserRow | undefined> {
    const rows = await this.db.insert(users).values(user).onConflictDoNothing().returning();
    return rows[0];
  }

  async byId(id: string, db: Tx | Db = this.db): Promise<UserRow | undefined> {
    const rows = await db.select().from(users).where(eq(users.id, id));
    return rows[0];
  }

  async byEmailKey(emailKey: string): Promise<UserRow | undefined> {
    const rows = await this.db.select().from(users).where(eq(users.emailKey, emailKey));
    return rows[0];
  }

  async byGoogleSubject(subject: string): Promise<UserRow | undefined> {
    const rows = await this.db.select().from(users).where(eq(users.googleSubject, subject));
    return rows[0];
  }

  /** Two tabs may save at once: each sees the row as the other left it. */
  async change(id: string, decide: (current: UserRow) => UserChanges): Promise<UserRow | undefined> {
    return this.db.transaction(async (transaction) => {
      const [current] = await transaction.select().from(users).where(eq(users.id, id)).for('update');
      if (!current) return undefined;
      const changes = decide(current);
      if (Object.keys(changes).length === 0) return current;
      const [changed] = await transaction.update(users).set(changes).where(eq(users.id, id)).returning();
      return changed;
    });
  }

  /** Confirmed addresses alone. */
  async emailsOf(ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.db
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(and(inArray(users.id, [...ids]), isNotNull(users.emailVerifiedAt)));
    return new Map(rows.map(({ id, email }) => [id, email]));
  }

  async count(): Promise<number> {
    return this.db.$count(users);
  }

  /** A student's, where the account is gone. */
  async roleOf(id: string): Promise<Role> {
    const rows = await this.db.select({ role: users.role }).from(users).where(eq(users.id, id));
    return rows[0]?.role ?? 'student';
  }

  /** What they are called, of those who are still here. */
  async namesOf(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.db
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(inArray(users.id, [...ids]));
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /** What the role was, told in the audit where it changes; undefined when no account has this e-mail. */
  async setRole(emailKey: string, role: Role): Promise<Role | undefined> {
    return this.db.transaction(async (tx) => {
      const [person] = await tx.select({ id: users.id, role: users.role }).from(users).where(eq(users.emailKey, emailKey)).for('update');
      if (!person || person.role === role) return person?.role;
      await tx.update(users).set({ role }).where(eq(users.id, person.id));
      const to = { account: person.id, role };
      await recordInAudit(tx, [{ by: 'command', action: 'role_given', field: 'role', from: person.role, to }]);
      return person.role;
    });
  }

  /**
   * A reader of mail at an account's address may open it anew; undefined when the account has another address by now, or the link
   * was made under another credential.
   */
  async setPassword(tx: Tx, { id, credential }: LinkOf, at: { emailKey: string; now: Date }, hash: string): Promise<UserRow | undefined> {
    const emailVerifiedAt = sql`coalesce(${users.emailVerifiedAt}, ${at.now.toISOString()}::timestamptz)`;
    const [row] = await tx
      .update(users)
      .set({ passwordHash: hash, emailVerifiedAt, ...newCredential })
      .where(and(eq(users.id, id), eq(users.emailKey, at.emailKey), eq(users.credential, credential)))
      .returning();
    return row;
  }

  /** The address is now theirs, and known to be. Undefined as above, 'taken' when the address is somebody else's. */
  async confirmEmail(
    tx: Tx,
    { id, credential }: LinkOf,
    email: { address: string; key: string; now: Date },
  ): Promise<UserRow | 'taken' | undefined> {
    const opened = and(eq(users.id, id), eq(users.credential, credential));
    const [taken] = await tx.select({ id: users.id }).from(users).where(eq(users.emailKey, email.key));
    if (taken && taken.id !== id) return (await tx.$count(users, opened)) === 0 ? undefined : 'taken';
    const [row] = await tx
      .update(users)
      .set({ email: email.address, emailKey: email.key, emailVerifiedAt: email.now, ...newCredential })
      .where(opened)
      .returning();
    return row;
  }

  /** Sessions, bookmarks and attempts go with it, by the foreign keys. False when this does not open the account any more. */
  async remove(id: string, shown: Credential): Promise<boolean> {
    const { rowCount } = await this.db.delete(users).where(opensWith(id, shown));
    return rowCount === 1;
  }
}
