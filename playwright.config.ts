import { defineConfig, devices } from '@playwright/test';

/** Every worker starts a server of its own (see e2e/fixture.ts), so tests never meet. */
export default defineConfig({
  testDir: '.',
  testMatch: ['src/web/**/*.e2e.ts', 'e2e/**/*.e2e.ts'],
  outputDir: 'test-results',
  fullyParallel: true,
  // One way through every screen is enough for each change; every other way is walked by npm run test:long.
  ...(!process.env.LONG && { grepInvert: /@long/ }),
  // A browser, a server and a database keep a core busy each time; a third worker only made tests slower.
  workers: 2,
  // A virtual authenticator or a lost frame on a busy machine may need a second look; a defect needs two.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['line'], ['./tools/test/playwright-reporter.ts']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
      // A page of the same site finds the process, and the compiled scripts, of the page before it.
      args: ['--no-sandbox', '--process-per-site'],
    },
    // Drawn without a graphics card, the drifting hero alone takes a whole core while its page is open.
    // What moves is tested with `no-preference`.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every test would double the time of the run; what fails is recorded when it is tried again.
    trace: 'on-first-retry',
  },
});
