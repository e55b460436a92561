/**
 * npm run bench:corrections [-- COUNT]: what it costs to correct a college of the shipped directory while three processes show it:
 * processor time of all of them and of PostgreSQL, how long the answer takes beside a bare update, and when all three show it. The
 * three are three applications in one process here, so that one clock counts them.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/prepare.mjs';
import { buildApp } from '../server/src/app.ts';
import { listenForChanges } from '../server/src/catalog/listen.ts';
import { loadShippedCatalog } from '../server/src/catalog/shipped.ts';
import { openDatabase } from '../server/src/db/connect.ts';
import { readEnv } from '../server/src/env.ts';

const count = Number(process.argv[2] ?? 200);
const adminToken = 'bench-admin-token-0123456789';
const folder = mkdtempSync(join(tmpdir(), 'disha-corrections-'));
const dataDir = join(folder, 'data');

const ticksASecond = 100;
const statOf = (pid: string) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
};
/** Of PostgreSQL: its first process, with what its children that have ended used, and those that live. */
function databaseMs(): number {
  const first = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'latin1').split('\n')[0] ?? '';
  const own = (fields: string[], from: number, to: number) => fields.slice(from, to).reduce((sum, ticks) => sum + Number(ticks), 0);
  let ticks = own(statOf(first), 11, 15);
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const fields = statOf(pid);
    if (fields[1] === first) ticks += own(fields, 11, 13);
  }
  return (ticks * 1000) / ticksASecond;
}
const ownMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const env = readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMIT: 'off', ADMIN_TOKEN: adminToken });
const database = await openDatabase(env);
const houses = await Promise.all(
  [0, 1, 2].map(() => buildApp({ db: database.db, env, now: () => new Date(), webFolder: null, tooBusyMs: 0 })),
);
await loadShippedCatalog(join(root, 'catalog'), houses[0]!.shared);
for (const { shared } of houses) {
  await shared.snapshot.refresh();
  await shared.snapshot.whole();
}
const listening = houses.map(({ shared }) => listenForChanges(database.connection, shared.snapshot, console.error));
await new Promise((resolve) => setTimeout(resolve, 2000));

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
const nameAt = async (house: number, id: string) =>
  (await houses[house]!.app.inject(`/api/colleges/${id}`)).json<{ data: { college: { name: string } } }>().data.college.name;

const ids = (await houses[0]!.app.inject('/api/colleges?limit=500&page=3'))
  .json<{ data: { colleges: { _id: string }[] } }>()
  .data.colleges.map(({ _id }) => _id);

async function correct(house: number, id: string, value: string) {
  const body = { catalog: 'colleges', id, field: 'name', value, reason: 'A trial', source: 'this run' };
  const headers = { authorization: `Bearer ${adminToken}` };
  const { statusCode } = await houses[house]!.app.inject({ method: 'POST', url: '/api/desk/corrections', headers, payload: body });
  return statusCode;
}

const bare: number[] = [];
const answered: number[] = [];
const seen: number[] = [];
const statuses = new Map<number, number>();
async function round(number: number) {
  const id = ids[(number * 7) % ids.length] ?? '';
  const value = `Trial College number ${number} of this run`;
  let began = performance.now();
  await database.pool.query(`update catalog_items set removed = removed where kind = 'colleges' and id = $1`, [
    ids[(number * 11) % ids.length],
  ]);
  bare.push(performance.now() - began);
  began = performance.now();
  const status = await correct(number % 3, id, value);
  answered.push(performance.now() - began);
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  began = performance.now();
  for (const house of [0, 1, 2])
    while ((await nameAt(house, id)) !== value) {
      if (performance.now() - began > 120_000) throw new Error('not seen after two minutes');
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  seen.push(performance.now() - began);
}

await round(0);
for (const list of [bare, answered, seen]) list.length = 0;
globalThis.gc?.();
const memoryBefore = process.memoryUsage();
const [cpu, dbCpu] = [ownMs(), databaseMs()];
for (let number = 1; number <= count; number += 1) await round(number);
const [ownCost, databaseCost] = [(ownMs() - cpu) / count, (databaseMs() - dbCpu) / count];
globalThis.gc?.();
const memoryAfter = process.memoryUsage();

const ms = (value: number) => `${value.toFixed(1)} ms`;
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
console.log(`${count} colleges corrected, three processes`);
console.log(`processor time a correction: ${ms(ownCost + databaseCost)} (ours ${ms(ownCost)}, PostgreSQL ${ms(databaseCost)})`);
console.log(`a bare update: median ${ms(percentile(bare, 0.5))}, p95 ${ms(percentile(bare, 0.95))}`);
console.log(`answered: median ${ms(percentile(answered, 0.5))}, p95 ${ms(percentile(answered, 0.95))}; ${JSON.stringify([...statuses])}`);
console.log(`shown by all three after the answer: median ${ms(percentile(seen, 0.5))}, p95 ${ms(percentile(seen, 0.95))}`);
const held = ({ heapUsed, arrayBuffers }: NodeJS.MemoryUsage) => heapUsed + arrayBuffers;
console.log(`held in memory: ${megabytes(held(memoryBefore))} before, ${megabytes(held(memoryAfter))} after`);
for (const each of listening) await each.stop();
for (const { app } of houses) await app.close();
await database.close();
rmSync(folder, { recursive: true, force: true });
