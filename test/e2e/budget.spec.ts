import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startMatch } from './support/table';
import { expect, test } from './support/test';
import { act, played } from './support/turns';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a first match fetches exactly what the size budget counts', async ({ page, site }) => {
  const counted = await countedFiles();
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const path = request.url().slice(site.url.length) || 'index.html';
    // The budget is of page, code and styles.
    if (/\.(html|js|css)$/.test(path)) fetched.add(path);
  });
  await page.addInitScript(holdIdleWork);

  await page.goto('./');
  await expect(page.getByRole('link', { name: /^Mini Express/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect([...fetched].sort()).toEqual(counted('Home usable'));

  await startMatch(page);
  await played(page);
  // The draft of three seats, then somebody takes a share and somebody builds.
  for (let ply = 0; ply < 8; ply++) await act(page, 0);
  // A city before a share, wherever one can be had.
  await act(page, 8);
  await page.waitForLoadState('networkidle');
  expect([...fetched].sort()).toEqual(counted('Mini Express playable'));
});

/** In the page: what a screen fetches beforehand, once it is there and has nothing to do, never comes. */
function holdIdleWork(): void {
  const start = globalThis.setTimeout;
  const withoutIdle = (work: TimerHandler, delay = 0, ...rest: unknown[]) =>
    delay > 1000 ? 0 : start(work, delay, ...rest);
  Object.assign(globalThis, { setTimeout: withoutIdle });
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The files that the budget counts up to a stage, in English. */
async function countedFiles(): Promise<(title: string) => readonly string[]> {
  const args = ['scripts/budget.mjs', '--files', 'en'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
  const stages: readonly { title: string; files: readonly string[] }[] = JSON.parse(stdout);
  return (title) => [...(stages.find((stage) => stage.title === title)?.files ?? [])].sort();
}
