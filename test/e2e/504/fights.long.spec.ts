import { rules } from '../../../src/games/504/rules';
import { factsOf } from '../../../src/games/504/view/model/base/facts';
import { legalOf } from '../../../src/games/504/view/model/base/legal';
import { randomFrom } from '../../../src/kit/random';
import type { Action, GameEvent } from '../../../src/kit/rules';
import { people } from '../../support/people';
import { play } from '../support/match';
import { openMatch, played, settled, show, table, tap } from '../support/table';
import { expect, test } from '../support/test';
import { newMatch, stateOf } from './support/match';
import { tapActions } from './support/taps';
import { nextTap } from './support/walk';

const figuresOf = (state: ReturnType<typeof stateOf>) => JSON.stringify(factsOf(state).owners);

/** A match by taps up to a fight in which both sides roll dice and that changes the figures of a player. */
function matchBeforeFight() {
  const match = newMatch({ id: 'fight', world: '475', seats: people(3) });
  const random = randomFrom('fight 475');
  const dice = (state: ReturnType<typeof stateOf>, action: Action) => {
    const events: GameEvent[] = [];
    rules.play(state, action, (event) => events.push(event));
    return events.filter(({ event }) => event === 'dice').length;
  };
  while (rules.toAct(stateOf(match)) !== null) {
    const state = rules.clone(stateOf(match));
    const before = figuresOf(rules.clone(state));
    const [fight] = legalOf(state, 'fight');
    const after = rules.clone(state);
    if (fight && dice(after, fight.action) > 1 && figuresOf(after) !== before)
      return { match, fight: fight.action };
    play(match, ...nextTap(state, random, 30));
  }
  throw new Error('no fight');
}

test('what a fight has come to is told by its last dice, and not by the figures before', async ({
  page,
}) => {
  const { match, fight } = matchBeforeFight();
  await openMatch(page, match);
  await played(page, match.length);
  const strip = page.getByRole('list', { name: 'Order of the round' });
  const before = await strip.innerText();
  await tapActions(page, rules.clone(stateOf(match)), [fight]);
  await settled(page);
  await expect(table(page)).toHaveAttribute('data-step', 'report');
  expect(await strip.innerText()).toBe(before);
  await tap(show(page).getByRole('button', { name: 'Skip' }));
  await expect(table(page)).not.toHaveAttribute('data-step', 'report');
  expect(await strip.innerText()).not.toBe(before);
});
