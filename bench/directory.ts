/**
 * npm run bench:directory: the whole directory beside the 5,999 colleges it had before, each as `npm start` runs it, in one run on one
 * machine. What a request costs is the processor time of the server's own thread, so that it holds while others use the machine.
 */
import { collegeKinds, collegeLayers } from '@disha/contract/colleges.words';
import { collegeTypes, fields, states } from '@disha/contract/taxonomy';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureBuilt, ensureInstalled } from '../scripts/prepare.mjs';
import { smallCatalog } from '../server/src/testing/small-catalog.ts';
import { askManyAddresses, distinctAddresses } from './many-addresses.ts';
import { cpuSeconds, printTable, residentMb, startTwice, type Row, type StartedServer } from './server.ts';

interface Colleges {
  data: { colleges: { _id: string; name: string; location: { state: string } }[]; pagination: { totalCount: number } };
}

const settledMs = 10_000;
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
  ...collegeLayers.map((layer) => ['layer', layer]),
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

ensureInstalled();
await ensureBuilt();
const before = await measure({ CATALOG_DIR: smallCatalog() });
const whole = await measure({});
const digits = (value: number | undefined) => (value === undefined ? '' : value >= 100 ? value.toFixed(0) : value.toFixed(2));
const rows = Object.keys(whole).map((figure): Row => {
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
