import { KINDS } from '../../../data/board';
import { LEAD_INCOME, LEAD_INCOME_MOST } from '../../../data/figures';
import { hasSettlement } from '../../../rules/base/pieces';
import { LAID } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import type { State } from '../../../rules/state/state';

/** M7.3: what counts for majorities. */
export function counted({ role }: State['world']): 'links' | 'plants' | 'settlements' {
  // X18: with 6.I and 6.II linked tiles count, desert too.
  if (role[6] === 1 || role[6] === 2) return 'links';
  // X19: with 7.II and 8.I plants, and in cities trading houses.
  return role[7] === 2 && role[8] === 1 ? 'plants' : 'settlements';
}

/** What an owner counts for majorities, by kind of tile, into `counts`. */
export function countForMajorities(state: State, owner: Owner, counts: Uint8Array): void {
  counts.fill(0);
  if (counted(state.world) === 'settlements') countSettlements(state, owner, counts);
  const { tally } = state.world.hooks;
  for (let hook = 0; hook < tally.length; hook++) tally[hook](state, owner, counts);
}

function countSettlements(state: State, owner: Owner, counts: Uint8Array): void {
  for (let tile = 0; tile < state.now[LAID]; tile++)
    if (hasSettlement(state, owner, tile)) counts[state.kind[tile]]++;
}

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

/** M7.12: for every kind in which an owner leads. */
export function leadIncome(all: ArrayLike<number>, owners: number, owner: Owner): number {
  let income = 0;
  for (let kind = 0; kind < KINDS.length; kind++)
    if (leads(all, owners, owner, kind))
      income += Math.min(LEAD_INCOME * all[owner * KINDS.length + kind], LEAD_INCOME_MOST[kind]);
  return income;
}

export function income(state: State, owner: Owner): number {
  return leadIncome(countAll(state), state.owners, owner);
}
