import { toolNames, type ToolName } from '@disha/contract/mcp.asks';
import { beforeAll, describe, expect, it } from 'vitest';
import { assistant, type Assistant } from './testing/assistant.ts';
import { temporaryCutoffs, josaa } from './testing/cutoffs-fixture.ts';
import { shippedStates } from './testing/shipped-states.ts';
import { newStudent } from './testing/new-student.ts';
import {
  sampleCareer,
  sampleCollege,
  sampleCourse,
  sampleDate,
  sampleExam,
  sampleGuide,
  sampleScholarship,
} from './testing/sample-catalog.ts';
import { testApp, type TestApp } from './testing/test-app.ts';
import { loadCutoffs } from './features/chances/load-cutoffs.ts';

const now = () => new Date('2026-11-19T06:00:00Z');
const lines: string[] = [];
let server: TestApp;
let newest: Assistant;
let older: Assistant;

/** A call of every tool that is right. */
const rightCalls: Record<ToolName, Record<string, unknown>> = {
  find: { words: 'civil engineering' },
  get: { kind: 'courses', id: 'btech-civil-engineering' },
  eligibility: {
    student: { class: '12', subjects: ['physics', 'chemistry', 'mathematics'], ageYears: 17 },
    items: [{ kind: 'courses', id: 'btech-civil-engineering' }],
  },
  doors: { subjects: ['physics', 'mathematics', 'english'], dropped: ['mathematics'] },
  ways: { student: { class: '12', state: 'Maharashtra' }, wishes: [{ kind: 'courses', id: 'btech-civil-engineering' }], howFar: 'india' },
  closing_ranks: { counselling: 'josaa', rank: 5000, state: 'Goa' },
  dates: { exams: ['jee-main'] },
  how_state_admits: { state: 'Kerala', group: 'engineering' },
  money: { course: 'btech-civil-engineering', state: 'Maharashtra' },
};

beforeAll(async () => {
  server = await testApp({
    env: { LOG_LEVEL: 'info' },
    logTo: { write: (line) => lines.push(line) },
    parts: { states: shippedStates(), now },
    catalog: {
      exams: [
        sampleExam({
          dates: {
            '2027-1-exam': sampleDate(),
            '2026-1-exam': sampleDate({ status: 'last_year', year: 2026, from: '2026-01-21', to: '2026-01-29', certainty: 'A' }),
          },
        }),
      ],
      courses: [sampleCourse()],
      colleges: [sampleCollege()],
      careers: [sampleCareer()],
      scholarships: [sampleScholarship()],
      guides: [sampleGuide()],
    },
  });
  await loadCutoffs(temporaryCutoffs([josaa]), server.db).done;
  [newest, older] = await Promise.all([assistant(server), assistant(server, '2025-11-25')]);
});

const sent = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
/** A request as no client of the library would send it. */
const post = (payload: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url: '/mcp', payload, headers: { ...sent, ...headers } });

describe('the library’s own client', () => {
  it.each(['2026-07-28', '2025-11-25'] as const)(
    'lists every tool in version %s, each read-only and with both schemas',
    async (version) => {
      const { client } = version === '2026-07-28' ? newest : older;
      expect(client.getNegotiatedProtocolVersion()).toBe(version);
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toEqual(toolNames);
      for (const tool of tools) {
        expect(tool).toMatchObject({ annotations: { readOnlyHint: true }, inputSchema: { additionalProperties: false } });
        expect(tool.outputSchema?.['required']).toEqual(
          expect.arrayContaining(['source', 'asOf', 'certainty', 'notKnown', 'url', 'catalogVersion']),
        );
        expect(tool.title).not.toBe('');
        expect(tool.description).not.toMatch(/\b(always|never|best)\b/i);
      }
    },
  );

  it.each(toolNames)('calls %s in both versions and gets the same, with its source, day, certainty and page', async (name) => {
    const [first, second] = await Promise.all([newest.call(name, rightCalls[name]), older.call(name, rightCalls[name])]);
    expect(first.isError, first.text).toBe(false);
    expect(first.data).toEqual(second.data);
    const { source, asOf, certainty, notKnown, url, catalogVersion } = first.data;
    expect(source.length, name).toBeGreaterThan(0);
    expect(asOf).toMatch(/^\d{4}(-\d\d)?$/);
    expect(['A', 'B', 'C', 'not stated']).toContain(certainty);
    expect(notKnown.every((sentence: unknown) => typeof sentence === 'string' && sentence !== '')).toBe(true);
    expect(url).toMatch(/^\//);
    expect(catalogVersion).toMatch(/^2026-11-[0-9a-f]{10}$/);
    expect(first.text).toContain(`url: ${url}`);
  });

  it('answers in Hindi where it is asked to', async () => {
    const { data } = await newest.call('dates', { exams: ['jee-main'], language: 'hi' });
    expect(data.url).toBe('/hi/exams/jee-main');
    expect(data.notKnown.join(' ')).toMatch(/घोषित नहीं/);
  });

  it('says of a usual month that it is no announced day, and what last year was', async () => {
    const { data } = await newest.call('dates', rightCalls.dates);
    expect(data.days).toContainEqual(expect.objectContaining({ basis: 'usual', from: '2027-01', to: '2027-01' }));
    expect(data.days).toContainEqual(expect.objectContaining({ basis: 'last_year', from: '2026-01-21', checkedOn: '2026-11' }));
  });

  it('is told by which test a state admits, and of a group that is not known so in words', async () => {
    const { data } = await newest.call('how_state_admits', rightCalls.how_state_admits);
    expect(data.ways[0]).toMatchObject({ group: 'engineering', source: expect.stringMatching(/./) as string });
    expect((await newest.call('closing_ranks', { counselling: 'josaa' })).data.notKnown.join(' ')).toMatch(/Without a rank/);
  });
});

describe('wrong arguments', () => {
  const refusal = async (name: string, given: Record<string, unknown>) => {
    const { isError, data } = await newest.call(name, given);
    expect(isError).toBe(true);
    return data as { code: string; message: string; allowed: string[] };
  };

  it.each(['name', 'birthDate', 'date_of_birth', 'address', 'email', 'e-mail', 'phone', 'mobile', 'fatherName'])(
    'with %s are refused by that name',
    async (key) => {
      const { code, message, allowed } = await refusal('eligibility', { ...rightCalls.eligibility, student: { class: '12', [key]: 'x' } });
      expect(code).toBe('personal');
      expect(message).toContain(key);
      expect(allowed).toContain('ageYears');
    },
  );

  it('say what would be right', async () => {
    expect(await refusal('how_state_admits', { state: 'Atlantis' })).toMatchObject({
      code: 'invalid',
      allowed: expect.arrayContaining(['Kerala']) as string[],
    });
    expect(await refusal('get', { kind: 'courses', id: 'none' })).toMatchObject({ code: 'not_found' });
    expect((await refusal('closing_ranks', { counselling: 'nowhere' })).allowed.join()).toContain('josaa');
    expect((await refusal('find', { words: 'x'.repeat(201) })).allowed).toContain('maxLength 200');
    expect((await refusal('get', { kind: 'courses', id: 'a', colour: 1 })).allowed).toEqual(['kind', 'id', 'language']);
    expect((await refusal('how_state_admits', { state: 'Atlantis', language: 'hi' })).message).toMatch(/[\u0900-\u097f]/);
  });

  it('of every kind are typed errors, whatever tool they are sent to', async () => {
    const wild: unknown[] = [
      null,
      0,
      -1,
      1e308,
      true,
      '',
      ' ',
      '\u0000',
      '\ud800',
      '../../etc/passwd',
      "' or 1=1 --",
      'दिल्ली',
      [],
      [[]],
      {},
      { a: {} },
      'x'.repeat(20_000),
    ];
    for (const name of toolNames)
      for (const [key] of Object.entries(rightCalls[name]))
        for (const value of wild) {
          const { statusCode, body } = await post(
            JSON.stringify({
              jsonrpc: '2.0',
              id: 1,
              method: 'tools/call',
              params: { name, arguments: { ...rightCalls[name], [key]: value } },
            }),
          );
          expect(statusCode, `${name} ${key} ${String(value).slice(0, 20)}`).toBe(200);
          const { result } = JSON.parse(body.replace(/^[^{]*/s, '')) as {
            result: { isError?: boolean; structuredContent: { code: string } };
          };
          if (result.isError) expect(['invalid', 'unknown_key', 'personal', 'not_found']).toContain(result.structuredContent.code);
        }
  });

  it('with prototypes are refused, and change nothing', async () => {
    const { body, statusCode } = await post(
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"find","arguments":' +
        '{"words":"a","__proto__":{"polluted":1},"constructor":1}}}',
    );
    expect(statusCode).toBe(200);
    expect(body).toContain('unknown_key');
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it('of a tool that is none are answered with -32602', async () => {
    await expect(newest.call('drop_tables')).rejects.toMatchObject({ code: -32602 });
    await expect(older.call('__proto__')).rejects.toMatchObject({ code: -32602 });
  });
});

describe('what is no call', () => {
  const errorOf = ({ body }: { body: string }) => (JSON.parse(body) as { error: { code: number } }).error;

  it('is refused: too deep, too long, no JSON, a batch, a stream, a page of another site', async () => {
    const nested = '['.repeat(10_000) + ']'.repeat(10_000);
    expect(await post(`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${nested}}`)).toMatchObject({ statusCode: 400 });
    expect((await post(`{"a":"${'x'.repeat(64 * 1024)}"}`)).statusCode).toBe(413);
    expect(errorOf(await post('{"jsonrpc":')).code).toBe(-32700);
    expect(errorOf(await post('[{"jsonrpc":"2.0","id":1,"method":"tools/list"}]')).code).toBe(-32600);
    expect(errorOf(await post('{"jsonrpc":"2.0","id":1,"method":"subscriptions/listen","params":{}}')).code).toBe(-32601);
    expect((await post('{}', { 'content-type': 'text/plain' })).statusCode).toBe(415);
    const foreign = await post('{"jsonrpc":"2.0","id":1,"method":"tools/list"}', { origin: 'https://evil.example' });
    expect(foreign.statusCode).toBe(403);
    expect(foreign.headers['access-control-allow-origin']).toBeUndefined();
  });

  it.each(['GET', 'DELETE', 'PUT', 'OPTIONS'] as const)('by %s is answered with 405 and what there is', async (method) => {
    const { statusCode, headers } = await server.app.inject({ method, url: '/mcp' });
    expect([statusCode, headers['allow']]).toEqual([405, 'POST']);
  });

  it('has the security headers of every other answer', async () => {
    expect((await post('{}')).headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  });
});

describe('limits', () => {
  const call = (name: ToolName) =>
    JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: rightCalls[name] } });

  it('let sixty dear calls a minute through, and tell the next when to come again', async () => {
    const { app } = await testApp({ env: { RATE_LIMIT: 'on' }, database: server });
    const one = () =>
      app.inject({ method: 'POST', url: '/mcp', payload: call('eligibility').replace('btech-civil-engineering', 'none'), headers: sent });
    const statuses = await Promise.all(Array.from({ length: 8 }, one));
    expect(new Set(statuses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    for (let at = 8; at < 60; at += 1) expect((await one()).statusCode).toBe(200);
    const refused = await one();
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await app.inject({ method: 'POST', url: '/mcp', payload: call('find'), headers: sent })).statusCode).toBe(200);
  });

  it('let eight run at once; the ninth is told to come again', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => post(call('closing_ranks'))));
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(refused).toHaveLength(4);
    expect(refused.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true);
  });

  it('turn calls away while the server has no time', async () => {
    const { app } = await testApp({ database: server, tooBusyMs: 3000, loopDelayMs: () => 2000 });
    const { statusCode, headers } = await app.inject({ method: 'POST', url: '/mcp', payload: call('find'), headers: sent });
    expect([statusCode, Number(headers['retry-after']) > 0]).toEqual([503, true]);
  });

  it('are taken away with MCP=off, and the tools with them', async () => {
    const { app } = await testApp({ env: { MCP: 'off' }, database: server });
    expect((await app.inject({ method: 'POST', url: '/mcp', payload: call('find'), headers: sent })).statusCode).toBe(404);
  });
});

describe('what was asked', () => {
  it('stands nowhere: the log has the tool’s name, the metrics its count', async () => {
    const before = lines.length;
    await newest.call('find', { words: 'zebracrossing in Kota' });
    await newest.call('get', { kind: 'colleges', id: 'iit-bombay' });
    const log = lines.slice(before).join('\n');
    expect(log).toContain('"tool":"find"');
    expect(log).not.toMatch(/zebracrossing|Kota|iit-bombay|\/api\//);
    const { body } = await server.app.inject({ url: '/metrics' });
    expect(body).toMatch(/disha_mcp_calls_total\{tool="find"\} [1-9]/);
  });

  it('brings back nothing that a user wrote', async () => {
    const { token } = await newStudent(server, { name: 'Zarina Secretname' });
    const reported = await server.call('POST', '/reports', {
      token,
      body: { type: 'exams', id: 'jee-main', text: 'secretreporttext is wrong', source: 'me' },
    });
    expect(reported.status).toBeLessThan(300);
    const answers = await Promise.all([
      newest.call('get', { kind: 'exams', id: 'jee-main' }),
      newest.call('find', { words: 'secretreporttext Zarina' }),
      newest.call('dates', rightCalls.dates),
    ]);
    expect(answers.map(({ text, data }) => text + JSON.stringify(data.items ?? data.item ?? data.days)).join()).not.toMatch(
      /secretreporttext is|Secretname/,
    );
  });
});
