import { expect, type Page } from '@playwright/test';
import { rules } from '../../../../src/games/ultimate-railroads/rules';
import { withForced } from '../../../../src/games/ultimate-railroads/view/forced';
import { randomFrom } from '../../../../src/kit/random';
import { builder } from '../../../games/ultimate-railroads/support/walk';
import { people } from '../../age-of-steam/support/match';
import { played, ranking, table } from '../../support/game-table';
import { written } from '../../support/reload';
import { newMatch, open, play, stateOf } from './match';
import { tapAction } from './taps';

interface Fresh {
  readonly seats: number;
  readonly seed: string;
  /** After how many actions the page is loaded again. */
  readonly reloadsAfter: number;
}

/** Plays a match to its end by taps, with a reload on the way, and expects the scores of the rules. */
export async function playWholeMatch(
  page: Page,
  { seats, seed, reloadsAfter }: Fresh,
): Promise<void> {
  const match = newMatch({ id: 'whole', seats: people(seats), seed });
  const random = randomFrom('by taps');
  await open(page, match);
  let reloaded = false;
  while (rules.toAct(stateOf(match)) !== null) {
    const state = rules.clone(stateOf(match));
    await played(page, match.length);
    if (!reloaded && match.length > reloadsAfter) {
      await written(page);
      await page.reload();
      await played(page, match.length);
      reloaded = true;
    }
    const action = builder(state, random);
    await tapAction(page, state, action);
    play(match, ...withForced(state, [action]));
  }
  await played(page, match.length);
  await expect(ranking(page)).toBeVisible();
  await expect(table(page)).toHaveAttribute('data-plies', String(match.length));
  const { scores } = rules.standing(stateOf(match));
  for (const score of scores) await expect(ranking(page)).toContainText(`${score} point`);
}
