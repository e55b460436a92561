import { defineConfig } from '@playwright/test';

const port = Number(process.env['E2E_PORT'] ?? 4173);
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'e2e',
  // Built already: translating it once more took each worker of a new clone eight seconds.
  build: { external: ['**/web/dist-server/**'] },
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? 'test-results/e2e.json' }]],
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-IN',
    // Recording slows every test down; `E2E_TRACE=1` keeps the record of those that fail.
    // A worker that keeps pages would answer for the server: only the specs about it have one.
    serviceWorkers: 'block',
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      // Chromium refuses its sandbox to root; a test machine has no graphics card to ask for.
      args: [...(isRoot ? ['--no-sandbox'] : []), '--disable-gpu'],
    },
  },
  projects: [
    {
      name: 'chromium',
      // A phone, whose owner has asked for less motion: that saves a test machine the drawing of every step of it. What differs on a wide
      // screen, which moves, is tested on both (`screenSizes` of e2e/fixtures.ts): another project would begin both browsers anew.
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
  webServer: {
    command: `node e2e/serve.mjs ${port}`,
    url: `http://127.0.0.1:${port}/api/ready`,
    timeout: 180_000,
    // `npm test` has begun it beside the unit tests.
    reuseExistingServer: Boolean(process.env['E2E_SERVED']),
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
