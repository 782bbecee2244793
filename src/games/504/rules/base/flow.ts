import { finalStanding, openStanding, type Standing, winnersOf } from '../../../../kit/standing';
import { INCOME_BASE } from '../../data/figures';
import type { Emit } from '../state/events';
import {
  AT,
  BOUGHT,
  FREE,
  IDLE,
  IN,
  NONE,
  PENDING,
  PHASE,
  PROGRESSED,
  ROUND,
  STEP,
} from '../state/fields';
import type { Owner } from '../state/ids';
import { activeOwner, type State } from '../state/state';
import { figure, figureOf, happened, interlude, isInterrupted, moment } from './ask';
import { NO_PENDING, OVER, TURN_PHASE } from './phases';

/*
 * How a match goes on (G5.1, G5.4): a step after another, a turn after another, a round after another. A module that
 * opens a phase at an interlude calls the function named there when the phase is over.
 */

/** G4.7: the map is laid and the money dealt. */
export const SET_UP = moment();
/** Before a round, the first one too; then `startRound`. */
export const BEFORE_ROUND = interlude();
/** A round has its order. */
export const ROUND_STARTS = moment();
/** Before the turns of a round; then `startTurns`. */
export const BEFORE_TURNS = interlude();
export const TURN_STARTS = moment();
/** The income of a turn. */
export const INCOME = figure();
/** The income is known: what was sold for it leaves. */
export const INCOME_TAKEN = moment();
/** An owner has its income; then `nextOwner`. */
export const TURN_ENDS = interlude();
/** After the last turn of a round; then `phaseFour`. */
export const ROUND_ENDS = interlude();
/** G5.1; then `closeRound`. */
export const PHASE_FOUR = interlude();
/** G5.8: the effects of an action, or of what follows from it, are done. */
export const ACTED = moment();

/** What comes before a round: a share round, or nothing. */
export function beforeRound(state: State, emit?: Emit<State>): void {
  if (isInterrupted(state, BEFORE_ROUND, emit)) return;
  startRound(state, emit);
}

/** Phase 1: the order, and what comes before the turns. */
export function startRound(state: State, emit?: Emit<State>): void {
  const { now, world } = state;
  now[ROUND]++;
  now[PHASE] = TURN_PHASE;
  if (now[ROUND] > 1 || world.company) world.setOrder?.(state);
  now[AT] = 0;
  emit?.({ event: 'round', round: now[ROUND], order: orderOf(state) }, state);
  happened(state, ROUND_STARTS, NONE, NONE, 0, emit);
  if (isInterrupted(state, BEFORE_TURNS, emit)) return;
  startTurns(state, emit);
}

/** Phase 3: the first turn. */
export function startTurns(state: State, emit?: Emit<State>): void {
  state.now[AT] = 0;
  if (state.now[IN] > 0) startTurn(state, emit);
  else endRound(state, emit);
}

/** The owners, or in a share round the seats, in their order. */
export function orderOf({ order, now }: State): readonly number[] {
  return Array.from(order.subarray(0, now[IN]));
}

function startTurn(state: State, emit?: Emit<State>): void {
  const { now } = state;
  now[PHASE] = TURN_PHASE;
  now[FREE] = 0;
  now[BOUGHT] = 0;
  now[PENDING] = NO_PENDING;
  state.once[0] = 0;
  state.turns[0]++;
  happened(state, TURN_STARTS, activeOwner(state), NONE, 0, emit);
  startStep(state, 0, emit);
}

function startStep(state: State, step: number, emit?: Emit<State>): void {
  state.now[STEP] = step;
  const { hooks } = state.world.steps[step];
  for (let hook = 0; hook < hooks.length; hook++) hooks[hook].start?.(state, emit);
}

/** `done` in a step: the next one, or the income that ends the turn. */
export function endStep(state: State, emit?: Emit<State>): void {
  const { now, world } = state;
  const { hooks } = world.steps[now[STEP]];
  for (let hook = 0; hook < hooks.length; hook++) hooks[hook].end?.(state);
  if (now[STEP] + 1 < world.steps.length) startStep(state, now[STEP] + 1, emit);
  else endTurn(state, emit);
}

/** G7. */
function endTurn(state: State, emit?: Emit<State>): void {
  const { world } = state;
  const owner = activeOwner(state);
  const alone = INCOME_BASE + world.income(state, owner) + state.once[0];
  const income = figureOf(state, INCOME, owner, alone);
  happened(state, INCOME_TAKEN, owner, NONE, income, emit);
  state.income[owner] = income;
  state.turnsTaken[owner]++;
  if (!world.company) state.cash[owner] += income;
  emit?.({ event: 'income', owner, amount: income }, state);
  if (isInterrupted(state, TURN_ENDS, emit)) return;
  nextOwner(state, emit);
}

/** The next owner's turn, or the end of the round. */
export function nextOwner(state: State, emit?: Emit<State>): void {
  const { now } = state;
  now[AT]++;
  if (now[AT] < now[IN]) startTurn(state, emit);
  else endRound(state, emit);
}

function endRound(state: State, emit?: Emit<State>): void {
  if (isInterrupted(state, ROUND_ENDS, emit)) return;
  phaseFour(state, emit);
}

/** G5.1: dividends or values. */
export function phaseFour(state: State, emit?: Emit<State>): void {
  if (isInterrupted(state, PHASE_FOUR, emit)) return;
  closeRound(state, emit);
}

/** The end test (G8.1, G5.7), then the next round. */
export function closeRound(state: State, emit?: Emit<State>): void {
  const { now, world } = state;
  const idle = now[IDLE] === PROGRESSED ? 0 : now[IDLE] + 1;
  if (world.goal.isReached(state) || now[ROUND] >= world.roundMost || idle >= world.idleMost) {
    end(state, emit);
  } else {
    now[IDLE] = idle;
    beforeRound(state, emit);
  }
}

/** The match is over. */
export function end(state: State, emit?: Emit<State>): void {
  state.now[PHASE] = OVER;
  state.now[PENDING] = NO_PENDING;
  if (!emit) return;
  const final = standing(state);
  emit({ event: 'over', scores: final.scores, winners: winnersOf(final) }, state);
}

const last = new Uint8Array(16);

/**
 * Puts the first `count` of `order` in a new order: by a figure of each, the least first; ties in reverse of how they
 * were before (G5.2).
 */
export function sortOrder({ order, now }: State, figureOf: (owner: number) => number): void {
  const count = now[IN];
  last.set(order.subarray(0, count));
  for (let at = 0; at < count; at++) {
    const owner = last[count - 1 - at];
    const figure = figureOf(owner);
    let place = at;
    while (place > 0 && figureOf(order[place - 1]) > figure) {
      order[place] = order[place - 1];
      place--;
    }
    order[place] = owner;
  }
}

/** G5.2: the lowest last income first. */
export function orderByIncomeUp(state: State): void {
  sortOrder(state, (owner) => state.income[owner]);
}

/** G7.1: money that comes once, with the income of this turn; outside its own turn an owner has it at once. */
export function earnOnce(state: State, owner: Owner, amount: number): void {
  if (state.now[PHASE] === TURN_PHASE && activeOwner(state) === owner) state.once[0] += amount;
  else state.cash[owner] += amount;
}

/** VP that count only at the end. */
export const FINAL_POINTS = figure();

/** The scores as if the match ended now, and the places once it is over (G8). */
export function standing(state: State): Standing {
  const [other] = state.world.hooks.standing;
  return other ? other(state) : standingOf(state, ownerPoints(state));
}

/** G8.2: the VP of every owner. */
export function ownerPoints(state: State): readonly number[] {
  return Array.from({ length: state.owners }, (_, owner) => pointsOf(state, owner));
}

function pointsOf(state: State, owner: Owner): number {
  const points = state.vp[owner] + state.world.goal.points(state, owner);
  return figureOf(state, FINAL_POINTS, owner, points);
}

/** G8.3: most first, ties by role I's tie-break. */
function standingOf(state: State, scores: readonly number[]): Standing {
  if (state.now[PHASE] !== OVER) return openStanding(scores);
  const { goal } = state.world;
  return finalStanding(
    scores,
    (a, b) => scores[b] - scores[a] || goal.tie(state, b) - goal.tie(state, a),
  );
}

/** The same where ties stay ties (G8.3). */
export function sharedStanding({ now }: State, scores: readonly number[]): Standing {
  return now[PHASE] === OVER
    ? finalStanding(scores, (a, b) => scores[b] - scores[a])
    : openStanding(scores);
}
