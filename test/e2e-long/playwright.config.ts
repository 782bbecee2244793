import { defineConfig } from '@playwright/test';
import base from '../e2e/playwright.config';

/** What takes too long for every day: whole matches on several browsers, waits that real phones need. */
export default defineConfig(base, {
  // Each of the two clears its own results away when it begins.
  outputDir: '../../test-results/long',
  // A spec may start several browsers by itself.
  workers: 1,
  timeout: 5 * 60_000,
  globalTimeout: 28 * 60_000,
  use: { actionTimeout: 30_000 },
});
