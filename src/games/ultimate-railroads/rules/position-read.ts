import type { Json, JsonObject } from '../../../kit/json';
import { seedRandom } from '../../../kit/random';
import { count, flaw, listOf, reading, record, seatCount, sound } from '../../../kit/reading';
import { failed, type Result } from '../../../kit/result';
import { ownTilesProblems } from '../data/own-tiles';
import { type Options, setups } from './options';
import { readCards } from './position-read-cards';
import { readPlaces } from './position-read-places';
import { checkOwn, readTable } from './position-read-seats';
import { readStock } from './position-read-stock';
import { readTurn } from './position-read-turn';
import { blankState, type State } from './state';

const KEYS = [
  ...['game', 'options', 'seats', 'turn', 'order', 'claims', 'strip', 'startCards', 'supply'],
  ...['returned', 'doublers', 'cards', 'bonus', 'taken', 'bottom', 'pool', 'lock', 'table'],
];

/** Reads a position (15). A problem names the first thing that is wrong; what is odd but possible is taken as it is. */
export function readPosition(json: Json, seed: string): Result<State> {
  return reading(() => {
    const state = readState(record(json, '', KEYS));
    seedRandom(state.random, seed);
    return state;
  });
}

function readState(position: JsonObject): State {
  if (position.game !== 'ultimate-railroads') flaw('other-game', 'game');
  const options = readOptions(position.options ?? null);
  const seats = seatCount(position.seats, setups.seats(options));
  const state = blankState(options, seats);
  readOrder(state, position.order);
  readTable(state, position.table);
  checkOwn(state);
  readStock(state, position);
  readCards(state, position);
  // Whether a space is there depends on the round, so the turn is read in two steps.
  const finishTurn = readTurn(state, position);
  readPlaces(state, position);
  finishTurn();
  return state;
}

function readOptions(json: Json): Options {
  const options = sound(setups.read(json), 'options');
  if (options.tiles) {
    const [first] = ownTilesProblems(options.tiles);
    if (first) sound(failed(first), 'options.tiles');
  }
  return options;
}

function readOrder(state: State, json: Json | undefined): void {
  const list = listOf(json, 'order', state.seats);
  list.forEach((item, place) => {
    const seat = count(item, `order[${place}]`, state.seats - 1);
    if (state.order.subarray(0, place).includes(seat)) flaw('twice', `order[${place}]`);
    state.order[place] = seat;
  });
}
