import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { SharedBody } from './answer.ts';

/** Long enough for the tightest form to differ from the quick one; a longer one takes seconds, and minutes beside other work. */
const text = Buffer.from(
  JSON.stringify(
    Array.from({ length: 900 }, (_, index) => ({ id: index * 7919, name: `College ${(index * 104_729) % 907} of ${index % 37}` })),
  ),
);
const tight = brotliCompressSync(text, {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
});

describe('a body prepared for everybody', () => {
  it('is as small as can be, and the same text', async () => {
    const body = new SharedBody(text, 'application/json');
    await body.prepare(new AbortController().signal);
    const sent = await body.body('br');
    expect(brotliDecompressSync(sent).equals(text)).toBe(true);
    expect(sent.length).toBeLessThanOrEqual(tight.length * 1.01);
  });

  it('is given up in the middle when the process is about to leave; the quick form still serves', async () => {
    const body = new SharedBody(text, 'application/json');
    const ending = new AbortController();
    const preparing = body.prepare(ending.signal);
    setImmediate(() => ending.abort());
    await expect(preparing).rejects.toThrow('aborted');
    const sent = await body.body('br');
    expect(brotliDecompressSync(sent).equals(text)).toBe(true);
    expect(sent.length).toBeGreaterThan(tight.length);
  });
});
