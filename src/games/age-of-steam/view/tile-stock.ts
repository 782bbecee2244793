import { figureAt } from '../../../kit/figure-at';
import type { TileId } from '../data/tiles';
import type { State } from '../rules/state';
import {
  DISC_LINE,
  GROUP_LINE,
  HAS_DISC,
  IN_BOX,
  KIND_LINE,
  lineName,
  NO_LINE,
} from '../rules/supply';

/** A kind of tile, and how many are left of it. */
export interface Stock {
  readonly id: TileId;
  readonly left: number;
}

/** What is left on a line of the supply. */
export function stockOn(state: State, line: number): Stock {
  return { id: lineName(line), left: figureAt(IN_BOX, line) - figureAt(state.laid, line) };
}

/** What is left of all that a shape needs: its tile, and a town disc if it has one. */
export function stockFor(state: State, shape: number): readonly Stock[] {
  const kind = figureAt(KIND_LINE, shape);
  const line = kind === NO_LINE ? figureAt(GROUP_LINE, shape) : kind;
  return [line, ...(figureAt(HAS_DISC, shape) ? [DISC_LINE] : [])].map((one) =>
    stockOn(state, one),
  );
}
