import type { JsonObject } from '../../../kit/json';
import { CUBES } from '../data/goods';
import { hexText } from './board';
import { cubeStop } from './delivery-reach';
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
  LINKS,
  MOVE,
  NUMBER,
  PASSED,
  PHASE,
  PHASES,
  ROUND,
  type State,
  TILES_BUILT,
  toAct,
  URBANIZED,
} from './state';

/** Whose turn it is, with what belongs to the phase. */
export function writeTurn(state: State): JsonObject {
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
