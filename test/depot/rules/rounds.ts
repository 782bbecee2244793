import { below } from '../../../src/kit/random';
import type { Seat } from '../../../src/kit/rules';
import { GOODS, HIGHEST_PRICE, LIMIT, LOWEST_PRICE, STEPS } from '../data/goods';
import type { Emit } from './events';
import {
  figure,
  handOf,
  inPlay,
  ownerOf,
  PHASES,
  type Phase,
  phaseOf,
  type State,
  setFigure,
} from './state';

function enter(state: State, phase: Phase): void {
  setFigure(state, 'phase', PHASES.indexOf(phase));
  setFigure(state, 'at', 0);
}

/** The next decision opens another turn. */
function openTurn(state: State): void {
  setFigure(state, 'turn', figure(state, 'turn') + 1);
  setFigure(state, 'steps', phaseOf(state) === 'work' ? STEPS : 0);
  setFigure(state, 'loan', 0);
}

/** Cars arrive by chance, and the seats bid for the turn order; the seat with the fewest points bids first. */
export function beginRound(state: State, emit?: Emit): void {
  const round = figure(state, 'round') + 1;
  setFigure(state, 'round', round);
  setFigure(state, 'bid', 0);
  setFigure(state, 'passed', 0);
  state.hasPassed.fill(0);
  GOODS.forEach((_, good) => {
    state.yard[good] = inPlay(state) + below(state.random, 3);
  });
  if (round > 1) sortOrder(state, (a, b) => state.score[a] - state.score[b]);
  enter(state, 'bid');
  openTurn(state);
  emit?.({ event: 'round', round, cars: [...state.yard], first: state.order[0] }, state);
}

/** Turn order by what `compare` says; seats that are out come last. */
function sortOrder({ order, out }: State, compare: (a: Seat, b: Seat) => number): void {
  order.sort((a, b) => out[a] - out[b] || compare(a, b) || a - b);
}

/** After a bid or a pass: the next one who still bids, or the new turn order once only one is left. */
export function nextBidder(state: State, emit?: Emit): void {
  const { order, hasPassed } = state;
  const bidders = inPlay(state);
  let at = figure(state, 'at');
  do at = (at + 1) % bidders;
  while (hasPassed[order[at]]);
  setFigure(state, 'at', at);
  if (figure(state, 'passed') < bidders - 1) openTurn(state);
  else setOrder(state, bidders, emit);
}

/** The winner pays and works first; the others as they have passed. */
function setOrder(state: State, bidders: number, emit?: Emit): void {
  const { order, next, score } = state;
  const winner = order[figure(state, 'at')];
  const points = figure(state, 'bid');
  score[winner] -= points;
  next[0] = winner;
  order.set(next.subarray(0, bidders));
  emit?.({ event: 'order', seat: winner, points, order: [...order.subarray(0, bidders)] }, state);
  enter(state, 'work');
  openTurn(state);
}

/** After a seat's last step: the bank looks at its debt, and the next seat works. */
export function endWork(state: State, seat: Seat, emit?: Emit): void {
  const { score, out, options, order } = state;
  let at = figure(state, 'at') + 1;
  if (options.bank === 'strict' && score[seat] < LIMIT) {
    out[seat] = 1;
    emit?.({ event: 'out', seat, points: score[seat] }, state);
    // The others move up behind it.
    const places = [...order];
    sortOrder(state, (a, b) => places.indexOf(a) - places.indexOf(b));
    at--;
  }
  if (inPlay(state) === 1) {
    endMatch(state, emit);
  } else if (at < inPlay(state)) {
    setFigure(state, 'at', at);
    openTurn(state);
  } else {
    enter(state, 'owner');
    setFigure(state, 'good', -1);
    nextOwner(state, emit);
  }
}

/**
 * The owner of the next company that has one is to decide. Where its price leaves only one thing to do, the
 * rules do it at once.
 */
export function nextOwner(state: State, emit?: Emit): void {
  for (let good = figure(state, 'good') + 1; good < GOODS.length; good++) {
    setFigure(state, 'good', good);
    const owner = ownerOf(state, good);
    if (owner === null) continue;
    if (state.prices[good] === HIGHEST_PRICE) payOut(state, owner, -1, true, emit);
    else if (state.prices[good] === LOWEST_PRICE) payOut(state, owner, 1, true, emit);
    else {
      openTurn(state);
      return;
    }
  }
  if (figure(state, 'round') < state.options.rounds) beginRound(state, emit);
  else endMatch(state, emit);
}

/** A dividend (`by` -1) brings a point and lowers the price; an investment (1) does the opposite. */
export function payOut(state: State, seat: Seat, by: -1 | 1, forced: boolean, emit?: Emit): void {
  const good = figure(state, 'good');
  state.prices[good] += by;
  state.score[seat] -= by;
  const event = by < 0 ? 'dividend' : 'invest';
  emit?.({ event, seat, good: GOODS[good], price: state.prices[good], forced }, state);
}

function endMatch(state: State, emit?: Emit): void {
  enter(state, 'over');
  openTurn(state);
  for (let seat = 0; seat < state.seats; seat++) {
    const orders = handOf(state, seat).map((good) => GOODS[good]);
    if (!state.out[seat] && orders.length > 0) emit?.({ event: 'reveal', seat, orders }, state);
  }
  emit?.({ event: 'over' }, state);
}
