import { ENGINE_MOST, SHARE_MONEY } from '../data/figures';
import { dropPrice, highBid } from '../rules/auction';
import { heldAs } from '../rules/order';
import { DROPS, IN, NUMBER, SEAT, type State } from '../rules/state';
import { budget, findTops, needed, topNext, topNow, turnsLeft } from './money';

const FIRST_MOVE = heldAs('first-move');
const FIRST_BUILD = heldAs('first-build');
const ENGINEER = heldAs('engineer');
const LOCOMOTIVE = heldAs('locomotive');
const URBANIZATION = heldAs('urbanization');
const PRODUCTION = heldAs('production');

/** Shares that pay for the turn's plan and for its expenses. */
export function sharesWanted(state: State, seat: number, deliveries?: number): number {
  const wants = budget(state) + needed(state, seat, deliveries) - state.money[seat];
  return Math.max(0, Math.min(3, Math.round(wants / SHARE_MONEY)));
}

/** 16.17: turn 1 earns nothing, so that 2 or 3 are usual then. */
const FIRST_SHARES = 2;

let wanted = 0;
let limit = 0;

export function prepareIssue(state: State): void {
  wanted = sharesWanted(state, state.turn[SEAT]);
  if (state.turn[NUMBER] === 1) wanted = Math.max(wanted, FIRST_SHARES);
}

/** Every share away from what is wanted counts; too many count more than too few. */
export function issueExponent(shares: number): number {
  return shares > wanted ? 1.1 * (wanted - shares) : 1.3 * (shares - wanted);
}

/** The most that first place is worth now: what is left when the turn's track and expenses are paid. */
export function prepareBids(state: State): void {
  const seat = state.turn[SEAT];
  const spare = state.money[seat] - needed(state, seat) - budget(state) + 4;
  const worth = state.turn[NUMBER] === 1 ? 3 : 4;
  limit = Math.min(worth, spare);
}

export function bidExponent(state: State, bid: number): number {
  return 0.6 - 1.5 * (bid - highBid(state) - 1) - 1.2 * Math.max(0, bid - limit);
}

export function dropExponent(state: State): number {
  const place = state.turn[IN] - state.turn[DROPS];
  return 0.1 * place - 0.3 * dropPrice(state, state.turn[SEAT]);
}

let locomotive = 0;

export function prepareSelect(state: State): void {
  const seat = state.turn[SEAT];
  findTops(state, seat);
  const gain = topNext[0] + topNext[1] - topNow[0] - topNow[1];
  const later = turnsLeft(state) > 0 ? 1 : 0;
  locomotive = state.engine[seat] < ENGINE_MOST ? later + 0.8 * gain : -3;
}

export function selectExponent(state: State, place: number): number {
  const later = turnsLeft(state) > 0;
  switch (place + 1) {
    case LOCOMOTIVE:
      return locomotive;
    case FIRST_MOVE:
    case FIRST_BUILD:
      return 0.8;
    case ENGINEER:
      return state.money[state.turn[SEAT]] >= 9 ? 1.1 : 0.3;
    case URBANIZATION:
      return 1.2;
    case PRODUCTION:
      return later ? 0.2 : -3;
    default:
      return later ? 0.3 : -3;
  }
}
