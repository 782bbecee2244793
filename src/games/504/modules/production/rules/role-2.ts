import { bitsIn } from '../../../../../kit/bits';
import type { Json } from '../../../../../kit/json';
import { array, flaw, wordOf } from '../../../../../kit/reading';
import { GOODS } from '../../../data/board';
import { SET_MONEY } from '../../../data/figures';
import { isStep } from '../../../rules/base/phases';
import type { Refusal } from '../../../rules/state/events';
import { LAID } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import { type ActionKind, add, codeFor, isFull, type Listing } from '../../../rules/state/kind';
import type { StepHooks } from '../../../rules/state/parts';
import { activeOwner, type State } from '../../../rules/state/state';
import { roomOf } from './houses';

const KIND_COUNT = GOODS.length;

const NO_GOODS: Refusal = { because: 'wrong-good' };

function stock({ goods }: State, owner: Owner, good: number): number {
  return goods[owner * KIND_COUNT + good];
}

/** M8.12: two goods for one of any kind. */
export const swap: ActionKind<State> = {
  code: codeFor(8, 1),
  do: 'swap',
  keys: ['give', 'take'],
  read(form) {
    const give = readGoods(form.give, 'give');
    if (give.length !== 2) flaw('wrong-length', 'give', { has: give.length, needs: 2 });
    const [one = 0, two = 0] = give;
    if (one > two) flaw('out-of-order', 'give');
    return packSwap(one, two, wordOf(form.take, 'take', GOODS));
  },
  write: (args) => ({
    give: [GOODS[args & 7], GOODS[(args >> 3) & 7]],
    take: GOODS[(args >> 6) & 7],
  }),
  isOne(args) {
    const [one, two, take] = [args & 7, (args >> 3) & 7, args >> 6];
    return one <= two && two < KIND_COUNT && take < KIND_COUNT;
  },
  belongs: (state) => isStep(state, 'sale'),
  refusal(state, args) {
    const [one, two] = [args & 7, (args >> 3) & 7];
    return mayGive(state, activeOwner(state), one, two) ? null : NO_GOODS;
  },
  play(state, args) {
    const first = activeOwner(state) * KIND_COUNT;
    state.goods[first + (args & 7)]--;
    state.goods[first + ((args >> 3) & 7)]--;
    state.goods[first + (args >> 6)]++;
  },
};

function packSwap(one: number, two: number, take: number): number {
  return one | (two << 3) | (take << 6);
}

function mayGive(state: State, owner: Owner, one: number, two: number): boolean {
  if (one === two) return stock(state, owner, one) >= 2;
  return stock(state, owner, one) > 0 && stock(state, owner, two) > 0;
}

/** M8.12: a set of different kinds, as bits, no larger than the room left. */
export const sellSet: ActionKind<State> = {
  code: codeFor(8, 2),
  do: 'sell',
  keys: ['set'],
  read(form) {
    const goods = readGoods(form.set, 'set');
    let set = 0;
    for (const good of goods) {
      if ((set >> good) & 1) flaw('twice', 'set');
      set |= 1 << good;
    }
    return set || flaw('too-few', 'set');
  },
  write: (set) => ({ set: GOODS.filter((_, good) => (set >> good) & 1) }),
  isOne: (set) => set > 0 && set < 1 << KIND_COUNT,
  belongs: (state) => isStep(state, 'sale'),
  refusal(state, set) {
    if ((set & ~stockBits(state, activeOwner(state))) !== 0) return NO_GOODS;
    return bitsIn(set) <= state.room[0] ? null : { because: 'no-room' };
  },
  play(state, set) {
    const owner = activeOwner(state);
    for (let good = 0; good < KIND_COUNT; good++)
      state.goods[owner * KIND_COUNT + good] -= (set >> good) & 1;
    state.earned[0] += SET_MONEY[bitsIn(set)];
    state.room[0] -= bitsIn(set);
  },
};

/** Bits of the kinds that an owner has. */
function stockBits(state: State, owner: Owner): number {
  let bits = 0;
  for (let good = 0; good < KIND_COUNT; good++)
    if (stock(state, owner, good) > 0) bits |= 1 << good;
  return bits;
}

/** The step sale: a good for each own plant comes first. */
export const sale: StepHooks<State> = {
  start(state) {
    const owner = activeOwner(state);
    for (let tile = 0; tile < state.now[LAID]; tile++)
      if (state.plantOwner[tile] === owner)
        state.goods[owner * KIND_COUNT + state.plant[tile] - 1]++;
    state.room[0] = roomOf(state, owner);
    state.earned[0] = 0;
  },
  list(state, into) {
    const owner = activeOwner(state);
    listSets(state, owner, into);
    for (let one = 0; one < KIND_COUNT && !isFull(into); one++)
      for (let two = one; two < KIND_COUNT; two++)
        if (mayGive(state, owner, one, two))
          for (let take = 0; take < KIND_COUNT; take++)
            add(into, swap.code, packSwap(one, two, take));
  },
};

function listSets(state: State, owner: Owner, into: Listing): void {
  const has = stockBits(state, owner);
  const room = state.room[0];
  for (let set = 1; set < 1 << KIND_COUNT && !isFull(into); set++)
    if ((set & ~has) === 0 && bitsIn(set) <= room) add(into, sellSet.code, set);
}

function readGoods(json: Json | undefined, at: string): readonly number[] {
  return array(json, at).map((good, index) => wordOf(good, `${at}[${index}]`, GOODS));
}
