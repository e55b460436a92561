import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Student } from './fixtures.ts';

const root = join(import.meta.dirname, '..');
const port = process.env['E2E_PORT'] ?? '4173';

/** As on a real machine: by the command, and by nothing that can be sent. */
export async function makeOperator({ email }: Student): Promise<void> {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'server/src/cli/role.ts', email, 'operator'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: join(tmpdir(), `disha-e2e-${port}`), DATABASE_URL: '' },
  });
}
