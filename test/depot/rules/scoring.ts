import type { Seat } from '../../../src/kit/rules';
import type { Viewers } from '../../../src/kit/secrets';
import { finalStanding, openStanding, type Standing } from '../../../src/kit/standing';
import { GOODS, ORDER_FILLED, ORDER_OPEN } from '../data/goods';
import { carsAt, handOf, phaseOf, type State } from './state';

/** What a seat's score is made of. */
export interface Score {
  readonly points: number;
  /** Orders whose cars were delivered, and others; both 0 where they are hidden, or the seat is out. */
  readonly filled: number;
  readonly open: number;
  readonly total: number;
}

/** With the orders of those who look; at the end with everybody's. */
export function scoreOf(state: State, seat: Seat, viewers?: Viewers): Score {
  const points = state.score[seat];
  const shown = !viewers || viewers.includes(seat) || phaseOf(state) === 'over';
  if (!shown || state.out[seat]) return { points, filled: 0, open: 0, total: points };
  const hand = handOf(state, seat);
  const filled = GOODS.reduce((sum, _, good) => {
    const orders = hand.filter((card) => card === good).length;
    return sum + Math.min(orders, state.delivered[carsAt(seat, good)]);
  }, 0);
  const open = hand.length - filled;
  return { points, filled, open, total: points + filled * ORDER_FILLED + open * ORDER_OPEN };
}

/** Most points win, equal points share a place; seats that are out come last. */
export function standing(state: State, viewers?: Viewers): Standing {
  const scores = Array.from(
    { length: state.seats },
    (_, seat) => scoreOf(state, seat, viewers).total,
  );
  if (phaseOf(state) !== 'over') return openStanding(scores);
  return finalStanding(scores, (a, b) => state.out[a] - state.out[b] || scores[b] - scores[a]);
}
