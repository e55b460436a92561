import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signUp, type Student } from './fixtures.ts';
import { test as base } from './walk.ts';

const port = process.env['E2E_PORT'] ?? '4173';

/** As `npm run role` does it on a real machine, without a process of its own; by nothing that can be sent. */
async function makeOperator({ email }: Student): Promise<void> {
  // The server's sources only where they are needed: the runner lists these tests too, and would translate all of them first.
  const [{ giveRole }, { readEnv }] = await Promise.all([import('../server/src/cli/role-command.ts'), import('../server/src/env.ts')]);
  await giveRole(readEnv({ DATA_DIR: join(tmpdir(), `disha-e2e-${port}`) }), email, 'operator');
}

/** Somebody sits at the desk. Made anew for each test: one for a whole file would need workers of its own, at the end of all. */
export const test = base.extend<{ operator: Student }>({
  operator: async ({ playwright }, use) => {
    const request = await playwright.request.newContext({ baseURL: `http://127.0.0.1:${port}` });
    const operator = await signUp(request, { name: 'Meera Iyer' });
    await makeOperator(operator);
    await request.dispose();
    // As the account is when they sign in the next time.
    await use({ ...operator, user: { ...operator.user, role: 'operator' } });
  },
});
