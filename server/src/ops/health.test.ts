import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { addHealth } from './health.ts';

it('asks the database once for a crowd, and again for the next', async () => {
  let asked = 0;
  let answer = (_isThere: boolean) => undefined as void;
  const app = Fastify();
  addHealth(app, {
    databaseAnswers: () => {
      asked += 1;
      return new Promise((resolve) => (answer = resolve));
    },
    catalogLoaded: () => true,
    isLeaving: () => false,
  });
  await app.ready();
  const ask = () => app.inject('/api/ready').then(({ statusCode }) => statusCode);
  const crowd = Promise.all(Array.from({ length: 50 }, ask));
  await new Promise((resolve) => setImmediate(resolve));
  answer(true);
  expect(new Set(await crowd)).toEqual(new Set([200]));
  expect(asked).toBe(1);
  const next = ask();
  await new Promise((resolve) => setImmediate(resolve));
  answer(false);
  expect(await next).toBe(503);
  expect(asked).toBe(2);
});
