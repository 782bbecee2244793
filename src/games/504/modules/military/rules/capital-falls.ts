import type { Emit } from '../../../rules/state/events';
import type { Owner } from '../../../rules/state/ids';
import type { State } from '../../../rules/state/state';
import { beginAnnexing } from './annex';
import { loseAllTiles } from './armies';
import { fall } from './fall';
import { beginFleeing, hasRefuge } from './refuge';
import { beginSeizing } from './seize';

/** M4.17: the HQ of an owner was brought down by the one whose turn it is. */
export function capitalFell(
  state: State,
  defender: Owner,
  tile: number,
  isConquered: boolean,
  emit?: Emit<State>,
): void {
  if (hasRefuge(state, defender)) {
    beginFleeing(state, defender);
    return;
  }
  const { role } = state.world;
  if (role[4] === 1) state.ended[0] = 1;
  if (isConquered) beginAnnexing(state, defender, emit);
  else if (role[4] === 1) loseAllTiles(state, defender);
  else if (role[4] === 3 || role[2] === 3) beginSeizing(state, defender, tile);
  else fall(state, defender, emit);
}
