import type { MatchHeader } from '../../src/kit/header';
import { isObject, type Json, type JsonObject } from '../../src/kit/json';
import { below, draws, RANDOM_WORDS, type RandomWords, seedRandom } from '../../src/kit/random';
import type { AnyReader } from '../../src/kit/reader';
import { failed, ok, type Result, unwrap } from '../../src/kit/result';
import type { AnyRules, Rules, Seat } from '../../src/kit/rules';
import { finalStanding, openStanding } from '../../src/kit/standing';
import { type Timeline, Timeline as TimelineOf } from '../../src/kit/timeline';
import { header as beans } from './header';

/** Legal actions; `BID` only in an exchange, in which everybody else bids once after `ASK`. */
export const STOP = 0;
export const TAKE = 1;
export const CARD = 2;
export const ASK = 3;
export const BID = 4;

/**
 * Peas: whose turn it is takes peas one at a time, draws cards that nobody else sees, asks the others for a
 * bid, and stops, at the latest after three steps. Six stops end it; the most peas win together.
 */
interface Peas {
  readonly seats: number;
  readonly peas: number[];
  readonly cards: number[];
  next: Seat;
  steps: number;
  turns: number;
  bids: number;
  stops: number;
  readonly random: RandomWords;
}

const STOPS = 6;
const over = (state: Peas) => state.stops >= STOPS;
const bidder = (state: Peas) => (state.next + state.seats - state.bids) % state.seats;

function fresh(seats: number, seed: string): Peas {
  const random = new Uint32Array(RANDOM_WORDS);
  seedRandom(random, seed);
  const none = () => Array.from({ length: seats }, () => 0);
  const zero = { next: 0, steps: 0, turns: 0, bids: 0, stops: 0 };
  return { seats, peas: none(), cards: none(), random, ...zero };
}

const clone = (state: Peas): Peas => ({
  ...state,
  peas: [...state.peas],
  cards: [...state.cards],
  random: Uint32Array.from(state.random),
});

function legal(state: Peas): readonly number[] {
  if (over(state)) return [];
  if (state.bids > 0) return [BID];
  return state.steps >= 3 ? [STOP] : [STOP, TAKE, CARD, ASK];
}

const peasRules: Rules<Peas, object> = {
  id: 'peas',
  version: 1,
  setups: {
    settings: [],
    offered: () => [],
    begins: 'by-chance',
    seats: () => [2, 3],
    read: () => ok({}),
    write: () => ({}),
  },
  begin: (_, seats, seed) => ok(fresh(seats, seed)),
  options: () => ({}),
  seats: (state) => state.seats,
  toAct: (state) => (over(state) ? null : state.bids > 0 ? bidder(state) : state.next),
  turn: (state) => state.turns,
  order: (state) => Array.from({ length: state.seats }, (_, at) => state.seats - 1 - at),
  heading: (state) =>
    over(state) ? null : { phase: 'pick', round: 1 + Math.floor(state.stops / state.seats) },
  actingFor: (state) => (state.steps > 0 ? { company: 'green' } : null),
  isExchange: (state) => state.bids > 0,
  secrets: {
    has: (state, seat) => ((state as Peas).cards[seat] ?? 0) > 0,
    learned: () => 0,
    seenBy: (event) => (event.event === 'card' ? [Number(event.seat)] : 'all'),
  },
  max: 4,
  list(state, into) {
    const all = legal(state);
    all.forEach((action, at) => {
      into[at] = action;
    });
    return all.length;
  },
  refusal(state, attempt) {
    if (over(state)) return { because: 'over' };
    return legal(state).includes(attempt) ? null : { because: 'not-now' };
  },
  play(state, action, emit) {
    const seat = state.bids > 0 ? bidder(state) : state.next;
    if (action === BID) {
      emit?.({ event: 'bid', seat }, state);
      state.bids--;
      state.turns++;
      return;
    }
    state.steps++;
    if (action === TAKE) {
      state.peas[seat] = (state.peas[seat] ?? 0) + 1;
      emit?.({ event: 'take', seat }, state);
    } else if (action === CARD) {
      state.cards[seat] = 1 + below(state.random, 9);
      emit?.({ event: 'draw', seat }, state);
      emit?.({ event: 'card', seat, card: state.cards[seat] }, state);
    } else if (action === ASK) {
      state.bids = state.seats - 1;
      state.turns++;
      emit?.({ event: 'ask', seat }, state);
    } else {
      emit?.({ event: 'stop', seat }, state);
      state.next = (seat + 1) % state.seats;
      state.steps = 0;
      state.stops++;
      state.turns++;
    }
  },
  clone,
  copy: (into, from) => {
    const { random, peas, cards } = clone(from);
    into.random.set(random);
    Object.assign(into.peas, peas);
    Object.assign(into.cards, cards);
    const { next, steps, turns, bids, stops } = from;
    Object.assign(into, { next, steps, turns, bids, stops });
  },
  pack: (state) =>
    new TextEncoder().encode(JSON.stringify({ ...state, random: [...state.random] })),
  unpack: (_, __, bytes) => {
    const read = JSON.parse(new TextDecoder().decode(bytes));
    return { ...read, random: Uint32Array.from(read.random) };
  },
  determinize: (state, _, random) => seedRandom(state.random, String(below(random, 2 ** 32))),
  draws: (state) => draws(state.random),
  standing(state) {
    const scores = [...state.peas];
    const compare = (a: Seat, b: Seat) => (scores[b] ?? 0) - (scores[a] ?? 0);
    return over(state) ? finalStanding(scores, compare) : openStanding(scores);
  },
  action: {
    read: (json) =>
      isObject(json) && typeof json.do === 'number'
        ? json.do
        : { problem: 'not-a-number', at: 'do' },
    write: (action): JsonObject => ({ do: action }),
  },
  position: {
    write: ({ random: _, turns: __, ...state }): JsonObject => ({ ...state }),
  },
};

function readPosition(json: Json, seed: string): Result<Peas> {
  if (!isObject(json)) return failed({ problem: 'not-an-object', at: '' });
  const seats = Number(json.seats);
  const read = JSON.parse(JSON.stringify(json));
  return ok({ ...fresh(seats, seed), ...read });
}

export const rules = peasRules as unknown as AnyRules;
export const reader: AnyReader = { position: readPosition, designProblems: () => [] };

/** A match of peas; two people unless the test says otherwise. */
function header(other: Partial<MatchHeader> = {}): MatchHeader {
  return { ...beans(other), game: 'peas', options: {} };
}

export function begin(other: Partial<MatchHeader> = {}): Timeline {
  return unwrap(TimelineOf.begin(rules, header(other), reader));
}

/** Plays each of these taps: one action, or several at once. */
export function play(timeline: Timeline, ...taps: readonly (number | readonly number[])[]): void {
  for (const tap of taps) {
    const entries = timeline.prepareAll(typeof tap === 'number' ? [tap] : tap, 0);
    if (!Array.isArray(entries)) throw new Error(JSON.stringify(entries));
    for (const entry of entries) {
      const refused = timeline.append(entry);
      if (refused) throw new Error(JSON.stringify(refused));
    }
  }
}
