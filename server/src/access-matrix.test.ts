/** Every endpoint of the contract, and what is beside it, from outside: who gets in, and what every answer carries. */
import { api } from '@disha/contract/api';
import { endpoints, type Access, type Endpoint, type EndpointTable, type Method } from '@disha/contract/endpoint';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { beforeAll, describe, expect, it } from 'vitest';
import { newStudent, type TestStudent } from './testing/new-student.ts';
import { sampleCollege, sampleCourse, sampleExam } from './testing/sample-catalog.ts';
import { adminToken, testApp, type TestApp } from './testing/test-app.ts';

const table = Object.entries(api as EndpointTable) as [string, Endpoint][];
const partsOf = (name: string): [Method, string] => {
  const [method, path = ''] = name.split(' ');
  return [
    method as Method,
    path
      .replace(':catalog', 'exams')
      .replace(':stream', 'arts')
      .replace(':field', 'medicine')
      .replace(':class', '10')
      .replace(':id', 'jee-main'),
  ];
};
const only = (access: Endpoint['access']) => table.filter(([, endpoint]) => endpoint.access === access).map(([name]) => name);

/** What an endpoint takes, as far as anybody can send it. */
const sentTo = (name: string) => {
  if (table.find(([other]) => other === name)?.[1].csv) return { body: 'name,state\n', headers: { 'content-type': 'text/csv' } };
  return name.startsWith('GET') ? {} : { body: {} };
};

const everybody = ['anonymous', 'student', 'other student', 'editor', 'operator', 'admin token'] as const;
type Who = (typeof everybody)[number];

let server: TestApp;
let student: TestStudent;
/** With a session of its own for each call: one of them ends it. */
async function tokenOf(who: Who): Promise<string | undefined> {
  if (who === 'anonymous') return undefined;
  if (who === 'admin token') return adminToken;
  return (await newStudent(server, who === 'editor' || who === 'operator' ? { role: who } : {})).token;
}
beforeAll(async () => {
  server = await testApp({ catalog: { exams: [sampleExam()], courses: [sampleCourse()], colleges: [sampleCollege()] } });
  student = await newStudent(server);
});

describe('who gets in', () => {
  it('is said for every endpoint', () => {
    expect(only('student').length).toBeGreaterThanOrEqual(9);
    expect(only('editor')).toEqual([
      'GET /desk/year',
      'POST /exams',
      'PUT /exams/:id',
      'DELETE /exams/:id',
      'GET /desk/corrections',
      'POST /desk/corrections',
      'DELETE /desk/corrections/:id',
      'GET /desk/items/:catalog/:id',
      'GET /desk/items/:catalog',
      'POST /desk/items/:catalog',
      'GET /desk/due',
      'POST /desk/due/confirm',
      'GET /desk/sheets/exam-dates',
      'GET /desk/sheets/nirf',
      'GET /desk/sheets/scholarships',
      'GET /desk/sheets/fees',
      'GET /desk/counsellings',
      'POST /desk/counsellings',
      'GET /desk/counsellings/:id/changes',
      'DELETE /desk/counsellings/changes/:id',
      'PUT /desk/counsellings/:id',
      'POST /desk/rules/meaning',
      'GET /desk/reports',
      'PATCH /desk/reports/:id',
    ]);
    expect(only('operator')).toEqual([
      'POST /desk/import/colleges',
      'GET /corrections',
      'GET /corrections/audit',
      'POST /corrections',
      'POST /corrections/:id/take-back',
      'GET /desk/audit',
      'GET /desk/health',
      'POST /desk/import/exam-dates',
      'POST /desk/import/nirf',
      'POST /desk/import/scholarships',
      'POST /desk/import/fees',
      'POST /desk/import/cutoffs',
    ]);
    // @ts-expect-error An endpoint without a policy does not compile.
    endpoints({ 'GET /nothing': { summary: 'Nothing', data: z.object({}) } });
  });

  it.each(only('student'))('%s: nobody without a token, with a made-up one, or with the operator’s', async (name) => {
    const [method, path] = partsOf(name);
    for (const token of [undefined, 'A'.repeat(43), adminToken]) {
      const { status, body } = await server.call(method, path, { token, ...(method === 'GET' ? {} : { body: {} }) });
      expect(status).toBe(401);
      expect(body).toMatchObject({ success: false, code: 'unauthenticated' });
      expect(body.data).toBeUndefined();
    }
  });

  /** Of each policy, who is refused and how; everybody else comes as far as what they sent. */
  const refused: Record<Access, Partial<Record<Who, number>>> = {
    anyone: {},
    optional: {},
    student: { anonymous: 401, 'admin token': 401 },
    editor: { anonymous: 401, student: 403, 'other student': 403 },
    operator: { anonymous: 401, student: 403, 'other student': 403, editor: 403 },
  };
  const matrix = table.flatMap(([name, { access }]) => everybody.map((who) => [name, who, access] as const));

  it.each(matrix)('%s: %s (%s)', async (name, who, access) => {
    const [method, path] = partsOf(name);
    const { status, body } = await server.call(method, path, { token: await tokenOf(who), ...sentTo(name) });
    const expected = refused[access][who];
    if (expected === undefined) expect([401, 403]).not.toContain(status);
    else {
      expect(status).toBe(expected);
      expect(body).toMatchObject({ success: false, code: expected === 401 ? 'unauthenticated' : 'forbidden' });
      expect(body.data).toBeUndefined();
    }
  });

  it.each([...only('editor'), ...only('operator')])('%s: no token that is nearly the operators’', async (name) => {
    const [method, path] = partsOf(name);
    const more = sentTo(name);
    for (const token of [`${adminToken}x`, adminToken.slice(1)])
      expect((await server.call(method, path, { token, ...more })).status).toBe(403);
    expect((await server.call(method, path, { token: 'A'.repeat(43), ...more })).status).toBe(401);
  });

  it('a role that is taken away is gone at once, in sessions that are open', async () => {
    const editor = await newStudent(server, { role: 'editor' });
    const remove = async () => (await server.call('DELETE', '/exams/nothing', { token: editor.token })).status;
    expect(await remove()).toBe(404);
    await server.db.execute(sql`update users set role = 'student' where id = ${editor.id}`);
    expect(await remove()).toBe(403);
    expect((await server.call('GET', '/auth/profile', { token: editor.token })).body.data.user.role).toBe('student');
  });

  it('nobody gives themselves a role', async () => {
    const { token } = await newStudent(server);
    for (const body of [{ role: 'operator' }, { name: 'Asha Rao', role: 'operator', profile: { role: 'operator' } }])
      await server.call('PUT', '/auth/profile', { token, body });
    expect((await server.call('GET', '/auth/profile', { token })).body.data.user.role).toBe('student');
  });

  it('a token in the address or in a cookie is none', async () => {
    expect((await server.call('GET', `/auth/profile?token=${student.token}&access_token=${student.token}`)).status).toBe(401);
    expect(
      (await server.call('GET', '/auth/profile', { headers: { cookie: `token=${student.token}; auth-store=${student.token}` } })).status,
    ).toBe(401);
  });
});

describe('a stranger’s page', () => {
  it.each(table.filter(([name]) => !name.startsWith('GET')).map(([name]) => name))(
    '%s: cannot be sent by a form, and no answer may be read',
    async (name) => {
      const [method, path] = partsOf(name);
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
        const answer = await server.app.inject({
          method,
          url: `/api${path}`,
          headers: { 'content-type': type, origin: 'https://evil.example' },
          payload: '{"email":"a@b.in","password":"x"}',
        });
        expect(answer.statusCode).toBe(415);
      }
      const asked = await server.app.inject({
        method: 'OPTIONS',
        url: `/api${path}`,
        headers: {
          origin: 'https://evil.example',
          'access-control-request-method': method,
          'access-control-request-headers': 'authorization',
        },
      });
      expect(asked.statusCode).toBe(405);
      expect(Object.keys(asked.headers).filter((header) => header.startsWith('access-control'))).toEqual([]);
    },
  );
});

describe('every answer', () => {
  const asked: [string, string, Method?][] = [
    ['a list', '/api/exams'],
    ['a refusal', '/api/exams?limit=0'],
    ['an unknown path', '/api/nothing'],
    ['a wrong method', '/api/exams/filters', 'POST'],
    ['no session', '/api/auth/profile'],
    ['the description of the API', '/api/openapi.json'],
    ['its page', '/api/docs'],
    ['health', '/api/health'],
    ['an address that cannot be read', '/api/exams/%zz'],
  ];
  it.each(asked)('forbids sniffing, framing and strange code: %s', async (_what, url, method = 'GET') => {
    const { headers } = await server.app.inject({ method, url, headers: { origin: 'https://evil.example' } });
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toMatch(/unsafe|\*(?!\.googleusercontent)/);
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['server'] ?? headers['x-powered-by']).toBeUndefined();
    expect(headers['content-type']).toMatch(/charset=utf-8/);
  });

  it.each(only('student').filter((name) => name.startsWith('GET')))('about a person is kept by nobody: %s', async (name) => {
    const { headers } = await server.call('GET', partsOf(name)[1], { token: student.token });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('that describes the API is made once', async () => {
    for (const url of ['/api/openapi.json', '/api/docs', '/api/docs.css']) {
      const { headers } = await server.app.inject({ url });
      expect((await server.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })).statusCode).toBe(304);
    }
  });
});
