import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.tsx$/.test(file));

// A layout of its own takes the platform's triangle from a summary: then a fold looks like a caption.
it('is what every fold is pressed by', () => {
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((file) => readFileSync(root + file, 'utf8').includes('<summary'))).toEqual(['ui/summary.tsx']);
});

// Otherwise Back folds it again, and what was followed from inside it is out of sight.
it('stands in a fold that Back brings as it was left', () => {
  const forgetful = sources.filter((file) =>
    [...readFileSync(root + file, 'utf8').matchAll(/<details([^>]*)>/g)].some(([, props = '']) => !/\{\.\.\.|open=/.test(props)),
  );
  expect(forgetful).toEqual([]);
});
