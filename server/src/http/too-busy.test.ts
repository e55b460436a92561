import { expect, it } from 'vitest';
import { watchLoopDelay } from '../ops/loop-delay.ts';
import { newStudent } from '../testing/new-student.ts';
import { sampleExam } from '../testing/sample-catalog.ts';
import { testApp } from '../testing/test-app.ts';
import { Pressure } from './pressure.ts';

const catalog = { exams: [sampleExam()] };
const exam = `/exams/${sampleExam().id}`;

async function busyApp(delayMs: number) {
  const delay = { ms: 0 };
  const server = await testApp({ catalog, tooBusyMs: 3000, loopDelayMs: () => delay.ms });
  const { token } = await newStudent(server);
  delay.ms = delayMs;
  return { ...server, delay, token };
}

it('turns away what is dear first, with when to come again, and answers what lies ready', async () => {
  const { call, token } = await busyApp(1500);
  for (const refused of [
    await call('GET', '/search?q=jee'),
    await call('GET', '/exams?search=jee'),
    await call('POST', '/auth/login', { body: { email: 'a@example.in', password: 'Passw0rd' } }),
    await call('POST', '/quiz/class10/submit', { body: {} }),
  ]) {
    expect(refused).toMatchObject({ status: 503, body: { success: false, code: 'unavailable' } });
    expect(refused.headers['retry-after']).toBe('2');
  }
  for (const path of ['/health', '/ready', '/exams', '/exams?lang=hi', exam, `${exam}?lang=hi`, '/exams/filters'])
    expect((await call('GET', path)).status, path).toBe(200);
  expect((await call('GET', '/bookmarks', { token })).status).toBe(200);
});

it('then what asks the database; what lies ready is sent however late it is', async () => {
  const { call, token, delay } = await busyApp(60_000);
  expect((await call('GET', '/bookmarks', { token })).status).toBe(503);
  expect((await call('POST', '/bookmarks/add', { token, body: { type: 'exams', itemId: 'x' } })).status).toBe(503);
  for (const path of ['/health', '/exams', exam]) expect((await call('GET', path)).status, path).toBe(200);
  delay.ms = 0;
  expect((await call('GET', '/bookmarks', { token })).status).toBe(200);
});

it('an answer that was looked for before is sent again, as is the word that it has not changed', async () => {
  const { app, delay } = await busyApp(0);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const ask = (headers: Record<string, string> = {}) => fetch(`${address}/api/exams?search=jee`, { headers });
  const etag = String((await ask()).headers.get('etag'));
  delay.ms = 60_000;
  expect((await ask()).status).toBe(200);
  expect((await ask({ 'if-none-match': etag })).status).toBe(304);
  expect((await fetch(`${address}/api/exams?search=neet`)).status).toBe(503);
});

it('says to come again after as long as it has lasted, between two seconds and half a minute', () => {
  const clock = { ms: 1000 };
  const pressure = new Pressure({ delayMs: () => 5000, tooBusyMs: 3000, now: () => clock.ms });
  const waitAfter = (ms: number) => {
    clock.ms += ms;
    return pressure.refusal('asks')?.retryAfterSeconds;
  };
  expect([0, 1000, 6000, 9000, 9000, 9000].map(waitAfter)).toEqual([2, 2, 7, 16, 25, 30]);
  // No request was refused for a while: what comes now is another crowd.
  expect(waitAfter(60_000)).toBe(2);
});

function holdTheLoop(ms: number) {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

it('notices that the loop is late again and again', async () => {
  const loop = watchLoopDelay();
  const late = () => {
    holdTheLoop(200);
    return loop.current();
  };
  await expect.poll(late, { timeout: 15_000 }).toBeGreaterThan(50);
  loop.stop();
});
