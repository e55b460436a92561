/**
 * npm run bench:directory [-- --beside FOLDER]: the whole directory beside the 5,999 colleges it had before, each as `npm start` runs it,
 * in one run on one machine. What a request costs is the processor time of the server's own thread, so that it holds while others use the
 * machine. FOLDER is another checkout, built: instead of the 5,999 it is asked the same, filter by filter in turn with this one.
 */
import { collegeKinds, dataCoverages } from '@disha/contract/colleges.words';
import { collegeTypes, fields, states } from '@disha/contract/taxonomy';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureBuilt, ensureInstalled } from '../scripts/prepare.mjs';
import { smallCatalog } from '../server/src/testing/small-catalog.ts';
import { askManyAddresses, distinctAddresses } from './many-addresses.ts';
import { cpuSeconds, median, printTable, residentMb, startTwice, type BenchRow, type StartedServer } from './server.ts';

interface Colleges {
  data: { colleges: { _id: string; name: string; location: { state: string } }[]; pagination: { totalCount: number } };
}

const besideAt = process.argv.indexOf('--beside');
const beside = besideAt < 0 ? undefined : process.argv[besideAt + 1];
/** Of filters that two checkouts are asked in turn. */
const rounds = 6;
const settledMs = 10_000;
/** The engine tidies up by itself once nothing has been asked for a while: so long that the one started last has done so, too. */
const bothSettledMs = 40_000;
const asBrowser = { 'accept-encoding': 'br' };

/** Of the thread that answers, so far; undefined where the system does not tell. */
function threadMs({ pid }: StartedServer): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'latin1').split(' ')[0]) / 1e6;
  } catch {
    return undefined;
  }
}

/** What each address costs, one after another, the first time it is asked for; sorted. */
async function costs(server: StartedServer, paths: readonly string[]): Promise<number[]> {
  const taken: number[] = [];
  for (const path of paths) {
    const [before, began] = [threadMs(server), performance.now()];
    const response = await fetch(`${server.address}/api${path}`, { headers: asBrowser });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${response.status} from ${path}`);
    const after = threadMs(server);
    taken.push(before === undefined || after === undefined ? performance.now() - began : after - before);
  }
  return taken.sort((a, b) => a - b);
}

const p95 = (sorted: readonly number[]) => sorted[Math.floor(sorted.length * 0.95)] ?? 0;

/** Half of a name and a state, as people ask, and every seventh with a letter missing. */
function searchesAmong({ data: { colleges } }: Colleges): string[] {
  const words = colleges.map(({ name, location }, index) => {
    const text = `${name.split(' ').slice(0, 3).join(' ')} ${location.state}`;
    return index % 7 === 0 ? text.replace(/(\w{4})\w(\w)/, '$1$2') : text;
  });
  return [...new Set(words)].map((text) => `/colleges?search=${encodeURIComponent(text)}&limit=20`);
}

const oneFilter = [
  ...states.map((state) => ['state', state]),
  ...collegeKinds.map((kind) => ['kinds', kind]),
  ...dataCoverages.map((coverage) => ['layer', coverage]),
  ...collegeTypes.map((type) => ['type', type]),
  ...fields.map((field) => ['field', field]),
  ...['register', 'name'].map((basis) => ['basis', basis]),
  ...['Pune', 'Gaya', 'Jorhat'].map((city) => ['city', city]),
  ...['Gaya', '411001', 'Leh'].map((place) => ['near', place]),
].map(([name = '', value = '']) => `${name}=${encodeURIComponent(value)}`);
const filters = [...oneFilter, ...oneFilter.slice(0, 30).map((filter) => `${filter}&kinds=nursing,law&sortBy=type`)].map(
  (filter) => `/colleges?${filter}&limit=20`,
);

async function measure(env: Record<string, string>): Promise<Record<string, number | undefined>> {
  const { first, server } = await startTwice(env);
  const startCpu = cpuSeconds(server.pid);
  await wait(settledMs);
  const atRest = residentMb(server.pid);
  const page = await fetch(`${server.address}/api/colleges?limit=20`, { headers: asBrowser });
  const bytes = Number(page.headers.get('content-length'));
  const { pagination } = ((await page.json()) as Colleges).data;
  const sample = async (number: number) =>
    (await (await fetch(`${server.address}/api/colleges?limit=200&sortBy=name&page=${number}`)).json()) as Colleges;
  const last = Math.floor(pagination.totalCount / 200);
  await costs(server, searchesAmong(await sample(1)));
  const searches = await costs(server, searchesAmong(await sample(Math.ceil(last / 2))));
  const filtered = await costs(server, filters);
  await askManyAddresses(server.address);
  const loaded = residentMb(server.pid);
  await server.stop();
  return {
    colleges: pagination.totalCount,
    'first start, an empty database, s': first.startMs / 1000,
    'start of a built checkout, s': server.startMs / 1000,
    'processor time of that start, s': startCpu,
    'resident at rest, MB': atRest,
    [`resident after ${distinctAddresses.toLocaleString('en')} distinct searches and pages, MB`]: loaded,
    'a search, p95, ms of the thread': p95(searches),
    'the first 20 of a filter, p95, ms of the thread': p95(filtered),
    'the first 20 of a filter, most, ms of the thread': filtered.at(-1),
    'first page, bytes in brotli': bytes,
  };
}

/** The first round, in which the engine still learns the code, and the middle of those after it. */
async function inTurn(folder: string): Promise<void> {
  const there = await startTwice({}, folder);
  const here = await startTwice();
  const sides = { there: there.server, here: here.server };
  await wait(bothSettledMs);
  const atRest = { there: residentMb(sides.there.pid), here: residentMb(sides.here.pid) };
  const taken: Record<keyof typeof sides, number[][]> = { there: [], here: [] };
  for (let round = 0; round < rounds; round += 1) {
    const paths = filters.map((path) => path.replace(/limit=20$/, `limit=${20 + round}`));
    const ofRound: Record<keyof typeof sides, number[]> = { there: [], here: [] };
    for (const path of paths) for (const side of ['there', 'here'] as const) ofRound[side].push(...(await costs(sides[side], [path])));
    for (const side of ['there', 'here'] as const) taken[side].push(ofRound[side].sort((a, b) => a - b));
  }
  const middle = (turns: readonly number[][]) => median(turns.slice(1).map(p95));
  const first = (turns: readonly number[][]) => p95(turns[0] ?? []);
  const row = (figure: string, of: (side: keyof typeof sides) => number | undefined): BenchRow => {
    return { figure, there: digits(of('there')), here: digits(of('here')) };
  };
  printTable(`${filters.length} filters in turn, ms of the thread`, [
    row('resident at rest, MB', (side) => atRest[side]),
    row('p95 of the first round after a start', (side) => first(taken[side])),
    row(`p95 of a round, the middle of ${rounds - 1}`, (side) => middle(taken[side])),
    row('all of a round, the middle one', (side) => median(taken[side].slice(1).map(median))),
    row('resident after them, MB', (side) => residentMb(sides[side].pid)),
  ]);
  await sides.there.stop();
  await sides.here.stop();
}

const digits = (value: number | undefined) => (value === undefined ? '' : value >= 100 ? value.toFixed(0) : value.toFixed(2));

ensureInstalled();
await ensureBuilt();
if (beside !== undefined) {
  await inTurn(beside);
  process.exit(0);
}
const before = await measure({ CATALOG_DIR: smallCatalog() });
const whole = await measure({});
const rows = Object.keys(whole).map((figure): BenchRow => {
  const [one, other] = [before[figure], whole[figure]];
  return {
    figure,
    before: digits(one),
    whole: digits(other),
    times: one === undefined || other === undefined ? '' : (other / one).toFixed(1),
  };
});
printTable('The directory, before and whole', rows);
process.exit(0);
