import { KINDS } from '../data/board';
import {
  COMPANIES,
  FIRST_VP,
  LEAD_INCOME,
  LEAD_INCOME_MOST,
  SCORINGS,
  SECOND_VP,
} from '../data/figures';
import { counted, countForMajorities } from '../rules/pairs/counts';
import type { Owner } from '../rules/parts';
import type { State } from '../rules/state';
import { earning } from './rates';

/** A piece more where one does not lead yet. */
const NEARER = 0.3;

const one = new Uint8Array(KINDS.length);
/** What all owners count for majorities, at `owner * KINDS + kind`; `countEverything` comes first. */
export const counts = new Uint8Array(COMPANIES * KINDS.length);

export function countEverything(state: State): void {
  for (let owner = 0; owner < state.owners; owner++) {
    countForMajorities(state, owner, one);
    counts.set(one, owner * KINDS.length);
  }
}

export function scoringsLeft({ world, scorings }: State): number {
  return world.role[7] === 1 ? SCORINGS - scorings[0] : 0;
}

/** What one more linked tile, plant or settlement on a kind of tile is worth where that is what counts (M7.3). */
export function countedWorth(
  state: State,
  what: ReturnType<typeof counted>,
  owner: Owner,
  kind: number,
): number {
  const { world } = state;
  const role = world.role[7];
  if (role === 0 || counted(world) !== what) return 0;
  const own = counts[owner * KINDS.length + kind] + 1;
  let rival = 0;
  for (let other = 0; other < state.owners; other++)
    if (other !== owner) rival = Math.max(rival, counts[other * KINDS.length + kind]);
  const isNew = own > rival - 1 && own <= rival + 1;
  const near = isNew ? 1 : NEARER * Math.min(1, own / Math.max(1, rival));
  const paid = 10 * own <= LEAD_INCOME_MOST[kind] ? LEAD_INCOME : 0;
  let worth = role === 1 ? 0.5 * near * FIRST_VP[kind] * scoringsLeft(state) : 0;
  if (role === 3) worth += 0.5 * near * SECOND_VP[kind];
  if (world.incomeBy === 7)
    worth += (own >= rival ? paid + (isNew ? 0.5 * LEAD_INCOME * own : 0) : 2) * earning[owner];
  return worth;
}
