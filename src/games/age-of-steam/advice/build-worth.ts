import { MOVE_ROUNDS } from '../data/figures';
import { EDGES, HEXES_MOST, STOPS_MOST } from '../rules/board';
import { allowance } from '../rules/build';
import { changeOf } from '../rules/build-change';
import { buildCost } from '../rules/build-cost';
import { endBehind, LOOSE, stopAt, walk } from '../rules/sections';
import { MATE, PAIRS, SPOKES } from '../rules/shapes';
import { SEAT, type State, TILES_BUILT } from '../rules/state';
import { type Geometry, geometryOf } from './geometry';
import { findLinkWorths, linkWorth } from './link-worth';
import { gainOf, needed, RUIN } from './money';

/** What a segment of a link is worth beside what travels on it: a point. */
const SEGMENT = 0.22;
/** An unfinished link keeps this part of its worth for each tile still to build this turn, and beyond it. */
const TO_BUILD = 0.63;
const NEXT_TURN = 0.1;
/** A link that needs more tiles than these is not looked at. */
const TILES_MOST = 5;
/** Tile count that marks track to which nothing can be added. */
const BLOCKED = TILES_MOST + 1;
/** What is kept by the tiles still needed, and by how many of them have to wait for another turn. */
const PARTS = Float64Array.from({ length: (TILES_MOST + 1) ** 2 }, (_, at) => {
  const late = at % (TILES_MOST + 1);
  return (
    TO_BUILD ** Math.trunc(at / (TILES_MOST + 1)) * (late > 0 ? NEXT_TURN * TO_BUILD ** late : 1)
  );
});
/** A dollar spent, and one spent that expenses will want. */
const DOLLAR = 0.26;
const NEEDED_DOLLAR = 0.31;
/** About what a tile costs. */
const TILE_COST = 2.1;
/** Where no build is worth more, it is better to keep the money. */
export const DONE_WORTH = 0.17;

/** Worth of unfinished sections by stop and next hex, for builds prepared in round `sealedRound`. */
const open = new Float64Array(STOPS_MOST * HEXES_MOST);
const sealedRound = new Int32Array(STOPS_MOST * HEXES_MOST);
let round = 0;

let near: Geometry['near'] = [];
let tilesTo = new Uint8Array(0);
let tilesBetween = new Uint8Array(0);
let worths = 0;
/** Tiles that the seat can still build and pay this turn after the one it looks at. */
let soon = 0;
let money = 0;
let reserve = 0;
let income = 0;

/** Gets ready for builds of the seat to act. */
export function prepareBuilds(state: State): void {
  const seat = state.turn[SEAT];
  ({ near, tilesTo, tilesBetween } = geometryOf(state.board));
  worths = findLinkWorths(state, seat);
  money = state.money[seat];
  soon = Math.min(
    allowance(state, seat) - state.turn[TILES_BUILT] - 1,
    Math.floor(money / TILE_COST) - 1,
  );
  round++;
  reserve = needed(state, seat);
  income = state.income[seat] + gainOf(MOVE_ROUNDS);
}

/** What a build is worth to the seat to act, in dollars of income. */
export function buildWorth(state: State, hex: number, shape: number): number {
  const seat = state.turn[SEAT];
  const changed = changeOf(state, seat, hex, shape);
  const cost = buildCost(state, hex, shape);
  let worth = 0;
  for (let edge = 0; edge < EDGES; edge++) {
    const mate = MATE[shape * EDGES + edge];
    if (((changed >> edge) & 1) === 0 || mate < edge) continue;
    const one = walk(state, hex, edge, hex, shape);
    const other = endBehind(state, hex, edge, shape);
    worth += sectionWorth(state, one, other);
  }
  const short = Math.max(0, reserve - (money - cost)) - Math.max(0, reserve - money);
  const doomed = Math.max(0, reserve - (money - cost) - income);
  if (doomed > 0) return RUIN;
  return worth - DOLLAR * cost - NEEDED_DOLLAR * short;
}

/** What a section with these ends is worth. */
function sectionWorth(state: State, one: number, other: number): number {
  const { stopCount } = state.board;
  const from = stopAt(one);
  const to = stopAt(other);
  if (from >= 0 && to >= 0) {
    const length = Math.min(6, tilesBetween[from * stopCount + to]);
    return linkWorth[worths + from * stopCount + to] + SEGMENT * length;
  }
  if (from >= 0) return openWorth(state, from, other);
  return to >= 0 ? openWorth(state, to, one) : 0;
}

/** What an unfinished section from a stop to a loose end is worth: its best link, by the tiles it still needs. */
function openWorth(state: State, stop: number, loose: number): number {
  const { neighbors, stopOn, hexCount, stopCount } = state.board;
  const next = neighbors[loose - LOOSE];
  const at = stop * hexCount + next;
  if (sealedRound[at] === round) return open[at];
  const town = stopOn[next];
  const hard = detour(state, next);
  let best = 0;
  for (const other of near[stop]) {
    const tiles = other === town ? 1 : tilesTo[other * hexCount + next] + hard;
    if (tiles > TILES_MOST) continue;
    const worth = linkWorth[worths + stop * stopCount + other] + SEGMENT * (tiles + 1);
    const part = PARTS[tiles * (TILES_MOST + 1) + Math.max(0, tiles - soon)];
    if (part * worth > best) best = part * worth;
  }
  sealedRound[at] = round;
  open[at] = best;
  return best;
}

/** Extra tiles where the next hex is hard to build on. */
function detour({ shape }: State, hex: number): number {
  if (shape[hex] === 0) return 0;
  return shape[hex] >= PAIRS && shape[hex] < SPOKES ? BLOCKED : 1;
}
