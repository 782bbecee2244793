/** Track on hexes without a town: one segment, two that cross, or two beside each other; or a town tile. */
export type TileKind = 'simple' | 'crossing' | 'coexist' | 'town';

/**
 * A kind of track tile, how many the box holds, and every shape it can be turned to. A shape lists the
 * segments of a hex in the order of their texts: `a-b` joins two edges, a lone number is a spoke from a town.
 */
export interface TileForm {
  readonly id: KindId;
  readonly kind: TileKind;
  readonly count: number;
  readonly shapes: readonly (readonly string[])[];
}

type KindId =
  | 'straight'
  | 'gentle'
  | 'sharp'
  | 'cross-straights'
  | 'cross-mixed'
  | 'cross-gentles'
  | 'beside-straight-sharp'
  | 'beside-gentle-sharp-a'
  | 'beside-gentle-sharp-b'
  | 'beside-gentles'
  | 'town-one'
  | 'town-three-a'
  | 'town-three-b'
  | 'town-three-near'
  | 'town-three-star';

/** Tiles that are the same under a town disc with four exits. */
export type GroupId = 'four-x' | 'four-foot' | 'four-k';

/** What the supply counts: kinds of tiles, groups of interchangeable ones, and the discs of towns. */
export type TileId = KindId | GroupId | 'town-disc';

/** The 136 tiles as printed; `-a` and `-b` name mirror images. */
export const TILES: readonly TileForm[] = [
  { id: 'straight', kind: 'simple', count: 48, shapes: [['0-3'], ['1-4'], ['2-5']] },
  {
    id: 'gentle',
    kind: 'simple',
    count: 55,
    shapes: [['0-2'], ['0-4'], ['1-3'], ['1-5'], ['2-4'], ['3-5']],
  },
  {
    id: 'sharp',
    kind: 'simple',
    count: 7,
    shapes: [['0-1'], ['0-5'], ['1-2'], ['2-3'], ['3-4'], ['4-5']],
  },
  {
    id: 'cross-straights',
    kind: 'crossing',
    count: 4,
    shapes: [
      ['0-3', '1-4'],
      ['0-3', '2-5'],
      ['1-4', '2-5'],
    ],
  },
  {
    id: 'cross-mixed',
    kind: 'crossing',
    count: 4,
    shapes: [
      ['0-2', '1-4'],
      ['0-3', '1-5'],
      ['0-3', '2-4'],
      ['0-4', '2-5'],
      ['1-3', '2-5'],
      ['1-4', '3-5'],
    ],
  },
  {
    id: 'cross-gentles',
    kind: 'crossing',
    count: 3,
    shapes: [
      ['0-2', '1-3'],
      ['0-2', '1-5'],
      ['0-4', '1-5'],
      ['0-4', '3-5'],
      ['1-3', '2-4'],
      ['2-4', '3-5'],
    ],
  },
  {
    id: 'beside-straight-sharp',
    kind: 'coexist',
    count: 1,
    shapes: [
      ['0-1', '2-5'],
      ['0-3', '1-2'],
      ['0-3', '4-5'],
      ['0-5', '1-4'],
      ['1-4', '2-3'],
      ['2-5', '3-4'],
    ],
  },
  {
    id: 'beside-gentle-sharp-a',
    kind: 'coexist',
    count: 1,
    shapes: [
      ['0-1', '2-4'],
      ['0-2', '4-5'],
      ['0-4', '2-3'],
      ['0-5', '1-3'],
      ['1-2', '3-5'],
      ['1-5', '3-4'],
    ],
  },
  {
    id: 'beside-gentle-sharp-b',
    kind: 'coexist',
    count: 1,
    shapes: [
      ['0-1', '3-5'],
      ['0-2', '3-4'],
      ['0-4', '1-2'],
      ['0-5', '2-4'],
      ['1-3', '4-5'],
      ['1-5', '2-3'],
    ],
  },
  {
    id: 'beside-gentles',
    kind: 'coexist',
    count: 1,
    shapes: [
      ['0-2', '3-5'],
      ['0-4', '1-3'],
      ['1-5', '2-4'],
    ],
  },
  { id: 'town-one', kind: 'town', count: 3, shapes: [['0'], ['1'], ['2'], ['3'], ['4'], ['5']] },
  {
    id: 'town-three-a',
    kind: 'town',
    count: 2,
    shapes: [
      ['0', '1', '3'],
      ['0', '2', '5'],
      ['0', '3', '4'],
      ['1', '2', '4'],
      ['1', '4', '5'],
      ['2', '3', '5'],
    ],
  },
  {
    id: 'town-three-b',
    kind: 'town',
    count: 2,
    shapes: [
      ['0', '1', '4'],
      ['0', '2', '3'],
      ['0', '3', '5'],
      ['1', '2', '5'],
      ['1', '3', '4'],
      ['2', '4', '5'],
    ],
  },
  {
    id: 'town-three-near',
    kind: 'town',
    count: 2,
    shapes: [
      ['0', '1', '2'],
      ['0', '1', '5'],
      ['0', '4', '5'],
      ['1', '2', '3'],
      ['2', '3', '4'],
      ['3', '4', '5'],
    ],
  },
  {
    id: 'town-three-star',
    kind: 'town',
    count: 2,
    shapes: [
      ['0', '2', '4'],
      ['1', '3', '5'],
    ],
  },
];

/** Town shapes of two and four exits: ordinary tiles under a town disc, and which tiles can lie there (7.7). */
export interface UnderDiscForm {
  readonly id: 'two-straight' | 'two-gentle' | 'two-sharp' | GroupId;
  readonly tiles: readonly KindId[];
  readonly shapes: readonly (readonly string[])[];
}

export const UNDER_DISC: readonly UnderDiscForm[] = [
  {
    id: 'two-straight',
    tiles: ['straight'],
    shapes: [
      ['0', '3'],
      ['1', '4'],
      ['2', '5'],
    ],
  },
  {
    id: 'two-gentle',
    tiles: ['gentle'],
    shapes: [
      ['0', '2'],
      ['0', '4'],
      ['1', '3'],
      ['1', '5'],
      ['2', '4'],
      ['3', '5'],
    ],
  },
  {
    id: 'two-sharp',
    tiles: ['sharp'],
    shapes: [
      ['0', '1'],
      ['0', '5'],
      ['1', '2'],
      ['2', '3'],
      ['3', '4'],
      ['4', '5'],
    ],
  },
  {
    id: 'four-x',
    tiles: ['cross-straights', 'beside-gentles'],
    shapes: [
      ['0', '1', '3', '4'],
      ['0', '2', '3', '5'],
      ['1', '2', '4', '5'],
    ],
  },
  {
    id: 'four-foot',
    tiles: ['cross-mixed', 'beside-gentle-sharp-a', 'beside-gentle-sharp-b'],
    shapes: [
      ['0', '1', '2', '4'],
      ['0', '1', '3', '5'],
      ['0', '2', '3', '4'],
      ['0', '2', '4', '5'],
      ['1', '2', '3', '5'],
      ['1', '3', '4', '5'],
    ],
  },
  {
    id: 'four-k',
    tiles: ['cross-gentles', 'beside-straight-sharp'],
    shapes: [
      ['0', '1', '2', '3'],
      ['0', '1', '2', '5'],
      ['0', '1', '4', '5'],
      ['0', '3', '4', '5'],
      ['1', '2', '3', '4'],
      ['2', '3', '4', '5'],
    ],
  },
];

/** Tiles in the box, and discs that make a town of a tile. */
export const ALL_TILES = TILES.reduce((sum, { count }) => sum + count, 0);
export const TOWN_DISCS = 8;
