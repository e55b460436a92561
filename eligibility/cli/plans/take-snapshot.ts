/** The plans of a revision, proposed by its own code over its own catalog in a process of its own. */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Snapshot } from './snapshot-shape.ts';

export const thisRevision = resolve(import.meta.dirname, '..', '..', '..');
const script = join('eligibility', 'cli', 'plans', 'snapshot.ts');
const run = promisify(execFile);

export async function snapshotOf(root: string): Promise<Snapshot> {
  if (!existsSync(join(root, script))) throw new Error(`That revision has no ${script}, so its plans cannot be compared.`);
  const { stdout } = await run(process.execPath, ['--import', 'tsx', join(root, script)], { cwd: root, maxBuffer: 2 ** 30 });
  return JSON.parse(stdout) as Snapshot;
}

/** A worktree of a revision in a scratch folder, with the packages of this one and its own workspaces. */
export function checkOut(revision: string): { root: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'disha-plans-'));
  const root = join(folder, 'tree');
  execFileSync('git', ['worktree', 'add', '--detach', '--quiet', root, revision], { cwd: thisRevision, stdio: 'inherit' });
  const packages = join(thisRevision, 'node_modules');
  mkdirSync(join(root, 'node_modules', '@disha'), { recursive: true });
  for (const name of readdirSync(packages))
    if (name !== '@disha') symlinkSync(join(packages, name), join(root, 'node_modules', name), 'junction');
  for (const name of readdirSync(join(packages, '@disha')))
    symlinkSync(join(root, name), join(root, 'node_modules', '@disha', name), 'junction');
  return {
    root,
    remove: () => {
      execFileSync('git', ['worktree', 'remove', '--force', root], { cwd: thisRevision });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
