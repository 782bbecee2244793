import type { Board } from './board';

/** Hexes reached by the current search. */
const reached = new Uint8Array(1024);
const queue = new Int16Array(1024);

/** Whether neighboring hexes with track of any company connect `from` and `to` (10.3). */
export function isLinked(board: Board, track: Uint8Array, from: number, to: number): boolean {
  return spread(board, track, from, -1) && reached[to] === 1;
}

/**
 * Whether a hex is on a line (10.3): a chain of neighboring hexes with track, none twice, from `from` to `to`. By
 * Menger's theorem, two chains that share only `hex` lead from it to the two ends exactly when there is no other
 * single hex whose removal separates it from both.
 */
export function isOnLine(
  board: Board,
  track: Uint8Array,
  hex: number,
  from: number,
  to: number,
): boolean {
  if (track[hex] === 0 || !isLinked(board, track, from, to) || reached[hex] === 0) return false;
  if (hex === from || hex === to) return true;
  for (let cut = 0; cut < track.length; cut++) {
    if (cut === hex || track[cut] === 0) continue;
    spread(board, track, hex, cut);
    const meetsFrom = cut !== from && reached[from] === 1;
    const meetsTo = cut !== to && reached[to] === 1;
    if (!meetsFrom && !meetsTo) return false;
  }
  return true;
}

/** Marks all hexes with track that are connected to `start` without `without`; false if `start` has no track. */
function spread(board: Board, track: Uint8Array, start: number, without: number): boolean {
  reached.fill(0, 0, track.length);
  if (track[start] === 0) return false;
  const { neighbors } = board.map;
  let tail = 0;
  reached[start] = 1;
  queue[tail++] = start;
  for (let head = 0; head < tail; head++) {
    const end = queue[head] * 6 + 6;
    for (let side = queue[head] * 6; side < end; side++) {
      const next = neighbors[side];
      if (next < 0 || next === without || track[next] === 0 || reached[next] === 1) continue;
      reached[next] = 1;
      queue[tail++] = next;
    }
  }
  return true;
}
