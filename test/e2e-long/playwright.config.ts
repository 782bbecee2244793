import { defineConfig } from '@playwright/test';
import base from '../e2e/playwright.config';

/** What takes too long for every day: whole matches on several browsers, waits that real phones need. */
export default defineConfig(base, {
  // Each of the two clears its own results away when it begins.
  outputDir: '../../test-results/long',
  timeout: 5 * 60_000,
  globalTimeout: 60 * 60_000,
  use: { actionTimeout: 30_000 },
});
