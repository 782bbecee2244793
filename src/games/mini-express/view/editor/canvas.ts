import type { Hex } from '../../../../kit/hex';
import { writeHex } from '../../../../kit/hex';
import type { BoardForm } from '../../data/board-form';
import { placesOf } from './land';

/** The farthest column and row that a board may have. */
const EDGE = 99;

/** Room for a first hex on a board that has none. */
const EMPTY: Hex = { col: 4, row: 8 };

/**
 * The hexes to show: all of the board, and a rim of water to build land on. Those shown before keep their
 * place in the list, so that focus stays where it is while the board grows; the list itself stays the same
 * while nothing is new.
 */
export function canvasOf(form: BoardForm, shown: readonly Hex[]): readonly Hex[] {
  const places = placesOf(form);
  const around = places.length > 0 ? places : [EMPTY];
  const cols = around.map(({ col }) => col);
  const rows = around.map(({ row }) => row);
  const known = new Set(shown.map(writeHex));
  const fresh: Hex[] = [];
  for (let col = Math.min(...cols) - 1; col <= Math.min(Math.max(...cols) + 1, EDGE); col++) {
    for (let row = Math.min(...rows) - 2; row <= Math.min(Math.max(...rows) + 2, EDGE); row++) {
      if ((col + row) % 2 === 0 && !known.has(writeHex({ col, row }))) fresh.push({ col, row });
    }
  }
  return fresh.length > 0 ? [...shown, ...fresh] : shown;
}
