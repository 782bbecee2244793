import { figureAt } from '../../../kit/figure-at';
import { changedCopy, lookAhead } from '../../../kit/look-ahead';
import type { Action } from '../../../kit/rules';
import { rules } from '../rules';
import { MOVE, PHASE, SEAT, type State } from '../rules/state';
import { addedTo, type DeliveryIdea } from './routes';

/** The deliveries that these builds would make possible, or make pay more, for the seat to act; the best few. */
export function addedByTrack(state: State, builds: readonly Action[]): readonly DeliveryIdea[] {
  const seat = figureAt(state.turn, SEAT);
  const shipping = (position: State) =>
    changedCopy(rules, position, ({ turn }) => {
      turn[PHASE] = MOVE;
      turn[SEAT] = seat;
    });
  return addedTo(shipping(state), shipping(lookAhead(rules, state, builds).after));
}
