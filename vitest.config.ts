import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Two cores: more workers only wait for each other.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'pure',
          include: ['search/src/**/*.test.ts', 'contract/src/**/*.test.ts', 'guidance/src/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      { test: { name: 'web', include: ['web/src/**/*.test.{ts,tsx}'], setupFiles: ['web/src/testing/load-texts.ts'] } },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts', 'catalog/**/*.test.ts'],
          globalSetup: ['scripts/built-server.mjs', 'server/src/testing/global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
