import { defineConfig } from '@playwright/test';
import base, { byFile } from '../e2e/playwright.config';

/** What takes too long for every day: whole matches on several browsers, waits that real phones need. */
export default defineConfig(base, {
  // Each of the two clears its own results away when it begins.
  outputDir: '../../test-results/long',
  globalTimeout: 115 * 60_000,
  reporter: [
    [byFile],
    ...(process.env.REPORT ? [['json', { outputFile: process.env.REPORT }] as const] : []),
  ],
  use: { actionTimeout: 60_000 },
});
