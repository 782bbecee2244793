import { isObject, type JsonObject } from '../../src/kit/json';
import { below, draws, seedRandom } from '../../src/kit/random';
import { ok, unwrap } from '../../src/kit/result';
import type { Action, AnyRules, Seat } from '../../src/kit/rules';
import { finalStanding, openStanding } from '../../src/kit/standing';
import { type Beans, type BeansOptions, rules as beans } from './rules';

/** What may be bid: so much that a bid found by chance is no other number of the match. */
const MOST_BID = 9_999_999;

/** Beans for which all bid at the same time: the highest bid takes one. Nobody knows another's bid before all have bid. */
export interface Bids extends Beans {
  bids: number[];
}

const game: AnyRules = beans;

/** The number of bids in the list; any up to the most is legal. */
const LISTED = 1000;

/** Rounds of secret bids, for up to six seats. */
export const bids: AnyRules = {
  ...game,
  setups: { ...game.setups, seats: () => [2, 3, 4, 5, 6] },
  begin(options, seats, seed) {
    const state = unwrap(beans.begin(options as BeansOptions, 2, seed)) as Beans;
    state.taken.push(...Array.from({ length: seats - 2 }, () => 0));
    return ok({ ...state, bids: [] } satisfies Bids);
  },
  toAct: (state) => ((state as Bids).heap > 0 ? (state as Bids).bids.length : null),
  max: LISTED,
  list(_, into) {
    for (let bid = 0; bid < LISTED; bid++) into[bid] = bid * 7919;
    return LISTED;
  },
  refusal(state, attempt) {
    if ((state as Bids).heap === 0) return { because: 'over' };
    return attempt >= 0 && attempt <= MOST_BID ? null : { because: 'not-1-to-3' };
  },
  play(state, action, emit) {
    const table = state as Bids;
    const seat = table.bids.length;
    table.bids.push(action);
    table.turns++;
    emit?.({ event: 'bid', seat }, state);
    if (table.bids.length < table.taken.length) return;
    const amounts = table.bids;
    emit?.({ event: 'bids', amounts }, state);
    const winner = amounts.indexOf(Math.max(...amounts));
    table.taken[winner] = (table.taken[winner] ?? 0) + 1;
    table.heap--;
    table.bids = [];
  },
  clone: (state) => ({ ...copyOf(state as Bids), bids: [...(state as Bids).bids] }),
  copy(into, from) {
    game.copy(into, from);
    (into as Bids).bids = [...(from as Bids).bids];
  },
  determinize(state, seat: Seat, random) {
    const table = state as Bids;
    table.bids = table.bids.map((bid, at) => (at === seat ? bid : below(random, MOST_BID)));
    seedRandom(table.random, String(below(random, 2 ** 32)));
  },
  draws: (state) => draws((state as Bids).random),
  secrets: {
    has: (state, seat) => (state as Bids).bids[seat] !== undefined,
    seenBy: () => 'all',
    learned: (state) => Math.floor((state as Bids).turns / (state as Bids).taken.length),
    simultaneous: (state) => {
      const { bids, taken, heap } = state as Bids;
      return heap > 0 ? [...taken.keys()].slice(bids.length) : [];
    },
  },
  standing(state) {
    const { taken, heap } = state as Bids;
    const best = (a: Seat, b: Seat) => (taken[b] ?? 0) - (taken[a] ?? 0) || b - a;
    return heap > 0 ? openStanding([...taken]) : finalStanding([...taken], best);
  },
  action: {
    read: (json) =>
      isObject(json) && typeof json.bid === 'number'
        ? json.bid
        : { problem: 'not-a-number', at: 'bid' },
    write: (action: Action): JsonObject => ({ bid: action }),
  },
  position: {
    write: (state) => ({ ...game.position.write(state), bids: [...(state as Bids).bids] }),
  },
};

const copyOf = (state: Bids): Bids => game.clone(state) as Bids;
