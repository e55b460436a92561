/** A student with a session of their own, made without the sign-up form. */
import { randomUUID } from 'node:crypto';
import { users } from '../identity/identity.tables.ts';
import type { TestApp } from './test-app.ts';

export interface TestStudent {
  id: string;
  token: string;
}

/** Another session of theirs, as from another device. Google vouches for every one of these students, under their own id. */
export async function tokenFor({ shared }: Pick<TestApp, 'shared'>, id: string): Promise<string> {
  const begun = await shared.sessions.start(id, { googleSubject: id });
  if (!begun) throw new Error('no session');
  return begun.token;
}

export async function newStudent(
  server: Pick<TestApp, 'db' | 'shared'>,
  more: Omit<Partial<typeof users.$inferInsert>, 'id' | 'googleSubject'> = {},
): Promise<TestStudent> {
  const id = randomUUID();
  const email = `${id}@example.org`;
  await server.db.insert(users).values({
    id,
    googleSubject: id,
    email,
    emailKey: email,
    name: 'Asha Rao',
    class: '10',
    state: 'Bihar',
    stream: 'science_pcm',
    ...more,
  });
  return { id, token: await tokenFor(server, id) };
}
