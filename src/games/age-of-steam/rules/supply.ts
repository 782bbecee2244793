import {
  type GroupId,
  TILES,
  type TileId,
  TOWN_DISCS,
  UNDER_DISC,
  type UnderDiscForm,
} from '../data/tiles';
import { SHAPES, SPOKES, shapeOf } from './shapes';

/**
 * What is counted of the tiles on the board, a line each: the kinds of tile, with the towns of two spokes
 * among the simple ones (7.7 a, b); the groups, with the towns of four spokes (7.7 c); the town discs (7.7 d).
 */
const groups = UNDER_DISC.filter(isGroup);
const GROUPS_FROM = TILES.length;
export const DISC_LINE = GROUPS_FROM + groups.length;
export const SUPPLY_LINES = DISC_LINE + 1;
/** In place of a line: the shape counts on no line of that sort. */
export const NO_LINE = 255;

/** How many there are, by line. */
export const IN_BOX = Uint8Array.from([
  ...TILES.map(({ count }) => count),
  ...groups.map(({ tiles }) => tiles.reduce((sum, id) => sum + TILES[kindOf(id)].count, 0)),
  TOWN_DISCS,
]);

/** The lines on which a shape counts: its kind and its group; and whether it has a town disc. */
export const KIND_LINE = new Uint8Array(SHAPES).fill(NO_LINE);
export const GROUP_LINE = new Uint8Array(SHAPES).fill(NO_LINE);
export const HAS_DISC = new Uint8Array(SHAPES);

TILES.forEach(({ id, shapes }, kind) => {
  const group = groups.findIndex(({ tiles }) => tiles.includes(id));
  for (const shape of shapes.map(shapeOf)) {
    KIND_LINE[shape] = kind;
    if (group >= 0) GROUP_LINE[shape] = GROUPS_FROM + group;
  }
});
for (const form of UNDER_DISC) {
  const group = groups.findIndex(({ id }) => id === form.id);
  for (const shape of form.shapes.map(shapeOf)) {
    HAS_DISC[shape] = 1;
    if (group >= 0) GROUP_LINE[shape] = GROUPS_FROM + group;
    else KIND_LINE[shape] = kindOf(form.tiles[0]);
  }
}

function isGroup(form: UnderDiscForm): form is UnderDiscForm & { readonly id: GroupId } {
  return form.tiles.length > 1;
}

function kindOf(id: string): number {
  return TILES.findIndex((tile) => tile.id === id);
}

/** What a line counts, by its id in the data. */
export function lineName(line: number): TileId {
  if (line === DISC_LINE) return 'town-disc';
  return line < GROUPS_FROM ? TILES[line].id : groups[line - GROUPS_FROM].id;
}

/** The tile of a shape by its id: with two spokes that of the simple tile, with four that of the group (13). */
export function tileName(shape: number): TileId {
  return lineName(KIND_LINE[shape] === NO_LINE ? GROUP_LINE[shape] : KIND_LINE[shape]);
}

/** 1 for a shape of two segments that cross; those of other pairs lie beside each other. */
export const CROSSES = Uint8Array.from({ length: SHAPES }, (_, shape) =>
  shape > 0 && shape < SPOKES && TILES[KIND_LINE[shape]].kind === 'crossing' ? 1 : 0,
);

/** The tiles on the board, by line. */
interface OnBoard {
  readonly laid: Uint8Array;
}

/** 7.7 a, b, c: whether there is a tile for `shape` once that of `old` is back in the supply. */
export function hasTile({ laid }: OnBoard, shape: number, old: number): boolean {
  const kind = KIND_LINE[shape];
  if (kind !== NO_LINE && kind !== KIND_LINE[old] && laid[kind] >= IN_BOX[kind]) return false;
  const group = GROUP_LINE[shape];
  return group === NO_LINE || group === GROUP_LINE[old] || laid[group] < IN_BOX[group];
}

/** 7.7 d. */
export function hasTownDisc({ laid }: OnBoard, shape: number, old: number): boolean {
  return HAS_DISC[shape] <= HAS_DISC[old] || laid[DISC_LINE] < IN_BOX[DISC_LINE];
}

/** Counts the tile of a shape: in by 1, out by -1. A bare hex counts nothing. */
export function countTile({ laid }: OnBoard, shape: number, by: 1 | -1): void {
  if (KIND_LINE[shape] !== NO_LINE) laid[KIND_LINE[shape]] += by;
  if (GROUP_LINE[shape] !== NO_LINE) laid[GROUP_LINE[shape]] += by;
  laid[DISC_LINE] += by * HAS_DISC[shape];
}
