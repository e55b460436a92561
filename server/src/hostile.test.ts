/** Thousands of proper, nearly proper and wild requests to every endpoint. `npm run test:hostile` sends many more. */
import { api } from '@disha/contract/api';
import type { Endpoint, EndpointTable } from '@disha/contract/endpoint';
import { fields, states, streams } from '@disha/contract/taxonomy';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schemaKeys, naughty, wild, type Hints, type Json } from './testing/hostile/from-schema.ts';
import { besideTheContract, naughtyRequestsTo, requestsTo, type HostileRequest } from './testing/hostile/requests.ts';
import { responseFault, sender, type Sender } from './testing/hostile/send.ts';
import { googleStandIn } from './testing/google-stand-in.ts';
import { mailbox } from './testing/mailbox.ts';
import { newStudent } from './testing/new-student.ts';
import { fc, seed } from './testing/property.ts';
import { sampleCollege, sampleCourse, sampleExam } from './testing/sample-catalog.ts';
import { adminToken, testApp, type TestApp } from './testing/test-app.ts';

const wanted = Number(process.env['HOSTILE_CASES'] ?? 1500);
const table = Object.entries(api as EndpointTable) as [string, Endpoint][];
// Half of the cases are made from the schemas, half put every naughty text into every place, as far as they go.
const perEndpoint = Math.ceil(wanted / 2 / table.length);

let server: TestApp;
let http: Sender;
let student = '';
let sent = 0;
const statuses: Record<string, number> = {};
/** What Google would send, and what only looks like it. */
let credentials: string[] = [];
const victim = 'victim.7f3a@example.in';

const oneOf = (...values: readonly Json[]) => fc.constantFrom<Json>(...values);
const hints: Hints = {
  name: oneOf('Asha Kumari', 'आशा कुमारी', 'Jo'),
  email: fc.oneof(oneOf(victim, 'asha@example.in', ' ASHA@example.in '), fc.emailAddress()),
  password: oneOf('Secret1', 'Wrong1', 'x'),
  class: oneOf('10', '12', 'graduate', '11'),
  state: oneOf(...states.slice(0, 6), 'Bihar'),
  stream: oneOf(...streams),
  field: oneOf(...fields),
  id: oneOf('jee-main', 'iit-bombay', 'btech-civil-engineering', 'nothing'),
  itemId: oneOf('jee-main', 'iit-bombay', 'btech-civil-engineering', 'nothing'),
  asOf: oneOf('2026-11'),
  page: oneOf('1', '2', '999999'),
  limit: oneOf('1', '20', '10000'),
  search: fc.oneof(oneOf('engineering', 'iit', 'a b c'), naughty),
  userId: fc.uuid(),
};

/** What the tables hold, in numbers: a refused request must leave it as it was. */
async function held(): Promise<string> {
  const { rows } = await server.db.execute(sql`
    select (select count(*) from users) as users,
      (select count(*) from bookmarks) as bookmarks, (select count(*) from reports) as reports,
      (select count(*) from quiz_attempts) as attempts,
      (select count(*) from sessions) as sessions, (select count(*) from catalog_corrections) as corrections,
      (select count(*) from cutoff_imports) as cutoffs, (select count(*) from fee_bands) as fees,
      (select md5(coalesce(string_agg(doc::text || removed::text, '' order by kind, id), '')) from catalog_items) as catalog`);
  return JSON.stringify(rows[0]);
}

async function tokenFor(as: HostileRequest['as']): Promise<string | undefined> {
  if (as === 'operator') return adminToken;
  if (as === 'other') return 'A'.repeat(43);
  return as === 'student' ? student : undefined;
}

async function judge(request: HostileRequest, isApi = true): Promise<void> {
  const isWrite = request.method !== 'GET';
  const before = isWrite ? await held() : '';
  const answer = await http.send(request, await tokenFor(request.as));
  sent += 1;
  statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
  const fault =
    // A sheet is a file, and no envelope; what refuses it is one.
    responseFault(answer, isApi && !(answer.status === 200 && request.path.startsWith('/api/desk/sheets/')), request.body) ??
    (answer.body.includes(victim) && !request.path.includes('/auth/') ? 'shows somebody else’s e-mail' : undefined);
  if (fault) {
    const asked = `${request.method} ${request.path.slice(0, 300)} ${String(request.body).slice(0, 300)}`;
    throw new Error(`${asked}: the answer ${fault}: ${answer.body.slice(0, 200)}`);
  }
  if (isWrite && answer.status >= 400 && (await held()) !== before)
    throw new Error(`${request.method} ${request.path} was refused with ${answer.status}, and yet something was stored`);
  // Signed out or deleted by one of the requests: somebody else goes on.
  if (request.as === 'student' && (answer.status === 401 || request.path.startsWith('/api/auth/')))
    student = (await newStudent(server)).token;
}

beforeAll(async () => {
  const google = await googleStandIn();
  const good = await google.sign();
  credentials = [
    good,
    await google.forge(),
    await google.sign({ email: victim, email_verified: false }),
    await google.sign({ exp: 1 }),
    `${good.slice(0, -8)}AAAAAAAA`,
    good.replace('.', '..'),
    `eyJhbGciOiJub25lIn0.${good.split('.')[1] ?? ''}.`,
  ];
  server = await testApp({
    env: { ...google.env, ...mailbox().env },
    catalog: { exams: [sampleExam()], courses: [sampleCourse()], colleges: [sampleCollege()] },
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  http = sender((server.app.server.address() as { port: number }).port);
  await newStudent(server, { email: victim, emailKey: victim });
  student = (await newStudent(server)).token;
});
afterAll(() => {
  http.close();
  console.log(`hostile requests: ${sent}, answers by status: ${JSON.stringify(statuses)}, seed: ${seed}`);
});

/** A sheet that fits the quiz, so that some submissions get all the way. */
async function sheetFor(name: string): Promise<Hints> {
  const path = /^POST (\/quiz\/.+)\/submit$/.exec(name)?.[1];
  if (path === undefined) return {};
  const { quiz } = (await server.call('GET', path)).body.data as { quiz: { id: string; questions: { options: string[] }[] } };
  return {
    quizId: oneOf(quiz.id, quiz.id, 'class10'),
    answers: fc.tuple(...quiz.questions.map(({ options }) => fc.constantFrom(...options))) as fc.Arbitrary<Json>,
  };
}

const reasons = { why: 'The notice of 3 March', source: 'https://example.in/notice', by: 'asha' };

/** Corrections that fit an item, of one that stands, and the places of pages that were given. */
async function correctionsFor(name: string): Promise<Hints> {
  if (!name.includes('/corrections')) return {};
  for (const field of ['shortName', 'note'])
    await server.call('POST', '/corrections', { token: adminToken, body: { kind: 'exams', id: 'jee-main', field, to: 'JEE', ...reasons } });
  const { corrections, nextCursor } = (await server.call('GET', '/corrections?limit=1', { token: adminToken })).body.data;
  const standing = corrections.map(({ id }: { id: string }) => id) as string[];
  return {
    id: oneOf('jee-main', 'iit-bombay', 'btech-civil-engineering', ...standing),
    item: oneOf('jee-main', 'iit-bombay', 'nothing'),
    field: oneOf('name', 'shortName', 'note', 'syllabus', 'website', 'aliases', 'skills.technical', 'topColleges', 'id', '__proto__'),
    to: fc.oneof(oneOf('JEE', ['Physics'], ['nothing'], 50, null, []), wild),
    cursor: fc.oneof(oneOf(nextCursor, Buffer.from('["now","now"]').toString('base64url')), naughty),
    limit: oneOf('1', '20', '200'),
  };
}

describe.each(table)('%s', (name, endpoint) => {
  it('never answers with a failure of its own, and stores nothing that it refused', { timeout: 600_000 }, async () => {
    const known = {
      ...hints,
      credential: fc.oneof(oneOf(...credentials), naughty),
      ...(await sheetFor(name)),
      ...(await correctionsFor(name)),
    };
    // Hashing a password is costly by design; a tenth of the cases says as much.
    const runs = /register|login|delete-account/.test(name) ? Math.ceil(perEndpoint / 4) : perEndpoint;
    const result = await fc.check(
      fc.asyncProperty(requestsTo(name, endpoint, known), (request) => judge(request)),
      { seed, numRuns: runs, endOnFailure: true },
    );
    // Its own report would print whole bodies.
    if (result.failed) throw new Error(`${String(result.errorInstance)} (SEED=${seed}, path ${result.counterexamplePath ?? ''})`);
  });

  it('takes every naughty text in every place', { timeout: 600_000 }, async () => {
    const proper = {
      name: 'Asha Kumari',
      email: 'new@example.in',
      password: 'x',
      class: '10',
      state: 'Bihar',
      stream: 'arts',
      type: 'exams',
      itemId: 'jee-main',
      quizId: 'class10',
      answers: [],
      credential: 'x',
      ...(name.includes('/corrections') ? { kind: 'exams', id: 'jee-main', field: 'name', to: 'JEE', ...reasons } : {}),
    };
    const all = [...naughtyRequestsTo(name, endpoint, { query: schemaKeys(endpoint.query), body: schemaKeys(endpoint.body) }, proper)];
    // Spread over the whole list, starting elsewhere each time.
    const step = Math.max(1, Math.floor(all.length / perEndpoint));
    for (let index = seed % step; index < all.length; index += step) await judge(all[index]!);
  });
});

it('what is beside the contract never fails either', { timeout: 300_000 }, async () => {
  const result = await fc.check(
    fc.asyncProperty(besideTheContract, (request) => judge(request, false)),
    { seed, numRuns: Math.max(100, Math.ceil(wanted / 16)), endOnFailure: true },
  );
  if (result.failed) throw new Error(`${String(result.errorInstance)} (SEED=${seed}, path ${result.counterexamplePath ?? ''})`);
});

it('has sent as many as it should', () => {
  expect(sent).toBeGreaterThan(wanted * 0.6);
});
