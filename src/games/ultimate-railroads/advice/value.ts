import { softmax } from '../../../kit/softmax';
import { sharesOfWin } from '../../../kit/standing';
import { standing } from '../rules/final-score';
import { OVER, PHASE, type State } from '../rules/state';
import { prospectOf } from './prospect';
import { roundsLeft } from './worth';

const SEATS_MOST = 4;
const prospects = new Float64Array(SEATS_MOST);

/** Writes every seat's share of the win: estimated during the match, exact when it is over. */
export function value(state: State, into: Float32Array): void {
  if (state.now[PHASE] === OVER) {
    into.set(sharesOfWin(standing(state)));
    return;
  }
  const left = roundsLeft(state);
  for (let seat = 0; seat < state.seats; seat++) prospects[seat] = prospectOf(state, seat, left);
  // A lead says less the longer the match.
  softmax(prospects, state.seats, 8 + 7 * left, into);
}
