import { defineConfig } from '@playwright/test';

/** The same steps in the engines that `scripts/browsers.mjs` has found; it says which in ENGINES. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  projects: (process.env.ENGINES ?? 'firefox,webkit').split(',').map((name) => ({ name })),
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  // Both end what hangs; how long a test may take is asserted nowhere.
  timeout: 150_000,
  globalTimeout: 28 * 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ...(process.env.REPORT ? [['json', { outputFile: process.env.REPORT }] as const] : []),
  ],
});
