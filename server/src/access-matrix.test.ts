/** Every endpoint of the contract, and what is beside it, from outside: who gets in, and what every answer carries. */
import { api } from '@disha/contract/api';
import type { Endpoint, EndpointTable } from '@disha/contract/endpoint';
import { beforeAll, describe, expect, it } from 'vitest';
import { newStudent, type TestStudent } from './testing/new-student.ts';
import { sampleCollege, sampleCourse, sampleExam } from './testing/sample-catalog.ts';
import { adminToken, testApp, type TestApp } from './testing/test-app.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const table = Object.entries(api as EndpointTable) as [string, Endpoint][];
const partsOf = (name: string): [Method, string] => {
  const [method, path = ''] = name.split(' ');
  return [
    method as Method,
    path.replace(':stream', 'arts').replace(':field', 'medicine').replace(':class', '10').replace(':id', 'jee-main'),
  ];
};
const only = (access: Endpoint['access']) => table.filter(([, endpoint]) => endpoint.access === access).map(([name]) => name);

let server: TestApp;
let student: TestStudent;
beforeAll(async () => {
  server = await testApp({ catalog: { exams: [sampleExam()], courses: [sampleCourse()], colleges: [sampleCollege()] } });
  student = await newStudent(server);
});

describe('who gets in', () => {
  it('is said for every endpoint', () => {
    expect(only('student').length).toBeGreaterThanOrEqual(9);
    expect(only('admin')).toEqual([
      'POST /exams',
      'PUT /exams/:id',
      'DELETE /exams/:id',
      'GET /corrections',
      'GET /corrections/audit',
      'POST /corrections',
      'POST /corrections/:id/take-back',
    ]);
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

  it.each(only('admin'))('%s: no student', async (name) => {
    const [method, path] = partsOf(name);
    const more = method === 'DELETE' || method === 'GET' ? {} : { body: {} };
    expect((await server.call(method, path, { ...more })).status).toBe(401);
    for (const token of [student.token, `${adminToken}x`, adminToken.slice(1)])
      expect((await server.call(method, path, { token, ...more })).status).toBe(403);
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
