import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressed, preferredEncoding } from './compress.ts';

describe('the form a browser takes', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000, gzip;q=0', 'identity'],
    ['deflate', 'identity'],
    ['x-br, ungzip', 'identity'],
    ['*', 'br'],
    [';;;,,=q', 'identity'],
  ])('of %j is %s', (accepted, encoding) => {
    expect(preferredEncoding(accepted === undefined ? {} : { 'accept-encoding': accepted })).toBe(encoding);
  });
});

describe('what one person gets', () => {
  it.each([
    ['short', 200],
    ['long', 20_000],
  ])('%s, is the same text in every form, and far smaller', async (_length, items) => {
    const text = Buffer.from(JSON.stringify(Array.from({ length: items }, (_, index) => ({ name: `Exam ${index}`, month: 'January' }))));
    const [br, gzip] = [await compressed(text, 'br'), await compressed(text, 'gzip')];
    expect(brotliDecompressSync(br).equals(text)).toBe(true);
    expect(gunzipSync(gzip).equals(text)).toBe(true);
    for (const form of [br, gzip]) expect(form.length).toBeLessThan(text.length / 3);
  });
});
