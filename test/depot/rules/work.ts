import { DECK, FALL, GOODS, LOAN, LOWEST_PRICE, TRAIN } from '../data/goods';
import { bare, type DepotKind, ofGood } from './kind';
import { endWork } from './rounds';
import { actingSeat, carsAt, figure, loadOf, phaseOf, type State, setFigure } from './state';

const belongs = (state: State) => phaseOf(state) === 'work';

function useStep(state: State): void {
  setFigure(state, 'steps', figure(state, 'steps') - 1);
}

/** Draws an order. */
export const draw = {
  ...bare,
  do: 'draw',
  belongs,
  refusal(state) {
    if (figure(state, 'steps') === 0) return { because: 'no-steps' };
    return figure(state, 'drawn') < DECK ? null : { because: 'deck-empty' };
  },
  play(state, _, emit) {
    const seat = actingSeat(state);
    const card = figure(state, 'drawn');
    setFigure(state, 'drawn', card + 1);
    state.holder[card] = seat;
    useStep(state);
    emit?.({ event: 'draw', seat }, state);
    emit?.({ event: 'order-card', seat, good: GOODS[state.deck[card]] }, state);
  },
} as const satisfies DepotKind;

/** Loads a car from the yard. */
export const load = {
  ...ofGood,
  do: 'load',
  belongs,
  refusal(state, good) {
    if (figure(state, 'steps') === 0) return { because: 'no-steps' };
    if (loadOf(state, actingSeat(state)) === TRAIN) return { because: 'train-full', cars: TRAIN };
    return state.yard[good] > 0 ? null : { because: 'yard-empty', good: GOODS[good] };
  },
  play(state, good, emit) {
    const seat = actingSeat(state);
    state.yard[good]--;
    state.train[carsAt(seat, good)]++;
    useStep(state);
    emit?.({ event: 'load', seat, good: GOODS[good] }, state);
  },
} as const satisfies DepotKind;

/** Delivers a car for the price of its good, which falls. */
export const deliver = {
  ...ofGood,
  do: 'deliver',
  belongs,
  refusal(state, good) {
    if (figure(state, 'steps') === 0) return { because: 'no-steps' };
    const isLoaded = state.train[carsAt(actingSeat(state), good)] > 0;
    return isLoaded ? null : { because: 'not-loaded', good: GOODS[good] };
  },
  play(state, good, emit) {
    const seat = actingSeat(state);
    const points = state.prices[good];
    state.train[carsAt(seat, good)]--;
    state.delivered[carsAt(seat, good)]++;
    state.score[seat] += points;
    state.prices[good] = Math.max(LOWEST_PRICE, points - FALL);
    useStep(state);
    emit?.({ event: 'deliver', seat, good: GOODS[good], points }, state);
  },
} as const satisfies DepotKind;

/** Borrows another step, once in a turn. */
export const borrow = {
  ...bare,
  do: 'borrow',
  belongs,
  refusal(state) {
    return figure(state, 'loan') === 0 ? null : { because: 'one-loan' };
  },
  play(state, _, emit) {
    const seat = actingSeat(state);
    state.score[seat] -= LOAN;
    setFigure(state, 'loan', 1);
    setFigure(state, 'steps', figure(state, 'steps') + 1);
    emit?.({ event: 'borrow', seat, points: LOAN }, state);
  },
} as const satisfies DepotKind;

/** Ends the turn. */
export const done = {
  ...bare,
  do: 'done',
  belongs,
  refusal: () => null,
  play(state, _, emit) {
    const seat = actingSeat(state);
    emit?.({ event: 'done', seat }, state);
    endWork(state, seat, emit);
  },
} as const satisfies DepotKind;
