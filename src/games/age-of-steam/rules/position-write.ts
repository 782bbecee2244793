import type { JsonObject } from '../../../kit/json';
import { ACTIONS } from '../data/actions';
import { CUBES } from '../data/goods';
import { EDGES, hexText } from './board';
import { cubeStop } from './delivery';
import type { Display } from './events';
import { COLORS } from './goods';
import { newCitiesOf } from './new-cities';
import { setups } from './options';
import { cubeList } from './production';
import { SEGMENTS, segmentBits } from './shapes';
import {
  AUCTION,
  BUILD,
  CUBE,
  DRAWN,
  DROPS,
  FROM,
  GROW,
  IN,
  LINKS,
  MOVE,
  NOBODY,
  NUMBER,
  PASSED,
  PHASE,
  PHASES,
  ROUND,
  SEATS_FROM,
  type State,
  TILES_BUILT,
  toAct,
  URBANIZED,
} from './state';

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

/** Whose turn it is, with what belongs to the phase. */
function writeTurn(state: State): JsonObject {
  const { turn } = state;
  return {
    number: turn[NUMBER],
    phase: PHASES[turn[PHASE]],
    seat: toAct(state),
    ...(turn[PHASE] === AUCTION && writeAuction(state)),
    ...(turn[PHASE] === BUILD && {
      built: writeBuilt(state),
      urbanized: turn[URBANIZED] === 1,
    }),
    ...(turn[PHASE] === MOVE && {
      round: turn[ROUND],
      engined: [...state.engined.keys()].filter((seat) => state.engined[seat] === 1),
      cube: turn[CUBE] > 0 ? writeDelivery(state) : null,
    }),
    ...(turn[PHASE] === GROW && { drawn: turn[DRAWN] === 1 ? cubeList(state.drawn) : null }),
  };
}

function writeAuction({ turn, bids, dropped }: State): JsonObject {
  return {
    bids: Array.from(bids),
    dropped: Array.from(dropped.subarray(0, turn[DROPS])),
    passed: turn[PASSED] === 1,
  };
}

function writeBuilt({ board, turn, built, builtEdges, shape }: State): JsonObject {
  const tiles = Array.from({ length: turn[TILES_BUILT] }, (_, tile) => tile);
  tiles.sort((a, b) => built[a] - built[b]);
  return Object.fromEntries(
    tiles.map((tile) => {
      const lies = shape[built[tile]];
      const isNew = (segment: string) => (segmentBits(lies, segment) & builtEdges[tile]) !== 0;
      return [hexText(board, built[tile]), SEGMENTS[lies].filter(isNew)];
    }),
  );
}

function writeDelivery(state: State): JsonObject {
  const { board, turn, visited, exits } = state;
  const { stopHex } = board;
  const hexes = Array.from(visited.subarray(0, turn[LINKS] + 1), (stop) =>
    hexText(board, stopHex[stop]),
  );
  return {
    city: board.cityIds[turn[FROM]],
    cube: CUBES[turn[CUBE] - 1],
    at: hexText(board, stopHex[cubeStop(state)]),
    visited: hexes,
    links: hexes.slice(0, -1).map((hex, link) => [hex, exits[link]]),
  };
}
