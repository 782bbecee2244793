import { CITIES, EDGES, HEXES, NEIGHBOR, STOP_HEX, STOP_ON, STOPS } from '../rules/board';

/** Told where there is no way. */
export const FAR = 99;

/**
 * `TILES_TO[stop * HEXES + hex]`: the tiles of the shortest track from this hex to a stop on the bare board,
 * the tile of the hex included, and that of a town. `FAR` where track cannot go.
 */
export const TILES_TO = new Uint8Array(STOPS * HEXES).fill(FAR);

/** `TILES_BETWEEN[one * STOPS + other]`: the tiles of the shortest track between two stops, towns included. */
export const TILES_BETWEEN = new Uint8Array(STOPS * STOPS).fill(FAR);

/** Stops more than this many tiles apart are not joined by one link. */
const NEAR_MOST = 5;

/** The stops near a stop, by its number. */
export const NEAR: readonly (readonly number[])[] = Array.from({ length: STOPS }, (_, stop) =>
  nearStops(stop),
);

function nearStops(stop: number): number[] {
  spread(stop);
  const own = tileOf(stop);
  for (let edge = 0; edge < EDGES; edge++) {
    const next = NEIGHBOR[STOP_HEX[stop] * EDGES + edge];
    if (next < 0) continue;
    const beside = STOP_ON[next];
    if (beside >= 0) join(stop, beside, own + tileOf(beside));
    else joinThrough(stop, next, own);
  }
  return Array.from({ length: STOPS }, (_, other) => other).filter(
    (other) => TILES_BETWEEN[stop * STOPS + other] <= NEAR_MOST,
  );
}

/** A town needs a tile of its own, a city none. */
function tileOf(stop: number): number {
  return stop < CITIES ? 0 : 1;
}

function join(one: number, other: number, tiles: number): void {
  const at = one * STOPS + other;
  // Two cities side by side cannot be joined there.
  if (tiles > 0 && other !== one) TILES_BETWEEN[at] = Math.min(TILES_BETWEEN[at], tiles);
}

/** Joins a stop with all that can be reached by the hex beside it. */
function joinThrough(stop: number, hex: number, own: number): void {
  for (let other = 0; other < STOPS; other++) {
    if (TILES_TO[other * HEXES] === FAR) spread(other);
    const tiles = TILES_TO[other * HEXES + hex];
    if (tiles < FAR) join(stop, other, own + tiles);
  }
}

/** Fills the distances to one stop. */
function spread(stop: number): void {
  const from = stop * HEXES;
  let front = [STOP_HEX[stop]];
  for (let tiles = 1 + tileOf(stop); front.length > 0; tiles++) {
    const next: number[] = [];
    for (const hex of front) {
      for (let edge = 0; edge < EDGES; edge++) {
        const beside = NEIGHBOR[hex * EDGES + edge];
        if (beside < 0 || STOP_ON[beside] >= 0 || TILES_TO[from + beside] <= tiles) continue;
        TILES_TO[from + beside] = tiles;
        next.push(beside);
      }
    }
    front = next;
  }
}
