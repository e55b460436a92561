/**
 * npm run bench:path [-- --beside FOLDER]: what a plan and verdicts cost a processor, and how heavy what they are made of is on its way.
 * A plan is weighed against a `JSON.parse` of the rules, in turn, for 200 students; the bytes are those that were sent, once quick and once
 * tight; FOLDER is another checkout, built and of an older version, whose `/path/check` is asked in turn with ours.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { StudentDetails } from '@disha/contract/passport';
import { studyCost } from '@disha/eligibility/plan/costs';
import { propose } from '@disha/eligibility/plan/counsel';
import { DoorsNearby } from '@disha/eligibility/plan/doors';
import { CollegesNearby } from '@disha/eligibility/plan/places';
import type { Knowledge } from '@disha/eligibility/plan/knowledge';
import { readSentRules, type SentRules } from '@disha/eligibility/sent-rules';
import { numbers, randomDetails } from '../eligibility/src/testing/random-details.ts';
import { studentBy } from '../eligibility/src/testing/random-students.ts';
import { realKnowledge } from '../eligibility/src/testing/real-knowledge.ts';
import { root } from '../scripts/prepare.mjs';
import { atRest, cpuSeconds, median, printTable, startBenchServer, type StartedServer } from './server.ts';

/** Of all states the one whose table of doors is the longest. */
const largest = 'Tamil Nadu';
const students = 200;
const checks = 60;
const rounds = 8;
const besideAt = process.argv.indexOf('--beside');
const beside = besideAt < 0 ? undefined : process.argv[besideAt + 1];

/** Of this process, what the collector does in other threads included. */
function cpuMsOf(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
const ms = (value: number) => Number(value.toFixed(2));

async function sentBytes({ address }: StartedServer, path: string, language: string): Promise<number> {
  const answer = await fetch(`${address}/api/path/${path}${path.includes('?') ? '&' : '?'}lang=${language}`, {
    headers: { 'accept-encoding': 'br' },
  });
  await answer.arrayBuffer();
  return Number(answer.headers.get('content-length'));
}

/** As they are sent at once, and when they no longer become smaller. */
async function measureBytes(server: StartedServer): Promise<void> {
  const rows = [];
  for (const language of ['en', 'hi']) {
    const all = () => Promise.all(['rules', `places?state=${largest}`].map((path) => sentBytes(server, path, language)));
    const first = await all();
    let [rules = 0, places = 0] = first;
    for (let quiet = 0; quiet < 20; quiet += 1) {
      await wait(1000);
      const [nowRules = 0, nowPlaces = 0] = await all();
      if (nowRules < rules || nowPlaces < places) quiet = 0;
      [rules, places] = [nowRules, nowPlaces];
    }
    rows.push({ language, 'first answer': first.join(' + '), rules, places, together: rules + places, asked: 95_000 });
  }
  printTable('Rules and places as they are sent, bytes of brotli', rows);
}

async function measurePlans({ address }: StartedServer): Promise<void> {
  const rulesText = await (await fetch(`${address}/api/path/rules`)).text();
  const tables = (await (await fetch(`${address}/api/path/places?state=${largest}`)).json()) as { data: never };
  const { table, costs, doors } = tables.data as {
    doors: ConstructorParameters<typeof DoorsNearby>[0];
    table: ConstructorParameters<typeof CollegesNearby>[0];
    costs: Parameters<typeof studyCost>[0];
  };
  const { book } = readSentRules((JSON.parse(rulesText) as { data: SentRules }).data);
  const places = new CollegesNearby(table);
  const nearby = new DoorsNearby(doors, places.atlas);
  const knowledge: Knowledge = {
    ...realKnowledge,
    reachOf: (course, at) => places.reachOf(course, at),
    countOf: (course) => places.countOf(course),
    anywhereOf: (course) => places.anywhere(course),
    doorsOf: (course, at) => nearby.doorsOf(course, at),
    costOf: (course, { state }, near) => studyCost(costs, course, { state, near }),
  };
  const parsing: number[] = [];
  const reading: number[] = [];
  const planning: number[] = [];
  const random = numbers(7);
  const all = Array.from({ length: students }, () => studentBy(random, book));
  // The first round is not counted: which colleges are near is worked out once, and the code is still being translated.
  for (const isCounted of [false, true])
    for (const student of all) {
      let data: SentRules | undefined;
      const parsed = cpuMsOf(() => (data = (JSON.parse(rulesText) as { data: SentRules }).data));
      const read = cpuMsOf(() => data && readSentRules(data));
      const planned = cpuMsOf(() => propose(book, student, knowledge));
      if (!isCounted) continue;
      parsing.push(parsed);
      reading.push(read);
      planning.push(planned);
    }
  const [parse, plan] = [median(parsing), median(planning)];
  printTable(`A plan, ms of a processor, the middle of ${students} students`, [
    {
      'JSON.parse of the rules': ms(parse),
      'made into a book': ms(median(reading)),
      'a plan': ms(plan),
      p95: ms([...planning].sort((a, b) => a - b)[Math.floor(students * 0.95)] ?? 0),
      'times a parse': ms(plan / parse),
      asked: 3,
    },
  ]);
}

/** One that an older version reads too: a degree as it was told then. */
function olderPassport({ degrees, ...details }: StudentDetails): StudentDetails {
  const first = degrees?.[0];
  const degree = first && { field: first.field, percent: first.percent, expected: first.expected };
  return JSON.parse(JSON.stringify({ ...details, ...(degree ? { degree } : {}) })) as StudentDetails;
}

async function check({ address }: StartedServer, details: StudentDetails): Promise<number> {
  const answer = await fetch(`${address}/api/path/check`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ passport: details, year: 2027 }),
  });
  const body = (await answer.json()) as { data?: { verdicts: unknown[] } };
  if (!body.data) throw new Error(`refused: ${JSON.stringify(body)}`);
  return body.data.verdicts.length;
}

async function measureChecks(servers: readonly { name: string; server: StartedServer }[]): Promise<void> {
  const random = numbers(9);
  const passports = Array.from({ length: checks }, () => olderPassport(randomDetails(random)));
  const found = servers.map(({ name, server }) => ({ name, server, costs: [] as number[], verdicts: 0 }));
  for (const { server } of found) await atRest(server.pid);
  // In turn, so that what else goes on at the machine falls on all of them; the first round warms up.
  for (let round = 0; round <= rounds; round += 1)
    for (const one of found) {
      const before = cpuSeconds(one.server.pid) ?? 0;
      for (const details of passports) one.verdicts = await check(one.server, details);
      if (round > 0) one.costs.push((((cpuSeconds(one.server.pid) ?? 0) - before) * 1000) / checks);
    }
  const before = median(found.find(({ name }) => name === 'before')?.costs ?? []);
  printTable(
    `POST /path/check for every course, ms of the server's processor a request, the middle of ${rounds} rounds of ${checks}`,
    found.map(({ name, costs, verdicts }) => ({
      ...{ version: name, verdicts, 'ms a request': ms(median(costs)), 'µs a verdict': ms((median(costs) / verdicts) * 1000) },
      ...(before > 0 ? { 'times before': ms(median(costs) / before), asked: 1.3 } : {}),
    })),
  );
}

const older = beside === undefined ? undefined : await startBenchServer({}, undefined, beside);
const server = await startBenchServer();
await measureBytes(server);
await measurePlans(server);
await measureChecks([...(older ? [{ name: 'before', server: older }] : []), { name: root === beside ? 'again' : 'now', server }]);
await server.stop();
await older?.stop();
process.exit(0);
