import { expect, it } from 'vitest';
import { within } from './deadline.ts';

it('answers for work that never ends, and leaves the rest alone', async () => {
  await expect(within(20, new Promise(() => undefined))).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
  await expect(within(1000, Promise.resolve(1))).resolves.toBe(1);
  await expect(within(1000, Promise.reject(new Error('its own')))).rejects.toThrow('its own');
});
