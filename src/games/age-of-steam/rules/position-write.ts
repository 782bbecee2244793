import type { JsonObject } from '../../../kit/json';
import { ACTIONS } from '../data/actions';
import { CUBES } from '../data/goods';
import { EDGES, hexText } from './board';
import type { Display } from './events';
import { COLORS } from './goods';
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
    newCities: newCitiesOf(state),
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
  for (let hex = 0; hex < state.board.hexCount; hex++) {
    const shape = state.shape[hex];
    if (shape === 0) continue;
    const owners: Record<string, number | null> = {};
    for (const segment of SEGMENTS[shape]) {
      const owner = state.owner[hex * EDGES + Number(segment[0])];
      owners[segment] = owner === NOBODY ? null : owner - SEATS_FROM;
    }
    track[hexText(state.board, hex)] = owners;
  }
  return track;
}

function writeCubes({ board, cubes, newCity }: State): JsonObject {
  const { cityCount, cityIds } = board;
  const written: Record<string, string[]> = {};
  cityIds.forEach((id, city) => {
    if (city >= cityCount && newCity[city - cityCount] === 0) return;
    written[id] = cubeList(cubes.subarray(city * COLORS, (city + 1) * COLORS));
  });
  return written;
}

export function writeDisplay({ board, display }: State): Display {
  const { columns, boxCount, boxFrom } = board.display;
  return Object.fromEntries(
    columns.map((id, column) => {
      const from = boxFrom[column];
      const boxes = display.subarray(from, from + boxCount[column]);
      return [id, Array.from(boxes, (cube) => (cube > 0 ? CUBES[cube - 1] : null))];
    }),
  );
}
