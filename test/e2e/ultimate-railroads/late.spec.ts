import type { Page } from '@playwright/test';
import { factsOf } from '../../../src/games/ultimate-railroads/view/facts';
import { randomFrom } from '../../../src/kit/random';
import { builder } from '../../games/ultimate-railroads/support/walk';
import { people } from '../age-of-steam/support/match';
import { asked } from '../support/game-table';
import { expect, test } from '../support/test';
import { newMatch, open, play, stateOf } from './support/match';

const ROUNDS = 3;

/** Four people in the fourth round, whose boards are not of one height. */
async function openLate(page: Page) {
  const match = newMatch({ id: 'long', seats: people(4), seed: 'log' });
  const random = randomFrom('log');
  while (factsOf(stateOf(match)).round <= ROUNDS || factsOf(stateOf(match)).phase !== 'turn')
    play(match, builder(stateOf(match), random));
  await open(page, match);
  const cover = page.locator('.cover');
  await expect(asked(page).or(cover).first()).toBeVisible();
  if (await cover.isVisible()) await cover.getByRole('button').first().tap();
  return factsOf(stateOf(match));
}

test('the log of a long match shows its newest lines first, and the first of all at its end', {
  tag: '@long',
}, async ({ page }) => {
  await openLate(page);
  const lines = page.getByRole('region', { name: 'Log' }).getByRole('listitem');
  await expect(lines).toHaveCount(20);
  const opening = lines.filter({ hasText: 'takes a starting card' });
  await expect(opening).toHaveCount(0);
  await expect(async () => {
    await lines.last().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 2000);
    await expect(opening.first()).toBeAttached({ timeout: 300 });
  }).toPass();
  expect(await lines.count()).toBeGreaterThan(60);
});

test('while somebody looks at smaller boards the table below stays where it is', {
  tag: '@long',
}, async ({ page }) => {
  const { seats, toAct } = await openLate(page);
  const room = () =>
    page.evaluate(() => {
      const [boards, board] = ['.ur-boards', '.ur-board[data-looked]'].map((part) =>
        document.querySelector(part)?.getBoundingClientRect(),
      );
      return { boards: boards?.height ?? 0, board: board?.height ?? 0 };
    });
  const rooms = [await room()];
  for (const { seat } of [...seats, ...seats]) {
    await page.locator(`.ur-seat[data-board="${seat}"]`).tap();
    await expect(page.locator(`.ur-board[data-looked][data-seat-board="${seat}"]`)).toBeVisible();
    rooms.push(await room());
  }
  const largest = Math.max(...rooms.map(({ board }) => board));
  expect(Math.min(...rooms.map(({ board }) => board))).toBeLessThan(largest);
  for (const [at, { boards }] of rooms.entries())
    expect(boards).toBeCloseTo(Math.max(...rooms.slice(0, at + 1).map(({ board }) => board)), 0);
  // Whoever goes on to play has the own board alone again.
  await page.locator(`.ur-seat[data-board="${toAct}"]`).tap();
  await asked(page).getByRole('button', { name: /^Pass/ }).tap();
  await asked(page).getByRole('button', { name: 'Confirm' }).tap();
  await expect.poll(async () => ((one) => one.boards - one.board)(await room())).toBeLessThan(1);
});
