import type { CompanyId } from '../../data/companies';
import type { DemandColor } from '../../data/tiles';
import type { PicturedId } from '../../words/help';

type Place = readonly [col: number, row: number];

export interface SceneCity {
  readonly at: Place;
  readonly capacity: 1 | 2 | 3;
  /** Null after it has been taken. */
  readonly tile: readonly [CompanyId, DemandColor] | null;
}

/** A tiny position for a picture. Seven columns; even ones have rows 0, 2 and 4, odd ones 1 and 3. */
export interface Scene {
  /** By index order, east to west. */
  readonly cities: readonly SceneCity[];
  readonly starts?: Readonly<Partial<Record<CompanyId, Place>>>;
  readonly track?: Readonly<Partial<Record<CompanyId, readonly Place[]>>>;
  /** The company that is chosen, and the city it is about to build into; without a city, what it could reach. */
  readonly company?: CompanyId;
  readonly city?: number;
  readonly harbor?: Place;
  readonly spike?: Place;
}

const WEST: Place = [1, 1];
const EAST: Place = [6, 2];

export const SCENES: Readonly<Record<PicturedId, Scene>> = {
  destination: {
    starts: { brown: EAST },
    track: {
      brown: [
        [5, 3],
        [4, 4],
      ],
    },
    company: 'brown',
    cities: [
      { at: [6, 0], capacity: 1, tile: null },
      { at: [4, 4], capacity: 2, tile: ['gray', 'white'] },
      { at: [4, 0], capacity: 2, tile: ['brown', 'gray'] },
      { at: [1, 3], capacity: 3, tile: ['orange', 'white'] },
    ],
  },
  shortest: {
    starts: { brown: EAST },
    company: 'brown',
    city: 0,
    cities: [{ at: [3, 1], capacity: 2, tile: ['brown', 'orange'] }],
  },
  passing: {
    starts: { brown: EAST },
    company: 'brown',
    city: 1,
    cities: [
      { at: [4, 2], capacity: 3, tile: ['gray', 'white'] },
      { at: [2, 2], capacity: 2, tile: ['brown', 'orange'] },
    ],
  },
  compensation: {
    starts: { brown: EAST },
    track: {
      gray: [
        [4, 0],
        [4, 2],
        [4, 4],
        [3, 3],
        [2, 2],
      ],
    },
    company: 'brown',
    city: 0,
    cities: [{ at: [2, 2], capacity: 3, tile: ['brown', 'gray'] }],
  },
  length: {
    starts: { brown: EAST },
    company: 'brown',
    city: 0,
    cities: [{ at: [2, 2], capacity: 2, tile: ['brown', 'white'] }],
  },
  influence: { cities: [{ at: [3, 1], capacity: 2, tile: ['gray', 'orange'] }] },
  purple: { cities: [{ at: [3, 1], capacity: 2, tile: ['white', 'purple'] }] },
  capacity: {
    track: {
      gray: [
        [1, 1],
        [3, 3],
      ],
      orange: [[5, 1]],
    },
    cities: [
      { at: [5, 1], capacity: 3, tile: ['brown', 'gray'] },
      { at: [3, 3], capacity: 2, tile: ['orange', 'white'] },
      { at: WEST, capacity: 1, tile: null },
    ],
  },
  'spike-line': {
    track: {
      brown: [
        [6, 2],
        [5, 3],
        [4, 2],
      ],
      white: [
        [4, 2],
        [3, 1],
        [2, 2],
        [1, 1],
      ],
    },
    spike: [5, 1],
    cities: [
      { at: EAST, capacity: 3, tile: ['gray', 'white'] },
      { at: WEST, capacity: 3, tile: null },
    ],
  },
  'harbor-open': {
    starts: { orange: EAST },
    track: { orange: [[1, 3]], brown: [[3, 1]] },
    harbor: [1, 3],
    cities: [{ at: [3, 1], capacity: 3, tile: ['orange', 'purple'] }],
  },
};
