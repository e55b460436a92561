/** Three servers on one PostgreSQL, for measuring what a corrected college costs them. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { startEmbedded, type EmbeddedPostgres } from '../server/src/db/embedded.ts';
import { cpuSeconds, startBenchServer, type StartedServer } from './server.ts';

const adminToken = 'bench-admin-token-0123456789';
const giveUpMs = 120_000;
/** What the processor is read for when nothing is to be done; PostgreSQL and timers use some of it. */
const quietShare = 0.03;
const readersCount = 6;

/** Tells what is held once nothing is left to be collected, when it is asked by a signal. */
const heldModule = `
import { writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc');
process.on('SIGUSR2', () => {
  gc(); gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  writeFileSync(process.env.HELD_FILE, String((heapUsed + arrayBuffers) / 2 ** 20));
});`;

export class BenchedApp {
  polls = 0;
  readonly folder: string;
  private readonly embedded: EmbeddedPostgres;
  private readonly servers: readonly StartedServer[];
  private readonly client: pg.Client;
  private readonly ids: readonly string[];
  private waitedQuietMs = 0;
  private person = '';
  private idleShare = 0;

  private constructor(
    folder: string,
    embedded: EmbeddedPostgres,
    servers: readonly StartedServer[],
    client: pg.Client,
    ids: readonly string[],
  ) {
    this.folder = folder;
    this.embedded = embedded;
    this.servers = servers;
    this.client = client;
    this.ids = ids;
  }

  static async open(home: string): Promise<BenchedApp> {
    const folder = mkdtempSync(join(tmpdir(), 'disha-corrections-'));
    const embedded = await startEmbedded({ dataDir: join(folder, 'database') });
    const held = join(folder, 'held.mjs');
    writeFileSync(held, heldModule);
    const start = (number: number) => {
      const dataDir = join(folder, `server-${number}`);
      mkdirSync(dataDir);
      const { host = '', user = '', database = '' } = embedded.connection;
      const env = {
        DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
        ADMIN_TOKEN: adminToken,
        LOG_LEVEL: 'error',
        RATE_LIMIT: 'off',
        HELD_FILE: join(folder, `held-${number}`),
        NODE_OPTIONS: `--import ${pathToFileURL(held).href}`,
      };
      return startBenchServer(env, dataDir, home);
    };
    // The first one brings the facts in.
    const servers = [await start(0)];
    servers.push(...(await Promise.all([1, 2].map(start))));
    const client = new pg.Client(embedded.connection as pg.ClientConfig);
    await client.connect();
    const answer = await fetch(`${servers[0]!.address}/api/colleges?limit=500&page=3`);
    const { data } = (await answer.json()) as { data: { colleges: { _id: string }[] } };
    const app = new BenchedApp(
      folder,
      embedded,
      servers,
      client,
      data.colleges.map(({ _id }) => _id),
    );
    // The index, the closing ranks and the image for the next start are made after it is ready.
    await app.quiet();
    const [began, cpu] = [performance.now(), app.cpuMs()];
    await wait(3000);
    app.idleShare = (app.cpuMs() - cpu) / (performance.now() - began);
    return app;
  }

  /** Processor time of the three and of PostgreSQL, so far. */
  cpuMs(): number {
    const first = readFileSync(join(this.folder, 'database', 'postgres', 'postmaster.pid'), 'latin1').split('\n')[0] ?? '';
    const parentOf = (pid: string) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
        return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
      } catch {
        return undefined;
      }
    };
    const ofPostgres = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && (name === first || parentOf(name) === first));
    return [...this.servers.map(({ pid }) => pid), ...ofPostgres.map(Number)].reduce((sum, pid) => sum + (cpuSeconds(pid) ?? 0) * 1000, 0);
  }

  /** Resolves when all processes are idle. */
  async quiet(): Promise<void> {
    const began = performance.now();
    for (let calm = 0; calm < 3;) {
      const cpu = this.cpuMs();
      await wait(500);
      calm = this.cpuMs() - cpu < 500 * quietShare * this.servers.length ? calm + 1 : 0;
    }
    this.waitedQuietMs = performance.now() - began;
  }

  /** What it costs to be there while one waits for quiet. */
  idleMs(): number {
    return this.waitedQuietMs * this.idleShare;
  }

  private async nameAt({ address }: StartedServer, id: string): Promise<string | undefined> {
    this.polls += 1;
    const answer = await fetch(`${address}/api/colleges/${id}`);
    const { data } = (await answer.json()) as { data?: { college: { name: string } } };
    return data?.college.name;
  }

  /** Processor time of one question whether it is shown. */
  async costOfAsking(): Promise<number> {
    await this.quiet();
    const many = 900;
    const before = this.cpuMs();
    for (let number = 0; number < many; number += 1) await this.nameAt(this.servers[number % 3]!, this.ids[number % this.ids.length] ?? '');
    return (this.cpuMs() - before) / many;
  }

  async bareUpdate(number: number): Promise<number> {
    const began = performance.now();
    const id = this.ids[(number * 11) % this.ids.length];
    await this.client.query(`update catalog_items set removed = removed where kind = 'colleges' and id = $1`, [id]);
    return performance.now() - began;
  }

  private async ask(method: string, url: string, body: object, token: string): Promise<Response> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    return fetch(url, { method, headers, body: JSON.stringify(body) });
  }

  /** What a student waits for who changes a name, at one of them: signed in, one row, no other process is told. */
  async bareAnswer(number: number): Promise<number> {
    const { address } = this.servers[number % 3]!;
    if (this.person === '') {
      const who = { name: 'A Trial', email: 'trial@example.in', password: 'Passw0rd1', class: '10', state: 'Bihar', stream: 'science_pcm' };
      const answer = await this.ask('POST', `${address}/api/auth/register`, who, '');
      this.person = ((await answer.json()) as { data: { token: string } }).data.token;
    }
    const began = performance.now();
    const answer = await this.ask('PUT', `${address}/api/auth/profile`, { name: `A Trial ${'abcdefghij'[number % 10]}` }, this.person);
    const { data } = (await answer.json()) as { data: { token: string } };
    const answeredMs = performance.now() - began;
    if (!answer.ok) throw new Error(`a changed name: ${answer.status}`);
    this.person = data.token;
    return answeredMs;
  }

  /** A college is corrected at one of them, and shown by all. */
  async round(number: number): Promise<{ status: number; answeredMs: number; seenMs: number }> {
    const id = this.ids[(number * 7) % this.ids.length] ?? '';
    const value = `Trial College number ${number} of this run`;
    const body = JSON.stringify({ catalog: 'colleges', id, field: 'name', value, reason: 'A trial', source: 'this run' });
    const headers = { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' };
    let began = performance.now();
    const url = `${this.servers[number % 3]!.address}/api/desk/corrections`;
    const answer = await fetch(url, { method: 'POST', headers, body });
    await answer.arrayBuffer();
    const answeredMs = performance.now() - began;
    began = performance.now();
    await Promise.all(
      this.servers.map(async (server) => {
        while ((await this.nameAt(server, id)) !== value) {
          const passed = performance.now() - began;
          if (passed > giveUpMs) throw new Error('not seen after two minutes');
          // Seldomer the longer it takes, so that asking is no part of what it costs.
          await wait(Math.max(5, passed / 20));
        }
      }),
    );
    return { status: answer.status, answeredMs, seenMs: performance.now() - began };
  }

  /** Visitors who look at lists, colleges and searches of all three, until they are told to stop. */
  readers(): () => Promise<void> {
    let isOver = false;
    const read = async (reader: number) => {
      for (let number = reader; !isOver; number += readersCount) {
        const id = this.ids[number % this.ids.length] ?? '';
        const paths = [
          `/api/colleges/${id}`,
          `/colleges/${id}`,
          `/api/colleges?page=${number % 50}`,
          `/api/colleges?search=${id.slice(0, 8)}`,
        ];
        const answer = await fetch(`${this.servers[number % 3]!.address}${paths[number % paths.length] ?? ''}`);
        await answer.arrayBuffer();
        await wait(60);
      }
    };
    const all = Array.from({ length: readersCount }, (_, reader) => read(reader));
    return async () => {
      isOver = true;
      await Promise.all(all);
    };
  }

  /** What each holds when nothing is left to be collected. */
  async heldMb(): Promise<string> {
    await this.quiet();
    const reported: number[] = [];
    for (const [number, { pid }] of this.servers.entries()) {
      const file = join(this.folder, `held-${number}`);
      rmSync(file, { force: true });
      process.kill(pid, 'SIGUSR2');
      while (!existsSync(file)) await wait(50);
      await wait(50);
      reported.push(Math.round(Number(readFileSync(file, 'utf8')) * 10) / 10);
    }
    return reported.join('/');
  }

  async close(): Promise<void> {
    await this.client.end();
    for (const server of this.servers) await server.stop();
    await this.embedded.stop();
  }
}
