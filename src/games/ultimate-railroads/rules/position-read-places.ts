import { isObject, type Json, type JsonObject } from '../../../kit/json';
import { array, count, flaw, listOf, record } from '../../../kit/reading';
import type { Seat } from '../../../kit/rules';
import { RUBLES_MOST, WORKERS_MOST } from './pay';
import { costOf, isThere, rublesOf } from './spaces';
import { BLACK_PLACED, BOTTOM_USED, DURING, PHASE, RESOLVE, type State, TURN } from './state';
import { BOTTOM, HIRE, PLACE_1, PLACE_2, SPACE_IDS, spaceOf } from './tables';

/** Reads what was placed in this round; the round, the seats and the strip must have been read. */
export function readPlaces(state: State, { taken, bottom, claims }: JsonObject): void {
  const form = isObject(taken) ? taken : flaw('not-an-object', 'taken');
  for (const id of Object.keys(form)) readTaken(state, id, form[id]);
  array(bottom, 'bottom').forEach((item, index) => {
    const bit = 1 << count(item, `bottom[${index}]`, state.seats - 1);
    if (state.now[BOTTOM_USED] & bit) flaw('twice', `bottom[${index}]`);
    state.now[BOTTOM_USED] |= bit;
  });
  const claimed = record(claims, 'claims', ['1', '2']);
  readClaim(state, 0, claimed['1']);
  readClaim(state, 1, claimed['2']);
  if (state.claim[0] > 0 && state.claim[0] === state.claim[1]) flaw('twice', 'claims.2');
  checkBlack(state);
}

function readTaken(state: State, id: string, json: Json | undefined): void {
  const at = `taken.${id.slice(0, 20)}`;
  const space = spaceOf(id);
  if (space < 0 || space === BOTTOM || space === PLACE_1 || space === PLACE_2)
    flaw('no-such-space', at);
  const list = listOf(json, at, 4);
  const seat = count(list[0], `${at}[0]`, state.seats - 1);
  if (!wasThere(state, seat, space)) flaw('no-such-space', at);
  const workers = count(list[1], `${at}[1]`, WORKERS_MOST);
  const black = count(list[2], `${at}[2]`, 1);
  const rubles = count(list[3], `${at}[3]`, RUBLES_MOST);
  const needs = costOf(state, space);
  if (workers + black + rubles !== needs || rubles < rublesOf(state, space))
    flaw('wrong-pay', at, { needs });
  state.taken[space] = 1 + seat;
  state.placed.set([workers, black, rubles], space * 3);
}

/** 10.2: a hire has left the hiring place empty. */
function wasThere(state: State, seat: Seat, space: number): boolean {
  if (space !== HIRE) return isThere(state, seat, space);
  return state.strip[0] === 0 && state.engineer.includes(1 + seat);
}

/** 4.6, 4.7. */
function readClaim(state: State, at: number, json: Json | undefined): void {
  if (json === null) return;
  const path = `claims.${at + 1}`;
  const pair = listOf(json, path, 2);
  const seat = count(pair[0], `${path}[0]`, state.seats - 1);
  if (!isThere(state, seat, PLACE_1 + at)) flaw('no-such-space', path);
  const { now, order, seats } = state;
  const isTurn = (now[PHASE] === RESOLVE ? now[DURING] : now[PHASE]) === TURN;
  if (isTurn && seats > 2 && order[at] === seat) flaw('own-place', path);
  state.claim[at] = 1 + seat;
  state.claimBlack[at] = count(pair[1], `${path}[1]`, 1);
}

/** 1.4: there is one black worker, and the seat that uses it has placed it. */
function checkBlack({ black, taken, placed, claim, claimBlack }: State): void {
  const seats: Seat[] = [];
  SPACE_IDS.forEach((_, space) => {
    if (taken[space] > 0 && placed[space * 3 + 1] > 0) seats.push(taken[space] - 1);
  });
  claim.forEach((holder, at) => {
    if (holder > 0 && claimBlack[at] > 0) seats.push(holder - 1);
  });
  if (seats.length > 1) flaw('twice', 'taken');
  for (const seat of seats)
    if (black[seat] !== BLACK_PLACED) flaw('no-black-worker', `table[${seat}].black`);
}
