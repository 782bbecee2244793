import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { rustBelt } from '../../src/games/age-of-steam/data/rust-belt';
import { boardOf } from '../../src/games/age-of-steam/rules/board';
import { people } from '../support/people';
import * as worlds from './504/support/match';
import { freshMatch } from './age-of-steam/support/match';
import { tapHex } from './age-of-steam/support/taps';
import { keepMatches } from './support/kept-matches';
import type { Site } from './support/site';
import { asked, foot, openMatch, played, table } from './support/table';
import { expect, still as test } from './support/test';
import { act, startMatch } from './support/turns';
import * as railroads from './ultimate-railroads/support/match';

test('a first match fetches exactly what the size budget counts', async ({ page, site }) => {
  const counted = await countedFiles();
  const fetched = await watchFetches(page, site);

  await page.goto('./');
  await expect(page.getByRole('link', { name: /^Mini Express/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect([...fetched].sort()).toEqual(counted('Home usable'));

  await startMatch(page);
  // The draft of three seats, then a share is taken and track is built.
  for (let ply = 0; ply < 8; ply++) await act(page, 0);
  // A city before a share, wherever one can be had.
  await act(page, 8);
  await page.waitForLoadState('networkidle');
  expect([...fetched].sort()).toEqual(counted('Mini Express playable'));
});

test('so does a match of another game', { tag: '@long' }, async ({ page, context, site }) => {
  const counted = await countedFiles();
  // New match opens with the game that was played last: a phone that has not played yet fetches the first one's.
  await keepMatches(page, [freshMatch({ id: 'steam', seats: 3, seed: 'budget' })]);
  const again = await context.newPage();
  const fetched = await watchFetches(again, site);
  await again.goto('./');
  await again.getByRole('link', { name: /Ada, Ben, Cleo/ }).tap();
  await expect(asked(again)).toBeVisible();
  const phase = () => table(again).getAttribute('data-phase');
  for (let plies = 0; (await phase()) !== 'build'; plies++) {
    const action = asked(again).locator('[data-action]:not([aria-disabled])').first();
    if (await action.isVisible()) await action.tap();
    // Issue no shares, drop out of the auction, take the action: a bid that costs too much would be asked about first.
    await ((await phase()) === 'auction' ? foot(again).first() : foot(again).last()).tap();
    await played(again, plies + 1);
  }
  await tapHex(again, { board: boardOf(rustBelt) }, 0);
  await again.waitForLoadState('networkidle');
  expect([...fetched].sort()).toEqual(counted('Age of Steam playable'));
});

test('and a match of Ultimate Railroads', { tag: '@long' }, async ({ page, context, site }) => {
  const counted = await countedFiles();
  await openMatch(page, railroads.newMatch({ id: 'railroads', seats: people(2), seed: 'budget' }));
  // A second window could only watch.
  await page.close();
  const again = await context.newPage();
  const fetched = await watchFetches(again, site);
  await again.goto('./');
  await again.getByRole('link', { name: /Ada, Ben/ }).tap();
  await played(again, 0);
  await again.waitForLoadState('networkidle');
  expect([...fetched].sort()).toEqual(counted('Ultimate Railroads playable'));
});

test('and a match of 504', { tag: '@long' }, async ({ page, context, site }) => {
  const counted = await countedFiles();
  await openMatch(page, worlds.newMatch({ id: 'world', world: '685', seats: people(2) }));
  // A second window could only watch.
  await page.close();
  const again = await context.newPage();
  const fetched = await watchFetches(again, site);
  await again.goto('./');
  await again.getByRole('link', { name: /Ada, Ben/ }).tap();
  await played(again, 0);
  await again.waitForLoadState('networkidle');
  expect([...fetched].sort()).toEqual(counted('504 playable'));
});

/** What is fetched from now on of what the budget counts: page, code and styles. Nothing is prefetched. */
async function watchFetches(page: Page, site: Site): Promise<ReadonlySet<string>> {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const path = request.url().slice(site.url.length) || 'index.html';
    if (/\.(html|js|css)$/.test(path)) fetched.add(path);
  });
  await page.addInitScript(holdIdleWork);
  return fetched;
}

/** In the page: keeps screens from prefetching when they are idle. */
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
