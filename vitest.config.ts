import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { WaitingFirst } from './scripts/waiting-first.ts';

/** Files share what they import, which half of their time went into. */
const together = { isolate: false, restoreMocks: true };

/**
 * In the web a module is a page's memory. A test that has its own network, store, modules or clock, or is about whoever is signed in,
 * gets a page of its own: its modules are read anew. One in a document, or with modules of others' in their place, gets a thread of its
 * own, since those outlive the file.
 */
const changesThePage = /vi\.(stubGlobal|resetModules|useFakeTimers)|(local|session)Storage/;
const outlivesTheFile = /vi\.(mock|doMock)|@vitest-environment/;
const ofWeb = readdirSync(join(import.meta.dirname, 'web', 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => ({
    file: `web/src/${file.replaceAll('\\', '/')}`,
    isOfWhoever: /^(api|session)/.test(file),
    text: readFileSync(join(import.meta.dirname, 'web', 'src', file), 'utf8'),
  }));
const inThreadsOfTheirOwn = ofWeb.flatMap(({ file, text }) => (outlivesTheFile.test(text) ? [file] : []));
const onPagesOfTheirOwn = ofWeb
  .flatMap(({ file, isOfWhoever, text }) => (isOfWhoever || changesThePage.test(text) ? [file] : []))
  .filter((file) => !inThreadsOfTheirOwn.includes(file));
const texts = ['web/src/testing/load-texts.ts'];
const newPage = ['web/src/testing/new-page.ts'];
const eachFile = ['server/src/testing/each-file.ts'];

/** A password's hash takes 34 ms of a core by design, and hundreds are made on the way to something else. */
const quickHashes = { '@node-rs/argon2': join(import.meta.dirname, 'server', 'src', 'testing', 'quick-argon2.ts') };

/** Nothing waits that long: a machine that does ten other things may take so long to compute. */
const patience = { testTimeout: 20_000, hookTimeout: 30_000 };

const pure = ['search', 'contract', 'guidance', 'chances', 'eligibility']
  .map((part) => `${part}/src/**/*.test.ts`)
  .concat('eligibility/cli/**/*.test.ts', 'scripts/**/*.test.ts');
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
          exclude: [...onPagesOfTheirOwn, ...inThreadsOfTheirOwn],
          setupFiles: texts,
        },
      },
      { test: { ...together, ...patience, name: 'pages', include: onPagesOfTheirOwn, setupFiles: newPage } },
      // A thread is made faster than a process, and here each file has its own.
      { test: { ...patience, name: 'documents', pool: 'threads', include: inThreadsOfTheirOwn, setupFiles: texts } },
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
