import { oncePer } from '../../../kit/once-per';
import { type Board, EDGES } from '../rules/board';

/** Told where there is no way. */
export const FAR = 99;

/** Distances on a board without track, in tiles. */
export interface Geometry {
  /**
   * `tilesTo[stop * hexes + hex]`: the tiles of the shortest track from this hex to a stop, the tile of the hex
   * included, and that of a town. `FAR` where track cannot go.
   */
  readonly tilesTo: Uint8Array<ArrayBuffer>;
  /** `tilesBetween[one * stops + other]`: the tiles of the shortest track between two stops, towns included. */
  readonly tilesBetween: Uint8Array<ArrayBuffer>;
  /** The stops near a stop, by its number. */
  readonly near: readonly (readonly number[])[];
}

/** Stops more than this many tiles apart are not joined by one link. */
const NEAR_MOST = 5;

export const geometryOf = oncePer((board: Board): Geometry => {
  const { stopCount, hexCount } = board;
  const tilesTo = new Uint8Array(stopCount * hexCount).fill(FAR);
  const tilesBetween = new Uint8Array(stopCount * stopCount).fill(FAR);
  const stops = Array.from({ length: stopCount }, (_, stop) => stop);
  for (const stop of stops) spread(board, stop, tilesTo);
  for (const stop of stops) join(board, stop, tilesTo, tilesBetween);
  const near = stops.map((stop) =>
    stops.filter((other) => tilesBetween[stop * stopCount + other] <= NEAR_MOST),
  );
  return { tilesTo, tilesBetween, near };
});

/** A town needs a tile of its own, a city none. */
function tileOf({ cityCount }: Board, stop: number): number {
  return stop < cityCount ? 0 : 1;
}

/** Fills the distances to one stop. */
function spread(board: Board, stop: number, tilesTo: Uint8Array): void {
  const { neighbors, stopOn, stopHex, hexCount } = board;
  const from = stop * hexCount;
  let front = [stopHex[stop]];
  for (let tiles = 1 + tileOf(board, stop); front.length > 0; tiles++) {
    const next: number[] = [];
    for (const hex of front) {
      for (let edge = 0; edge < EDGES; edge++) {
        const beside = neighbors[hex * EDGES + edge];
        if (beside < 0 || stopOn[beside] >= 0 || tilesTo[from + beside] <= tiles) continue;
        tilesTo[from + beside] = tiles;
        next.push(beside);
      }
    }
    front = next;
  }
}

/** Fills the distances from one stop to all others, starting at the hexes next to it. */
function join(board: Board, stop: number, tilesTo: Uint8Array, tilesBetween: Uint8Array): void {
  const { neighbors, stopOn, stopHex, stopCount, hexCount } = board;
  const own = tileOf(board, stop);
  const enter = (other: number, tiles: number) => {
    const at = stop * stopCount + other;
    // Two cities side by side cannot be joined there.
    if (tiles > 0 && other !== stop) tilesBetween[at] = Math.min(tilesBetween[at], tiles);
  };
  for (let edge = 0; edge < EDGES; edge++) {
    const next = neighbors[stopHex[stop] * EDGES + edge];
    if (next < 0) continue;
    if (stopOn[next] >= 0) enter(stopOn[next], own + tileOf(board, stopOn[next]));
    else
      for (let other = 0; other < stopCount; other++) {
        const tiles = tilesTo[other * hexCount + next];
        if (tiles < FAR) enter(other, own + tiles);
      }
  }
}
