import { GOODS } from '../../../data/board';
import { HOLDS } from '../../../data/figures';
import type { Owner } from '../../../rules/state/parts';
import type { State } from '../../../rules/state/state';
import { EMPTY_HOLD, ONE_RESIDENT, TWO_RESIDENTS } from '../state';

/** The first hold of an owner with just that in it, as a place in `holds`; -1: there is none. */
export function holdWith({ holds }: State, owner: Owner, content: number): number {
  for (let at = owner * HOLDS; at < (owner + 1) * HOLDS; at++) if (holds[at] === content) return at;
  return -1;
}

export function holdWithGood(state: State, owner: Owner, good: number): number {
  return holdWith(state, owner, 1 + good);
}

/** Where one more resident goes: beside a single one before into an empty hold (J9); -1: nowhere. */
export function holdForResident(state: State, owner: Owner): number {
  const single = holdWith(state, owner, ONE_RESIDENT);
  return single >= 0 ? single : holdWith(state, owner, EMPTY_HOLD);
}

/** The last hold with residents; -1: none are aboard. */
export function lastHoldWithResidents({ holds }: State, owner: Owner): number {
  for (let at = (owner + 1) * HOLDS - 1; at >= owner * HOLDS; at--)
    if (holds[at] === ONE_RESIDENT || holds[at] === TWO_RESIDENTS) return at;
  return -1;
}

/** One resident gets off, from the last hold that has any (J9); false: none are aboard. */
export function takeResidentOff(state: State, owner: Owner): boolean {
  const hold = lastHoldWithResidents(state, owner);
  if (hold < 0) return false;
  state.holds[hold] = state.holds[hold] === TWO_RESIDENTS ? ONE_RESIDENT : EMPTY_HOLD;
  return true;
}

/** Residents in a hold. */
export function residentsIn(content: number): number {
  if (content === TWO_RESIDENTS) return 2;
  return content === ONE_RESIDENT ? 1 : 0;
}

/** M1.13: they are neither on the map nor in storage. */
export function residentsAboard({ holds }: State, owner: Owner): number {
  let count = 0;
  for (let at = owner * HOLDS; at < (owner + 1) * HOLDS; at++) count += residentsIn(holds[at]);
  return count;
}

export function goodsAboard({ holds }: State, owner: Owner): number {
  let count = 0;
  for (let at = owner * HOLDS; at < (owner + 1) * HOLDS; at++)
    if (holds[at] > EMPTY_HOLD && holds[at] <= GOODS.length) count++;
  return count;
}
