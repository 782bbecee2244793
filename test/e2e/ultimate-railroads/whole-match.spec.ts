import { expect, type Page } from '@playwright/test';
import { rules } from '../../../src/games/ultimate-railroads/rules';
import type { State } from '../../../src/games/ultimate-railroads/rules/state';
import { withForced } from '../../../src/games/ultimate-railroads/view/forced';
import { randomFrom } from '../../../src/kit/random';
import type { Action } from '../../../src/kit/rules';
import { builder } from '../../games/ultimate-railroads/support/walk';
import { people } from '../../support/people';
import { reload } from '../support/database';
import { play } from '../support/match';
import { openMatch, played, ranking } from '../support/table';
import { still as test } from '../support/test';
import { newMatch, stateOf } from './support/match';
import { tapAction } from './support/taps';

interface Fresh {
  readonly seats: number;
  readonly seed: string;
  /** How many decisions at the end of the match are made by taps; left out: all are. */
  readonly last?: number;
}

/** A decision, and how many actions have been played before it. */
interface Deed {
  readonly plies: number;
  readonly before: State;
  readonly action: Action;
}

/** Plays a match to its end by taps, with a reload in the middle, and expects the scores of the rules. */
async function playWholeMatch(page: Page, { seats, seed, last }: Fresh): Promise<void> {
  const match = newMatch({ id: 'whole', seats: people(seats), seed });
  const random = randomFrom('by taps');
  const all: Deed[] = [];
  while (rules.toAct(stateOf(match)) !== null) {
    const before = rules.clone(stateOf(match));
    const action = builder(before, random);
    all.push({ plies: match.length, before, action });
    play(match, ...withForced(before, [action]));
  }
  const deeds = last === undefined ? all : all.slice(-last);
  await openMatch(page, { header: match.header, entries: match.entries.slice(0, deeds[0]?.plies) });
  const reloaded = Math.floor(deeds.length / 2);
  for (const [at, { plies, before, action }] of deeds.entries()) {
    await played(page, plies);
    if (at === reloaded) {
      await reload(page);
      await played(page, plies);
    }
    await tapAction(page, before, action);
  }
  await played(page, match.length);
  const { scores } = rules.standing(stateOf(match));
  for (const score of scores) await expect(ranking(page)).toContainText(`${score} point`);
}

test('two people play the end of a match by taps on one phone, to the ranking', async ({
  page,
}) => {
  await playWholeMatch(page, { seats: 2, seed: 'two', last: 8 });
});

for (const [seats, seed] of [
  [2, 'two'],
  [4, 'four'],
] as const)
  test(`${seats} people play a whole match by taps on one phone, from the starting cards to the ranking`, {
    tag: '@long',
  }, async ({ page }) => {
    await playWholeMatch(page, { seats, seed });
  });
