import { describe, expect, it } from 'vitest';
import { newStudent } from '../../testing/new-student.ts';
import { testApp } from '../../testing/test-app.ts';
import { notedAMinute } from './client-errors.routes.ts';

const broken = {
  kind: 'screen',
  message: "Cannot read properties of undefined (reading 'name')",
  stack: ['at CourseCard (/assets/courses-screen-Dx81.js:1:2345)', 'at /assets/index-B1c2.js:3:4567'],
  route: '/courses/:courseId',
  browser: 'Chrome 120',
};

async function listening() {
  const lines: string[] = [];
  let now = new Date('2026-11-16T10:00:30Z');
  const server = await testApp({
    env: { LOG_LEVEL: 'warn' },
    logTo: { write: (line) => lines.push(line) },
    parts: { now: () => now },
  });
  const tell = (body: unknown, token?: string) => server.call('POST', '/client-errors', { body, token });
  const heard = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return { server, tell, heard, later: (iso: string) => (now = new Date(iso)) };
}

describe('what broke in a browser', () => {
  it('stands in the log as it was told', async () => {
    const { tell, heard } = await listening();
    expect(await tell(broken)).toMatchObject({ status: 200, body: { success: true } });
    const message = 'Cannot read properties of undefined (reading name)';
    expect(heard()).toEqual([expect.objectContaining({ msg: 'a page broke in a browser', browser: { ...broken, message } })]);
  });

  it('is written down without anything personal, whoever sends it and whatever they send', async () => {
    const { server, tell, heard } = await listening();
    const student = await newStudent(server, { email: 'asha.kumari@example.in' });
    const message =
      `Unexpected token 'A', "{"name":Asha" is not valid JSON; asha.kumari@example.in, ` +
      `/colleges?search=my+wish, ${student.token}, 9876543210`;
    const stack = ['at load (https://disha.example/assets/index.js?user=Asha#wish:10:20)'];
    expect((await tell({ ...broken, message, stack }, student.token)).status).toBe(200);
    const [line] = heard();
    expect(line).toMatchObject({ browser: { stack: ['at load (/assets/index.js:10:20)'] } });
    const text = JSON.stringify(line);
    for (const secret of ['Asha', 'asha', 'wish', student.token, '98765', 'reqId', '127.0.0.1']) expect(text).not.toContain(secret);
  });

  it.each([
    ['an unknown field', { ...broken, user: 'asha' }],
    ['an address instead of a pattern', { ...broken, route: '/courses?search=wish' }],
    ['an endless message', { ...broken, message: 'x'.repeat(301) }],
    ['an endless stack', { ...broken, stack: Array.from({ length: 13 }, () => 'at x') }],
    ['a whole user agent', { ...broken, browser: 'Mozilla/5.0 (Linux; Android 10; SM-A205U)' }],
    ['nothing', {}],
  ])('is refused with %s', async (_what, body) => {
    const { tell, heard } = await listening();
    expect(await tell(body)).toMatchObject({ status: 400, body: { success: false, code: 'invalid' } });
    expect(heard()).toEqual([]);
  });

  it('is written down a few times a minute; the rest is counted', async () => {
    const { server, tell, heard, later } = await listening();
    for (let count = 0; count < notedAMinute + 5; count += 1) expect((await tell(broken)).status).toBe(200);
    expect(heard()).toHaveLength(notedAMinute);
    const metrics = (await server.app.inject('/metrics')).body;
    expect(metrics).toContain(`disha_client_errors_total{kind="screen"} ${notedAMinute + 5}`);
    later('2026-11-16T10:01:00Z');
    await tell(broken);
    await tell(broken);
    expect(
      heard()
        .slice(notedAMinute)
        .map(({ browser }) => (browser as { unheard?: number }).unheard),
    ).toEqual([5, undefined]);
  });
});
