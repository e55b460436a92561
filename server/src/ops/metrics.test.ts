import { Gauge } from 'prom-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleExam } from '../testing/sample-catalog.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';

const token = 'metrics-token-0123456789';
let local: TestApp;
let guarded: TestApp;
beforeAll(async () => {
  local = await testApp({ catalog: { exams: [sampleExam()] } });
  guarded = await testApp({ env: { METRICS_TOKEN: token } });
});
const ask = ({ app }: TestApp, more: { headers?: Record<string, string>; remoteAddress?: string } = {}) =>
  app.inject({ method: 'GET', url: '/metrics', ...more });

describe('metrics', () => {
  it('count answers by the route’s pattern, and hold nothing a person sent', async () => {
    await local.call('GET', '/exams/jee-main');
    await local.call('GET', '/exams/nothing-like-that');
    await local.call('GET', '/exams?search=asha.kumari%40example.in');
    await local.call('GET', '/secret-path"\n');
    const answer = await ask(local);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('disha_http_requests_total{method="GET",route="/api/exams/:id",status="200"} 1\n');
    expect(answer.body).toContain('disha_http_requests_total{method="GET",route="/api/exams/:id",status="404"} 1\n');
    expect(answer.body).toContain('disha_http_requests_total{method="GET",route="unknown",status="404"} 1\n');
    expect(answer.body).toContain('disha_http_request_seconds_count{route="/api/exams/:id"} 2\n');
    expect(answer.body).toContain('disha_catalog_items{kind="exams"} 1\n');
    expect(answer.body).not.toMatch(/asha|jee-main|secret-path/);
    // Every line is empty, a comment, or a name, labels and a number.
    for (const line of answer.body.split('\n').filter((text) => text !== ''))
      expect(line).toMatch(/^(# (HELP|TYPE) .+|[a-z_]+(\{[^{}\n]+\})? [\d.e+-]+)$/);
  });

  it('say how fast answers were, each bound with all that were faster', async () => {
    await local.call('GET', '/settings');
    const { body } = await ask(local);
    const counts = [...body.matchAll(/^disha_http_request_seconds_bucket\{route="\/api\/settings",le="([^"]+)"\} (\d+)$/gm)];
    expect(counts.map(([, bound]) => bound)).toEqual(['0.005', '0.025', '0.1', '0.25', '0.5', '1', '2.5', '5', '10', '+Inf']);
    const values = counts.map(([, , count]) => Number(count));
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    expect(values.at(-1)).toBe(1);
    expect(body).toMatch(/^disha_http_request_seconds_sum\{route="\/api\/settings"\} 0\.\d+$/m);
  });

  it('tell whatever a feature registers, read when somebody asks', async () => {
    let waiting = 3;
    new Gauge({
      name: 'disha_letters_waiting',
      help: 'Letters to be sent.',
      registers: [local.shared.metrics.registry],
      collect() {
        this.set(waiting);
      },
    });
    expect((await ask(local)).body).toContain('disha_letters_waiting 3\n');
    waiting = 0;
    expect((await ask(local)).body).toContain('disha_letters_waiting 0\n');
  });

  it('tell what is kept ready, and what it weighs', async () => {
    await local.call('GET', '/exams/jee-main');
    const { body } = await ask(local);
    expect(Number(/^disha_kept_answers (\d+)$/m.exec(body)?.[1])).toBe(local.shared.bodies.size);
    expect(Number(/^disha_kept_bytes (\d+)$/m.exec(body)?.[1])).toBeGreaterThan(500);
  });

  it('without a token are for this machine alone, and not for whoever comes through a proxy on it', async () => {
    expect((await ask(local, { remoteAddress: '::1' })).statusCode).toBe(200);
    for (const more of [
      { remoteAddress: '203.0.113.9' },
      { remoteAddress: '::ffff:10.0.0.1' },
      { headers: { 'x-forwarded-for': '127.0.0.1' } },
      { headers: { forwarded: 'for=127.0.0.1' } },
      { headers: { via: '1.1 proxy' } },
    ]) {
      const refused = await ask(local, more);
      expect(refused.statusCode).toBe(404);
      expect(refused.body).not.toContain('disha_');
    }
  });

  it('with a token want it from everybody', async () => {
    for (const headers of [{}, { authorization: 'Bearer wrong' }, { authorization: `Bearer ${token}x` }, { authorization: token }])
      expect((await ask(guarded, { headers })).statusCode).toBe(404);
    expect((await ask(guarded, { headers: { authorization: `Bearer ${token}` }, remoteAddress: '203.0.113.9' })).statusCode).toBe(200);
  });
});
