import { defineConfig } from '@playwright/test';
import { byFile } from '../e2e/playwright.config';

/** The same steps in the engines that `scripts/browsers.mjs` has found; it says which in ENGINES. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  projects: (process.env.ENGINES ?? 'firefox,webkit').split(',').map((name) => ({ name })),
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  // Steps have limits, tests have none.
  timeout: 0,
  globalTimeout: 28 * 60_000,
  expect: { timeout: 20_000 },
  reporter: [
    [byFile],
    ...(process.env.REPORT ? [['json', { outputFile: process.env.REPORT }] as const] : []),
  ],
});
