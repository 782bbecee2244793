import { ENGINE_MOST, SHARE_MONEY, SHARES_MOST } from '../data/figures';
import { dropPrice, highBid } from '../rules/auction';
import { heldAs } from '../rules/order';
import { DROPS, IN, NUMBER, SEAT, type State } from '../rules/state';
import { budget, findTops, needed, RUIN, topNext, topNow, turnsLeft } from './money';

const FIRST_MOVE = heldAs('first-move');
const FIRST_BUILD = heldAs('first-build');
const ENGINEER = heldAs('engineer');
const LOCOMOTIVE = heldAs('locomotive');
const URBANIZATION = heldAs('urbanization');
const PRODUCTION = heldAs('production');

/** Shares without which the seat could not pay this turn's expenses in full, with what it can deliver now. */
function sharesDemanded(state: State, seat: number, deliveries?: number): number {
  const short = needed(state, seat, deliveries) - state.money[seat];
  return Math.max(0, Math.ceil(short / (SHARE_MONEY - 1)));
}

const SHARES_AT_ONCE = 3;

/** Shares that pay for the turn's plan and for its expenses. */
export function sharesWanted(state: State, seat: number, deliveries?: number): number {
  const demand = needed(state, seat, deliveries);
  const wants = budget(state) + demand - state.money[seat];
  const left = SHARES_MOST - state.shares[seat];
  return Math.max(0, Math.min(SHARES_AT_ONCE, left, Math.round(wants / (SHARE_MONEY - 1))));
}

/** 16.17: turn 1 earns nothing, so that 2 or 3 are usual then. */
const FIRST_SHARES = 2;
/** More shares than wanted, up to this number, are looked at. */
const SPARE_SHARES = 1;

let demanded = 0;
let wanted = 0;

export function prepareIssue(state: State): void {
  const seat = state.turn[SEAT];
  const left = SHARES_MOST - state.shares[seat];
  demanded = Math.min(left, sharesDemanded(state, seat));
  const planned = state.turn[NUMBER] === 1 ? FIRST_SHARES : sharesWanted(state, seat);
  wanted = Math.max(demanded, planned);
}

/** Every share away from what is wanted counts; fewer than the expenses demand are ruin. */
export function issueExponent(shares: number): number {
  if (shares < demanded || shares > wanted + SPARE_SHARES) return RUIN;
  return shares > wanted ? 1.1 * (wanted - shares) : 1.3 * (shares - wanted);
}

/** What first place is usually worth, and how much beyond the limit a bid may be and still be looked at. */
const WORTH_OF_FIRST = 2;
const BEYOND = 4;
/** Of the money planned for track so much may go for first place. */
const SPARE_TRACK = 2.7;

let limit = 0;
let most = 0;

/** The most that first place is worth now, and what is left when the expenses are paid. */
export function prepareBids(state: State): void {
  const seat = state.turn[SEAT];
  most = state.money[seat] - needed(state, seat);
  limit = Math.min(WORTH_OF_FIRST, most - budget(state) + SPARE_TRACK);
}

export function bidExponent(state: State, bid: number): number {
  if (bid > most || bid > limit + BEYOND) return RUIN;
  return 0.8 - 1.5 * (bid - highBid(state) - 1) - 1.2 * Math.max(0, bid - limit);
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
  locomotive = state.engine[seat] < ENGINE_MOST ? 1.3 * later + 0.8 * gain : -3;
}

export function selectExponent(state: State, place: number): number {
  const later = turnsLeft(state) > 0;
  switch (place + 1) {
    case LOCOMOTIVE:
      return locomotive;
    case FIRST_MOVE:
      return 0.8;
    case FIRST_BUILD:
      return 0.6;
    case ENGINEER:
      return state.money[state.turn[SEAT]] >= 9 ? 1.5 : 0.3;
    case URBANIZATION:
      return 1.7;
    case PRODUCTION:
      return later ? 0.2 : -3;
    default:
      return later ? 0.3 : -3;
  }
}
