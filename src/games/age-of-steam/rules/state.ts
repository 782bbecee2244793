import { draws, RANDOM_WORDS } from '../../../kit/random';
import type { Seat } from '../../../kit/rules';
import { ALLOWANCE, ENGINE_MOST } from '../data/figures';
import { NEW_CITIES } from '../data/goods';
import { CITY_IDS, EDGES, HEXES, STOPS } from './board';
import { BOXES, COLORS } from './goods';
import type { Options } from './options';
import { SUPPLY_LINES } from './supply-lines';

/** Places in `turn`: the figures of the turn and of its phase. */
export const PHASE = 0;
export const NUMBER = 1;
/** Whose decision it is. */
export const SEAT = 2;
/** How many of the phase's sequence have gone before this one; in the auction, its place in the order. */
export const AT = 3;
/** How many seats are in the order. */
export const IN = 4;
/** Auction: how many have dropped, and 1 once Turn Order has passed. */
export const DROPS = 5;
export const PASSED = 6;
/** Build: tiles built in this build turn, and 1 once a new city has been laid. */
export const TILES_BUILT = 7;
export const URBANIZED = 8;
/** Move: round 1 or 2; the cube on its way (1 + color, 0 none), the city it left, links it has used. */
export const ROUND = 9;
export const CUBE = 10;
export const FROM = 11;
export const LINKS = 12;
/** Grow: 1 once cubes are drawn. */
export const DRAWN = 13;

/** Values of `turn[PHASE]`, and their names. */
export const ISSUE = 0;
export const AUCTION = 1;
export const SELECT = 2;
export const BUILD = 3;
export const MOVE = 4;
export const GROW = 5;
export const OVER = 6;
export const PHASES = ['issue', 'auction', 'select', 'build', 'move', 'grow', 'over'] as const;

/** Values in `owner`: no track, unowned, and from here on the seats. */
export const NO_TRACK = 0;
export const NOBODY = 1;
export const SEATS_FROM = 2;

/** In `linkTo`: no link. */
export const NO_LINK = 255;

/** The number of figures in each array of bytes; `seats` means one for each seat. */
const BYTES = {
  turn: 14,
  /** The seats in the order; the first `turn[IN]` count. */
  order: 'seats',
  /** The seats that have dropped in this auction, first to last. */
  dropped: 'seats',
  shares: 'seats',
  engine: 'seats',
  /** 1 + the action held, 0 none. */
  action: 'seats',
  begun: 'seats',
  /** The turn in which the seat went out, 0 while it is in. */
  out: 'seats',
  /** 1 where the seat took `engine` in this move phase. */
  engined: 'seats',
  /** The shape on a hex (shapes.ts), and by `hex * 6 + edge` the owner of the segment there. */
  shape: HEXES,
  owner: HEXES * EDGES,
  /** 1 + the hex of a new city, 0 beside the map. */
  newCity: NEW_CITIES.length,
  /** Cubes by `city * 5 + color`. */
  cubes: CITY_IDS.length * COLORS,
  /** 1 + the color in a box, 0 empty. */
  display: BOXES,
  bag: COLORS,
  drawn: COLORS,
  /** The hexes built on in this build turn, and the edges of the segments that are new there. */
  built: ALLOWANCE.engineer,
  builtEdges: ALLOWANCE.engineer,
  /** The stops where the cube on its way has been, and the edges by which it left them. */
  visited: ENGINE_MOST + 1,
  exits: ENGINE_MOST,
  /** Follows from the track: tiles on the board by line of the supply (supply-lines.ts). */
  laid: SUPPLY_LINES,
  /** Follows from the track: the stop to which a link leads, by `stop * 6 + edge` where it leaves. */
  linkTo: STOPS * EDGES,
} as const;

type Window = keyof typeof BYTES;

/** One position, flat: all arrays are views of one buffer, so a copy is one memory move. */
export interface State extends Readonly<Record<Window, Uint8Array>> {
  readonly options: Options;
  /** Seats at the start, those out included. */
  readonly seats: number;
  readonly all: Uint8Array<ArrayBuffer>;
  readonly random: Uint32Array;
  /** The number of the turn for the app, counted since the match or the position it began from. */
  readonly turns: Uint32Array;
  /** Bits of the stops that are cities, new ones among them. */
  readonly cities: Uint32Array;
  /** By color: bits of the stops where such a cube is delivered. */
  readonly goals: Uint32Array;
  /** By stop: bits of the stops to which a link leads. */
  readonly linked: Uint32Array;
  readonly money: Int32Array;
  readonly income: Int32Array;
  readonly bids: Int32Array;
}

/** A state with every figure 0: not yet a position. */
export function blankState(options: Options, seats: number): State {
  const words = RANDOM_WORDS + 1 + 1 + COLORS + STOPS + 3 * seats;
  const sizes = Object.entries(BYTES).map(
    ([name, size]) => [name, size === 'seats' ? seats : size] as const,
  );
  const bytes = sizes.reduce((sum, [, size]) => sum + size, 0);
  const buffer = new ArrayBuffer(4 * words + bytes);
  let at = 0;
  const take = (length: number, width: 1 | 4) => {
    at += length * width;
    return at - length * width;
  };
  const unsigned = (length: number) => new Uint32Array(buffer, take(length, 4), length);
  const signed = (length: number) => new Int32Array(buffer, take(length, 4), length);
  return {
    options,
    seats,
    all: new Uint8Array(buffer),
    random: unsigned(RANDOM_WORDS),
    turns: unsigned(1),
    cities: unsigned(1),
    goals: unsigned(COLORS),
    linked: unsigned(STOPS),
    money: signed(seats),
    income: signed(seats),
    bids: signed(seats),
    ...(Object.fromEntries(
      sizes.map(([name, size]) => [name, new Uint8Array(buffer, take(size, 1), size)]),
    ) as Record<Window, Uint8Array>),
  };
}

export function copyState(into: State, from: State): void {
  into.all.set(from.all);
}

export function cloneState(state: State): State {
  const copy = blankState(state.options, state.seats);
  copyState(copy, state);
  return copy;
}

export function packState(state: State): Uint8Array<ArrayBuffer> {
  return state.all.slice();
}

export function unpackState(options: Options, seats: number, bytes: Uint8Array): State {
  const state = blankState(options, seats);
  state.all.set(bytes);
  return state;
}

export function stateDraws(state: State): number {
  return draws(state.random);
}

/** The seat whose decision is next, or null once the match is over. */
export function toAct(state: State): Seat | null {
  return state.turn[PHASE] === OVER ? null : state.turn[SEAT];
}
