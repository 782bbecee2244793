import type { State } from './state';
import { DISC_LINE, GROUP_LINE, HAS_DISC, IN_BOX, KIND_LINE, NO_LINE } from './supply-lines';

/** 7.7 a, b, c: whether there is a tile for `shape` once that of `old` is back in the supply. */
export function hasTile({ laid }: State, shape: number, old: number): boolean {
  const kind = KIND_LINE[shape];
  if (kind !== NO_LINE && kind !== KIND_LINE[old] && laid[kind] >= IN_BOX[kind]) return false;
  const group = GROUP_LINE[shape];
  return group === NO_LINE || group === GROUP_LINE[old] || laid[group] < IN_BOX[group];
}

/** 7.7 d. */
export function hasTownDisc({ laid }: State, shape: number, old: number): boolean {
  return HAS_DISC[shape] <= HAS_DISC[old] || laid[DISC_LINE] < IN_BOX[DISC_LINE];
}

/** Counts the tile of a shape: in by 1, out by -1. A bare hex counts nothing. */
export function countTile({ laid }: State, shape: number, by: 1 | -1): void {
  if (KIND_LINE[shape] !== NO_LINE) laid[KIND_LINE[shape]] += by;
  if (GROUP_LINE[shape] !== NO_LINE) laid[GROUP_LINE[shape]] += by;
  laid[DISC_LINE] += by * HAS_DISC[shape];
}
