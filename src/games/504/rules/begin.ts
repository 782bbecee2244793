import { seedRandom, shuffle } from '../../../kit/random';
import { reading, seatCount } from '../../../kit/reading';
import { ok, type Result } from '../../../kit/result';
import { playForced } from './actions';
import { happened, isInterrupted } from './base/ask';
import { BEFORE_CAPITALS, beginCapitals } from './base/capital';
import { orderOf, SET_UP } from './base/flow';
import { layMap } from './base/lay-map';
import { residentsEach, settlementsEach } from './base/pieces';
import { type Options, setups } from './options';
import type { Emit } from './state/events';
import { IN, NO_INCOME, NONE } from './state/fields';
import { blankState, type State } from './state/state';
import { worldOf } from './world';

/** Sets a match up (G4). */
export function begin(
  options: Options,
  seats: number,
  seed: string,
  emit?: Emit<State>,
): Result<State> {
  const allowed = reading(() => seatCount(seats, setups.seats(options)));
  if (!allowed.ok) return allowed;
  const state = emptyTable(options, seats);
  seedRandom(state.random, seed);
  layMap(state, emit);
  dealOrder(state, emit);
  const { money, company } = state.world;
  const dealt = company ? state.seatCash : state.cash;
  money(seats).forEach((amount, place) => {
    dealt[company ? place : state.order[place]] = amount;
  });
  happened(state, SET_UP, NONE, NONE, 0, emit);
  if (!isInterrupted(state, BEFORE_CAPITALS, emit)) beginCapitals(state, emit);
  playForced(state, emit);
  return ok(state);
}

/** An empty state: only world and pieces are set. */
export function emptyTable(options: Options, seats: number): State {
  const state = blankState(worldOf(options.world), seats);
  state.hq.fill(NONE);
  state.president.fill(NONE);
  state.neighbor.fill(NONE);
  state.income.fill(NO_INCOME);
  state.storedSettlements.fill(settlementsEach(state));
  state.storedResidents.fill(residentsEach(state));
  return state;
}

/** G4.3. */
function dealOrder(state: State, emit?: Emit<State>): void {
  for (let seat = 0; seat < state.seats; seat++) state.order[seat] = seat;
  state.now[IN] = state.seats;
  // Where the turn order is auctioned, none is drawn (M3.4).
  const { company, order } = state.world;
  if (company || order === 'clockwise' || order === 'income-down') return;
  shuffle(state.random, state.order, state.seats);
  emit?.({ event: 'order', order: orderOf(state) }, state);
}
