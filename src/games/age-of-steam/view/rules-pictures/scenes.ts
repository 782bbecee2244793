import type { SeatColor } from '../../../../kit/header';
import type { CubeColor } from '../../data/goods';
import { TOWN } from '../../rules/shapes';
import type { PicturedId } from '../../words/help';

/** The owner of a segment; null: unowned. */
type Owner = SeatColor | null;

/** A segment: its two edges, or an edge and `TOWN`. */
type Track = readonly [edge: number, mate: number, owner: Owner];

/** A hex of a picture: column and doubled row, and what is there. */
export interface Cell {
  readonly at: readonly [col: number, row: number];
  readonly lake?: true;
  readonly city?: CubeColor;
  /** Of a new city. */
  readonly letter?: string;
  readonly town?: true;
  readonly cubes?: readonly CubeColor[];
  readonly track?: readonly Track[];
  /** Edges with a ring: open ends. */
  readonly open?: readonly number[];
  /** A badge beside it. */
  readonly badge?: string;
  /** Where its middle is, from the middle of the hex; the upper right unless told. */
  readonly badgeAt?: readonly [x: number, y: number];
  /** `lit`: something can be built; `no`: nothing can. */
  readonly mark?: 'lit' | 'no';
}

export interface Scene {
  readonly cells: readonly Cell[];
  /** From the first hex to the second something becomes of it. */
  readonly arrow?: readonly [number, number];
}

const ME = 'red';
const OTHER = 'blue';

/** The track of a town: a spoke at each of these edges. */
const spokes = (owner: Owner, ...edges: readonly number[]): readonly Track[] =>
  edges.map((edge) => [edge, TOWN, owner]);

export const SCENES: Readonly<Record<Exclude<PicturedId, 'bidding' | 'display' | 'dice'>, Scene>> =
  {
    place: {
      cells: [
        { at: [2, 2], city: 'blue' },
        { at: [2, 4], track: [[0, 3, ME]], open: [3], badge: '$2' },
        { at: [3, 3], track: [[5, 1, ME]], open: [1], badge: '$2', badgeAt: [2, 12] },
        { at: [1, 3], track: [[1, 0, ME]], open: [0], badge: '$2', badgeAt: [-6, 10] },
      ],
    },
    connected: {
      cells: [
        { at: [0, 2], city: 'red' },
        { at: [1, 1], mark: 'lit' },
        { at: [1, 3], track: [[5, 2, ME]], open: [2] },
        { at: [2, 4], mark: 'lit' },
        { at: [3, 1], mark: 'no' },
        { at: [4, 4], city: 'blue' },
        { at: [5, 3], track: [[4, 1, ME]] },
        { at: [6, 2], town: true, track: [[4, TOWN, ME]], mark: 'lit' },
      ],
    },
    directions: {
      cells: [
        { at: [1, 1], lake: true },
        { at: [0, 2], city: 'yellow' },
        { at: [1, 3], track: [[5, 2, ME]], open: [2] },
        { at: [2, 4], mark: 'no' },
        { at: [3, 3], track: [[4, 1, OTHER]], open: [4] },
        { at: [4, 2], city: 'purple' },
      ],
    },
    towns: {
      cells: [
        { at: [0, 1], town: true, track: [[3, TOWN, ME]], badge: '$2' },
        {
          at: [2, 1],
          town: true,
          track: spokes(ME, 3, 0),
          badge: '$3',
        },
        {
          at: [4, 1],
          town: true,
          track: spokes(ME, 3, 0, 1),
          badge: '$4',
        },
        {
          at: [6, 1],
          town: true,
          track: spokes(ME, 3, 0, 1, 4),
          badge: '$5',
        },
      ],
    },
    complex: {
      cells: [
        {
          at: [0, 1],
          track: [
            [0, 3, ME],
            [1, 4, OTHER],
          ],
        },
        {
          at: [2, 1],
          track: [
            [0, 2, ME],
            [3, 5, OTHER],
          ],
        },
      ],
    },
    'new-cities': {
      cells: [
        {
          at: [1, 2],
          town: true,
          track: [...spokes(ME, 0, 2), ...spokes(OTHER, 4)],
        },
        { at: [1, 0], track: [[0, 3, ME]] },
        { at: [2, 3], track: [[5, 2, ME]] },
        { at: [0, 3], track: [[1, 4, OTHER]] },
        { at: [5, 2], city: 'black', letter: 'D' },
        { at: [5, 0], track: [[0, 3, ME]] },
        { at: [6, 3], track: [[5, 2, ME]] },
        { at: [4, 3], track: [[1, 4, OTHER]] },
      ],
      arrow: [0, 4],
    },
    redirect: {
      cells: [
        { at: [0, 3], city: 'blue' },
        { at: [1, 2], track: [[4, 0, ME]], open: [0] },
        { at: [4, 3], city: 'blue' },
        { at: [5, 2], track: [[4, 2, ME]], open: [2] },
      ],
      arrow: [1, 3],
    },
    unfinished: {
      cells: [
        { at: [0, 2], city: 'red' },
        { at: [1, 1], track: [[4, 1, ME]] },
        { at: [2, 0], track: [[4, 2, ME]], open: [2] },
        { at: [1, 3], track: [[5, 2, null]], open: [2] },
      ],
    },
    delivery: {
      cells: [
        { at: [0, 2], city: 'red', cubes: ['blue'] },
        { at: [1, 3], track: [[5, 2, ME]] },
        {
          at: [2, 4],
          town: true,
          track: [...spokes(ME, 5), ...spokes(OTHER, 1)],
        },
        { at: [3, 3], track: [[4, 2, OTHER]] },
        {
          at: [4, 4],
          town: true,
          track: [...spokes(OTHER, 5), ...spokes(ME, 1)],
        },
        { at: [5, 3], track: [[4, 1, ME]] },
        { at: [6, 2], city: 'blue' },
      ],
      arrow: [0, 6],
    },
    earning: {
      cells: [
        { at: [0, 2], city: 'red' },
        { at: [1, 3], track: [[5, 2, ME]], badge: '+1' },
        {
          at: [2, 4],
          town: true,
          track: spokes(ME, 5, 1),
        },
        { at: [3, 3], track: [[4, 2, ME]], badge: '+1' },
        {
          at: [4, 4],
          town: true,
          track: [...spokes(ME, 5), ...spokes(OTHER, 1)],
        },
        { at: [5, 3], track: [[4, 1, OTHER]], badge: '+1' },
        { at: [6, 2], city: 'blue' },
      ],
    },
  };
