import type { JsonObject } from '../../../../../kit/json';
import { below } from '../../../../../kit/random';
import { KINDS } from '../../../data/board';
import { FIRST_CARD_ROUND, ORDER_ROWS, SCORINGS, SECOND_VP } from '../../../data/figures';
import { FINAL_POINTS, ROUND_ENDS, SET_UP, sortOrder, TURN_ENDS } from '../../../rules/base/flow';
import { residentsOf, settlementsOf } from '../../../rules/base/pieces';
import type { Emit } from '../../../rules/state/events';
import { PHASE, ROUND } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import type { Goal, Hooks, Module, Writing } from '../../../rules/state/parts';
import { activeOwner, type State } from '../../../rules/state/state';
import { NOT_DEALT } from '../state';
import { countAll, income, leads } from './leads';
import { beginShrink, remove, SHRINK_PHASE, shrinkPhase, vpPerPiece } from './shrink';

/** Of role I. */
const writing: Writing<State> = {
  position(state): JsonObject {
    const { rowCards, rowScoring, scorings, now } = state;
    return {
      rows: Array.from(rowCards, (cards, row) => ({
        cards: cards === NOT_DEALT ? null : cards,
        scoring: rowScoring[row],
      })),
      scorings: scorings[0],
      ...(now[PHASE] === SHRINK_PHASE && { shrink: writeShrink(state) }),
    };
  },
};

function writeShrink(state: State): JsonObject {
  const { shrinkOwner, shrinkLeft, shrinking, gain } = state;
  const queue = Array.from(shrinkOwner.subarray(0, shrinking[0]), (owner, at) => ({
    owner,
    left: shrinkLeft[at],
  }));
  return { queue, each: vpPerPiece(state), gain: Array.from(gain) };
}

/** M7.7: the card of the owner whose turn ends; true: it is a scoring card. */
function turnCard(state: State, emit?: Emit<State>): boolean {
  const row = rowNow(state);
  if (row < 0 || state.rowCards[row] === 0) return false;
  return draw(state, row, activeOwner(state), emit);
}

/** M7.11: turns a scoring card that was not turned in its round. */
function turnLeftCard(state: State, emit?: Emit<State>): boolean {
  const row = state.world.company ? state.now[ROUND] - FIRST_CARD_ROUND : -1;
  if (row < 0 || row >= SCORINGS || state.rowScoring[row] === 0) return false;
  state.rowCards[row] = state.rowScoring[row];
  return draw(state, row, null, emit);
}

/** The row from which a card is due, -1: none (M7.2). */
function rowNow({ now, rowCards, world }: State): number {
  const round = now[ROUND] - FIRST_CARD_ROUND;
  if (round < 0) return -1;
  if (world.company) return round < SCORINGS ? round : -1;
  return rowCards.findIndex((cards) => cards > 0);
}

function draw(state: State, row: number, owner: number | null, emit?: Emit<State>): boolean {
  const isScoring = below(state.random, state.rowCards[row]) < state.rowScoring[row];
  state.rowCards[row]--;
  const shows = isScoring ? 'scoring' : 'tick';
  emit?.({ event: 'card', owner, row: 1 + row, shows }, state);
  if (!isScoring) return false;
  state.rowScoring[row]--;
  beginShrink(state, emit);
  return true;
}

/** M7.1: the rows of order cards, each with one scoring card; with companies a row is dealt in its round. */
function dealRows({ rowCards, rowScoring, seats, world }: State): void {
  rowScoring.fill(1);
  if (world.company) rowCards.fill(NOT_DEALT);
  else for (let row = 0; row < SCORINGS; row++) rowCards[row] = ORDER_ROWS[seats][row];
}

/** M7.6: the fewest VP first; if no owner has VP, the order is reversed. */
function orderByPoints(state: State): void {
  sortOrder(state, (owner) => state.vp[owner]);
}

const roleOne: Hooks<State> = {
  happened: [[SET_UP, dealRows]],
  orders: { points: orderByPoints },
  interludes: [
    [TURN_ENDS, turnCard],
    [ROUND_ENDS, turnLeftCard],
  ],
  write: writing,
};

/** M7.10: the third scoring ends the match by itself. */
const goal: Goal<State> = {
  isReached: () => false,
  points: () => 0,
  tie: (state, owner) => residentsOf(state, owner) + settlementsOf(state, owner),
};

/** M7.15: VP at the end for every kind in which an owner leads. */
function pointsForLeads(state: State, owner: Owner, points: number): number {
  const all = countAll(state);
  for (let kind = 0; kind < KINDS.length; kind++)
    if (leads(all, state.owners, owner, kind)) points += SECOND_VP[kind];
  return points;
}

const roleThree: Hooks<State> = { figures: [[FINAL_POINTS, pointsForLeads]] };

/** Module 7, Majorities. In role I with 9.II income comes by its role II too (G7.1). */
export const majorities: Module<State> = {
  digit: 7,
  actions: [remove],
  phases: [shrinkPhase],
  pendings: [],
  always: {},
  roles: [[roleOne], [], [roleThree]],
  goal,
  income,
};
