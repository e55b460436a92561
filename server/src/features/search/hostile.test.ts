import { beforeAll, describe, expect, it } from 'vitest';
import { sampleCollege, sampleCourse, sampleExam } from '../../testing/sample-catalog.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

const values = [
  '.*',
  '(a+)+$',
  '[',
  '\\',
  '^$',
  '(?=x)',
  '%',
  '_',
  '%_%',
  "'",
  '"',
  "' or 1=1 --",
  '; drop table users;',
  '\u0000',
  '\u0000iit',
  'iit\u0000',
  '\uffff',
  '\ud800',
  '﷽',
  'İ',
  'ß',
  '🎓'.repeat(60),
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e999',
  '0x10',
  '<script>alert(1)</script>',
  '${7*7}',
  '{{7*7}}',
  '../../etc/passwd',
  '\r\nset-cookie: a=b',
  'a '.repeat(100),
  'z'.repeat(200),
  'x'.repeat(10_240),
];
const targets = [
  '/search?q=',
  '/colleges?search=',
  '/colleges?city=',
  '/colleges?course=',
  '/colleges?state=',
  '/colleges?sortBy=',
  '/colleges?limit=',
  '/courses?search=',
  '/courses?field=',
  '/exams?search=',
  '/exams?stream=',
];

/** How the bytes may come over the wire. */
const encoded = (value: string) => {
  try {
    return encodeURIComponent(value);
  } catch {
    return '%ED%A0%80';
  }
};

describe('hostile queries', () => {
  let server: TestApp;
  beforeAll(async () => {
    const colleges = Array.from({ length: 3000 }, (_, index) =>
      sampleCollege({ id: `college-${index}`, name: `Government College of Arts and Science ${index}` }),
    );
    server = await testApp({ catalog: { courses: [sampleCourse()], exams: [sampleExam()], colleges } });
    await server.call('GET', '/search?q=warm');
  });

  it.each(targets)('%s answers 200 or 400, soon', async (target) => {
    for (const value of values) {
      // Time of our own: other work on the machine is not the query's doing.
      const started = process.cpuUsage();
      const { status, body } = await server.call('GET', `${target}${encoded(value)}`);
      const { user, system } = process.cpuUsage(started);
      expect([200, 400], `${target}${value.slice(0, 30)} gave ${status}`).toContain(status);
      if (status === 400) expect(body.code).toMatch(/invalid|malformed/);
      expect((user + system) / 1000, `${target}${value.slice(0, 30)}`).toBeLessThan(100);
    }
  });

  it.each([
    '/search?q=a&q=b',
    '/colleges?search=a&search=b',
    '/colleges?limit=1&limit=2',
    '/courses?stream=arts&stream=arts',
    '/exams?search=a&search=b',
    '/colleges?search[]=a&search[b]=c',
    '/search?q=%E0%A4%A',
    '/search?q=%',
    '/colleges?__proto__=1&constructor=2',
  ])('%s is no way in', async (path) => {
    expect([200, 400]).toContain((await server.call('GET', path)).status);
  });
});
