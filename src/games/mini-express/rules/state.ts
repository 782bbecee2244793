import { type FlatState, layOut } from '../../../kit/flat-state';
import { RANDOM_WORDS } from '../../../kit/random';
import type { Seat } from '../../../kit/rules';
import { type Board, boardOf } from './board';
import { formOf, hasAutoma, type Options } from './options';

/** A company's number: its place in COMPANIES, 0 … 3. */
export type Company = number;
export const COMPANY_COUNT = 4;

export const READY_MOST = 5;
export const TRAINS = 25;
export const SHARES = 9;

/** Places in `turn`. */
export const PHASE = 0;
export const SEAT = 1;
/** Draft picks made. */
export const PICKS = 2;
/** 1, or 2 for the second action of a turn in the expert duel (9.2). */
export const STEP = 3;
/** 1 + the company of the first action; 0 in step 1. */
export const USED = 4;

/** Values of `turn[PHASE]`. */
export const DRAFT = 0;
export const PLAY = 1;
export const OVER = 2;

/** Places in `spike`; its sides hold 1 + company, or 0. */
export const SPIKE_STATE = 0;
export const EAST = 1;
export const WEST = 2;

/** Places in `automa`: its company marker, and its target as a city index, 0 before #1. */
export const MARKER = 0;
export const TARGET = 1;

/**
 * One position. Arrays by company hold 4 figures; arrays by holder hold `company * holders + holder`.
 */
export interface State extends FlatState {
  readonly board: Board;
  readonly options: Options;
  /** People and computers at the table. */
  readonly seats: number;
  /** Who holds shares and influence: the seats and, behind them, the automa where there is one. */
  readonly holders: number;
  readonly layout: ReturnType<typeof layoutOf>;
  readonly random: Uint32Array;
  /** The number of the turn, counted since the match or the position it began from. */
  readonly turns: Uint32Array;
  readonly influence: Uint16Array;
  /** Least-cost routes to a hex, by `company * hexes + hex`; see reach.ts, which keeps it and `near`. */
  readonly ways: Uint16Array;
  readonly turn: Uint8Array;
  readonly spike: Uint8Array;
  readonly automa: Uint8Array;
  /** 1 for an automa tile that is out of the bag, by its place in the board's list. */
  readonly drawn: Uint8Array;
  readonly ready: Uint8Array;
  readonly supply: Uint8Array;
  readonly sharesLeft: Uint8Array;
  readonly length: Uint8Array;
  readonly setAside: Uint8Array;
  readonly shares: Uint8Array;
  /** A city's demand tile: 0 for none, else as `packTile` makes it. */
  readonly tile: Uint8Array;
  /** The companies with track on a hex, a bit each. */
  readonly track: Uint8Array;
  /** Trains to a hex from the network, by `company * hexes + hex`; 0 on it, FAR beyond 5. */
  readonly near: Uint8Array;
}

/** A state with every figure 0. */
export function blankState(options: Options, seats: number): State {
  const board = boardOf(formOf(options), options.harbors);
  const holders = seats + (hasAutoma(options.mode) ? 1 : 0);
  const layout = layoutOf(board, holders);
  return { board, options, seats, holders, layout, ...layout.blank() };
}

function layoutOf(board: Board, holders: number) {
  const hexes = board.map.hexes.length;
  const perHolder = COMPANY_COUNT * holders;
  const perHex = COMPANY_COUNT * hexes;
  return layOut({
    words: { random: RANDOM_WORDS, turns: 1 },
    halves: { influence: perHolder, ways: perHex },
    bytes: {
      turn: 5,
      spike: 3,
      automa: 2,
      drawn: board.automaTiles.length,
      ready: COMPANY_COUNT,
      supply: COMPANY_COUNT,
      sharesLeft: COMPANY_COUNT,
      length: COMPANY_COUNT,
      setAside: COMPANY_COUNT,
      shares: perHolder,
      tile: board.cityHex.length,
      track: hexes,
      near: perHex,
    },
  });
}

export function cloneState({ board, options, seats, holders, layout, all }: State): State {
  const copy = { board, options, seats, holders, layout, ...layout.blank() };
  copy.all.set(all);
  return copy;
}

export function phase(state: State): 'draft' | 'play' | 'over' {
  const phase = state.turn[PHASE];
  return phase === DRAFT ? 'draft' : phase === PLAY ? 'play' : 'over';
}

/** The seat whose decision is next, or null once the match is over. */
export function toAct(state: State): Seat | null {
  return state.turn[PHASE] === OVER ? null : state.turn[SEAT];
}

/** Whether a holder is the automa, which comes after the last seat. */
export function isAutoma(state: State, holder: number): boolean {
  return holder === state.seats;
}

export function influenceOf(state: State, company: Company, holder: number): number {
  return state.influence[company * state.holders + holder];
}

export function sharesOf(state: State, company: Company, holder: number): number {
  return state.shares[company * state.holders + holder];
}

/** Shares of all companies that a holder has. */
export function sharesHeld(state: State, holder: number): number {
  let held = 0;
  for (let company = 0; company < COMPANY_COUNT; company++) {
    held += sharesOf(state, company, holder);
  }
  return held;
}

/** Shares of a company in anybody's hands. */
export function sharesOut(state: State, company: Company): number {
  let held = 0;
  for (let holder = 0; holder < state.holders; holder++) held += sharesOf(state, company, holder);
  return held;
}

/** The last space of the length chart. */
export function lengthMost(state: State): number {
  return state.board.chart.length - 1;
}
