import { expect, it } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { FloodCounter, rateLimitKey } from './rate-limit.ts';

it('lets each address ask 1,500 times in a minute, and forgets the longest unseen of very many', () => {
  let now = 0;
  const counter = new FloodCounter(() => now);
  const ask = (address: string, times = 1) => {
    let wait = 0;
    for (let count = 0; count < times; count += 1) wait = counter.waitOf(address);
    return wait;
  };
  expect(ask('a', 1500)).toBe(0);
  now = 20_000;
  expect(ask('a')).toBe(40_000);
  expect(ask('b')).toBe(0);
  now = 59_999;
  expect(ask('a')).toBe(1);
  now = 60_000;
  expect(ask('a', 1500)).toBe(0);
  expect(ask('a')).toBeGreaterThan(0);
  for (let count = 0; count < 20_000; count += 1) ask(`other ${count}`);
  expect(ask('a')).toBe(0);
});

it('keeps a few bytes of an address, however long it claims to be', () => {
  const long = 'x'.repeat(16_000);
  expect(rateLimitKey(long).length).toBeLessThan(64);
  expect(rateLimitKey(`${long}y`)).not.toBe(rateLimitKey(long));
  expect(rateLimitKey('2001:db8::')).toBe('2001:db8::');
});

it('turns a flood away with a time to come back, and leaves the checks alone', async () => {
  const { app } = await testApp({ env: { RATE_LIMIT: 'on' } });
  const ask = (url: string, remoteAddress = '203.0.113.9') => app.inject({ method: 'GET', url, remoteAddress });
  for (let count = 0; count < 1500; count += 1) await ask('/api/settings');
  const refused = await ask('/api/settings');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json()).toMatchObject({ success: false, code: 'rate_limited' });
  expect((await ask('/api/health')).statusCode).toBe(200);
  expect((await ask('/api/settings', '203.0.113.10')).statusCode).toBe(200);
});
