import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressed } from './compress.ts';

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
