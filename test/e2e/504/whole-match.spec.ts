import type { Page } from '@playwright/test';
import { rules } from '../../../src/games/504/rules';
import type { State } from '../../../src/games/504/rules/state/state';
import { doneIn } from '../../../src/games/504/view/model/choice';
import { byItselfIn } from '../../../src/games/504/view/model/table';
import { isStepIdle } from '../../../src/games/504/view/pieces/passed-steps';
import { randomFrom } from '../../../src/kit/random';
import type { Action } from '../../../src/kit/rules';
import { people } from '../../support/people';
import { play } from '../support/match';
import { openMatch, played, ranking } from '../support/table';
import { expect, still as test } from '../support/test';
import { newMatch, stateOf } from './support/match';
import { tapActions } from './support/taps';
import { nextTap } from './support/walk';

interface Course {
  /** The number of rounds in which they build; after that they only let the match end. */
  readonly rounds: number;
  /** How many decisions at the end of the match are made by taps; left out: all are. */
  readonly last?: number;
}

/** A decision, and how many actions have been played before it. */
interface Deed {
  readonly plies: number;
  readonly before: State;
  readonly actions: readonly Action[];
}

/** Two people play a match by taps to its end, and see the scores of the rules. */
async function playByTaps(page: Page, world: string, { rounds, last }: Course): Promise<void> {
  const match = newMatch({ id: `taps-${world}`, world, seats: people(2) });
  const random = randomFrom('by taps');
  const all: Deed[] = [];
  while (rules.toAct(stateOf(match)) !== null) {
    const before = rules.clone(stateOf(match));
    const done = doneIn(before);
    // The table itself plays what nothing hangs on, and ends a step in which there is nothing to do.
    const byItself = byItselfIn(before);
    const ended = done !== null && isStepIdle(before) ? [done] : byItself;
    const actions = ended.length > 0 ? ended : nextTap(before, random, rounds);
    if (ended.length === 0) all.push({ plies: match.length, before, actions });
    play(match, ...actions);
  }
  const deeds = last === undefined ? all : all.slice(-last);
  await openMatch(page, { header: match.header, entries: match.entries.slice(0, deeds[0]?.plies) });
  for (const { plies, before, actions } of deeds) {
    await played(page, plies);
    await tapActions(page, before, actions);
  }
  await played(page, match.length);
  await expect(ranking(page)).toBeVisible();
  const { scores } = rules.standing(stateOf(match));
  for (const score of scores)
    await expect(ranking(page)).toContainText(new RegExp(`\\$${score}\\D|(?<!\\d)${score} point`));
}

test('two people play the end of a match of 798 by taps on one phone, to the ranking', async ({
  page,
}) => {
  await playByTaps(page, '798', { rounds: 30, last: 10 });
});

// Roads and goods; a map that grows; shares of one's own; trolleys alone, until a player has reached nine cities; a race
// with companies; trolleys with residents; trolleys of companies; trolleys that bring goods from plants to trading houses;
// secret bids, auctions and factories; attacks and dice, to the end of three rounds without progress; armies until no
// resident is left in storage; companies that buy privileges in a war.
for (const { world, rounds } of [
  { world: '685', rounds: 4 },
  { world: '798', rounds: 4 },
  { world: '567', rounds: 3 },
  { world: '217', rounds: 30 },
  { world: '259', rounds: 1 },
  { world: '156', rounds: 4 },
  { world: '192', rounds: 2 },
  { world: '816', rounds: 4 },
  { world: '365', rounds: 3 },
  { world: '456', rounds: 3 },
  { world: '475', rounds: 6 },
  { world: '934', rounds: 1 },
])
  test(`two people play a whole match of ${world} by taps on one phone`, { tag: '@long' }, async ({
    page,
  }) => {
    await playByTaps(page, world, { rounds });
  });
