import { KINDS } from '../../data/board';
import { countForMajorities } from '../pairs/counts';
import type { Owner } from '../parts';
import type { State } from '../state';

/** Figures by `owner * KINDS + kind`, of all owners. Good until the next call. */
const counts = new Uint8Array(8 * KINDS.length);

export function countAll(state: State): Uint8Array {
  for (let owner = 0; owner < state.owners; owner++)
    countForMajorities(
      state,
      owner,
      counts.subarray(owner * KINDS.length, (owner + 1) * KINDS.length),
    );
  return counts;
}

/** M7.4: whether an owner has the highest count of a kind, and at least 1. */
export function leads(all: ArrayLike<number>, owners: number, owner: Owner, kind: number): boolean {
  const own = all[owner * KINDS.length + kind];
  if (own === 0) return false;
  for (let other = 0; other < owners; other++)
    if (all[other * KINDS.length + kind] > own) return false;
  return true;
}
