// Builds the app with the test game into dist-test, for the browser tests in test/e2e/depot.
import { bin, root, run } from './run.mjs';

const { ok } = await run(process.execPath, [bin('vite'), 'build', '--logLevel', 'warn'], {
  minutes: 3,
  env: { ROUNDHOUSE_TEST_GAME: '1' },
});
if (!ok) throw new Error(`no test build of ${root}`);
