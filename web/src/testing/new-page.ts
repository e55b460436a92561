/**
 * Before a test that changes what a page remembers: all modules are read anew, and what it put in a browser's place is taken away
 * behind it. A process of its own for each file would do the same, and takes as long to begin as ten such files to run.
 */
import { afterAll, vi } from 'vitest';

vi.resetModules();
await import('./load-texts.ts');

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
