import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const children: ChildProcess[] = [];
const folders: string[] = [];

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'disha-start-'));
  folders.push(folder);
  return folder;
}

interface Started {
  child: ChildProcess;
  /** What it printed until it was ready or ended. */
  output: string;
  code: number | null;
  address: string | undefined;
}

/** Starts the server as a person would and waits until it is ready or has ended. */
function start(env: Record<string, string>): Promise<Started> {
  const child = spawn(process.execPath, ['--import', 'tsx', main], { env: { PATH: process.env['PATH'] ?? '', PORT: '0', LOG_LEVEL: 'silent', ...env } });
  children.push(child);
  let output = '';
  return new Promise((resolve) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /ready: (http\S+)/.exec(output)?.[1];
      if (address) resolve({ child, output, code: null, address });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('close', (code) => resolve({ child, output, code, address: undefined }));
  });
}

function ended(child: ChildProcess): Promise<number | null> {
  return child.exitCode !== null || child.signalCode !== null ? Promise.resolve(child.exitCode) : new Promise((resolve) => child.on('close', (code) => resolve(code)));
}

const isReady = async (address: string | undefined) => (await fetch(`${address}/api/ready`)).status === 200;

afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended(child);
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}, 30_000);

/** One clear line, no stack, and a failing exit. */
function expectOneClearLine({ output, code }: Started, says: RegExp): void {
  expect(code).not.toBe(0);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(output).toMatch(says);
  expect(output).not.toMatch(/\n\s+at /);
}

describe('a start that cannot be', () => {
  it('names the bad setting', async () => {
    expectOneClearLine(await start({ PORT: 'eighty', DATA_DIR: dataFolder() }), /PORT must be a port number/);
    expectOneClearLine(await start({ RATE_LIMIT: 'perhaps', DATA_DIR: dataFolder() }), /RATE_LIMIT must be on or off/);
  });

  it('names the data folder that cannot be written', async () => {
    const file = join(dataFolder(), 'a-file');
    writeFileSync(file, '');
    expectOneClearLine(await start({ DATA_DIR: join(file, 'inside') }), /DATA_DIR .* cannot be written/);
  });

  it('says that the database does not answer', async () => {
    expectOneClearLine(await start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }), /DATABASE_URL does not answer/);
  });

  it('says that the port is taken and how to choose another', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port)));
    try {
      expectOneClearLine(await start({ PORT: String(port), DATA_DIR: dataFolder() }), new RegExp(`Port ${port} .* in use.*PORT=${port + 1}`));
    } finally {
      other.close();
    }
  });

  it('refuses a second application on one data folder, and leaves the first alone', async () => {
    const folder = dataFolder();
    const first = await start({ DATA_DIR: folder });
    expectOneClearLine(await start({ DATA_DIR: folder }), /Another Disha is already running/);
    expect(await isReady(first.address)).toBe(true);
  });
});

describe('a start after a crash', () => {
  it('adopts the database of a killed process, and stops it in the end', async () => {
    const folder = dataFolder();
    const first = await start({ DATA_DIR: folder });
    first.child.kill('SIGKILL');
    await ended(first.child);
    const second = await start({ DATA_DIR: folder });
    expect(await isReady(second.address)).toBe(true);
    second.child.kill('SIGTERM');
    expect(await ended(second.child)).toBe(0);
    const third = await start({ DATA_DIR: folder });
    expect(await isReady(third.address)).toBe(true);
  });

  it('works with a data folder whose path is too long for a socket', async () => {
    const { address } = await start({ DATA_DIR: join(dataFolder(), 'x'.repeat(100), 'y'.repeat(50)) });
    expect(await isReady(address)).toBe(true);
  });
});
