import { brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { SharedBody } from './answer.ts';
import { Tightening } from './tightening.ts';

/** Long enough to be worth it. */
const text = Buffer.from(
  JSON.stringify(Array.from({ length: 1800 }, (_, at) => ({ id: at * 7919, name: `College ${(at * 104_729) % 907}` }))),
);
const errors: unknown[] = [];
let made: Tightening | undefined;
const tightening = (waitMs = 0) => (made = new Tightening({ waitMs, onError: (error) => errors.push(error) }));
afterEach(async () => {
  await made?.stop();
  expect(errors.splice(0)).toEqual([]);
});

describe('a long answer', () => {
  it('is sent quickly first, and tightly to whoever asks later', async () => {
    const body = new SharedBody(text, 'application/json');
    const first = (await body.body('br')).length;
    const at = tightening();
    at.add(body, () => true);
    await at.done();
    const later = await body.body('br');
    expect(later.length).toBeLessThan(first);
    expect(brotliDecompressSync(later).equals(text)).toBe(true);
  });

  it('is let be where it was made anew meanwhile, and where it is short', async () => {
    const [stale, short] = [new SharedBody(text, 'application/json'), new SharedBody(text.subarray(0, 20_000), 'application/json')];
    const before = [stale.weight, short.weight];
    const at = tightening();
    at.add(stale, () => false);
    at.add(short, () => true);
    await at.done();
    expect([stale.weight, short.weight]).toEqual(before);
  });

  it('is given up when the process leaves, and nothing is begun after that', async () => {
    const body = new SharedBody(text, 'application/json');
    const before = body.weight;
    const at = tightening(60_000);
    at.add(body, () => true);
    await at.stop();
    at.add(body, () => true);
    await at.done();
    expect(body.weight).toBe(before);
  });
});
