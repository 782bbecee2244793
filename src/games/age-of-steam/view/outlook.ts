import { figureAt } from '../../../kit/figure-at';
import { changedCopy, lookAhead } from '../../../kit/look-ahead';
import type { Action, Seat } from '../../../kit/rules';
import { ENGINE_MOST, MOVE_ROUNDS } from '../data/figures';
import { rules } from '../rules';
import { kindOf } from '../rules/actions';
import { ship } from '../rules/delivery';
import { type Event, isOf } from '../rules/events';
import { settleFinances } from '../rules/finances';
import { order } from '../rules/order';
import { type Score, scoreOf } from '../rules/score';
import { AT, CUBE, MOVE, PHASE, ROUND, SEAT, type State } from '../rules/state';
import type { StillShips } from '../words/en/table/money';
import { legalOf } from './legal';
import { phaseOf } from './phase-of';

/** What a seat has once this turn's income and expenses are settled. */
export interface Outlook {
  readonly cash: number;
  readonly income: number;
  readonly score: Score;
  /** Expenses, and how many dollars of them are missing. */
  readonly owes: number;
  readonly short: number;
  /** The income before it falls by what is missing and by the reduction. */
  readonly earned: number;
  readonly reduction: number;
  /** The seat goes out. */
  readonly ruin: boolean;
}

/** The next payday of every seat in the present position. */
export function paydays(state: State): readonly Outlook[] {
  return outlooks(state, []);
}

/**
 * The result of these actions for every seat, payday included, by the rules' own code; after a match nothing changes.
 * If they end the phase themselves, they include payday; nothing after it touches the figures told here. `pays`: what a
 * seat also pays before payday, such as its bid.
 */
export function outlooks(
  state: State,
  actions: readonly Action[],
  pays: { readonly seat: Seat; readonly amount: number } | null = null,
): readonly Outlook[] {
  const ahead = lookAhead(rules, state, actions);
  const events = [...ahead.events];
  const paid = events.some(({ event }) => event === 'expenses');
  const settled = changedCopy(rules, ahead.after, (next) => {
    if (pays) next.money[pays.seat] = figureAt(next.money, pays.seat) - pays.amount;
    if (!paid && phaseOf(next) !== 'over') settleFinances(next, (event) => events.push(event));
  });
  return Array.from({ length: state.seats }, (_, seat) => outlookOf(settled, seat, events));
}

/**
 * Whether a seat can still ship goods between these actions and the next payday, so that it may have more by then; null: it
 * cannot, or payday is over.
 */
export function shipsBefore(state: State, actions: readonly Action[], seat: Seat): StillShips {
  const { after, events } = lookAhead(rules, state, actions);
  const phase = phaseOf(after);
  if (phase === 'over' || events.some(({ event }) => event === 'expenses')) return null;
  const ships = actions.some((action) => kindOf(action) === ship) ? 'more' : 'any';
  // Track is still built before goods move.
  if (phase !== 'move') return ships;
  const isDue = order(after).indexOf(seat) >= figureAt(after.turn, AT);
  const comesAgain = figureAt(after.turn, ROUND) < MOVE_ROUNDS;
  const upgrades = isDue && comesAgain && figureAt(after.engined, seat) === 0;
  const can =
    ((isDue || comesAgain) && canShip(after, seat, 0)) || (upgrades && canShip(after, seat, 1));
  return can ? ships : null;
}

/** Whether a seat could begin a delivery now, were it its turn, with an engine that is better by so much. */
function canShip(state: State, seat: Seat, better: number): boolean {
  const trial = changedCopy(rules, state, ({ turn, engine }) => {
    turn[PHASE] = MOVE;
    turn[SEAT] = seat;
    turn[CUBE] = 0;
    engine[seat] = Math.min(ENGINE_MOST, figureAt(engine, seat) + better);
  });
  return legalOf(trial, ship).length > 0;
}

function outlookOf(settled: State, seat: Seat, events: readonly Event[]): Outlook {
  const own = events.filter((one) => isOf(one, seat));
  const expenses = own.find((one) => one.event === 'expenses');
  return {
    cash: figureAt(settled.money, seat),
    income: figureAt(settled.income, seat),
    score: scoreOf(settled, seat),
    owes: expenses?.owes ?? 0,
    short: expenses?.short ?? 0,
    earned: own.find((one) => one.event === 'income')?.amount ?? 0,
    reduction: own.find((one) => one.event === 'reduction')?.amount ?? 0,
    ruin: own.some(({ event }) => event === 'out'),
  };
}
