import { draws, RANDOM_WORDS, type RandomWords } from '../../../src/kit/random';
import type { Seat } from '../../../src/kit/rules';
import { DECK, GOODS } from '../data/goods';
import type { Options } from './options';

export const PHASES = ['bid', 'work', 'owner', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** Single figures, by their place in `now`. */
const FIGURES = {
  round: 0,
  /** A place in PHASES. */
  phase: 1,
  /** Place in `order` of the seat to act, in the phases bid and work. */
  at: 2,
  /** The highest bid. */
  bid: 3,
  /** How many seats have passed. */
  passed: 4,
  /** Steps left in the turn. */
  steps: 5,
  /** 1: the seat to act has a loan in this turn. */
  loan: 6,
  /** The good whose owner decides. */
  good: 7,
  /** Cards that have been drawn. */
  drawn: 8,
  /** See `Rules.turn`. */
  turn: 9,
} as const;
type Figure = keyof typeof FIGURES;

/**
 * A position. All figures lie in one array, so that a copy is one call; the others are windows of it.
 */
export interface State {
  readonly options: Options;
  readonly seats: number;
  readonly random: RandomWords;
  readonly all: Int32Array<ArrayBuffer>;
  readonly now: Int32Array;
  readonly prices: Int32Array;
  /** Cars that wait in the yard, by good. */
  readonly yard: Int32Array;
  /** The seats in turn order; those that are out come last. */
  readonly order: Int32Array;
  /** The order that the bids make: filled from both ends. */
  readonly next: Int32Array;
  readonly score: Int32Array;
  /** 1: the seat is out. */
  readonly out: Int32Array;
  /** 1: has passed in this round of bids. */
  readonly hasPassed: Int32Array;
  /** By seat, then good. */
  readonly train: Int32Array;
  readonly delivered: Int32Array;
  /** The good of each card, in the order in which they are drawn. */
  readonly deck: Int32Array;
  /** The seat that holds each drawn card. */
  readonly holder: Int32Array;
}

export function emptyState(options: Options, seats: number): State {
  const sizes = [
    Object.keys(FIGURES).length,
    ...[GOODS.length, GOODS.length],
    ...[seats, seats, seats, seats, seats],
    ...[seats * GOODS.length, seats * GOODS.length],
    ...[DECK, DECK],
  ];
  const all = new Int32Array(sizes.reduce((sum, size) => sum + size, 0));
  let end = 0;
  const window = () => {
    const start = end;
    end += sizes.shift() ?? 0;
    return all.subarray(start, end);
  };
  return {
    ...{ options, seats, all, random: new Uint32Array(RANDOM_WORDS) },
    now: window(),
    prices: window(),
    yard: window(),
    order: window(),
    next: window(),
    score: window(),
    out: window(),
    hasPassed: window(),
    train: window(),
    delivered: window(),
    deck: window(),
    holder: window(),
  };
}

export function copyState(into: State, from: State): void {
  into.all.set(from.all);
  into.random.set(from.random);
}

export function cloneState(state: State): State {
  const clone = emptyState(state.options, state.seats);
  copyState(clone, state);
  return clone;
}

export function packState({ random, all }: State): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(random.byteLength + all.byteLength);
  bytes.set(new Uint8Array(random.buffer));
  bytes.set(new Uint8Array(all.buffer), random.byteLength);
  return bytes;
}

export function unpackState(options: Options, seats: number, bytes: Uint8Array): State {
  const state = emptyState(options, seats);
  const { random, all } = state;
  new Uint8Array(random.buffer).set(bytes.subarray(0, random.byteLength));
  new Uint8Array(all.buffer).set(bytes.subarray(random.byteLength));
  return state;
}

export const figure = ({ now }: State, name: Figure): number => now[FIGURES[name]];

export function setFigure({ now }: State, name: Figure, value: number): void {
  now[FIGURES[name]] = value;
}

export const phaseOf = (state: State): Phase => PHASES[figure(state, 'phase')];

export const stateDraws = ({ random }: State): number => draws(random);

/** Seats that are not out. */
export const inPlay = ({ out }: State): number => out.reduce((sum, one) => sum + 1 - one, 0);

/** The seats in the order in which they act now. */
export const orderOf = ({ order }: State): readonly Seat[] => [...order];

/** The place of a seat's cars of a good in `train` and `delivered`. */
export const carsAt = (seat: Seat, good: number): number => seat * GOODS.length + good;

/** All cars on a seat's train. */
export function loadOf({ train }: State, seat: Seat): number {
  return GOODS.reduce((sum, _, good) => sum + train[carsAt(seat, good)], 0);
}

/** The goods of the orders that a seat holds, in the order in which it drew them. */
export function handOf(state: State, seat: Seat): readonly number[] {
  const { deck, holder } = state;
  const hand: number[] = [];
  for (let card = 0; card < figure(state, 'drawn'); card++)
    if (holder[card] === seat) hand.push(deck[card]);
  return hand;
}

/**
 * The seat that has delivered most of a good, the earlier in turn order among equals, decides for its
 * company; null while nobody has.
 */
export function ownerOf({ order, out, delivered }: State, good: number): Seat | null {
  let owner: Seat | null = null;
  for (const seat of order) {
    const cars = delivered[carsAt(seat, good)];
    if (out[seat] || cars === 0) continue;
    if (owner === null || cars > delivered[carsAt(owner, good)]) owner = seat;
  }
  return owner;
}

export function toAct(state: State): Seat | null {
  switch (phaseOf(state)) {
    case 'over':
      return null;
    case 'owner':
      return ownerOf(state, figure(state, 'good'));
    default:
      return state.order[figure(state, 'at')];
  }
}

/** The seat to act while the match is not over. */
export const actingSeat = (state: State): Seat => toAct(state) ?? 0;
