/**
 * The one seeded generator of the house: sfc32 (Chris Doty-Humphrey's PractRand), four 32-bit words that
 * live in whatever array holds the state, so a copied state draws the same future. The fourth word counts
 * the draws, which tells whether chance has spoken between two positions.
 */
export type RandomWords = Uint32Array;

/** Number of 32-bit words a generator occupies. */
export const RANDOM_WORDS = 4;

/**
 * Fills `words` from a text of any length; equal texts give equal generators. Each word is a hash of the
 * whole text (xmur3) from a start of its own, so that the seed is worth 96 bits and near texts give far
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

/** A new generator of its own, for fuzzers, computers and sampling. */
export function randomFrom(seed: string): RandomWords {
  const words = new Uint32Array(RANDOM_WORDS);
  seedRandom(words, seed);
  return words;
}

/** How many numbers have been drawn since the seed was set. */
export function draws(words: RandomWords): number {
  return words[3] - 1;
}

/** An integer in 0 … 2³²−1; moves the generator on. */
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

/** An integer in 0 … n−1, every one equally likely (n from 1 to 2³²); rejects the tail that would favour small ones. */
export function below(words: RandomWords, n: number): number {
  const limit = 4294967296 - (4294967296 % n);
  let drawn = nextUint32(words);
  while (drawn >= limit) drawn = nextUint32(words);
  return drawn % n;
}

/** Shuffles the first `length` items in place (Fisher–Yates): every order equally likely. */
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
