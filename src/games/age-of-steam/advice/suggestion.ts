import type { Action } from '../../../kit/rules';
import { MOVE_ROUNDS, POINTS } from '../data/figures';
import { actionOf, actions, MOST_ACTIONS } from '../rules/actions';
import { done } from '../rules/build';
import { expensesOf } from '../rules/finances';
import { linkSegments } from '../rules/score';
import { BUILD, cloneState, PHASE, SEAT, type State } from '../rules/state';
import { findDeliveries } from './deliveries';
import { findTops, gainOf, topNext, topNow, turnsLeft } from './money';
import { prior } from './prior';

/** Builds that are tried as a tile of the turn: of the first tile, the second, and so on. */
const TRIED = [8, 4, 3, 2] as const;

const listed = new Int32Array(MOST_ACTIONS);
const weights = new Float32Array(MOST_ACTIONS);

/**
 * What a good player would do: money for the turn and its expenses and no more, bids within what first place is worth,
 * links between cities that have cubes for each other, and the deliveries with the best own income. For every turn of
 * building it tries whole turns, and takes what can be delivered at their end, less what they cost.
 */
export function suggestion(state: State): Action {
  return state.turn[PHASE] === BUILD ? bestTurn(state).action : promising(state, 1)[0];
}

/** The most promising actions, the best first. */
function promising(state: State, most: number): readonly Action[] {
  const count = actions.list(state, listed);
  prior(state, listed, count, weights);
  const ranked = Array.from({ length: count }, (_, at) => at).sort(
    (a, b) => weights[b] - weights[a] || listed[a] - listed[b],
  );
  return ranked.slice(0, most).map((at) => listed[at]);
}

interface Turn {
  readonly action: Action;
  readonly worth: number;
}

const DONE = actionOf(done);

/** The first action of the best build turn among the promising ones. */
function bestTurn(state: State, depth = 0): Turn {
  const seat = state.turn[SEAT];
  const tried = promising(state, TRIED[Math.min(depth, TRIED.length - 1)]);
  const all = tried.includes(DONE) ? tried : [...tried, DONE];
  let best: Turn = { action: DONE, worth: Number.NEGATIVE_INFINITY };
  for (const action of all) {
    const next = cloneState(state);
    actions.play(next, action);
    const goesOn = next.turn[PHASE] === BUILD && next.turn[SEAT] === seat;
    const worth = goesOn ? bestTurn(next, depth + 1).worth : worthOf(next, seat);
    if (worth > best.worth) best = { action, worth };
  }
  return best;
}

/** What a delivery of a later turn counts, and a dollar, in points. */
const LATER = 1.5;
const DOLLAR = 0.6;
/** What a dollar counts that the expenses will want, and one without which the seat goes out. */
const SHORT = 4;
const DOOMED = 30;

/** What the track of a seat at the end of its build turn is worth, with its money, in points. */
function worthOf(state: State, seat: number): number {
  const left = turnsLeft(state);
  findTops(state, seat, findDeliveries(state));
  const now = gainOf(MOVE_ROUNDS);
  const later = Math.min(left, 2) * (topNow[2] + topNext[2] + topNext[3]);
  const rest = state.money[seat] + state.income[seat] + now - expensesOf(state, seat);
  const short = Math.max(0, -rest);
  const doomed = Math.max(0, short - state.income[seat] - now);
  return (
    (POINTS.income + left) * now +
    LATER * later +
    linkSegments(state, seat) +
    (DOLLAR * Math.min(left, 3) * Math.max(0, rest)) / 3 -
    SHORT * short -
    DOOMED * doomed
  );
}
