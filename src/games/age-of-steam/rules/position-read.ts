import type { Json, JsonObject } from '../../../kit/json';
import { seedRandom } from '../../../kit/random';
import { flaw, reading, record, seatCount, sound } from '../../../kit/reading';
import type { Result } from '../../../kit/result';
import { bareBoard } from './begin';
import { setups } from './options';
import { checkCubes, readBag, readCities, readDisplay } from './position-read-cubes';
import { readOrder, readPlayers } from './position-read-players';
import { checkOwners, readNewCities, readTrack } from './position-read-track';
import { readTurn } from './position-read-turn';
import type { State } from './state';

const KEYS = [
  ...['game', 'options', 'seats', 'turn', 'order', 'players'],
  ...['track', 'newCities', 'cubes', 'display', 'bag'],
];

/** Reads a position (12). A problem names the first thing that is wrong; what is odd but harmless is taken as it is. */
export function readPosition(json: Json, seed: string): Result<State> {
  return reading(() => {
    const state = readState(record(json, '', KEYS));
    seedRandom(state.random, seed);
    return state;
  });
}

function readState(position: JsonObject): State {
  if (position.game !== 'age-of-steam') flaw('other-game', 'game');
  const options = sound(setups.read(position.options ?? null), 'options');
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
