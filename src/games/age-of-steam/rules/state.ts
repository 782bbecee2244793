import { layOut } from '../../../kit/flat-state';
import { oncePer } from '../../../kit/once-per';
import { RANDOM_WORDS } from '../../../kit/random';
import type { Seat } from '../../../kit/rules';
import { ALLOWANCE, ENGINE_MOST, TURNS } from '../data/figures';
import { NEW_CITIES } from '../data/goods';
import { type Board, boardOf, EDGES } from './board';
import { COLORS } from './goods';
import { formOf, type Options } from './options';
import { SUPPLY_LINES } from './supply';

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
export type Phase = (typeof PHASES)[number];

/** Values in `owner`: no track, unowned, and from here on the seats. */
export const NO_TRACK = 0;
export const NOBODY = 1;
export const SEATS_FROM = 2;
const SEATS_MOST = Math.max(...Object.keys(TURNS).map(Number));

/** In `linkTo`: no link. */
export const NO_LINK = 255;

/** One position: the figures of its layout. */
export interface State extends ReturnType<Layout['blank']> {
  readonly board: Board;
  readonly options: Options;
  /** Seats at the start, those out included. */
  readonly seats: number;
  readonly layout: Layout;
}

type Layout = ReturnType<typeof layoutOf>;

/** The layouts on a board, by the number of seats. */
const layoutsOn = oncePer((board: Board) =>
  Array.from({ length: 1 + SEATS_MOST }, (_, seats) => layoutOf(board, seats)),
);

/** A state with every figure 0: not yet a position. */
export function blankState(options: Options, seats: number): State {
  const board = boardOf(formOf(options));
  const layout = layoutsOn(board)[seats];
  return { board, options, seats, layout, ...layout.blank() };
}

/** How large the figures of a position are, and what they mean. */
function layoutOf({ hexCount, stopCount, cities, display }: Board, seats: number) {
  return layOut({
    words: {
      random: RANDOM_WORDS,
      /** The number of the turn for the app, counted since the match or the position it began from. */
      turns: 1,
      /** Bits of the stops that are cities, new ones among them. */
      cities: 1,
      /** By color: bits of the stops where such a cube is delivered. */
      goals: COLORS,
      /** By stop: bits of the stops to which a link leads. Follows from the track. */
      linked: stopCount,
      money: seats,
      income: seats,
      bids: seats,
    },
    halves: {},
    bytes: {
      turn: 14,
      /** The seats in the order; the first `turn[IN]` count. */
      order: seats,
      /** The seats that have dropped in this auction, first to last. */
      dropped: seats,
      shares: seats,
      engine: seats,
      /** 1 + the action held, 0 none. */
      action: seats,
      begun: seats,
      /** The turn in which the seat went out, 0 while it is in. */
      out: seats,
      /** 1 where the seat took `engine` in this move phase. */
      engined: seats,
      /** The shape on a hex (shapes.ts), and by `hex * 6 + edge` the owner of the segment there. */
      shape: hexCount,
      owner: hexCount * EDGES,
      /** 1 + the hex of a new city, 0 beside the map. */
      newCity: NEW_CITIES.length,
      /** Cubes by `city * 5 + color`. */
      cubes: cities.length * COLORS,
      /** 1 + the color in a box, 0 empty. */
      display: display.boxes,
      bag: COLORS,
      drawn: COLORS,
      /** The hexes built on in this build turn, and the edges of the segments that are new there. */
      built: ALLOWANCE.engineer,
      builtEdges: ALLOWANCE.engineer,
      /** The stops where the cube on its way has been, and the edges by which it left them. */
      visited: ENGINE_MOST + 1,
      exits: ENGINE_MOST,
      /** Follows from the track: tiles on the board by line of the supply (supply.ts). */
      laid: SUPPLY_LINES,
      /** Follows from the track: the stop to which a link leads, by `stop * 6 + edge` where it leaves. */
      linkTo: stopCount * EDGES,
    },
  });
}

export function cloneState({ board, options, seats, layout, all }: State): State {
  const copy = { board, options, seats, layout, ...layout.blank() };
  copy.all.set(all);
  return copy;
}

/** The seat whose decision is next, or null once the match is over. */
export function toAct(state: State): Seat | null {
  return state.turn[PHASE] === OVER ? null : state.turn[SEAT];
}
