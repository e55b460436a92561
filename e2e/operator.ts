import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { signUp, type SignedUpStudent } from './fixtures.ts';
import { test as base } from './walk.ts';

const port = process.env['E2E_PORT'] ?? '4173';

/** By the command of `npm run role`, as on a real machine, and by nothing that can be sent; built with the server, it begins at once. */
async function makeOperator({ email }: SignedUpStudent): Promise<void> {
  const root = join(import.meta.dirname, '..');
  const env = { ...process.env, DATA_DIR: join(tmpdir(), `disha-e2e-${port}`) };
  await promisify(execFile)(process.execPath, ['server/dist/commands/role.js', email, 'operator'], { cwd: root, env });
}

/** Somebody sits at the desk. Made anew for each test: one for a whole file would need workers of its own, at the end of all. */
export const test = base.extend<{ operator: SignedUpStudent }>({
  operator: async ({ playwright }, use) => {
    const request = await playwright.request.newContext({ baseURL: `http://127.0.0.1:${port}` });
    const operator = await signUp(request, { name: 'Meera Iyer' });
    await makeOperator(operator);
    await request.dispose();
    // As the account is when they sign in the next time.
    await use({ ...operator, user: { ...operator.user, role: 'operator' } });
  },
});
