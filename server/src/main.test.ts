import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { cleanUp, dataFolder, ended, hangs, patientFetch, startServer as start, type Started } from './testing/started-server.ts';

const isReady = async (address: string | undefined) => (await patientFetch(`${address}/api/ready`)).status === 200;

afterEach(cleanUp, hangs);

/** One clear line, no stack, and a failing exit. */
function expectOneClearLine({ output, code }: Started, says: RegExp): void {
  expect(code).not.toBe(0);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(output).toMatch(says);
  expect(output).not.toMatch(/\n\s+at /);
}

// Whole processes start here: on a busy machine that takes its time.
describe('a start that cannot be', { timeout: hangs }, () => {
  it('names the bad setting', async () => {
    expectOneClearLine(await start({ PORT: 'eighty', DATA_DIR: dataFolder() }), /PORT must be a port number/);
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
    const port = await new Promise<number>((resolve) =>
      other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port)),
    );
    try {
      expectOneClearLine(
        await start({ PORT: String(port), DATA_DIR: dataFolder() }),
        new RegExp(`Port ${port} .* in use.*PORT=${port + 1}`),
      );
    } finally {
      other.close();
    }
  });
});

describe('one data folder, from start to start', { timeout: hangs }, () => {
  it('is kept by the first, adopted after a crash, and taken up again after an end', async () => {
    const folder = dataFolder();
    const first = await start({ DATA_DIR: folder });
    expectOneClearLine(await start({ DATA_DIR: folder }), /Another Disha is already running/);
    expect(await isReady(first.address)).toBe(true);

    // The database outlives the process that was killed.
    first.child.kill('SIGKILL');
    await ended(first.child);
    const second = await start({ DATA_DIR: folder });
    expect(await isReady(second.address)).toBe(true);
    second.child.kill('SIGTERM');
    expect(await ended(second.child)).toBe(0);

    // A process took the number of the database that died.
    const cluster = join(folder, 'postgres');
    expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false);
    writeFileSync(
      join(cluster, 'postmaster.pid'),
      `${process.pid}\n${cluster}\n${Math.floor(Date.now() / 1000)}\n5432\n${join(folder, 'socket')}\n\n  1234567         0\nready   \n`,
    );
    const third = await start({ DATA_DIR: folder });
    expect(await isReady(third.address)).toBe(true);
  });

  it('works with a data folder whose path is too long for a socket', async () => {
    const { address } = await start({ DATA_DIR: join(dataFolder(), 'x'.repeat(100), 'y'.repeat(50)) });
    expect(await isReady(address)).toBe(true);
  });
});
