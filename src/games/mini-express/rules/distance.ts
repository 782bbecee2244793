import type { Board } from './board';
import { FAR } from './reach';

const tables = new WeakMap<Board, Map<number, Uint8Array>>();

/**
 * Steps from every hex to `target` through hexes that a route may pass, whatever track is there; the step into the
 * hex itself counts (7.7). FAR where there is no way. The target itself has 0.
 */
export function stepsTo(board: Board, target: number): Uint8Array {
  let table = tables.get(board);
  if (!table) {
    table = new Map();
    tables.set(board, table);
  }
  let steps = table.get(target);
  if (!steps) {
    steps = spread(board, target);
    table.set(target, steps);
  }
  return steps;
}

function spread(board: Board, target: number): Uint8Array {
  const { neighbors, hexes } = board.map;
  const steps = new Uint8Array(hexes.length).fill(FAR);
  steps[target] = 0;
  const queue = [target];
  for (const hex of queue) {
    for (let side = hex * 6; side < hex * 6 + 6; side++) {
      const next = neighbors[side];
      if (next < 0 || steps[next] !== FAR) continue;
      steps[next] = steps[hex] + 1;
      if (board.passable[next]) queue.push(next);
    }
  }
  return steps;
}
