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
  const rim = around.flatMap(({ col, row }) => [
    { col: col - 1, row: row - 2 },
    { col: Math.min(col + 1, EDGE), row: Math.min(row + 2, EDGE) },
  ]);
  // A name on the water needs no rim of its own.
  const cols = [...rim, ...form.labels].map(({ col }) => col);
  const rows = [...rim, ...form.labels].map(({ row }) => row);
  const known = new Set(shown.map(writeHex));
  const fresh: Hex[] = [];
  for (let col = Math.min(...cols); col <= Math.max(...cols); col++) {
    for (let row = Math.min(...rows); row <= Math.max(...rows); row++) {
      if ((col + row) % 2 === 0 && !known.has(writeHex({ col, row }))) fresh.push({ col, row });
    }
  }
  return fresh.length > 0 ? [...shown, ...fresh] : shown;
}
