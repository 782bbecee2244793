import type { Page } from '@playwright/test';
import { factsOf } from '../../../src/games/ultimate-railroads/view/facts';
import { randomFrom } from '../../../src/kit/random';
import { builder } from '../../games/ultimate-railroads/support/walk';
import { people } from '../../support/people';
import { play } from '../support/match';
import { asked, goOn, openMatch, played, tap } from '../support/table';
import { expect, test } from '../support/test';
import { newMatch, stateOf } from './support/match';

const ROUNDS = 3;

/** Four people in the fourth round, whose boards are not of one height. */
async function openLate(page: Page) {
  const match = newMatch({ id: 'long', seats: people(4), seed: 'log' });
  const random = randomFrom('log');
  while (factsOf(stateOf(match)).round <= ROUNDS || factsOf(stateOf(match)).phase !== 'turn')
    play(match, builder(stateOf(match), random));
  await openMatch(page, match);
  await played(page, match.length);
  return factsOf(stateOf(match));
}

test('the log of a long match shows its newest lines first, and the first of all at its end', async ({
  page,
}) => {
  await openLate(page);
  const log = page.getByRole('region', { name: 'Log' });
  const lines = log.getByRole('listitem');
  await expect(lines).toHaveCount(20);
  const opening = lines.filter({ hasText: 'takes a starting card' });
  await expect(opening).toHaveCount(0);
  // More lines come whenever the last one is seen: the browser says when, at rest or not.
  for (;;) {
    const shown = await lines.count();
    if ((await log.getByRole('button', { name: 'Show more' }).count()) === 0) break;
    await lines.last().scrollIntoViewIfNeeded();
    await expect(lines).not.toHaveCount(shown);
  }
  await expect(opening.first()).toBeAttached();
  expect(await lines.count()).toBeGreaterThan(60);
});

test('while a player looks at smaller boards the table below stays where it is', async ({
  page,
}) => {
  const { seats, toAct } = await openLate(page);
  const room = () =>
    page.evaluate(() => {
      const board = document.querySelector('[data-looked]');
      const [boards, looked] = [board?.parentElement, board].map(
        (one) => one?.getBoundingClientRect().height ?? 0,
      );
      return { boards: boards ?? 0, board: looked ?? 0 };
    });
  const rooms = [await room()];
  for (const { seat } of [...seats, ...seats]) {
    await tap(page.locator(`[data-strip-seat="${seat}"]`));
    await expect(page.locator('[data-looked]')).toHaveAttribute('data-seat-board', String(seat));
    rooms.push(await room());
  }
  const largest = Math.max(...rooms.map(({ board }) => board));
  expect(Math.min(...rooms.map(({ board }) => board))).toBeLessThan(largest);
  for (const [at, { boards }] of rooms.entries())
    expect(boards).toBeCloseTo(Math.max(...rooms.slice(0, at + 1).map(({ board }) => board)), 0);
  // After playing on, only the player’s own board is shown.
  await tap(page.locator(`[data-strip-seat="${toAct}"]`));
  await tap(asked(page).getByRole('button', { name: /^Pass/ }));
  await tap(goOn(page));
  const { boards, board } = await room();
  expect(boards - board).toBeLessThan(1);
});
