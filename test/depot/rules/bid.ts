import { count } from '../../../src/kit/reading';
import { HIGHEST_BID } from '../data/goods';
import { bare, type DepotKind } from './kind';
import { nextBidder } from './rounds';
import { actingSeat, figure, inPlay, phaseOf, type State, setFigure } from './state';

const belongs = (state: State) => phaseOf(state) === 'bid';

/** A higher bid for the first place. The args are its points. */
export const bid = {
  do: 'bid',
  keys: ['points'],
  read: ({ points }) => count(points, 'points', HIGHEST_BID),
  write: (points) => ({ points }),
  belongs,
  variants: HIGHEST_BID + 1,
  refusal(state, points) {
    const highest = figure(state, 'bid');
    return points > highest ? null : { because: 'bid-too-low', bid: highest };
  },
  play(state, points, emit) {
    setFigure(state, 'bid', points);
    emit?.({ event: 'bid', seat: actingSeat(state), points }, state);
    nextBidder(state, emit);
  },
} as const satisfies DepotKind;

/** The first one who passes works last. */
export const pass = {
  ...bare,
  do: 'pass',
  belongs,
  refusal: () => null,
  play(state, _, emit) {
    const seat = actingSeat(state);
    const passed = figure(state, 'passed') + 1;
    setFigure(state, 'passed', passed);
    state.hasPassed[seat] = 1;
    state.next[inPlay(state) - passed] = seat;
    emit?.({ event: 'pass', seat, place: inPlay(state) - passed + 1 }, state);
    nextBidder(state, emit);
  },
} as const satisfies DepotKind;
