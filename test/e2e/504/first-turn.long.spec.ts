import type { Locator, Page } from '@playwright/test';
import { rules } from '../../../src/games/504/rules';
import { people } from '../../support/people';
import { asked, openMatch, played, primary, table, tap } from '../support/table';
import { expect, still as test } from '../support/test';
import { newMatch, stateOf } from './support/match';

/** A match of 785 in which the first seat begins: six residents for its $60. */
function firstTurn() {
  for (let at = 1; ; at++) {
    const match = newMatch({ id: `first-${at}`, world: '785', seats: people(3) });
    if (rules.toAct(stateOf(match)) === 0) return match;
  }
}

/** Marked land on which Ada has nothing yet. */
const unsettled = (page: Page) =>
  page.locator('.board-frame [data-target]:not([aria-label*="Ada:"]):not([aria-label^="unknown"])');

test('the first turn of 785 needs 15 taps at most, each of which can be taken back', async ({
  page,
}) => {
  await openMatch(page, firstTurn());
  await played(page, 0);
  const taps: string[] = [];
  const count = async (target: Locator) => {
    taps.push((await target.textContent()) || 'a tile');
    await tap(target);
  };
  const plies = async () => Number(await table(page).getAttribute('data-plies'));

  // One place to buy for, and the number is all that is to be said.
  await count(asked(page).getByRole('button', { name: 'All 6' }));
  await count(primary(page));
  await played(page, 6);
  // An explorer goes around the city, and may stop before each hex.
  for (let hex = 1; hex <= 6; hex++) {
    await expect(primary(page)).toHaveText('Explore');
    if (hex > 1)
      await expect(asked(page).getByRole('button', { name: 'Stop exploring' })).toBeVisible();
    await count(primary(page));
  }
  await played(page, 12);
  await count(unsettled(page).first());
  await count(primary(page));
  const settled = await plies();
  // Undo takes back one tap, and offers nothing in its place.
  await tap(page.getByRole('button', { name: /^Undo/ }).first());
  await played(page, settled - 1);
  await expect(primary(page)).toHaveCount(0);
  await tap(page.getByRole('button', { name: /^Redo/ }).first());
  await played(page, settled);
  while ((await plies()) < settled + 4) await count(primary(page));
  await expect(page.getByRole('heading', { level: 1, name: 'Ada’s turn' })).toHaveCount(0);
  expect(taps.length, taps.join(', ')).toBeLessThanOrEqual(15);
});
