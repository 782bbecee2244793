import { PENDING } from '../base/fields';
import { NO_PENDING } from '../base/phases';
import type { Pending } from '../parts';
import { activeOwner, type State } from '../state';
import { EXPLORE_ON, sendHome } from './explorer';
import { FOUND, FROM } from './fields';
import { listSides } from './hexes';

/** The choice to go on, until `done` sends the explorer home or lets it rest. */
export const exploreOn: Pending<State> = {
  code: EXPLORE_ON,
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
