import { EDGES } from '../rules/board';
import { cubeStop, stopOfCity, stopsVisited } from '../rules/delivery';
import { COLORS } from '../rules/goods';
import { CUBE, LINKS, NO_LINK, SEAT, type State } from '../rules/state';
import { earner, findDeliveries, goodOf, kinds, OTHERS, OWN, ownNow } from './deliveries';
import { needed, opportunities, RUIN, topNext, topNow, turnsLeft } from './money';

const NONE = -99;

let seat = 0;
let goals = 0;
let linkTo: Uint8Array = new Uint8Array(0);

/**
 * How good the best end of the delivery under way is if the cube leaves by this edge, in eighths of own income.
 * The network of this position must have been read.
 */
function goodOfExit(state: State, edge: number): number {
  seat = state.turn[SEAT];
  goals = state.goals[state.turn[CUBE] - 1];
  ({ linkTo } = state);
  const exit = cubeStop(state) * EDGES + edge;
  return (
    gain(exit) + best(linkTo[exit], state.engine[seat] - state.turn[LINKS] - 1, stopsVisited(state))
  );
}

function gain(exit: number): number {
  if (earner[exit] === seat) return OWN;
  return earner[exit] < 0 ? 0 : -OTHERS;
}

/** The best continuation from a stop with `left` links left. */
function best(stop: number, left: number, visited: number): number {
  if ((goals >> stop) & 1) return 0;
  let most = NONE;
  if (left === 0) return most;
  for (let exit = stop * EDGES; exit < (stop + 1) * EDGES; exit++) {
    const to = linkTo[exit];
    if (to === NO_LINK || (visited >> to) & 1) continue;
    const good = gain(exit) + best(to, left - 1, visited | (1 << stop) | (1 << to));
    if (good > most) most = good;
  }
  return most;
}

/** What an eighth of own income adds to the exponent of a delivery. */
const SHARP = 0.2;
/** What counts against a delivery that pays the others more. */
const FOREIGN = 4;
let from = 0;
let engine = 0;

/** Gets ready for the exponents of what a seat does with an opportunity to move goods. */
export function prepareMoves(state: State): void {
  const seat = state.turn[SEAT];
  from = findDeliveries(state);
  const short = needed(state, seat, from) + 1 - state.money[seat];
  const left = turnsLeft(state);
  const chances = opportunities(state, seat);
  const gain = topNext[0] + topNext[1] - topNow[0] - topNow[1];
  const given = chances > 1 ? topNow[0] + topNow[1] - topNext[0] : topNow[0];
  if (left === 0 && (chances < 2 || gain <= topNow[0])) engine = -2;
  else engine = 0.9 + Math.min(2, left) * 0.24 + gain * 1.1;
  const lacking = short + given;
  if (lacking > 0) engine = lacking > state.income[seat] ? RUIN : -2;
}

/** The exponent of the weight of a delivery of this cube. */
export function shipExponent(state: State, city: number, color: number): number {
  const seat = state.turn[SEAT];
  const kind = city * COLORS + color;
  const own = ownNow[from + seat * kinds + kind];
  if (own === 0) return RUIN;
  const good = goodOf(from, seat, kind);
  const others = (own * OWN - good) / OTHERS;
  return SHARP * good - (others > own ? FOREIGN : 0);
}

/** The exponent of the weight of an engine. */
export const engineExponent = (): number => engine;

/** The exponent of the weight of the next link of a delivery. */
export function goExponent(state: State, edge: number): number {
  return 2 * SHARP * goodOfExit(state, edge);
}

/** A cube is wanted where own track begins, and where it is not delivered at once. */
export function placeExponent(state: State, box: number): number {
  const { cityFor, columnOf } = state.board.display;
  const city = cityFor[columnOf[box]];
  const stop = stopOfCity(state, city);
  if (stop < 0) return -1;
  for (let exit = stop * EDGES; exit < (stop + 1) * EDGES; exit++) {
    if (state.linkTo[exit] !== NO_LINK && earner[exit] === state.turn[SEAT]) return 1;
  }
  return 0;
}

/** What a new city on a town is worth: cubes of its color nearby, cubes in its column, own track there. */
export function cityWorth(state: State, hexStop: number, letter: number, color: number): number {
  const { cities, cityCount, display } = state.board;
  let worth = 0.5;
  for (let exit = hexStop * EDGES; exit < (hexStop + 1) * EDGES; exit++) {
    if (state.linkTo[exit] !== NO_LINK && earner[exit] === state.turn[SEAT]) worth += 0.5;
  }
  for (let city = 0; city < cities.length; city++) {
    const stop = stopOfCity(state, city);
    if (stop < 0 || state.cubes[city * COLORS + color] === 0) continue;
    if ((state.linked[hexStop] >> stop) & 1) worth += 0.3 * state.cubes[city * COLORS + color];
    else worth += 0.24 * state.cubes[city * COLORS + color];
  }
  const column = display.columnFor[cityCount + letter];
  for (let box = 0; box < display.boxes; box++) {
    if (display.columnOf[box] === column && state.display[box] > 0) worth += 0.2;
  }
  return worth;
}
