import { figureAt } from '../../../kit/figure-at';
import { oncePer } from '../../../kit/once-per';
import type { Seat } from '../../../kit/rules';
import { ACTIONS, type ActionId } from '../data/actions';
import { ENGINE_MOST, TURNS } from '../data/figures';
import { order } from '../rules/order';
import { emptyBoxes } from '../rules/production';
import { type Score, scoreOf } from '../rules/score';
import { NUMBER, type Phase, ROUND, SEAT, type State } from '../rules/state';
import type { ActionFacts } from '../words/en/table/plan';
import { type Outlook, paydays } from './outlook';
import { phaseOf } from './phase-of';
import type { Voice } from './voice';

export interface SeatFacts {
  readonly seat: Seat;
  /** In the order in which they act now, from 1; 0: it is out. */
  readonly place: number;
  readonly money: number;
  readonly income: number;
  readonly shares: number;
  readonly engine: number;
  readonly action: ActionId | null;
  /** The turn in which it went out; null while it is in. */
  readonly out: number | null;
  readonly score: Score;
  /** What the next payday would do to it now. */
  readonly payday: Outlook;
}

/** The figures of a position as the screen needs them, read once. */
export interface Facts {
  readonly phase: Phase;
  readonly turn: number;
  readonly turns: number;
  /** Of moving goods; 0 in other phases. */
  readonly round: number;
  /** Whose decision it is; null once the match is over. */
  readonly toAct: Seat | null;
  /** By their numbers. */
  readonly seats: readonly SeatFacts[];
}

export const factsOf = oncePer(readFacts);

function readFacts(state: State): Facts {
  const phase = phaseOf(state);
  const outlooks = paydays(state);
  return {
    phase,
    turn: figureAt(state.turn, NUMBER),
    turns: TURNS[state.seats] ?? 0,
    round: phase === 'move' ? figureAt(state.turn, ROUND) : 0,
    toAct: phase === 'over' ? null : figureAt(state.turn, SEAT),
    seats: outlooks.map((payday, seat) => ({ ...seatFacts(state, seat), payday })),
  };
}

function seatFacts(state: State, seat: Seat): Omit<SeatFacts, 'payday'> {
  const out = figureAt(state.out, seat) || null;
  return {
    seat,
    place: out === null ? 1 + order(state).indexOf(seat) : 0,
    money: figureAt(state.money, seat),
    income: figureAt(state.income, seat),
    shares: figureAt(state.shares, seat),
    engine: figureAt(state.engine, seat),
    action: ACTIONS[figureAt(state.action, seat) - 1]?.id ?? null,
    out,
    score: scoreOf(state, seat),
  };
}

/** The figures of one seat. */
export function seatIn(facts: Facts, seat: Seat): SeatFacts | null {
  return facts.seats.find((one) => one.seat === seat) ?? null;
}

/** Whether no turn follows this one. */
export const isLastTurn = ({ turn, turns }: Facts) => turn >= turns;

/** How many paydays are still to come, this turn's included. */
export function paydaysLeft({ phase, turn, turns }: Facts): number {
  if (phase === 'over') return 0;
  return turns - turn + (phase === 'grow' ? 0 : 1);
}

/** Whether an action can do anything for a seat this turn. */
export function hasEffect(state: State, seat: Seat, id: ActionId): boolean {
  const lastTurn = isLastTurn(factsOf(state));
  if (id === 'locomotive') return figureAt(state.engine, seat) < ENGINE_MOST;
  if (id === 'urbanization') return state.newCity.some((hex) => hex === 0);
  if (id === 'production') return !lastTurn && emptyBoxes(state) > 0;
  return id !== 'turn-order' || !lastTurn;
}

/** What decides what an action means to a seat this turn. */
export function actionFacts(state: State, seat: Seat, id: ActionId, voice: Voice): ActionFacts {
  const acts = order(state);
  return {
    effect: hasEffect(state, seat, id),
    ahead: acts.slice(0, acts.indexOf(seat)).map(voice.name),
    engine: figureAt(state.engine, seat),
    newCities: state.newCity.filter((hex) => hex === 0).length,
    emptyBoxes: emptyBoxes(state),
    lastTurn: isLastTurn(factsOf(state)),
  };
}
