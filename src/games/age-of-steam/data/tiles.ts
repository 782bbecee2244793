/** Track on hexes without a town: one segment, two that cross, or two beside each other; or a town tile. */
type TileKind = 'simple' | 'crossing' | 'coexist' | 'town';

/**
 * A kind of track tile, how many the box holds, and every shape it can be turned to. A shape lists the
 * segments of a hex in the order of their texts: `a-b` joins two edges, a lone number is a spoke from a town.
 */
interface TileForm {
  readonly id: string;
  readonly kind: TileKind;
  readonly count: number;
  readonly shapes: readonly (readonly string[])[];
}

/** Tiles that are the same under a town disc with four exits. */
export type GroupId = 'four-x' | 'four-foot' | 'four-k';

/** What the supply counts: kinds of tiles, groups of interchangeable ones, and the discs of towns. */
export type TileId = KindId | GroupId | 'town-disc';

/** A shape turned to all sides, each result once, in the order of their texts. */
function turned(...segments: readonly string[]): readonly (readonly string[])[] {
  const turn = (segment: string, by: number) =>
    segment
      .split('-')
      .map((edge) => (Number(edge) + by) % 6)
      .sort()
      .join('-');
  const texts = [0, 1, 2, 3, 4, 5].map((by) =>
    segments
      .map((segment) => turn(segment, by))
      .sort()
      .join(' '),
  );
  return [...new Set(texts)].sort().map((text) => text.split(' '));
}

/** The 136 tiles as printed; `-a` and `-b` name mirror images. */
export const TILES = [
  { id: 'straight', kind: 'simple', count: 48, shapes: turned('0-3') },
  { id: 'gentle', kind: 'simple', count: 55, shapes: turned('0-2') },
  { id: 'sharp', kind: 'simple', count: 7, shapes: turned('0-1') },
  { id: 'cross-straights', kind: 'crossing', count: 4, shapes: turned('0-3', '1-4') },
  { id: 'cross-mixed', kind: 'crossing', count: 4, shapes: turned('0-2', '1-4') },
  { id: 'cross-gentles', kind: 'crossing', count: 3, shapes: turned('0-2', '1-3') },
  { id: 'beside-straight-sharp', kind: 'coexist', count: 1, shapes: turned('0-1', '2-5') },
  { id: 'beside-gentle-sharp-a', kind: 'coexist', count: 1, shapes: turned('0-1', '2-4') },
  { id: 'beside-gentle-sharp-b', kind: 'coexist', count: 1, shapes: turned('0-1', '3-5') },
  { id: 'beside-gentles', kind: 'coexist', count: 1, shapes: turned('0-2', '3-5') },
  { id: 'town-one', kind: 'town', count: 3, shapes: turned('0') },
  { id: 'town-three-a', kind: 'town', count: 2, shapes: turned('0', '1', '3') },
  { id: 'town-three-b', kind: 'town', count: 2, shapes: turned('0', '1', '4') },
  { id: 'town-three-near', kind: 'town', count: 2, shapes: turned('0', '1', '2') },
  { id: 'town-three-star', kind: 'town', count: 2, shapes: turned('0', '2', '4') },
] as const satisfies readonly TileForm[];

type KindId = (typeof TILES)[number]['id'];

/** Town shapes of two and four exits: ordinary tiles under a town disc, and which tiles can lie there (7.7). */
export interface UnderDiscForm {
  readonly id: 'two-straight' | 'two-gentle' | 'two-sharp' | GroupId;
  readonly tiles: readonly KindId[];
  readonly shapes: readonly (readonly string[])[];
}

export const UNDER_DISC: readonly UnderDiscForm[] = [
  { id: 'two-straight', tiles: ['straight'], shapes: turned('0', '3') },
  { id: 'two-gentle', tiles: ['gentle'], shapes: turned('0', '2') },
  { id: 'two-sharp', tiles: ['sharp'], shapes: turned('0', '1') },
  {
    id: 'four-x',
    tiles: ['cross-straights', 'beside-gentles'],
    shapes: turned('0', '1', '3', '4'),
  },
  {
    id: 'four-foot',
    tiles: ['cross-mixed', 'beside-gentle-sharp-a', 'beside-gentle-sharp-b'],
    shapes: turned('0', '1', '2', '4'),
  },
  {
    id: 'four-k',
    tiles: ['cross-gentles', 'beside-straight-sharp'],
    shapes: turned('0', '1', '2', '3'),
  },
];

/** Tiles in the box, and discs that make a town of a tile. */
export const ALL_TILES = TILES.reduce((sum, { count }) => sum + count, 0);
export const TOWN_DISCS = 8;
