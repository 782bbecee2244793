import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findHeadless } from '../../scripts/chromium.mjs';
import { LIMIT } from '../support/processor';

/** What Debian's Chromium needs to run anywhere, and to leave the network alone. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A line a file, in the log of a run. */
export const byFile = fileURLToPath(new URL('support/reporter.ts', import.meta.url));

/** A tag of single tests, and the ends of files of many: `npm test` leaves them to `npm run test:long`. */
const LONG = /@long|\.long\.spec/;
const isLong = process.env.CIRCLE === 'long';

export default defineConfig({
  testDir: '.',
  ...(isLong ? { grep: LONG } : { grepInvert: LONG }),
  outputDir: `../../test-results${isLong ? '/long' : ''}`,
  fullyParallel: true,
  // With more browsers than cores each of them waits for the others, and for its limits.
  workers: '100%',
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Steps have limits, tests have none: a busy machine is slow at all of a test, but never at one step of it. The
  // last one ends what hangs outside of any step.
  timeout: 0,
  globalTimeout: (isLong ? 115 : 35) * 60_000,
  expect: { timeout: 20_000 },
  snapshotPathTemplate: fileURLToPath(new URL('screens/kept/{arg}{ext}', import.meta.url)),
  // Only `npm run shots -- --accept` writes what is kept.
  updateSnapshots: 'none',
  reporter: [
    [byFile, isLong ? {} : { most: LIMIT }],
    ...(process.env.REPORT ? [['json', { outputFile: process.env.REPORT }] as const] : []),
  ],
  use: {
    // The smallest phone we draw for.
    viewport: { width: 360, height: 640 },
    isMobile: true,
    hasTouch: true,
    // The tests of installing and updating allow it; elsewhere it would only add chance.
    serviceWorkers: 'block',
    // A recording of every tap takes longer than the tap does on a board of some hundred hexes. What fails leaves
    // a picture; run again with `--trace on` it leaves everything.
    screenshot: 'only-on-failure',
    // A tap on what never comes says so, before the whole test is given up.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    launchOptions: {
      executablePath: await findHeadless(),
      args: chromiumArguments,
    },
  },
});
