import type { Action, Emit } from '../../../src/kit/rules';
import { GOODS, LOAN, LOWEST_PRICE } from '../data/goods';
import { figureOf, verbOf } from './action';
import { endWork, nextBidder, nextOwner, payOut } from './rounds';
import { carsAt, figure, inPlay, type State, setFigure, toAct } from './state';

/** Plays a legal action. */
export function play(state: State, action: Action, emit?: Emit<State>): void {
  const seat = toAct(state) ?? 0;
  const value = figureOf(action);
  const good = GOODS[value];
  const step = () => setFigure(state, 'steps', figure(state, 'steps') - 1);
  switch (verbOf(action)) {
    case 'bid':
      setFigure(state, 'bid', value);
      emit?.({ event: 'bid', seat, points: value }, state);
      nextBidder(state, emit);
      return;
    case 'pass': {
      const passed = figure(state, 'passed') + 1;
      setFigure(state, 'passed', passed);
      state.hasPassed[seat] = 1;
      // Whoever passes first works last.
      state.next[inPlay(state) - passed] = seat;
      emit?.({ event: 'pass', seat, place: inPlay(state) - passed + 1 }, state);
      nextBidder(state, emit);
      return;
    }
    case 'draw': {
      const card = figure(state, 'drawn');
      setFigure(state, 'drawn', card + 1);
      state.holder[card] = seat;
      step();
      emit?.({ event: 'draw', seat }, state);
      emit?.({ event: 'order-card', seat, good: GOODS[state.deck[card]] }, state);
      return;
    }
    case 'load':
      state.yard[value]--;
      state.train[carsAt(seat, value)]++;
      step();
      emit?.({ event: 'load', seat, good }, state);
      return;
    case 'deliver': {
      const price = state.prices[value];
      state.train[carsAt(seat, value)]--;
      state.delivered[carsAt(seat, value)]++;
      state.score[seat] += price;
      state.prices[value] = Math.max(LOWEST_PRICE, price - 1);
      step();
      emit?.({ event: 'deliver', seat, good, points: price }, state);
      return;
    }
    case 'borrow':
      state.score[seat] -= LOAN;
      setFigure(state, 'loan', 1);
      setFigure(state, 'steps', figure(state, 'steps') + 1);
      emit?.({ event: 'borrow', seat, points: LOAN }, state);
      return;
    case 'done':
      emit?.({ event: 'done', seat }, state);
      endWork(state, seat, emit);
      return;
    case 'dividend':
    case 'invest':
      payOut(state, seat, verbOf(action) === 'dividend' ? -1 : 1, false, emit);
      nextOwner(state, emit);
      return;
  }
}
