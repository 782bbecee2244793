import type { Json, JsonObject } from '../../../kit/json';
import { array, count, flaw, listOf, record, wordOf } from '../../../kit/reading';
import { ACTIONS } from '../data/actions';
import { ENGINE_MOST, SHARES_MOST, START, TURNS } from '../data/figures';
import { IN, type State } from './state';

const KEYS = ['money', 'shares', 'engine', 'income', 'action', 'begun', 'out'];
const ACTION_IDS = ACTIONS.map(({ id }) => id);

/** More money or income than any match can bring. */
const SUM_MOST = 1_000_000;

export function readPlayers(state: State, json: Json | undefined): void {
  listOf(json, 'players', state.seats).forEach((player, seat) => {
    readPlayer(state, seat, record(player, `players[${seat}]`, KEYS));
  });
}

function readPlayer(state: State, seat: number, player: JsonObject): void {
  const at = (key: string) => `players[${seat}].${key}`;
  const isOut = player.out !== null;
  state.out[seat] = isOut ? from(1, player.out, at('out'), TURNS[state.seats]) : 0;
  // 9.2: a seat that is out has nothing left.
  const inPlay = (figure: number) => (isOut ? 0 : figure);
  state.money[seat] = count(player.money, at('money'), inPlay(SUM_MOST));
  state.income[seat] = count(player.income, at('income'), inPlay(SUM_MOST));
  state.shares[seat] = from(inPlay(START.shares), player.shares, at('shares'), inPlay(SHARES_MOST));
  state.engine[seat] = from(inPlay(START.engine), player.engine, at('engine'), inPlay(ENGINE_MOST));
  if (typeof player.begun !== 'boolean') flaw('not-a-truth-value', at('begun'));
  state.begun[seat] = player.begun ? 1 : 0;
  if (player.action === null) return;
  if (isOut) flaw('out', at('action'));
  const held = 1 + wordOf(player.action, at('action'), ACTION_IDS);
  if (state.action.includes(held)) flaw('twice', at('action'));
  state.action[seat] = held;
}

/** The seats in the order must be exactly those that are not out. */
export function readOrder(state: State, json: Json | undefined): void {
  const seats = array(json, 'order');
  for (const [place, seat] of seats.entries()) {
    const at = `order[${place}]`;
    const read = count(seat, at, state.seats - 1);
    if (state.out[read] > 0) flaw('out', at);
    if (state.order.subarray(0, place).includes(read)) flaw('twice', at);
    state.order[place] = read;
  }
  state.turn[IN] = seats.length;
  const left = state.out.filter((turn) => turn === 0).length;
  if (seats.length !== left) flaw('wrong-length', 'order', { has: seats.length, needs: left });
}

/** A seat of the order. */
export function seatInOrder(state: State, json: Json | undefined, at: string): number {
  const seat = count(json, at, state.seats - 1);
  return state.out[seat] === 0 ? seat : flaw('out', at);
}

/** A whole number from `least` to `most`. */
export function from(least: number, json: Json | undefined, at: string, most: number): number {
  const read = count(json, at, most);
  return read >= least ? read : flaw('too-few', at, { has: read, least });
}
