import { draws } from '../../../kit/random';
import type { Seat } from '../../../kit/rules';
import { type Board, BUILT_IN_BOARDS, boardOf } from './board';
import type { Options } from './options';

/** A company's number: its place in COMPANIES, 0 … 3. */
export type Company = number;
export const COMPANY_COUNT = 4;

export const READY_MOST = 5;
export const LENGTH_MOST = 15;
export const TRAINS = 25;
export const SHARES = 9;

export const DRAFT = 0;
export const PLAY = 1;
export const OVER = 2;

/** The second half of a demand tile that leaves the choice to the builder. */
export const PURPLE = 4;

/**
 * One position, flat: every array is a window on the same buffer, so a copy is one memory move.
 * Arrays by company hold 4 figures; arrays by seat hold `company * seats + seat`.
 */
export interface State {
  readonly board: Board;
  readonly options: Options;
  readonly seats: number;
  readonly all: Uint8Array;
  readonly random: Uint32Array;
  readonly influence: Uint16Array;
  /** Least-cost routes to a hex, by `company * hexes + hex`; see reach.ts, which keeps it and `near`. */
  readonly ways: Uint16Array;
  /** [phase, seat to act, draft picks made] */
  readonly turn: Uint8Array;
  readonly ready: Uint8Array;
  readonly supply: Uint8Array;
  readonly sharesLeft: Uint8Array;
  readonly length: Uint8Array;
  readonly setAside: Uint8Array;
  readonly shares: Uint8Array;
  /** A city's demand tile: 0 for none, else `1 + first * 5 + second`. */
  readonly tile: Uint8Array;
  /** The companies with track on a hex, a bit each. */
  readonly track: Uint8Array;
  /** Trains to a hex from the network, by `company * hexes + hex`; 0 on it, FAR beyond 5. */
  readonly near: Uint8Array;
}

export const PHASE = 0;
export const SEAT = 1;
export const PICKS = 2;

/** A state with every figure 0. */
export function blankState(options: Options, seats: number): State {
  const board = boardOf(BUILT_IN_BOARDS[options.board]);
  return layOut(board, options, seats);
}

function layOut(board: Board, options: Options, seats: number): State {
  const hexes = board.map.hexes.length;
  const cities = board.cityHex.length;
  const perSeat = COMPANY_COUNT * seats;
  const perHex = COMPANY_COUNT * hexes;
  const size =
    16 + 2 * (perSeat + perHex) + 3 + 5 * COMPANY_COUNT + perSeat + cities + hexes + perHex;
  const buffer = new ArrayBuffer(size);
  let at = 0;
  const bytes = (length: number) => {
    at += length;
    return new Uint8Array(buffer, at - length, length);
  };
  const doubles = (length: number) => {
    at += 2 * length;
    return new Uint16Array(buffer, at - 2 * length, length);
  };
  at = 16;
  return {
    board,
    options,
    seats,
    all: new Uint8Array(buffer),
    random: new Uint32Array(buffer, 0, 4),
    influence: doubles(perSeat),
    ways: doubles(perHex),
    turn: bytes(3),
    ready: bytes(COMPANY_COUNT),
    supply: bytes(COMPANY_COUNT),
    sharesLeft: bytes(COMPANY_COUNT),
    length: bytes(COMPANY_COUNT),
    setAside: bytes(COMPANY_COUNT),
    shares: bytes(perSeat),
    tile: bytes(cities),
    track: bytes(hexes),
    near: bytes(perHex),
  };
}

export function copyState(into: State, from: State): void {
  into.all.set(from.all);
}

export function cloneState(state: State): State {
  const copy = layOut(state.board, state.options, state.seats);
  copyState(copy, state);
  return copy;
}

export function stateDraws(state: State): number {
  return draws(state.random);
}

export function phase(state: State): 'draft' | 'play' | 'over' {
  const phase = state.turn[PHASE];
  return phase === DRAFT ? 'draft' : phase === PLAY ? 'play' : 'over';
}

/** The seat whose decision is next, or null once the match is over. */
export function toAct(state: State): Seat | null {
  return state.turn[PHASE] === OVER ? null : state.turn[SEAT];
}

export function influenceOf(state: State, company: Company, seat: Seat): number {
  return state.influence[company * state.seats + seat];
}

export function sharesOf(state: State, company: Company, seat: Seat): number {
  return state.shares[company * state.seats + seat];
}

/** Shares of all companies that a seat holds. */
export function sharesHeld(state: State, seat: Seat): number {
  let held = 0;
  for (let company = 0; company < COMPANY_COUNT; company++) held += sharesOf(state, company, seat);
  return held;
}
