/**
 * The only seeded generator: sfc32 (Chris Doty-Humphrey's PractRand). Its four 32-bit words are stored in the
 * array that holds the state, so a copy of the state has the same future. The fourth word counts the draws,
 * which shows whether anything random happened between two positions.
 */
export type RandomWords = Uint32Array;

/** The number of 32-bit words of a generator. */
export const RANDOM_WORDS = 4;

/**
 * Fills `words` from a text of any length. Equal texts give equal generators. Each word is a hash of the whole
 * text (xmur3) with a different start value, so the seed is worth 96 bits, and similar texts give unrelated
 * generators.
 */
export function seedRandom(words: RandomWords, seed: string): void {
  for (let i = 0; i < 3; i++) {
    let hash = Math.imul(i + 1, 1779033703) ^ seed.length;
    for (let at = 0; at < seed.length; at++) {
      hash = Math.imul(hash ^ seed.charCodeAt(at), 3432918353);
      hash = (hash << 13) | (hash >>> 19);
    }
    hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
    hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
    words[i] = hash ^ (hash >>> 16);
  }
  words[3] = 1;
  for (let i = 0; i < 12; i++) nextUint32(words);
  words[3] = 1;
}

/** Creates a separate generator, for fuzzers, computer players and sampling. */
export function randomFrom(seed: string): RandomWords {
  const words = new Uint32Array(RANDOM_WORDS);
  seedRandom(words, seed);
  return words;
}

/** The number of draws since the generator was seeded. */
export function draws(words: RandomWords): number {
  return words[3] - 1;
}

/** An integer in 0 … 2³²−1. Advances the generator. */
export function nextUint32(words: RandomWords): number {
  const b = words[1];
  const c = words[2];
  const sum = (words[0] + b + words[3]) | 0;
  words[3]++;
  words[0] = b ^ (b >>> 9);
  words[1] = (c + (c << 3)) | 0;
  words[2] = ((c << 21) | (c >>> 11)) + sum;
  return sum >>> 0;
}

/** A uniform integer in 0 … n−1, n from 1 to 2³². Rejects the tail that would favor small numbers. */
export function below(words: RandomWords, n: number): number {
  const limit = 4294967296 - (4294967296 % n);
  let drawn = nextUint32(words);
  while (drawn >= limit) drawn = nextUint32(words);
  return drawn % n;
}

/** Shuffles the first `length` items in place (Fisher–Yates). Every order is equally likely. */
export function shuffle<T>(
  words: RandomWords,
  items: { [index: number]: T },
  length: number,
): void {
  for (let last = length - 1; last > 0; last--) {
    const other = below(words, last + 1);
    const held = items[last];
    items[last] = items[other];
    items[other] = held;
  }
}

/**
 * One of the numbers 0 … length−1 for which `isIn` is true, every one equally likely. Draws once. There must be at
 * least one.
 */
export function pick(words: RandomWords, length: number, isIn: (index: number) => boolean): number {
  let left = 0;
  for (let index = 0; index < length; index++) if (isIn(index)) left++;
  if (left === 0) throw new RangeError('there is nothing to pick');
  left = below(words, left);
  for (let index = 0; ; index++) if (isIn(index) && left-- === 0) return index;
}

/**
 * Gives a generator another future, drawn from `random`, for positions in which a seat must not know future draws. The
 * count of draws is public and stays the same.
 */
export function redraw(words: RandomWords, random: RandomWords): void {
  for (let word = 0; word < RANDOM_WORDS - 1; word++) words[word] = nextUint32(random);
}
