/** A package as an operator has it: unpacked by the system's tar, run by an ordinary user, in a folder that this user cannot write. */
import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/** Whom root starts it as: the user that owns nothing. Anybody else starts it as they are. */
const nobody = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;
const asOrdinary: SpawnOptions = isRoot ? nobody : {};

export interface Ran {
  code: number | null;
  output: string;
}

export class Unpacked {
  /** Of this run, and gone with it. */
  readonly scratch = mkdtempSync(join(tmpdir(), 'disha-package-'));
  readonly root: string;
  private readonly running = new Set<ChildProcess>();

  constructor(file: string) {
    chmodSync(this.scratch, 0o755);
    const { status } = spawnSync('tar', ['-xzf', file, '-C', this.scratch, '--no-same-owner'], { stdio: 'inherit' });
    const [name] = readdirSync(this.scratch);
    if (status !== 0 || name === undefined) throw new Error(`${file} could not be unpacked`);
    this.root = join(this.scratch, name);
    if (!isRoot) for (const path of this.paths()) if (!lstatSync(path).isSymbolicLink()) chmodSync(path, lstatSync(path).mode & 0o555);
  }

  /** A folder for data, filled before the ordinary user gets it. */
  async dataFolder(name: string, fill: (folder: string) => Promise<void> = () => Promise.resolve()): Promise<string> {
    const folder = join(this.scratch, name);
    mkdirSync(folder, { mode: 0o700 });
    await fill(folder);
    if (isRoot) this.giveAway(folder);
    return folder;
  }

  private giveAway(folder: string): void {
    chownSync(folder, nobody.uid, nobody.gid);
    for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
      if (!entry.isSymbolicLink()) chownSync(join(entry.parentPath, entry.name), nobody.uid, nobody.gid);
  }

  /** Runs Node on something, with no other program in reach and no setting but those given. */
  private spawn(args: readonly string[], env: Record<string, string>): ChildProcess {
    const own = { PATH: '', TMPDIR: tmpdir(), LOG_LEVEL: 'error', ...env };
    const child = spawn(process.execPath, args, { cwd: this.root, env: own, stdio: ['ignore', 'pipe', 'pipe'], ...asOrdinary });
    this.running.add(child);
    child.on('close', () => this.running.delete(child));
    return child;
  }

  private ended(child: ChildProcess, heard: (output: string) => void = () => undefined): Promise<Ran> {
    let output = '';
    const hear = (chunk: Buffer) => heard((output += String(chunk)));
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })));
  }

  command(env: Record<string, string>, ...args: string[]): Promise<Ran> {
    return this.ended(this.spawn(['disha.mjs', ...args], env));
  }

  /** As the ordinary user; the exit code is 0 when the file could be written. */
  async mayWrite(path: string): Promise<boolean> {
    const line = `require('node:fs').writeFileSync(${JSON.stringify(join(this.root, path))}, '')`;
    return (await this.ended(this.spawn(['-e', line], {}))).code === 0;
  }

  /** With the options of the unit that comes along. */
  async start(env: Record<string, string>): Promise<{ address: string; milliseconds: number; stop: () => Promise<Ran> }> {
    const unit = readFileSync(join(this.root, 'disha.service'), 'utf8');
    const options = /^ExecStart=\S+ (.*)$/m.exec(unit)?.[1]?.split(' ') ?? [];
    const began = performance.now();
    const child = this.spawn(options, { PORT: '0', ...env });
    return new Promise((resolve, reject) => {
      const gone = this.ended(child, (output) => {
        const address = /ready: (http\S+)/.exec(output)?.[1];
        if (address === undefined) return;
        const stop = () => {
          child.kill('SIGTERM');
          return gone;
        };
        resolve({ address, milliseconds: performance.now() - began, stop });
      });
      void gone.then(({ output }) => reject(new Error(`The package did not start: ${output}`)));
    });
  }

  private paths(): string[] {
    const below = readdirSync(this.root, { withFileTypes: true, recursive: true });
    return [this.root, ...below.map((entry) => join(entry.parentPath, entry.name))];
  }

  /** What differs from SHA256SUMS: a file that changed, is gone, or came. */
  differences(): string[] {
    const lines = readFileSync(join(this.root, 'SHA256SUMS'), 'utf8').trimEnd().split('\n');
    const named = new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
    const files = this.paths().filter((path) => lstatSync(path).isFile());
    const found = new Map(
      files.map((path) => [relative(this.root, path).replaceAll('\\', '/'), createHash('sha256').update(readFileSync(path)).digest('hex')]),
    );
    found.delete('SHA256SUMS');
    return [...new Set([...named.keys(), ...found.keys()])].filter((path) => named.get(path) !== found.get(path));
  }

  async remove(): Promise<void> {
    for (const child of this.running) child.kill('SIGKILL');
    if (!isRoot) for (const path of this.paths()) if (lstatSync(path).isDirectory()) chmodSync(path, 0o755);
    rmSync(this.scratch, { recursive: true, force: true, maxRetries: 5 });
  }
}
