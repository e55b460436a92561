/** Somebody to look around as, made through the API, so that it is a person like any other. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { loadShippedCatalog } from '../catalog/shipped/shipped.ts';
import { openDatabase } from '../db/connect.ts';
import type { Env } from '../env.ts';
import { StartError } from '../ops/start-error.ts';
import { fillAccount, type ApiCall } from './fill-account.ts';

interface DemoPersonOptions {
  env: Env;
  isProduction: boolean;
  /** Where `catalog/` lies. */
  root: string;
}

export async function demoPerson({ env, isProduction, root }: DemoPersonOptions): Promise<string> {
  if (env.PUBLIC_URL !== undefined || isProduction)
    throw new StartError('Not here: PUBLIC_URL or NODE_ENV=production says that real people use this server.');
  // An operator who is refused need not wait until the whole application is read.
  const { buildApp } = await import('../app.ts');
  const database = await openDatabase({ ...env, beside: true });
  try {
    const quiet = { LOG_LEVEL: 'silent', RATE_LIMIT: 'off', GEMINI_API_KEY: undefined, AI_BASE_URL: undefined } as const;
    const { app, shared } = await buildApp({ db: database.db, env: { ...env, ...quiet }, now: () => new Date(), webFolder: null });
    try {
      await loadShippedCatalog(env.CATALOG_DIR ?? join(root, 'catalog'), shared);
      await shared.snapshot.refresh();
      const call: ApiCall = async (method, path, body, token) => {
        const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
        const answer = await app.inject({ method, url: `/api${path}`, headers, ...(body && { payload: body }) });
        if (answer.statusCode >= 400) throw new Error(`${method} ${path} answered ${answer.statusCode}: ${answer.body}`);
        return answer.json<{ data: never }>().data;
      };
      const email = `demo-${randomBytes(4).toString('hex')}@example.org`;
      const password = `Demo1-${randomBytes(6).toString('base64url')}`;
      await fillAccount(call, { email, password });
      return `A demo person is there. Sign in at /auth/login with\n  e-mail    ${email}\n  password  ${password}`;
    } finally {
      await app.close();
    }
  } finally {
    await database.close();
  }
}
