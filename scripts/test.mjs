// Tests the project in one of three circles. CONTRIBUTING says when to run which.
//   npm run check       types, lint, structure and the quick unit tests
//   npm test            what a change can break and a person would notice
//   npm run test:long   everything else; `-- --shard=1/4` tests a quarter of it
// Each installs what it needs. The last line is always `N passed, N failed`.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfChanged } from './build.mjs';
import { needChromium } from './chromium.mjs';
import { needEngines } from './engines.mjs';
import { installMissing } from './install.mjs';
import { bin, root, run } from './run.mjs';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    long: { type: 'boolean' },
    shard: { type: 'string' },
  },
});
const reports = join(root, 'node_modules/.cache/reports');
const total = { passed: 0, failed: 0 };
const begun = performance.now();
const PASSED = { passed: 1, failed: 0 };
const FAILED = { passed: 0, failed: 1 };

const secondsSince = (start) => ((performance.now() - start) / 1000).toFixed(1);

/**
 * Runs one step, and returns whether it passed. `work` returns { passed, failed, output }; an exception counts as one
 * failure. The output is printed when the step ends, because several steps may run at the same time.
 */
async function step(title, work) {
  const started = performance.now();
  const outcome = await work().catch((error) => ({ ...FAILED, output: error.message }));
  const { passed, failed, output = '' } = outcome;
  total.passed += passed;
  total.failed += failed;
  if (output.trim()) console.log(`\n== ${title}\n${output.trim()}`);
  console.log(`-- ${title}: ${passed} passed, ${failed} failed, ${secondsSince(started)} s`);
  return failed === 0;
}

/** A command that passes or fails as a whole. Its output is shown only if it fails. */
async function whole(command, minutes, env = {}) {
  const { ok, output } = await run(process.execPath, command, { minutes, env, quiet: true });
  return ok ? PASSED : { ...FAILED, output };
}

/** A test runner that writes a JSON report. `read` takes the counts from it. */
async function counted(name, command, { minutes, env, quiet, read }) {
  const report = join(reports, `${name}.json`);
  rmSync(report, { force: true });
  const { ok, output } = await run(process.execPath, command(report), {
    ...{ minutes, quiet },
    env: { ...env, REPORT: report },
  });
  const { passed, failed } = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 };
  // A run can also fail without a failing test: by a crash, or by a file that cannot be loaded.
  return { passed, failed: ok ? failed : Math.max(failed, 1), output };
}

const shard = values.shard ? [`--shard=${values.shard}`] : [];

/** The unit tests of a circle. `filters` are parts of paths, or options of vitest that choose files. */
const vitest = (name, circle, filters, minutes) =>
  counted(
    name,
    (report) => [
      ...[bin('vitest'), 'run', ...filters, ...(circle === 'long' ? shard : [])],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      // One line for each file is enough: none for a single slow test.
      ...['--slowTestThreshold=60000', '--passWithNoTests'],
    ],
    {
      minutes,
      quiet: true,
      env: { CIRCLE: circle },
      read: ({ numPassedTests, numFailedTests }) => ({
        passed: numPassedTests,
        failed: numFailedTests,
      }),
    },
  );

/** The browser tests of a folder of `test`, in the circle of this run. */
const browser = (folder, minutes, env = {}) =>
  counted(
    folder,
    () => [
      ...[bin('@playwright/test', 'playwright'), 'test', '-c', `test/${folder}`],
      ...(values.long ? [...shard, '--pass-with-no-tests'] : []),
    ],
    {
      ...{ minutes, quiet: false },
      env: { ...env, CIRCLE: values.long ? 'long' : 'test' },
      read: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
    },
  );

const types = () => step('types', () => whole([bin('typescript', 'tsc'), '-b'], 4));
const lint = () =>
  step('lint and format', () => whole([bin('@biomejs/biome', 'biome'), 'check', '.'], 4));
const testBuild = () => step('test build', () => whole(['scripts/build-test-game.mjs'], 4));

/** What the browser tests open, with what is proved of it. Returns whether it is there and as it should be. */
async function builds() {
  const built =
    (await step('production build', () => whole([bin('vite'), 'build'], 4))) &&
    (await step('size budget', () => whole(['scripts/budget.mjs'], 2))) &&
    (await step('built files', () => vitest('built', 'test', ['test/built'], 2)));
  return (await testBuild()) && built;
}

async function statics() {
  await types();
  await lint();
  await step('unused code', () => whole([bin('knip')], 4));
}

async function quick() {
  await Promise.all([
    types(),
    lint(),
    step('quick unit tests', () => vitest('quick', 'quick', ['--exclude', 'test/built/**'], 10)),
  ]);
}

async function usual() {
  // knip loads the Playwright configurations, which look for a browser.
  const there = await step('browser', async () => (await needChromium()) && PASSED);
  const [built] = await Promise.all([
    builds(),
    step('unit tests', () => vitest('unit', 'test', ['--exclude', 'test/built/**'], 15)),
  ]);
  // Unit tests keep all cores busy. Browser tests wait a third of their time, in which the rest has room.
  await Promise.all([statics(), there && built && step('browser tests', () => browser('e2e', 40))]);
}

async function long() {
  await step('long unit tests', () => vitest('long', 'long', ['--exclude', 'test/built/**'], 120));
  const there = await step('browser', async () => (await needChromium()) && PASSED);
  const built = await step('production build', async () => {
    await buildIfChanged();
    return PASSED;
  });
  if (!built || !(await testBuild())) return;
  if (there) await step('long browser tests', () => browser('e2e', 120));
  await step('Firefox and WebKit', async () => {
    const env = await needEngines();
    return env.ENGINES ? browser('browsers', 40, env) : { passed: 0, failed: 0 };
  });
}

mkdirSync(reports, { recursive: true });
const installed = await step('dependencies', async () => {
  await installMissing();
  return PASSED;
});
if (installed) await (values.quick ? quick : values.long ? long : usual)();
console.log(`\nin ${secondsSince(begun)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
