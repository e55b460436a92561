import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { giveRole } from '../server/src/cli/role-command.ts';
import { readEnv } from '../server/src/env.ts';
import type { Student } from './fixtures.ts';

const port = process.env['E2E_PORT'] ?? '4173';

/** As `npm run role` does it on a real machine, without a process of its own; by nothing that can be sent. */
export async function makeOperator({ email }: Student): Promise<void> {
  await giveRole(readEnv({ DATA_DIR: join(tmpdir(), `disha-e2e-${port}`) }), email, 'operator');
}
