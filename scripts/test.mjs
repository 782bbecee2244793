// `npm test`: installs what is missing, then proves everything there is to prove.
// `--quick` (`npm run check`) stops before the build and the browser; `--long` (`npm run test:long`) proves
// instead what takes longer than anybody waits for after every change.
// The last line is always `N passed, N failed`.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged } from './build.mjs';
import { needChromium } from './chromium.mjs';
import { needEngines } from './engines.mjs';
import { installMissing } from './install.mjs';
import { bin, root, run } from './run.mjs';

const quick = process.argv.includes('--quick');
const long = process.argv.includes('--long');
const reports = join(root, 'node_modules/.cache/reports');
const total = { passed: 0, failed: 0 };

function count(passed, failed) {
  total.passed += passed;
  total.failed += failed;
  return failed === 0;
}

/** Runs one step under its heading; `work` gives { passed, failed }, a throw counts as one failure. */
async function step(title, work) {
  console.log(`\n== ${title}`);
  const started = performance.now();
  let outcome;
  try {
    outcome = await work();
  } catch (error) {
    console.error(error.message);
    outcome = { passed: 0, failed: 1 };
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`-- ${title}: ${outcome.passed} passed, ${outcome.failed} failed, ${seconds} s`);
  return count(outcome.passed, outcome.failed);
}

/** A command that passes or fails as a whole; it speaks only when it fails. */
async function whole(packageName, command, args, minutes) {
  const { ok, output } = await run(process.execPath, [bin(packageName, command), ...args], {
    minutes,
    quiet: true,
  });
  if (!ok) console.error(output);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

/** A test runner that writes a report; `read` takes the counts from it. */
async function counted(name, args, { minutes, env = {}, read }) {
  const report = join(reports, `${name}.json`);
  rmSync(report, { force: true });
  const { ok } = await run(process.execPath, args(report), {
    minutes,
    env: { ...env, REPORT: report },
  });
  const { passed, failed } = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 };
  // A run that ended badly without a failing test (a crash, a broken file) is a failure all the same.
  return { passed, failed: ok ? failed : Math.max(failed, 1) };
}

const vitest = (name, filters, minutes, env = {}) =>
  counted(
    name,
    (report) => [
      bin('vitest'),
      'run',
      ...filters,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    {
      minutes,
      env,
      read: ({ numPassedTests, numFailedTests }) => ({
        passed: numPassedTests,
        failed: numFailedTests,
      }),
    },
  );

const browser = (folder, minutes, env) =>
  counted(folder, () => [bin('@playwright/test', 'playwright'), 'test', '-c', `test/${folder}`], {
    minutes,
    env,
    read: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
  });

const installed = () =>
  step('dependencies', async () => {
    await installMissing();
    return { passed: 1, failed: 0 };
  });

const testGameBuilt = () =>
  step('build with the test game', async () => {
    const { ok } = await run(process.execPath, ['scripts/build-test-game.mjs'], { minutes: 3 });
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  });

const browserThere = () =>
  step('browser', async () => {
    await needChromium();
    return { passed: 1, failed: 0 };
  });

async function everything() {
  if (!(await installed())) return;
  await step('types', () => whole('typescript', 'tsc', ['-b'], 2));
  await step('lint and format', () => whole('@biomejs/biome', 'biome', ['check', '.'], 2));
  await step('structure', () => vitest('structure', ['test/structure'], 2));
  await step('unit and property tests', () =>
    vitest('unit', ['--exclude', 'test/structure/**', '--exclude', 'test/built/**'], 10),
  );
  if (quick) return;

  // What looks for unused code loads the configurations of the browser tests, which ask for a browser.
  if (!(await browserThere())) return;
  await step('unused code', () => whole('knip', 'knip', [], 2));
  const built = await step('production build', () => whole('vite', 'vite', ['build'], 3));
  if (!built) return;
  await step('built files', () => vitest('built', ['test/built'], 1));
  await step('size budget', async () => {
    const { ok } = await run(process.execPath, ['scripts/budget.mjs'], { minutes: 1 });
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  });
  await testGameBuilt();
  await step('end to end', () => browser('e2e', 30, {}));
}

async function longProofs() {
  if (!(await installed())) return;
  await step('many sessions of linked phones', () =>
    vitest('sessions', ['test/link/simulation'], 15, { SESSIONS: '3000' }),
  );
  await step('many random matches of Mini Express', () =>
    vitest(
      'mini-express',
      ['random-matches', 'lister'].map((tests) => `test/games/mini-express/${tests}`),
      10,
      { MATCHES: '1000' },
    ),
  );
  await step('many random matches of Age of Steam', () =>
    vitest('steam', ['test/games/age-of-steam/random-matches'], 60, { MATCHES: '500' }),
  );
  await step('many random matches of Ultimate Railroads', () =>
    vitest(
      'railroads',
      ['test/games/ultimate-railroads/random-matches', 'test/games/ultimate-railroads/own-tiles'],
      45,
      { MATCHES: '500', SETS: '200' },
    ),
  );
  await step('every world of 504, with every number of seats and manner of players', () =>
    vitest(
      '504',
      ['every-world', 'random-matches', 'recorded', 'advice/advice'].map(
        (tests) => `test/games/504/${tests}`,
      ),
      90,
      { EVERY_WORLD: 'long' },
    ),
  );
  const built = await step('production build', async () => {
    await buildIfChanged();
    return { passed: 1, failed: 0 };
  });
  if (!built) return;
  await testGameBuilt();
  if (await browserThere())
    await step('end to end, the long way', () => browser('e2e-long', 62, {}));
  await step('Firefox and WebKit', async () => {
    const env = await needEngines();
    return env.ENGINES ? browser('browsers', 30, env) : { passed: 0, failed: 0 };
  });
}

mkdirSync(reports, { recursive: true });
await (long ? longProofs() : everything());
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
