import { CITY, DESERT, FIELD, FOREST, GOODS, GRASSLAND, MOUNTAIN, WATER } from '../../data/board';
import { CITY_GOODS, HOLDS, SHARES } from '../../data/figures';
import { layTile, sideBetween, tileAt } from '../../rules/base/map';
import { placeCapital } from '../../rules/base/pieces';
import { NONE, SETTLEMENT } from '../../rules/base/windows';
import { emptyTable } from '../../rules/begin';
import { NO_HOLD } from '../../rules/deliver/windows';
import { edgeAt } from '../../rules/roads/edges';
import { placeOf, type State } from '../../rules/state';
import type { PicturedId } from '../../words/book/pictures';
import { at } from '../at';

type Place = readonly [q: number, r: number];

/** What an owner has on a tile: `hq`, or a settlement with active and exhausted residents. */
interface Piece {
  readonly owner: number;
  readonly at: Place;
  readonly hq?: true;
  readonly active?: number;
  readonly exhausted?: number;
}

/** A few tiles with what the paragraph speaks of. */
interface MapScene {
  readonly world: string;
  readonly tiles: readonly (readonly [kind: number, ...at: Place])[];
  readonly pieces?: readonly Piece[];
  readonly roads?: readonly (readonly [owner: number, from: Place, to: Place])[];
  readonly plants?: readonly (readonly [
    owner: number,
    good: (typeof GOODS)[number],
    ...at: Place,
  ])[];
  /** Points on tiles; `fresh`: one of them is the first settlement's. */
  readonly points?: readonly (readonly [points: number, fresh: boolean, ...at: Place])[];
  /** The trolley of the first owner, and what is in its hold; its cities have a good less than at the beginning. */
  readonly trolley?: {
    readonly owner: number;
    readonly at: Place;
    readonly good: (typeof GOODS)[number];
  };
  /** Cities reached. */
  readonly cards?: readonly (readonly [owner: number, city: number])[];
  /** The unknown hexes around are meant, too. */
  readonly unknown?: true;
}

const RED = 0;
const BLUE = 1;
/** The middle of all pictures, and the tiles to its right. */
const [C, E, EE, W]: readonly [Place, Place, Place, Place] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [-1, 0],
];

const MAP_SCENES: Readonly<Record<Exclude<PicturedId, 'shares'>, MapScene>> = {
  tiles: {
    world: '678',
    tiles: [
      [FOREST, 0, -1],
      [MOUNTAIN, 1, -1],
      [WATER, 2, -1],
      [GRASSLAND, -1, 0],
      [CITY, ...C],
      [FIELD, ...E],
      [DESERT, ...EE],
    ],
  },
  awake: {
    world: '678',
    tiles: [
      [CITY, ...C],
      [FOREST, ...E],
    ],
    pieces: [
      { owner: RED, at: C, hq: true, active: 3, exhausted: 1 },
      { owner: RED, at: E },
    ],
  },
  move: {
    world: '678',
    tiles: [
      [CITY, ...C],
      [FOREST, ...E],
      [FIELD, ...EE],
    ],
    pieces: [
      { owner: RED, at: C, hq: true },
      { owner: RED, at: E, exhausted: 2 },
      { owner: RED, at: EE },
    ],
  },
  explore: {
    world: '685',
    tiles: [
      [CITY, ...C],
      [FOREST, ...E],
    ],
    pieces: [
      { owner: RED, at: C, hq: true },
      { owner: RED, at: E, active: 1 },
    ],
    unknown: true,
  },
  harvest: {
    world: '567',
    tiles: [
      [CITY, ...C],
      [FOREST, ...E],
      [GRASSLAND, ...EE],
    ],
    pieces: [
      { owner: RED, at: C, hq: true },
      { owner: RED, at: E, active: 1 },
    ],
    points: [
      [1, false, ...E],
      [2, true, ...EE],
    ],
  },
  road: {
    world: '678',
    tiles: [
      [CITY, ...C],
      [FOREST, ...E],
      [FIELD, ...EE],
    ],
    pieces: [
      { owner: RED, at: C, hq: true },
      { owner: BLUE, at: C },
      { owner: RED, at: E, exhausted: 2 },
      { owner: BLUE, at: E, exhausted: 1 },
      { owner: RED, at: EE },
    ],
    roads: [
      [RED, C, E],
      [BLUE, C, E],
      [RED, E, EE],
    ],
  },
  network: {
    world: '678',
    tiles: [
      [MOUNTAIN, ...W],
      [CITY, ...C],
      [FOREST, ...E],
      [FIELD, ...EE],
    ],
    pieces: [
      { owner: RED, at: W },
      { owner: RED, at: C, hq: true },
      { owner: RED, at: E },
      { owner: RED, at: EE },
    ],
    roads: [
      [RED, C, E],
      [RED, E, EE],
    ],
  },
  counts: {
    world: '786',
    tiles: [
      [FOREST, ...W],
      [FOREST, ...C],
      [FOREST, ...E],
      [FIELD, ...EE],
    ],
    pieces: [
      { owner: RED, at: W },
      { owner: RED, at: C },
      { owner: BLUE, at: C },
      { owner: RED, at: E },
      { owner: RED, at: EE },
      { owner: BLUE, at: EE },
    ],
  },
  plants: {
    world: '678',
    tiles: [
      [FOREST, ...W],
      [FIELD, ...C],
      [DESERT, ...E],
      [WATER, ...EE],
    ],
    pieces: [
      { owner: RED, at: W, exhausted: 2 },
      { owner: BLUE, at: C, exhausted: 1 },
      { owner: RED, at: E, exhausted: 2 },
    ],
    plants: [
      [RED, 'wood', ...W],
      [BLUE, 'grain', ...C],
      [RED, 'fish', ...E],
    ],
  },
  demand: {
    world: '156',
    tiles: [
      [CITY, ...C],
      [FIELD, ...E],
    ],
    trolley: { owner: RED, at: E, good: 'fish' },
  },
  reach: {
    world: '265',
    tiles: [
      [CITY, ...C],
      [FOREST, ...E],
      [CITY, ...EE],
    ],
    pieces: [
      { owner: RED, at: C, hq: true },
      { owner: RED, at: E },
      { owner: RED, at: EE },
      { owner: BLUE, at: EE },
    ],
    cards: [
      [RED, 2],
      [BLUE, 2],
    ],
  },
  houses: {
    world: '678',
    tiles: [
      [CITY, ...C],
      [GRASSLAND, ...E],
      [CITY, ...EE],
    ],
    pieces: [
      { owner: RED, at: C, hq: true },
      { owner: RED, at: EE },
      { owner: BLUE, at: EE },
    ],
  },
};

/** Companies with the shares of three seats and what is left; the first seat with most is the president. */
const COMPANIES = [
  { company: 0, value: 50, held: [4, 0, 1] },
  { company: 1, value: 30, held: [0, 3, 0] },
];

/** The position of a picture, and what of it is shown. */
export interface Scene {
  readonly state: State;
  readonly unknown: boolean;
}

export function sceneOf(id: PicturedId): Scene {
  if (id === 'shares') return { state: sharesState(), unknown: false };
  const scene = MAP_SCENES[id];
  return { state: mapState(scene), unknown: scene.unknown ?? false };
}

function mapState({ world, tiles, pieces = [], roads = [], ...more }: MapScene): State {
  const state = emptyTable({ world }, 2);
  let cities = 0;
  for (const [kind, q, r] of tiles) layTile(state, q, r, kind, kind === CITY ? ++cities : 0);
  for (const { owner, at: place, hq, active = 0, exhausted = 0 } of pieces) {
    const tile = tileAt(state, ...place);
    if (hq) placeCapital(state, owner, tile);
    else state.place[placeOf(owner, tile)] = SETTLEMENT;
    state.active[placeOf(owner, tile)] = active;
    state.exhausted[placeOf(owner, tile)] = exhausted;
  }
  for (const [owner, from, to] of roads) {
    const [start, end] = [tileAt(state, ...from), tileAt(state, ...to)];
    const edge = edgeAt(state, start, sideBetween(state, start, end));
    state.roads[edge] = at(state.roads, edge) | (1 << owner);
    state.roadCount[owner] = at(state.roadCount, owner) + 1;
  }
  for (const [owner, good, ...place] of more.plants ?? []) {
    state.plant[tileAt(state, ...place)] = 1 + GOODS.indexOf(good);
    state.plantOwner[tileAt(state, ...place)] = owner;
  }
  for (const [points, fresh, ...place] of more.points ?? []) {
    state.tileVp[tileAt(state, ...place)] = points;
    state.fresh[tileAt(state, ...place)] = fresh ? 1 : 0;
  }
  for (const [owner, city] of more.cards ?? [])
    state.cards[owner] = at(state.cards, owner) | (1 << city);
  if (more.trolley) drawTrolley(state, more.trolley);
  return state;
}

function drawTrolley(
  state: State,
  { owner, at: place, good }: NonNullable<MapScene['trolley']>,
): void {
  state.trolleyAt.fill(NONE);
  state.trolleyAt[owner] = tileAt(state, ...place);
  state.holds.fill(NO_HOLD);
  state.holds[owner * HOLDS] = 1 + GOODS.indexOf(good);
  state.cityGoods.fill(CITY_GOODS - 1);
}

function sharesState(): State {
  const state = emptyTable({ world: '956' }, 3);
  state.own.fill(SHARES);
  for (const { company, value, held } of COMPANIES) {
    state.isFounded[company] = 1;
    state.value[company] = value;
    state.president[company] = held.indexOf(Math.max(...held));
    state.held.set(held, company * state.seats);
    state.own[company] = SHARES - held.reduce((sum, one) => sum + one, 0);
  }
  return state;
}
