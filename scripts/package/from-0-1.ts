/** A data folder as version 0.1.0 left it: its schema, which is the first migration, and somebody's things in its form. */
import pg from 'pg';
import { migrateUnderLock } from '../../server/src/db/connect.ts';
import { startEmbedded } from '../../server/src/db/embedded.ts';
import { hashPassword } from '../../server/src/identity/passwords.ts';

export const before = { email: 'before@example.in', password: 'Secret1', exam: 'jee-main' };

export async function fillAsVersion01(dataDir: string): Promise<void> {
  const embedded = await startEmbedded({ dataDir });
  const client = new pg.Client(embedded.connection);
  try {
    await migrateUnderLock(embedded.connection, 1);
    await client.connect();
    const { rows } = await client.query<{ id: string }>(
      `insert into users (email, email_key, name, password_hash, class, state, stream)
       values ($1, $1, 'Asha Kumari', $2, '10', 'Bihar', 'arts') returning id`,
      [before.email, await hashPassword(before.password)],
    );
    await client.query(`insert into bookmarks (user_id, type, item_id) values ($1, 'exams', $2)`, [rows[0]?.id, before.exam]);
  } finally {
    await client.end();
    await embedded.stop();
  }
}
