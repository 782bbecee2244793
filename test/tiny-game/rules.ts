import { isObject, type Json, type JsonObject } from '../../src/kit/json';
import { below, draws, RANDOM_WORDS, type RandomWords, seedRandom } from '../../src/kit/random';
import type { AnyReader } from '../../src/kit/reader';
import {
  type Action,
  type AnyRules,
  isProblem,
  type Problem,
  type Rules,
  type Seat,
  type Setting,
} from '../../src/kit/rules';

/**
 * Beans: in turn everybody takes one to three beans from a heap. Who takes three throws a die; from five up
 * one bean rolls back. The most beans win; among equals who sits later.
 */
export interface Beans {
  readonly options: BeansOptions;
  readonly taken: number[];
  heap: number;
  next: Seat;
  readonly random: RandomWords;
}

export interface BeansOptions {
  readonly heap: 'small' | 'large' | 'sack';
  readonly die: boolean;
}

const HEAPS = { small: 12, large: 40, sack: 2000 };

function setUp(options: BeansOptions, seats: number, seed: string): Beans {
  const random = new Uint32Array(RANDOM_WORDS);
  seedRandom(random, seed);
  const taken = Array.from({ length: seats }, () => 0);
  return { options, taken, heap: HEAPS[options.heap], next: 0, random };
}

const SETTINGS: readonly Setting[] = [
  { key: 'heap', values: ['small', 'large', 'sack'] },
  { key: 'die', values: [true, false] },
];

function readOptions(json: Json): BeansOptions | Problem {
  if (!isObject(json)) return { problem: 'not-an-object', at: '' };
  const { heap = 'small', die = true } = json;
  if (heap !== 'small' && heap !== 'large' && heap !== 'sack')
    return { problem: 'unknown-word', at: 'heap' };
  if (typeof die !== 'boolean') return { problem: 'not-a-truth-value', at: 'die' };
  return { heap, die };
}

function readPosition(json: Json, seed: string): Beans | Problem {
  if (!isObject(json)) return { problem: 'not-an-object', at: '' };
  const options = readOptions(json.options ?? {});
  if (isProblem(options)) return options;
  const { taken, heap, next } = json;
  if (!Array.isArray(taken) || !taken.every((beans) => Number.isSafeInteger(beans)))
    return { problem: 'not-a-list', at: 'taken' };
  if (typeof heap !== 'number' || heap < 0) return { problem: 'not-a-number', at: 'heap' };
  if (typeof next !== 'number' || !(next in taken)) return { problem: 'not-a-seat', at: 'next' };
  return { ...setUp(options, taken.length, seed), taken: [...taken], heap, next };
}

/** From which throw on a bean rolls back: newer rules may change their mind about it. */
function beans(version: number, rollsBackFrom: number): Rules<Beans, BeansOptions> {
  return {
    id: 'beans',
    version,
    setups: {
      settings: SETTINGS,
      offered: () => SETTINGS,
      seats: () => [2, 3, 4],
      read: readOptions,
      write: (options): JsonObject => ({ heap: options.heap, die: options.die }),
    },
    begin: (options, seats, seed) =>
      seats < 2 || seats > 4
        ? { problem: 'wrong-seats', at: 'seats' }
        : setUp(options, seats, seed),
    options: (state) => state.options,
    seats: (state) => state.taken.length,
    toAct: (state) => (state.heap > 0 ? state.next : null),
    most: 3,
    list(state, into) {
      const most = Math.min(3, state.heap);
      for (let take = 1; take <= most; take++) into[take - 1] = take;
      return most;
    },
    refusal(state, attempt) {
      if (state.heap === 0) return { because: 'over' };
      if (attempt !== 1 && attempt !== 2 && attempt !== 3) return { because: 'not-1-to-3' };
      return attempt > state.heap ? { because: 'too-few', has: state.heap } : null;
    },
    play(state, action, tell) {
      const seat = state.next;
      state.heap -= action;
      state.taken[seat] = (state.taken[seat] ?? 0) + action;
      state.next = (seat + 1) % state.taken.length;
      tell?.({ event: 'take', seat, beans: action }, state);
      if (action !== 3 || !state.options.die) return;
      const die = 1 + below(state.random, 6);
      if (die >= rollsBackFrom) {
        state.heap++;
        state.taken[seat]--;
      }
      tell?.({ event: 'die', seat, die }, state);
    },
    clone: (state) => ({
      ...state,
      taken: [...state.taken],
      random: Uint32Array.from(state.random),
    }),
    copy(into, from) {
      for (const [seat, taken] of from.taken.entries()) into.taken[seat] = taken;
      into.heap = from.heap;
      into.next = from.next;
      into.random.set(from.random);
    },
    pack: (state) =>
      new TextEncoder().encode(
        JSON.stringify([state.taken, state.heap, state.next, [...state.random]]),
      ),
    unpack(options, _seats, bytes) {
      const [taken, heap, next, random] = JSON.parse(new TextDecoder().decode(bytes));
      return { options, taken, heap, next, random: Uint32Array.from(random) };
    },
    imagine: (state, _seat, random) => seedRandom(state.random, String(below(random, 2 ** 32))),
    draws: (state) => draws(state.random),
    standing(state) {
      const seats = [...state.taken.keys()];
      const best = (a: Seat, b: Seat) => (state.taken[b] ?? 0) - (state.taken[a] ?? 0) || b - a;
      return { scores: [...state.taken], ranking: state.heap > 0 ? null : seats.sort(best) };
    },
    action: {
      read: (json) =>
        isObject(json) && typeof json.take === 'number'
          ? json.take
          : { problem: 'not-a-number', at: 'take' },
      write: (action: Action): JsonObject => ({ take: action }),
    },
    position: {
      write: ({ options, taken, heap, next }): JsonObject => ({
        options: { heap: options.heap, die: options.die },
        taken: [...taken],
        heap,
        next,
      }),
    },
  };
}

export const reader: AnyReader = { position: readPosition, designProblems: () => [] };

export const rules: AnyRules = beans(1, 5);
/** After a fix: the same log may now lead elsewhere. */
export const newerRules: AnyRules = beans(2, 2);
