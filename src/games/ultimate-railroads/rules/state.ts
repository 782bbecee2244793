import { type FlatState, layOut } from '../../../kit/flat-state';
import { RANDOM_WORDS } from '../../../kit/random';
import type { Seat } from '../../../kit/rules';
import { GAPS, LINES, SEATING, STRIP_MOST, UNLOCKS } from '../data/board';
import { BONUS_CARD_IDS } from '../data/tiles-form';
import type { Options } from './options';
import { type TileSet, tileSetOf } from './program';
import { ALL_SPACES, ENGINEER_COUNT, SLOTS, TILE_COUNT } from './tables';
import { UNITS } from './units';

/** Places in `now`. */
export const PHASE = 0;
/** In the phases resolve and bonus: the phase to which they belong. */
export const DURING = 1;
/** Whose decision it is. */
export const SEAT = 2;
/** 12: from 1. */
export const ROUND = 3;
/** 5.9: the present lock, whether it is obligatory, and what is left of it: steps, or 1 + the tile in hand. */
export const LOCK = 4;
export const LOCK_MUST = 5;
export const LOCK_LEFT = 6;
/** Bits of the starting cards and ?-cards that are still there. */
export const START_CARDS = 7;
export const CARDS = 8;
/** How many end-bonus cards have been picked. */
export const PICKED = 9;
/** Doublers left. */
export const DOUBLERS_LEFT = 10;
/** Bits of the seats that have used `bottom` in this round. */
export const BOTTOM_USED = 11;
const FIGURES = 12;

/** Values of `now[PHASE]`, and their names. */
export const PHASES = ['start', 'turn', 'resolve', 'bonus', 'claims', 'over'] as const;
export type Phase = (typeof PHASES)[number];
export const [START, TURN, RESOLVE, BONUS_PHASE, CLAIMS, OVER] = [0, 1, 2, 3, 4, 5] as const;

/** Values of `now[LOCK]`, and their names. */
const LOCK_NAMES = ['hand', 'spread', 'again', 'guest'] as const;
export const LOCKS = ['', ...LOCK_NAMES] as const;
export type Lock = (typeof LOCK_NAMES)[number];
export const [NO_LOCK, HAND_LOCK, SPREAD_LOCK, AGAIN_LOCK, GUEST_LOCK] = [0, 1, 2, 3, 4] as const;

/** The name of a lock; `NO_LOCK` has none. */
export const lockName = (lock: number): Lock => LOCK_NAMES[lock - 1];

/** Values in `black`, and their names. */
export const BLACK_WORKERS = ['none', 'ready', 'placed'] as const;
export const [BLACK_NONE, BLACK_READY, BLACK_PLACED] = [0, 1, 2] as const;

/** Values in `bonusAt`: where an end-bonus card is. */
export const [PILE, OUT, PICK] = [0, 1, 2] as const;

/** More workers than tiles of any kind bring a seat in a round; what goes beyond is lost. */
export const WORKERS_HELD = 99;

/** In `markers`: there is none. */
export const NO_MARKER = 255;

/** Pieces that a seat can have: by `line * COLOR_MOST + color`. */
export const COLOR_MOST = 5;
export const PIECES = LINES.length * COLOR_MOST;
export const LINE_COUNT = LINES.length;
export const MARKERS = 2;
export const FACTORY_SLOTS = GAPS.length;
export const BONUS_CARDS = BONUS_CARD_IDS.length;

/** Where the arrays of a match with `seats` seats are. */
function layoutFor(seats: number) {
  return layOut({
    words: {
      random: RANDOM_WORDS,
      /** The number of the turn for the app, and how often a seat has looked through the pile. */
      turns: 1,
      looks: 1,
      score: seats,
    },
    halves: {
      rubles: seats,
      /** 5.9: bits of the pieces that a spread has moved. */
      moved: 1,
    },
    bytes: {
      now: FIGURES,
      order: seats,
      passed: seats,
      /** Not placed yet; how many come home; the black one. */
      workers: seats,
      own: seats,
      black: seats,
      /** By `seat * PIECES + line * COLOR_MOST + color`. */
      fronts: seats * PIECES,
      /** By `seat * SLOTS + slot`: 1 + the tile, 0 empty; on a line the full ones first, in tile order. */
      tiles: seats * SLOTS,
      /** By `seat * LINE_COUNT + line`; follows from `tiles`. */
      reach: seats * LINE_COUNT,
      /** By `seat * FACTORY_SLOTS + slot`: 1 + the tile, 0 empty. */
      factories: seats * FACTORY_SLOTS,
      /** By `seat * MARKERS`, the highest first. */
      markers: seats * MARKERS,
      doublers: seats,
      /** Bits of the ?-tokens used. */
      tokens: seats,
      /** By number, 1 + the seat that has the engineer, 0 none. */
      engineer: ENGINEER_COUNT + 1,
      /** The engineers on the strip, 0 empty. */
      strip: STRIP_MOST,
      /** By tile. */
      supply: TILE_COUNT,
      returned: TILE_COUNT,
      bonusAt: BONUS_CARDS,
      /** The picks, first to last: card and seat. */
      pickCard: BONUS_CARDS,
      pickSeat: BONUS_CARDS,
      /** By space: 1 + the seat, 0 free, and what was placed: workers, black worker, rubles. */
      taken: ALL_SPACES,
      placed: ALL_SPACES * 3,
      /** 1 + the seat that claims place 1, place 2; 0 none; 1 where by the black worker. */
      claim: 2,
      claimBlack: 2,
      /** 5.2, by unit; units without that difference are in `may`. */
      must: UNITS.length,
      may: UNITS.length,
    },
  });
}

const LAYOUTS = Object.fromEntries(
  Object.keys(SEATING).map((seats) => [seats, layoutFor(Number(seats))]),
);

/** One position, flat. */
export interface State extends FlatState, ReturnType<ReturnType<typeof layoutFor>['blank']> {
  readonly options: Options;
  readonly seats: number;
  /** The tiles of its match. */
  readonly set: TileSet;
}

/** A state with every figure 0: not yet a position. */
export function blankState(options: Options, seats: number): State {
  return { options, seats, set: tileSetOf(options), ...LAYOUTS[seats].blank() };
}

export function cloneState(state: State): State {
  const copy = blankState(state.options, state.seats);
  copy.all.set(state.all);
  return copy;
}

/** The seat whose decision is next, or null once the match is over. */
export function toAct({ now }: State): Seat | null {
  return now[PHASE] === OVER ? null : now[SEAT];
}

/** 6.2: how many colors a seat has: it follows from black on `trans` alone. */
export function colorsOf({ fronts }: State, seat: Seat): number {
  return colorsAt(fronts[seat * PIECES]);
}

/** How many colors a front of black on `trans` gives. */
export function colorsAt(front: number): number {
  let colors = 1;
  while (colors <= UNLOCKS.length && front >= UNLOCKS[colors - 1]) colors++;
  return colors;
}

export function isLastRound({ now, seats }: State): boolean {
  return now[ROUND] === SEATING[seats].rounds;
}

/** 7.6: how many factories a seat has. */
export function factoriesOf({ factories }: State, seat: Seat): number {
  let count = 0;
  while (count < FACTORY_SLOTS && factories[seat * FACTORY_SLOTS + count] > 0) count++;
  return count;
}

/** 5.2: how much of a unit is pending. */
export function pending({ must, may }: State, unit: number): number {
  return must[unit] + may[unit];
}

/** 5.2: one unit is used, an obligatory one first. */
export function spend({ must, may }: State, unit: number): void {
  if (must[unit] > 0) must[unit]--;
  else may[unit]--;
}

/** How many end-bonus cards are in the pile. */
export function pileSize({ bonusAt }: State): number {
  let size = 0;
  for (let card = 0; card < BONUS_CARDS; card++) if (bonusAt[card] === PILE) size++;
  return size;
}
