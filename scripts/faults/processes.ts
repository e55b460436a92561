/** The processes of an embedded PostgreSQL, by its own files and the kernel's. Linux only. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export function postmaster(dataDir: string): number | undefined {
  const file = join(dataDir, 'postgres', 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
}

export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((each) => {
      try {
        return Number(/^\d+ \(.*\) \S (\d+)/s.exec(readFileSync(`/proc/${each}/stat`, 'utf8'))?.[1]) === pid;
      } catch {
        return false;
      }
    });
}

export function signalDatabase(dataDir: string, signal: NodeJS.Signals, withChildren: boolean): void {
  const pid = postmaster(dataDir);
  if (pid === undefined) return;
  for (const each of withChildren ? [pid, ...childrenOf(pid)] : [pid]) {
    try {
      process.kill(each, signal);
    } catch {
      // Gone already, which is what was wanted.
    }
  }
}
