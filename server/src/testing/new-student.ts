/** A student with a session of their own, made without the sign-up form. */
import { randomUUID } from 'node:crypto';
import { users } from '../identity/identity.tables.ts';
import type { TestApp } from './test-app.ts';

export interface TestStudent {
  id: string;
  token: string;
}

export async function newStudent(
  { db, shared }: Pick<TestApp, 'db' | 'shared'>,
  more: Partial<typeof users.$inferInsert> = {},
): Promise<TestStudent> {
  const email = `${randomUUID()}@example.org`;
  const [row] = await db
    .insert(users)
    .values({ email, emailKey: email, name: 'Asha Rao', class: '10', state: 'Bihar', stream: 'science_pcm', ...more })
    .returning({ id: users.id });
  if (!row) throw new Error('no student');
  return { id: row.id, token: await shared.sessions.start(row.id) };
}
