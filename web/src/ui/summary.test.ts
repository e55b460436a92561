import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

// A layout of its own takes the platform's triangle from a summary: then a fold looks like a caption.
it('is what every fold is pressed by', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx$/.test(file));
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((file) => readFileSync(root + file, 'utf8').includes('<summary'))).toEqual(['ui/summary.tsx']);
});
