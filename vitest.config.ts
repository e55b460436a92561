import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Files share what they import, which half of their time went into. Not those of the web: there a module is a page's memory. */
const together = { isolate: false, restoreMocks: true };

/** Nothing waits that long: a machine that does ten other things may take so long to compute. */
const patience = { testTimeout: 20_000, hookTimeout: 30_000 };

export default defineConfig({
  test: {
    // Two cores: more workers only wait for each other.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...together,
          ...patience,
          name: 'pure',
          include: [
            ...['search', 'contract', 'guidance', 'chances', 'eligibility'].map((part) => `${part}/src/**/*.test.ts`),
            'scripts/**/*.test.ts',
          ],
        },
      },
      // A thread is made faster than a process, and here each file has its own.
      {
        test: {
          ...patience,
          name: 'web',
          pool: 'threads',
          include: ['web/src/**/*.test.{ts,tsx}'],
          setupFiles: ['web/src/testing/load-texts.ts'],
        },
      },
      {
        test: {
          ...together,
          ...patience,
          name: 'server',
          include: ['server/src/**/*.test.ts', 'catalog/**/*.test.ts'],
          globalSetup: ['scripts/built-server.mjs', 'server/src/testing/global-setup.ts'],
        },
      },
      {
        // As it is served: React's development half is several times as slow.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        resolve: { alias: { '@fastify/under-pressure': join(import.meta.dirname, 'journeys', 'no-pressure.ts') } },
        test: {
          ...together,
          name: 'journeys',
          env: { NODE_ENV: 'production' },
          include: ['journeys/**/*.test.ts'],
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { width: 360, height: 740 } },
          globalSetup: ['server/src/testing/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
