import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { dotMap, dotMapFile } from './dot-map.ts';

it('the dot map shows the districts there are, and is sent in at most 4 KB', () => {
  const shipped = readFileSync(dotMapFile, 'utf8');
  expect(shipped, 'run: node --import tsx scripts/dot-map.ts').toBe(dotMap());
  expect(brotliCompressSync(shipped).length).toBeLessThanOrEqual(4096);
});
