import { below } from '../../../../../kit/random';
import { count } from '../../../../../kit/reading';
import { LOST_LOT } from '../../../data/figures';
import { beginCapitals } from '../../../rules/base/capital';
import { startRound } from '../../../rules/base/flow';
import { MONEY_MOST, moneyRefusal, ofNumber, TAKEN } from '../../../rules/base/kinds';
import { CAPITAL_PHASE } from '../../../rules/base/phases';
import type { Emit } from '../../../rules/state/events';
import { AT, IN, PHASE } from '../../../rules/state/fields';
import { type ActionKind, add, codeFor, type Phase } from '../../../rules/state/kind';
import type { State } from '../../../rules/state/state';
import { BID_PHASE, PLACE_PHASE } from '../state';

/** The seats, which bid and take places for themselves also where companies own everything. */
function seatOf({ order, now }: State): number {
  return order[now[AT]];
}

/** What a seat pays from. */
export function purseOf({ world, cash, seatCash }: State): Uint32Array {
  return world.company ? seatCash : cash;
}

/** M3.4: whether the places in the order are bid for. */
export function hasBids({ world }: State): boolean {
  return world.order === 'income-down';
}

export function beginBids(state: State): boolean {
  if (!hasBids(state)) return false;
  state.now[PHASE] = BID_PHASE;
  state.now[AT] = 0;
  return true;
}

/** M3.4: a secret bid; the others see only that it was made. */
export const secretBid: ActionKind<State> = {
  code: codeFor(3, 0),
  do: 'bid',
  ...ofNumber('amount', MONEY_MOST),
  isSecret: true,
  belongs: ({ now }) => now[PHASE] === BID_PHASE,
  refusal(state, amount) {
    return moneyRefusal(purseOf(state)[seatOf(state)], amount);
  },
  play(state, amount) {
    state.bid[seatOf(state)] = 1 + amount;
  },
  follow(state, _amount, emit) {
    state.turns[0]++;
    state.now[AT]++;
    if (state.now[AT] === state.seats) openBids(state, emit);
  },
};

export const bidPhase: Phase<State> = {
  code: BID_PHASE,
  name: 'bid',
  seat: seatOf,
  owner: () => -1,
  list(state, into) {
    for (let amount = 0; amount <= purseOf(state)[seatOf(state)]; amount++)
      add(into, secretBid.code, amount);
  },
};

/** All pay; then the seats are ordered by highest bid, ties by lot (M3.5). */
function openBids(state: State, emit?: Emit<State>): void {
  const { bid, seats, order, now } = state;
  const purse = purseOf(state);
  const amounts = Array.from(bid, (one) => one - 1);
  emit?.({ event: 'bids', amounts }, state);
  amounts.forEach((amount, seat) => {
    purse[seat] -= amount;
  });
  const standing: number[] = [];
  while (standing.length < seats) {
    const left = [...amounts.keys()].filter((seat) => !standing.includes(seat));
    const most = Math.max(...left.map((seat) => amounts[seat]));
    standing.push(
      ...drawLots(
        state,
        left.filter((seat) => amounts[seat] === most),
        emit,
      ),
    );
  }
  order.set(standing);
  bid.fill(0);
  now[IN] = seats;
  now[AT] = 0;
  now[PHASE] = PLACE_PHASE;
}

/** One after the other; each of those that are not next gets something. */
function drawLots(state: State, tied: readonly number[], emit?: Emit<State>): readonly number[] {
  if (tied.length < 2) return tied;
  const winner = tied[below(state.random, tied.length)];
  emit?.({ event: 'lot', among: [...tied], winner }, state);
  const others = tied.filter((seat) => seat !== winner);
  for (const seat of others) purseOf(state)[seat] += LOST_LOT;
  return [winner, ...drawLots(state, others, emit)];
}

/** M3.4: a seat takes a free place in the order, and where capitals are chosen its capital next. */
export const place: ActionKind<State> = {
  code: codeFor(3, 1),
  do: 'place',
  keys: ['place'],
  read: (form, state) => count(form.place, 'place', state.seats - 1),
  write: (at) => ({ place: at }),
  isOne: (at, state) => at < state.seats,
  belongs: ({ now }) => now[PHASE] === PLACE_PHASE,
  refusal: ({ places }, at) => (places[at] === 0 ? null : TAKEN),
  play(state, at) {
    state.places[at] = 1 + seatOf(state);
  },
  follow(state, _at, emit) {
    if (choosesCapitals(state)) state.now[PHASE] = CAPITAL_PHASE;
    else nextToPick(state, emit);
  },
};

export const placePhase: Phase<State> = {
  code: PLACE_PHASE,
  name: 'place',
  seat: seatOf,
  owner: () => -1,
  list(state, into) {
    for (let at = 0; at < state.seats; at++) if (state.places[at] === 0) add(into, place.code, at);
  },
};

function choosesCapitals({ world }: State): boolean {
  return !world.company && world.map.capitals === 'different';
}

/** After a capital that follows a pick; false: there were no bids. */
export function capitalChosen(state: State, emit?: Emit<State>): boolean {
  if (!hasBids(state)) return false;
  nextToPick(state, emit);
  return true;
}

function nextToPick(state: State, emit?: Emit<State>): void {
  const { now, order, places, seats } = state;
  state.turns[0]++;
  now[AT]++;
  if (now[AT] < seats) {
    now[PHASE] = PLACE_PHASE;
    return;
  }
  for (let at = 0; at < seats; at++) order[at] = places[at] - 1;
  places.fill(0);
  if (choosesCapitals(state)) startRound(state, emit);
  else beginCapitals(state, emit);
}
