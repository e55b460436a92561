import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { WaitingFirst } from './scripts/waiting-first.ts';

/** Files share what they import, which half of their time went into. */
const together = { isolate: false, restoreMocks: true };

/**
 * In the web a module is a page's memory. A test that has its own network, store, modules or clock, or is about whoever is signed in,
 * gets a page of its own.
 */
const changesThePage = /vi\.(mock|doMock|stubGlobal|resetModules|useFakeTimers)|(local|session)Storage|@vitest-environment/;
const onPagesOfTheirOwn = readdirSync(join(import.meta.dirname, 'web', 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter((file) => /^(api|session)/.test(file) || changesThePage.test(readFileSync(join(import.meta.dirname, 'web', 'src', file), 'utf8')))
  .map((file) => `web/src/${file.replaceAll('\\', '/')}`);
const texts = ['web/src/testing/load-texts.ts'];
const eachFile = ['server/src/testing/each-file.ts'];

/** A password's hash takes 34 ms of a core by design, and hundreds are made on the way to something else. */
const quickHashes = { '@node-rs/argon2': join(import.meta.dirname, 'server', 'src', 'testing', 'quick-argon2.ts') };

/** Nothing waits that long: a machine that does ten other things may take so long to compute. */
const patience = { testTimeout: 20_000, hookTimeout: 30_000 };

const pure = ['search', 'contract', 'guidance', 'chances', 'eligibility']
  .map((part) => `${part}/src/**/*.test.ts`)
  .concat('scripts/**/*.test.ts');
/**
 * Whoever runs one of these alone waits for no database. `npm test` needs one anyway, and has what they share with the server's tests
 * imported once for both: 20 seconds of a core less.
 */
const isWhole = process.env['WHOLE_RUN'] !== undefined;

export default defineConfig({
  test: {
    // Two cores: more workers only wait for each other.
    maxWorkers: 2,
    sequence: { sequencer: WaitingFirst },
    projects: [
      ...(isWhole ? [] : [{ test: { ...together, ...patience, name: 'pure', include: pure } }]),
      {
        test: {
          ...together,
          ...patience,
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          exclude: onPagesOfTheirOwn,
          setupFiles: texts,
        },
      },
      // A thread is made faster than a process, and here each file has its own.
      { test: { ...patience, name: 'pages', pool: 'threads', include: onPagesOfTheirOwn, setupFiles: texts } },
      {
        resolve: { alias: quickHashes },
        test: {
          ...together,
          ...patience,
          name: 'server',
          include: ['server/src/**/*.test.ts', 'catalog/**/*.test.ts', ...(isWhole ? pure : [])],
          setupFiles: eachFile,
          globalSetup: ['scripts/built-server.mjs', 'server/src/testing/global-setup.ts'],
        },
      },
      {
        // As it is served: React's development half is several times as slow.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        resolve: { alias: quickHashes },
        test: {
          ...together,
          name: 'journeys',
          env: { NODE_ENV: 'production' },
          include: ['journeys/**/*.test.ts'],
          setupFiles: eachFile,
          environment: 'happy-dom',
          environmentOptions: {
            // Nothing is fetched: journeys/google.ts stands in for the one script that a page asks for.
            happyDOM: {
              width: 360,
              height: 740,
              settings: { disableJavaScriptFileLoading: true, handleDisabledFileLoadingAsSuccess: true },
            },
          },
          globalSetup: ['scripts/built-page.mjs', 'server/src/testing/global-setup.ts'],
          // As long as every other wait of a journey.
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
