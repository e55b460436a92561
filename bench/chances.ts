/**
 * npm run bench:chances: pages of 50 chances over the whole table, for twenty students at once, beside a bare count of the same lines by
 * the same index, as many at once, in the same run; what it costs in memory; and how long loading the table takes, once.
 */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startEmbedded } from '../server/src/db/embedded.ts';
import { call } from '../scripts/faults/load.ts';
import { ensureBuilt } from '../scripts/prepare.mjs';
import { printTable, residentMb, startServer, type Row } from './server.ts';

const students = 20;
const pages = 1000;
const asked = { p95Ms: 60, loadingS: 20, memoryMb: 20 };

await ensureBuilt();
const first = await startServer();
const began = performance.now();
const categories = ['OPEN', 'EWS', 'OBC-NCL', 'SC', 'ST'];
const states = ['Bihar', 'Tamil Nadu', 'Uttar Pradesh', 'Assam', 'Maharashtra', 'Delhi'];
const sorts = ['probability', 'closing', 'nirf', 'name'];

/** Students of every kind, the same in every run. */
const question = (at: number) => {
  const rank = Math.round(200 * 1.9 ** (at % 11)) + at;
  return {
    counselling: 'josaa',
    list: at % 4 === 0 ? 'jee-advanced' : 'jee-main',
    value: rank,
    categoryValue: Math.max(1, Math.round(rank / 6)),
    category: categories[at % categories.length],
    gender: at % 2 === 0 ? 'female' : 'male',
    pwd: false,
    class12State: states[at % states.length],
    sortBy: sorts[at % sorts.length],
    limit: 50,
  };
};

const ask = (address: string, at: number) =>
  call(address, { method: 'POST', path: '/api/chances', body: question(at), headers: { 'accept-encoding': 'br' } });

for (let tries = 0; (await ask(first.address, tries)).status !== 200; tries += 1) await wait(200);
// JoSAA comes first; the last of the counsellings is loaded when the list names its years.
const last = { counselling: 'jac-chandigarh', list: 'jee-main', value: 20_000, category: 'Open Category', gender: 'male', pwd: false };
while ((await call(first.address, { method: 'POST', path: '/api/chances', body: last })).status === 503) await wait(200);
const loadingS = (performance.now() - began) / 1000;
await first.stop({ keepData: true });

const server = await startServer({}, first.dataDir);
const { connection } = await startEmbedded({ dataDir: server.dataDir, beside: true });
const pool = new pg.Pool({ ...connection, max: 16 });

const count = async (at: number) => {
  const { list, category } = question(at);
  const start = performance.now();
  await pool.query(
    `select count(*) from cutoff_lines where counselling = 'josaa' and list = $1 and category in ('OPEN', $2) and not pwd
     and gender = any ($3)`,
    [list, category, ['neutral', 'male']],
  );
  return performance.now() - start;
};

async function together(one: (at: number) => Promise<number>): Promise<number[]> {
  const taken: number[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: students }, async () => {
      while (next < pages) taken.push(await one((next += 1)));
    }),
  );
  return taken.toSorted((a, b) => a - b);
}
const page = async (at: number) => {
  const { status, ms } = await ask(server.address, at);
  if (status !== 200) throw new Error(`answered ${status}`);
  return ms;
};

const at = (values: readonly number[], share: number) => values[Math.floor(values.length * share)] ?? 0;
for (let turn = 0; turn < 100; turn += 1) await call(server.address, { path: '/api/chances/counsellings' });
const before = residentMb(server.pid) ?? 0;
for (let turn = 0; turn < 50; turn += 1) await page(turn);
const alone: number[] = [];
for (let turn = 0; turn < 200; turn += 1) alone.push(await page(turn));
alone.sort((a, b) => a - b);
const counts = await together(count);
// As long as the engine still translates what it has seen run often, a page costs half as much again: that is of a start, not of a page.
const early = await together(page);
const memory = (residentMb(server.pid) ?? 0) - before;
const turns: number[][] = [];
for (let turn = 0; turn < 3; turn += 1) turns.push(await together(page));
const all = (residentMb(server.pid) ?? 0) - before;
const taken = turns.toSorted((a, b) => at(a, 0.95) - at(b, 0.95))[1] ?? [];

const row = (what: string, values: readonly number[]): Row => ({
  what,
  'median ms': at(values, 0.5).toFixed(1),
  'p95 ms': at(values, 0.95).toFixed(1),
  'times the count, p95': (at(values, 0.95) / at(counts, 0.95)).toFixed(2),
});
printTable(`${pages} pages of 50, ${students} students at once`, [
  row('a bare count by the index', counts),
  row('a page, the first thousand', early),
  row('a page, the middle of three thousands after it', taken),
  row('a page, one student alone', alone),
]);
console.log(`\nLoaded ${loadingS.toFixed(1)} s after the first start was ready (${asked.loadingS} allowed).`);
console.log(`Memory after the first thousand: ${memory} MB more (${asked.memoryMb} allowed), after all ${all}.`);
console.log(`p95 ${at(taken, 0.95).toFixed(0)} ms (${asked.p95Ms} asked on a quiet machine).`);
await pool.end();
await server.stop();
