import type { JsonObject } from '../../../kit/json';
import { ACTIONS } from '../data/actions';
import { CUBES, DISPLAY } from '../data/goods';
import { CITIES, CITY_IDS, EDGES, HEXES, hexText } from './board';
import { BOX_COUNT, BOX_FROM, COLORS } from './goods';
import { newCitiesOf } from './new-cities';
import { setups } from './options';
import { writeTurn } from './position-write-turn';
import { cubeList } from './production';
import { SEGMENTS } from './shapes';
import { IN, NOBODY, SEATS_FROM, type State } from './state';

/** The written form of a position (12). */
export function writePosition(state: State): JsonObject {
  return {
    game: 'age-of-steam',
    options: setups.write(state.options),
    seats: state.seats,
    turn: writeTurn(state),
    order: Array.from(state.order.subarray(0, state.turn[IN])),
    players: Array.from({ length: state.seats }, (_, seat) => writePlayer(state, seat)),
    track: writeTrack(state),
    newCities: Object.fromEntries([...newCitiesOf(state)].map(([hex, letter]) => [letter, hex])),
    cubes: writeCubes(state),
    display: writeDisplay(state),
    bag: Object.fromEntries(CUBES.map((cube, color) => [cube, state.bag[color]])),
  };
}

function writePlayer(state: State, seat: number): JsonObject {
  const held = state.action[seat];
  return {
    money: state.money[seat],
    shares: state.shares[seat],
    engine: state.engine[seat],
    income: state.income[seat],
    action: held > 0 ? ACTIONS[held - 1].id : null,
    begun: state.begun[seat] === 1,
    out: state.out[seat] || null,
  };
}

function writeTrack(state: State): JsonObject {
  const track: Record<string, JsonObject> = {};
  for (let hex = 0; hex < HEXES; hex++) {
    const shape = state.shape[hex];
    if (shape === 0) continue;
    const owners: Record<string, number | null> = {};
    for (const segment of SEGMENTS[shape]) {
      const owner = state.owner[hex * EDGES + Number(segment[0])];
      owners[segment] = owner === NOBODY ? null : owner - SEATS_FROM;
    }
    track[hexText(hex)] = owners;
  }
  return track;
}

function writeCubes({ cubes, newCity }: State): JsonObject {
  const written: Record<string, string[]> = {};
  CITY_IDS.forEach((id, city) => {
    if (city >= CITIES && newCity[city - CITIES] === 0) return;
    written[id] = cubeList(cubes.subarray(city * COLORS, (city + 1) * COLORS));
  });
  return written;
}

export function writeDisplay({ display }: State): JsonObject {
  return Object.fromEntries(
    DISPLAY.map(({ column }, at) => {
      const boxes = display.subarray(BOX_FROM[at], BOX_FROM[at] + BOX_COUNT[at]);
      return [column, Array.from(boxes, (cube) => (cube > 0 ? CUBES[cube - 1] : null))];
    }),
  );
}
