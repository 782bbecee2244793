import type { Page } from '@playwright/test';
import { against, midway } from '../../scripts/screen-matches.mjs';
import { keepMatches } from './support/kept-matches';
import { choose as chooseValues, pace, passAndPlay, seatComputers, unfold } from './support/set-up';
import { Site, visit } from './support/site';
import { computersDone, heading, placeOf, ranking, settled, tap } from './support/table';
import { expect, still as test } from './support/test';
import { act, choose, confirm, logLines, readLog } from './support/turns';

test.use({ actionTimeout: 10_000 });

/** The row that tells what computers do. */
const row = (page: Page) => page.locator('.computer-row');

async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start', exact: true }).tap();
  await expect(page.getByRole('region', { name: 'Companies' })).toBeVisible();
}

/** Plays one action by taps; the computers answer in their own time. */
async function play(page: Page, whim: number): Promise<void> {
  await choose(page, whim);
  await confirm(page);
  await expect(page.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
}

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });
  test('one person plays two computers to the final ranking, through a reload, without a network', {
    tag: '@long',
  }, async ({ page }) => {
    const site = await Site.open();
    await visit(page, site.url);
    await pace(page, 'Instant', site.url);
    await passAndPlay(page, site.url);
    await seatComputers(page, [2, 3]);
    await start(page);
    await site.stop();
    for (let whim = 0; !(await ranking(page).isVisible()); whim++) {
      await play(page, whim);
      if (whim === 4) await page.reload();
      await computersDone(page);
    }
    await expect(ranking(page)).toContainText('Iris');
  });
});

test('a computer whose thought was interrupted by a reload plays after it', async ({ page }) => {
  await pace(page, 'Instant');
  await passAndPlay(page);
  await seatComputers(page, [2, 3], 'Director');
  await start(page);
  await play(page, 0);
  await expect(row(page)).toContainText('Iris is thinking');
  await page.reload();
  await computersDone(page);
  expect(await readLog(page)).toHaveLength(5);
});

test('taking back a move takes back the computers’ answers, or ends their thought', {
  tag: '@long',
}, async ({ page }) => {
  await pace(page, 'Instant');
  await passAndPlay(page);
  await seatComputers(page, [2, 3]);
  await start(page);
  await play(page, 0);
  await computersDone(page);
  expect(await readLog(page)).toHaveLength(5);
  await tap(page.getByRole('button', { name: 'Undo your move' }));
  await expect(heading(page, 'Your turn')).toBeVisible();
  await expect(logLines(page)).toHaveCount(0);
});

test('what computers play is told for a while, and one tap skips to one’s own turn', {
  tag: '@long',
}, async ({ page }) => {
  await pace(page, 'Slow');
  await passAndPlay(page);
  await seatComputers(page, [2, 3]);
  await start(page);
  // Before they have done anything it takes no room.
  const above = page.locator(':has(+ main)');
  expect((await above.boundingBox())?.height).toBe(0);
  await play(page, 0);
  expect((await above.boundingBox())?.height).toBeGreaterThan(40);
  const skip = row(page).getByRole('button', { name: 'Skip' });
  await expect(row(page)).toContainText('is thinking');
  await expect(row(page)).toContainText(/^.?Iris (?!is thinking)/);
  await skip.tap();
  await computersDone(page);
  // Otto had no time of his own: the list of both is there, with two moves each.
  const all = row(page).getByRole('button', { name: '4 moves since yours' });
  await expect(all).toHaveText('All 4');
  await tap(all);
  const since = page.getByRole('dialog', { name: 'Since your last move' });
  await expect(since.getByRole('list').first().locator('> li')).toHaveCount(2);
  await expect(since).toContainText('Otto');
});

test('who played last is remembered, and computers alone can be watched to the end', {
  tag: '@long',
}, async ({ page }) => {
  await pace(page, 'Instant');
  await passAndPlay(page);
  await seatComputers(page, [1, 2, 3]);
  await expect(page.getByText('Only computers play. You watch.')).toBeVisible();
  await start(page);
  await expect(ranking(page)).toBeVisible({ timeout: 200_000 });
  // Nobody has a turn since which something could be counted.
  await expect(page.getByRole('button', { name: /since yours/ })).toHaveCount(0);
  await page.goto('./#/new');
  await unfold(page);
  await expect(page.getByText('Computer · Apprentice')).toHaveCount(3);
});

test('no computer plays under a finger that taps, and all go on after it', async ({ page }) => {
  await page.clock.install();
  await pace(page, 'Instant');
  await passAndPlay(page);
  await seatComputers(page, [1, 2, 3]);
  await start(page);
  const shown = page.locator('.table__view');
  // Only the test moves the clock, so no machine is too slow to tap again.
  await page.clock.pauseAt(new Date(Date.now() + 1000));
  const tapFor = async (times: number) => {
    for (let time = 0; time < times; time++) {
      await page.dispatchEvent('body', 'pointerdown');
      await page.clock.runFor(50);
    }
  };
  // What was shown before the tap is still shown.
  await tapFor(5);
  const before = (await shown.textContent()) ?? '';
  await tapFor(20);
  expect(await shown.textContent()).toBe(before);
  await page.clock.resume();
  await expect(shown).not.toHaveText(before);
});

test('a computer that cannot think says so, and thinks when asked again', async ({ page }) => {
  await page.route(/think\.worker/, (route) => route.abort());
  await pace(page, 'Instant');
  await passAndPlay(page);
  await seatComputers(page, [2, 3]);
  await start(page);
  await play(page, 0);
  await expect(row(page).getByRole('alert')).toContainText('could not make a move');
  await settled(page);
  await tap(page.getByRole('button', { name: 'Undo your move' }));
  await expect(heading(page, 'Your turn')).toBeVisible();
  await play(page, 1);
  await settled(page);
  await expect(row(page).getByRole('alert')).toBeVisible();
  await page.unroute(/think\.worker/);
  await row(page).getByRole('button', { name: 'Try again' }).tap();
  await computersDone(page);
  expect(await readLog(page)).toHaveLength(5);
});

test('the cover is for people: a computer’s turn stays in sight', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('./#/settings');
  await page.getByRole('switch', { name: 'Cover between turns' }).check();
  await passAndPlay(page);
  await seatComputers(page, [2]);
  await tap(page.getByRole('button', { name: 'Start', exact: true }));
  await page.getByRole('button', { name: 'I’m Player 1' }).tap();
  await play(page, 0);
  await expect(row(page)).toContainText(/Iris is thinking|Iris gets/);
  await settled(page);
  await expect(page.getByRole('button', { name: 'I’m Player 3' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'I’m Iris' })).toHaveCount(0);
});

test('a computer waits until the automa’s turn has been seen', { tag: '@long' }, async ({
  page,
}) => {
  await page.clock.install();
  await pace(page, 'Fast');
  await passAndPlay(page);
  await chooseValues(page, 'Duel + automa');
  await seatComputers(page, [1]);
  await start(page);
  const person = page.getByRole('heading', { level: 1, name: 'Your turn' });
  const automa = page.getByRole('button', { name: 'Continue', exact: true });
  // In the draft nobody waits for anybody; the automa plays after each round.
  for (await settled(page); !(await automa.isVisible()); ) await act(page, 1);
  // Longer than a computer at this pace waits.
  await page.clock.runFor(1500);
  await expect(heading(page, 'Automa’s turn')).toBeVisible();
  await tap(automa);
  await expect(person).toBeVisible();
});

test('a match of people shows no computers, also after one against them', { tag: '@long' }, async ({
  page,
}) => {
  await keepMatches(page, [against, midway]);
  await page.goto(`./#/match/${against.header.id}`);
  await expect(row(page)).toBeVisible();
  // Without a reload: what was loaded for the first match is still there.
  await page.goto(`./#/match/${midway.header.id}`);
  await expect(heading(page, 'Claire’s turn')).toBeVisible();
  await settled(page);
  await expect(row(page)).toHaveCount(0);
});

test('the map stays where it is when computers act for the first time', async ({ page }) => {
  await pace(page, 'Instant');
  await passAndPlay(page);
  await seatComputers(page, [2, 3]);
  await start(page);
  await settled(page);
  const before = await placeOf(page);
  await play(page, 0);
  await computersDone(page);
  await expect(row(page)).toBeVisible();
  expect(await placeOf(page)).toBe(before);
});
