import { defineConfig } from '@playwright/test';
import base from '../e2e/playwright.config';

/** What takes too long for every day: whole matches on several browsers, waits that real phones need. */
export default defineConfig(base, {
  // Each of the two clears its own results away when it begins.
  outputDir: '../../test-results/long',
  timeout: 5 * 60_000,
  globalTimeout: 60 * 60_000,
  // Whole matches keep a processor busy for minutes: a third one beside them would stand still now and then.
  workers: 2,
  use: { actionTimeout: 60_000 },
});
