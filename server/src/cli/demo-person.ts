/**
 * npm run demo:person: somebody to look around as, with a profile, a quiz result and bookmarks, in the database that the
 * settings name, whether the server runs or not. Made through the API, so it is a person like any other.
 */
import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from '../app.ts';
import { loadShippedCatalog } from '../catalog/shipped.ts';
import { openDatabase } from '../db/connect.ts';
import { BadSettings, readSettings } from '../env.ts';
import { StartError } from '../ops/start-error.ts';
import { fillAccount, type Call } from './fill-account.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

async function demoPerson(): Promise<string> {
  const env = readSettings(root);
  if (env.PUBLIC_URL !== undefined || process.env['NODE_ENV'] === 'production')
    throw new StartError('Not here: PUBLIC_URL or NODE_ENV=production says that real people use this server.');
  const database = await openDatabase({ ...env, beside: true });
  try {
    const quiet = { LOG_LEVEL: 'silent', RATE_LIMIT: 'off', GEMINI_API_KEY: undefined, AI_BASE_URL: undefined } as const;
    const { app, shared } = await buildApp({ db: database.db, env: { ...env, ...quiet }, now: () => new Date(), webFolder: null });
    try {
      await loadShippedCatalog(join(root, 'catalog'), shared);
      await shared.snapshot.refresh();
      const call: Call = async (method, path, body, token) => {
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

try {
  console.log(await demoPerson());
} catch (error) {
  console.error(error instanceof StartError || error instanceof BadSettings ? error.message : error);
  process.exitCode = 1;
}
