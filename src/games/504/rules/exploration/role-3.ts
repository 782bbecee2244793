import { NO_PENDING } from '../base/phases';
import { PENDING } from '../base/windows';
import { codeOf, type Pending } from '../parts';
import { activeOwner, type State } from '../state';
import { sendHome } from './explorer';
import { listSides } from './hexes';
import { FOUND, FROM } from './windows';

export const EXPLORE_ON = codeOf(5, 0);

/** M5.5: it may go on from its tile. */
export function letGoOn(state: State, from: number): void {
  state.now[PENDING] = EXPLORE_ON;
  state.explorer[FROM] = from;
}

/** The choice to go on, until `done` sends the explorer home or lets it rest. */
export const exploreOn: Pending<State> = {
  kind: 'explore',
  list(state, into) {
    listSides(state, state.explorer[FROM], into);
  },
  done(state) {
    if (state.explorer[FOUND] === 1) sendHome(state, activeOwner(state), state.explorer[FROM]);
    state.now[PENDING] = NO_PENDING;
    state.explorer.fill(0);
  },
};
