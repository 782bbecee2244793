// Builds the app with the test game into dist-test, for the browser tests in test/e2e/depot, and the gallery beside it.
import { bin, root, run } from './run.mjs';

for (const config of ['vite.config.ts', 'test/gallery/vite.config.ts']) {
  const args = [bin('vite'), 'build', '--logLevel', 'warn', '--config', config];
  const { ok } = await run(process.execPath, args, {
    minutes: 3,
    env: { ROUNDHOUSE_TEST_GAME: '1' },
  });
  if (!ok) throw new Error(`no test build of ${root} by ${config}`);
}
