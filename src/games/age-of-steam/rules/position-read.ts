import { isObject, type Json, type JsonObject } from '../../../kit/json';
import { seedRandom } from '../../../kit/random';
import { flaw, reading, record, seatCount, sound } from '../../../kit/reading';
import { failed, type Result } from '../../../kit/result';
import type { Problem } from '../../../kit/rules';
import { bareBoard } from './begin';
import { type Options, setups } from './options';
import { checkCubes, readBag, readCities, readDisplay } from './position-read-cubes';
import { readOrder, readPlayers } from './position-read-players';
import { checkOwners, readNewCities, readTrack } from './position-read-track';
import { readTurn } from './position-read-turn';
import type { State } from './state';

const KEYS = [
  ...['game', 'options', 'seats', 'turn', 'order', 'players'],
  ...['track', 'newCities', 'cubes', 'display', 'bag'],
];

/** What is wrong with a board that is not built in: the first problem of each part. */
export type BoardProblems = (board: Json) => readonly Problem[];

/** Reads a position (12). A problem names the first thing that is wrong; what is odd but harmless is taken as it is. */
export function readPosition(
  json: Json,
  seed: string,
  boardProblems: BoardProblems,
): Result<State> {
  return reading(() => {
    const state = readState(record(json, '', KEYS), boardProblems);
    seedRandom(state.random, seed);
    return state;
  });
}

function readState(position: JsonObject, boardProblems: BoardProblems): State {
  if (position.game !== 'age-of-steam') flaw('other-game', 'game');
  const options = readOptions(position.options ?? null, boardProblems);
  const seats = seatCount(position.seats, setups.seats(options));
  const state = bareBoard(options, seats);
  readPlayers(state, position.players);
  readOrder(state, position.order);
  readNewCities(state, position.newCities);
  readTrack(state, position.track);
  checkOwners(state);
  readCities(state, position.cubes);
  readDisplay(state, position.display);
  readBag(state, position.bag);
  readTurn(state, position.turn);
  checkCubes(state);
  return state;
}

function readOptions(json: Json, boardProblems: BoardProblems): Options {
  if (isObject(json) && isObject(json.board)) {
    const [problem] = boardProblems(json.board);
    if (problem) sound(failed(problem), 'options.board');
  }
  return sound(setups.read(json), 'options');
}
