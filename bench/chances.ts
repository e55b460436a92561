/**
 * npm run bench:chances [-- --beside FOLDER]: pages of 50 chances over the whole table, for twenty students at once, beside a bare count of
 * the same lines by the same index, as many at once, in the same run; what it costs in memory; and how long a first start and loading the
 * table take, once. FOLDER is another checkout, built: it is asked the same in turn, so that neither has the quieter moment.
 */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startEmbedded } from '../server/src/db/embedded.ts';
import { sendCall } from '../scripts/faults/load.ts';
import { ensureBuilt, root } from '../scripts/prepare.mjs';
import { cpuSeconds, printTable, residentMb, startBenchServer, type BenchRow, type StartedServer } from './server.ts';

const students = 20;
const pages = 1000;
/** Thousands of pages that each of two checkouts is asked for in turn. */
const inTurn = 9;
const asked = { p95Ms: 60, loadingS: 20, memoryMb: 20 };

const words = process.argv.slice(2);
const besideAt = words.indexOf('--beside');
const beside = besideAt < 0 ? undefined : words[besideAt + 1];

await ensureBuilt();
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
  sendCall(address, { method: 'POST', path: '/api/chances', body: question(at), headers: { 'accept-encoding': 'br' } });

/** A first start, until everything is read in, and the next one, which is measured. */
async function started(home: string) {
  const first = await startBenchServer({}, undefined, home);
  const began = performance.now();
  for (let tries = 0; (await ask(first.address, tries)).status !== 200; tries += 1) await wait(200);
  // JoSAA comes first; the last of the counsellings is loaded when the list names its years.
  const last = { counselling: 'jac-chandigarh', list: 'jee-main', value: 20_000, category: 'Open Category', gender: 'male', pwd: false };
  while ((await sendCall(first.address, { method: 'POST', path: '/api/chances', body: last })).status === 503) await wait(200);
  const loadingS = (performance.now() - began) / 1000;
  await first.stop({ keepData: true });
  return { server: await startBenchServer({}, first.dataDir, home), startMs: first.startMs, loadingS };
}

const { server, startMs, loadingS } = await started(root);
const other = beside === undefined ? undefined : await started(beside);
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
const pageOf =
  ({ address }: StartedServer) =>
  async (at: number) => {
    const { status, ms } = await ask(address, at);
    if (status !== 200) throw new Error(`answered ${status}`);
    return ms;
  };
const page = pageOf(server);

const at = (values: readonly number[], share: number) => values[Math.floor(values.length * share)] ?? 0;
const middle = (turns: readonly number[][]) => turns.toSorted((a, b) => at(a, 0.95) - at(b, 0.95))[turns.length >> 1] ?? [];
for (let turn = 0; turn < 100; turn += 1) await sendCall(server.address, { path: '/api/chances/counsellings' });
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
const taken = middle(turns);

const row = (what: string, values: readonly number[]): BenchRow => ({
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
if (other) {
  const pageThere = pageOf(other.server);
  for (let turn = 0; turn < 2; turn += 1) await together(pageThere);
  const worked = { here: 0, there: 0 };
  const turnOf = async (who: keyof typeof worked, { pid }: StartedServer, one: typeof page) => {
    const before = cpuSeconds(pid) ?? 0;
    const times = await together(one);
    worked[who] += (cpuSeconds(pid) ?? 0) - before;
    return times;
  };
  const [here, there]: [number[][], number[][]] = [[], []];
  for (let turn = 0; turn < inTurn; turn += 1) {
    there.push(await turnOf('there', other.server, pageThere));
    here.push(await turnOf('here', server, page));
  }
  const cpu = (seconds: number) => ({ 'processor ms a page': ((seconds * 1000) / (inTurn * pages)).toFixed(2) });
  printTable(`in turn, the middle of ${inTurn} thousands each`, [
    { ...row('there', middle(there)), ...cpu(worked.there) },
    { ...row('here', middle(here)), ...cpu(worked.here) },
  ]);
  printTable('a first start', [
    {
      what: 'there',
      'ready s': (other.startMs / 1000).toFixed(1),
      'loaded s after': other.loadingS.toFixed(1),
      'MB now': residentMb(other.server.pid) ?? 0,
    },
    { what: 'here', 'ready s': (startMs / 1000).toFixed(1), 'loaded s after': loadingS.toFixed(1), 'MB now': residentMb(server.pid) ?? 0 },
  ]);
  await other.server.stop();
}
await pool.end();
await server.stop();
