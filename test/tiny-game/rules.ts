import { isObject, type Json, type JsonObject } from '../../src/kit/json';
import { below, draws, RANDOM_WORDS, type RandomWords, seedRandom } from '../../src/kit/random';
import type { AnyReader } from '../../src/kit/reader';
import { failed, ok, type Result } from '../../src/kit/result';
import type { Action, AnyRules, Rules, Seat } from '../../src/kit/rules';
import type { Setting } from '../../src/kit/setups';
import { finalStanding, openStanding } from '../../src/kit/standing';

/**
 * Beans: in turn everybody takes one to three beans from a heap. Who takes three throws a die; from five up
 * one bean rolls back. The most beans win; among equals who sits later.
 */
export interface Beans {
  readonly options: BeansOptions;
  readonly taken: number[];
  heap: number;
  next: Seat;
  turns: number;
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
  return { options, taken, heap: HEAPS[options.heap], next: 0, turns: 0, random };
}

const SETTINGS: readonly Setting[] = [
  { kind: 'choice', pictures: true, key: 'heap', values: ['small', 'large', 'sack'] },
  { kind: 'choice', pictures: true, key: 'die', values: [true, false] },
];

function readOptions(json: Json): Result<BeansOptions> {
  if (!isObject(json)) return failed({ problem: 'not-an-object', at: '' });
  const { heap = 'small', die = true } = json;
  if (heap !== 'small' && heap !== 'large' && heap !== 'sack')
    return failed({ problem: 'unknown-word', at: 'heap' });
  if (typeof die !== 'boolean') return failed({ problem: 'not-a-truth-value', at: 'die' });
  return ok({ heap, die });
}

function readPosition(json: Json, seed: string): Result<Beans> {
  if (!isObject(json)) return failed({ problem: 'not-an-object', at: '' });
  const options = readOptions(json.options ?? {});
  if (!options.ok) return options;
  const { taken, heap, next } = json;
  if (!Array.isArray(taken) || !taken.every((beans) => Number.isSafeInteger(beans)))
    return failed({ problem: 'not-a-list', at: 'taken' });
  if (typeof heap !== 'number' || heap < 0) return failed({ problem: 'not-a-number', at: 'heap' });
  if (typeof next !== 'number' || !(next in taken))
    return failed({ problem: 'not-a-seat', at: 'next' });
  return ok({ ...setUp(options.value, taken.length, seed), taken: [...taken], heap, next });
}

/** From which throw on a bean rolls back: newer rules may change their mind about it. */
function beans(version: number, rollsBackFrom: number): Rules<Beans, BeansOptions> {
  return {
    id: 'beans',
    version,
    setups: {
      settings: SETTINGS,
      offered: () => SETTINGS,
      begins: 'first-seat',
      seats: () => [2, 3, 4],
      read: readOptions,
      write: (options): JsonObject => ({ heap: options.heap, die: options.die }),
    },
    begin: (options, seats, seed) =>
      seats < 2 || seats > 4
        ? failed({ problem: 'wrong-seats', at: 'seats' })
        : ok(setUp(options, seats, seed)),
    options: (state) => state.options,
    seats: (state) => state.taken.length,
    toAct: (state) => (state.heap > 0 ? state.next : null),
    turn: (state) => state.turns,
    max: 3,
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
    play(state, action, emit) {
      const seat = state.next;
      state.heap -= action;
      state.turns++;
      state.taken[seat] = (state.taken[seat] ?? 0) + action;
      state.next = (seat + 1) % state.taken.length;
      emit?.({ event: 'take', seat, beans: action }, state);
      if (action !== 3 || !state.options.die) return;
      const die = 1 + below(state.random, 6);
      if (die >= rollsBackFrom) {
        state.heap++;
        state.taken[seat]--;
      }
      emit?.({ event: 'die', seat, die }, state);
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
      into.turns = from.turns;
      into.random.set(from.random);
    },
    pack: (state) =>
      new TextEncoder().encode(
        JSON.stringify([state.taken, state.heap, state.next, state.turns, [...state.random]]),
      ),
    unpack(options, _seats, bytes) {
      const [taken, heap, next, turns, random] = JSON.parse(new TextDecoder().decode(bytes));
      return { options, taken, heap, next, turns, random: Uint32Array.from(random) };
    },
    determinize: (state, _seat, random) => seedRandom(state.random, String(below(random, 2 ** 32))),
    draws: (state) => draws(state.random),
    standing(state) {
      const scores = [...state.taken];
      const best = (a: Seat, b: Seat) => (scores[b] ?? 0) - (scores[a] ?? 0) || b - a;
      return state.heap > 0 ? openStanding(scores) : finalStanding(scores, best);
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
