import { isObject, type Json, type JsonObject } from '../../../kit/json';
import { flaw, record, wordOf } from '../../../kit/reading';
import { MOVE_ROUNDS, TURNS } from '../data/figures';
import { giveTurn } from './order';
import { readAuction } from './position-read-auction';
import { readBuildTurn } from './position-read-build';
import { readDelivery, readEngined } from './position-read-delivery';
import { readGrowth } from './position-read-growth';
import { from, seatInOrder } from './position-read-players';
import {
  AT,
  AUCTION,
  BUILD,
  CUBE,
  GROW,
  IN,
  MOVE,
  NUMBER,
  OVER,
  PHASE,
  PHASES,
  ROUND,
  SEAT,
  SELECT,
  type State,
} from './state';

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
