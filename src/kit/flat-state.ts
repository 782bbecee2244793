import { draws, type RandomWords } from './random';

/**
 * Positions as flat arrays: all arrays are views of one buffer, so a copy is one memory move, and a search that copies
 * positions makes no garbage.
 */
export interface FlatState {
  /** The whole buffer. */
  readonly all: Uint8Array<ArrayBuffer>;
}

/** The length of each array, by the size of its numbers. The widest come first in the buffer. */
interface Sizes<Words extends string, Halves extends string, Bytes extends string> {
  /** Unsigned, 32 bits. */
  readonly words: Readonly<Record<Words, number>>;
  /** Unsigned, 16 bits. */
  readonly halves: Readonly<Record<Halves, number>>;
  /** Unsigned, 8 bits. */
  readonly bytes: Readonly<Record<Bytes, number>>;
}

type Views<Words extends string, Halves extends string, Bytes extends string> = FlatState &
  Readonly<Record<Words, Uint32Array>> &
  Readonly<Record<Halves, Uint16Array>> &
  Readonly<Record<Bytes, Uint8Array>>;

type NumbersOf = typeof Uint8Array | typeof Uint16Array | typeof Uint32Array;

/** Where the arrays of a kind of position are in its buffer. */
export interface Layout<Windows extends FlatState> {
  /** A new buffer with its arrays, every number 0. */
  blank(): Windows;
}

/** Lays the arrays out in a buffer, once for all positions of a match. The same sizes give the same layout. */
export function layOut<Words extends string, Halves extends string, Bytes extends string>({
  words,
  halves,
  bytes,
}: Sizes<Words, Halves, Bytes>): Layout<Views<Words, Halves, Bytes>> {
  let length = 0;
  const place = (Numbers: NumbersOf, sizes: Readonly<Record<string, number>>) =>
    Object.entries(sizes).map(([name, size]) => {
      const at = length;
      length += size * Numbers.BYTES_PER_ELEMENT;
      return { name, open: (buffer: ArrayBuffer) => new Numbers(buffer, at, size) };
    });
  const places = [
    ...place(Uint32Array, words),
    ...place(Uint16Array, halves),
    ...place(Uint8Array, bytes),
  ];
  return {
    blank() {
      const buffer = new ArrayBuffer(length);
      const views = places.map(({ name, open }) => [name, open(buffer)] as const);
      const all = new Uint8Array(buffer);
      return { all, ...Object.fromEntries(views) } as Views<Words, Halves, Bytes>;
    },
  };
}

/** Overwrites a state of the same layout. */
export function copyFlat(into: FlatState, from: FlatState): void {
  into.all.set(from.all);
}

/** A copy of the whole state as bytes, for a worker of this same app. */
export function packFlat({ all }: FlatState): Uint8Array<ArrayBuffer> {
  return all.slice();
}

/** Overwrites a state with the bytes that one of the same layout was packed into. */
export function unpackFlat(into: FlatState, bytes: Uint8Array): void {
  if (bytes.length !== into.all.length)
    throw new RangeError(`${bytes.length} bytes are no state of ${into.all.length}`);
  into.all.set(bytes);
}

/** What every game keeps in its flat positions. */
interface Kept extends FlatState {
  readonly seats: number;
  readonly random: RandomWords;
  /** The number of the turn, see `Rules`. */
  readonly turns: Uint32Array;
}

/** The part of a game's `Rules` that follows from its flat positions. `blank`: a state with every figure 0. */
export function flatRules<State extends Kept, Options>(
  blank: (options: Options, seats: number) => State,
) {
  return {
    seats: (state: State) => state.seats,
    turn: (state: State) => state.turns[0],
    draws: (state: State) => draws(state.random),
    copy: copyFlat,
    pack: packFlat,
    unpack(options: Options, seats: number, bytes: Uint8Array): State {
      const state = blank(options, seats);
      unpackFlat(state, bytes);
      return state;
    },
  };
}
