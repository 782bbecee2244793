import { isObject, type Json, type JsonObject } from '../../../kit/json';
import { array, count, flaw, listOf, record, wordOf } from '../../../kit/reading';
import { MOVE_ROUNDS, TURNS } from '../data/figures';
import { readHex } from './action-form';
import { hasDropped, highBid } from './auction';
import { bagCount } from './bag';
import { EDGES } from './board';
import { allowance } from './build';
import { giveTurn, heldAs } from './order';
import { readCubes } from './position-read-cubes';
import { readDelivery, readEngined } from './position-read-delivery';
import { from, seatInOrder } from './position-read-players';
import { DRAWS, emptyBoxes } from './production';
import { segmentBits } from './shapes';
import {
  AT,
  AUCTION,
  BUILD,
  CUBE,
  DRAWN,
  DROPS,
  GROW,
  IN,
  MOVE,
  NUMBER,
  OVER,
  PASSED,
  PHASE,
  PHASES,
  ROUND,
  SEAT,
  SEATS_FROM,
  SELECT,
  type State,
  TILES_BUILT,
  URBANIZED,
} from './state';

/** 7.1: what has been built in this build turn. */
function readBuildTurn(state: State, turn: JsonObject): void {
  if (typeof turn.urbanized !== 'boolean') flaw('not-a-truth-value', 'turn.urbanized');
  state.turn[URBANIZED] = turn.urbanized ? 1 : 0;
  const tiles = Object.entries(
    isObject(turn.built) ? turn.built : flaw('not-an-object', 'turn.built'),
  );
  // A turn with all its tiles built has ended by itself.
  const most = allowance(state, state.turn[SEAT]) - 1;
  if (tiles.length > most) flaw('too-many', 'turn.built', { has: tiles.length, most });
  for (const [tile, [text, segments]] of tiles.entries()) {
    const at = `turn.built.${text}`;
    const hex = readHex(state, text, at);
    if (state.shape[hex] === 0) flaw('no-track', at);
    state.built[tile] = hex;
    state.builtEdges[tile] = readNew(state, hex, segments, at);
    state.turn[TILES_BUILT] = tile + 1;
  }
}

/** The edges of the segments that are new on a hex, each the seat's own. */
function readNew(state: State, hex: number, json: Json | undefined, at: string): number {
  let edges = 0;
  for (const [index, segment] of array(json, at).entries()) {
    const here = `${at}[${index}]`;
    const bits = typeof segment === 'string' ? segmentBits(state.shape[hex], segment) : 0;
    if (bits === 0) flaw('no-track', here);
    if ((edges & bits) !== 0) flaw('twice', here);
    edges |= bits;
  }
  for (let edge = 0; edge < EDGES; edge++) {
    const owner = state.owner[hex * EDGES + edge];
    if ((edges >> edge) & 1 && owner !== SEATS_FROM + state.turn[SEAT]) flaw('foreign', at);
  }
  return edges;
}

/** More than anybody has. */
const BID_MOST = 1_000_000;

/** 4: the bids, and who has dropped and passed. */
function readAuction(state: State, turn: JsonObject): void {
  readDropped(state, turn);
  listOf(turn.bids, 'turn.bids', state.seats).forEach((bid, seat) => {
    const at = `turn.bids[${seat}]`;
    const amount = count(bid, at, BID_MOST);
    if (amount > 0 && state.out[seat] > 0) flaw('out', at);
    if (amount > 0 && state.bids.includes(amount)) flaw('twice', at);
    const money = state.money[seat];
    if (amount > money && !hasDropped(state, seat))
      flaw('money', at, { needs: amount, has: money });
    state.bids[seat] = amount;
  });
  if (typeof turn.passed !== 'boolean') flaw('not-a-truth-value', 'turn.passed');
  state.turn[PASSED] = turn.passed ? 1 : 0;
  if (hasDropped(state, state.turn[SEAT])) flaw('dropped', 'turn.seat');
  const high = highBid(state);
  // 4.4: the holder of the high bid may not drop.
  if (high > 0 && hasDropped(state, state.bids.indexOf(high))) flaw('holder', 'turn.dropped');
}

function readDropped(state: State, turn: JsonObject): void {
  const seats = array(turn.dropped, 'turn.dropped');
  const most = state.turn[IN] - 2;
  if (seats.length > most) flaw('too-many', 'turn.dropped', { has: seats.length, most });
  for (const [drop, json] of seats.entries()) {
    const at = `turn.dropped[${drop}]`;
    const seat = seatInOrder(state, json, at);
    if (hasDropped(state, seat)) flaw('twice', at);
    state.dropped[drop] = seat;
    state.turn[DROPS] = drop + 1;
  }
}

const PRODUCTION = heldAs('production');

/** 10.1, 10.2: the drawn cubes that are still to be placed. */
function readGrowth(state: State, turn: JsonObject): void {
  // 9.5.
  if (state.turn[NUMBER] === TURNS[state.seats]) flaw('last-turn', 'turn.phase');
  if (state.action[state.turn[SEAT]] !== PRODUCTION) flaw('no-production', 'turn.seat');
  // The place in the order does not count here.
  state.turn[AT] = 0;
  const boxes = emptyBoxes(state);
  if (turn.drawn === null) {
    if (bagCount(state) === 0 || boxes === 0) flaw('nothing-to-draw', 'turn.drawn');
    return;
  }
  const has = readCubes(state.drawn, turn.drawn, 'turn.drawn');
  const most = Math.min(DRAWS, boxes);
  if (has === 0) flaw('too-few', 'turn.drawn', { has, least: 1 });
  if (has > most) flaw('too-many', 'turn.drawn', { has, most });
  state.turn[DRAWN] = 1;
}

/** The fields of `turn` in a phase in addition to the usual ones. */
const FIELDS: Readonly<Record<number, readonly string[]>> = {
  [AUCTION]: ['bids', 'dropped', 'passed'],
  [BUILD]: ['built', 'urbanized'],
  [MOVE]: ['round', 'engined', 'cube'],
  [GROW]: ['drawn'],
};

/** Reads whose turn it is; everything else must have been read. */
export function readTurn(state: State, json: Json | undefined): void {
  const phase = wordOf(
    isObject(json) ? json.phase : flaw('not-an-object', 'turn'),
    'turn.phase',
    PHASES,
  );
  const turn = record(json, 'turn', ['number', 'phase', 'seat', ...(FIELDS[phase] ?? [])]);
  state.turn[PHASE] = phase;
  state.turn[NUMBER] = from(1, turn.number, 'turn.number', TURNS[state.seats]);
  checkOut(state);
  if (phase === OVER) {
    readEnd(state, turn);
    return;
  }
  if (state.turn[IN] < 2) flaw('too-few', 'order', { has: state.turn[IN], least: 2 });
  readSeat(state, turn.seat);
  if (phase === AUCTION) readAuction(state, turn);
  else if (phase === SELECT) checkSelected(state);
  else if (phase === BUILD) readBuildTurn(state, turn);
  else if (phase === MOVE) readMove(state, turn);
  else if (phase === GROW) readGrowth(state, turn);
}

/** No seat went out in a later turn. */
function checkOut({ out, turn }: State): void {
  out.forEach((number, seat) => {
    if (number > turn[NUMBER])
      flaw('too-many', `players[${seat}].out`, { has: number, most: turn[NUMBER] });
  });
}

function readEnd({ turn, seats }: State, { seat }: JsonObject): void {
  if (seat !== null) flaw('seat-after-end', 'turn.seat');
  // 9.3, 9.5.
  if (turn[IN] >= 2 && turn[NUMBER] < TURNS[seats]) flaw('not-over', 'turn.phase');
}

function readSeat(state: State, json: Json | undefined): void {
  const seat = seatInOrder(state, json, 'turn.seat');
  let at = 0;
  while (giveTurn(state, at) && state.turn[SEAT] !== seat) at++;
}

/** 5.1: those before the seat to act hold an action, it and those after it none. */
function checkSelected({ turn, order, action }: State): void {
  for (let place = 0; place < turn[IN]; place++) {
    const has = action[order[place]] > 0;
    const at = `players[${order[place]}].action`;
    if (has && place >= turn[AT]) flaw('too-early', at);
    if (!has && place < turn[AT]) flaw('missing', at);
  }
}

function readMove(state: State, turn: JsonObject): void {
  state.turn[ROUND] = from(1, turn.round, 'turn.round', MOVE_ROUNDS);
  readEngined(state, turn.engined);
  if (turn.cube === null) state.turn[CUBE] = 0;
  else readDelivery(state, turn.cube);
}
