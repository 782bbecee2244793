import { KINDS } from '../data/board';
import {
  COMPANIES,
  FIRST_VP,
  LEAD_INCOME,
  LEAD_INCOME_MOST,
  SCORINGS,
  SECOND_VP,
} from '../data/figures';
import { counted, countForMajorities } from '../modules/majorities/rules/leads';
import type { Owner } from '../rules/state/ids';
import type { State } from '../rules/state/state';
import { earning } from './rates';

/** One more piece without taking the lead: its fraction of the lead's points, and its dollars when behind. */
const NEARER = 0.3;
const BEHIND = 2;

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

type Counted = ReturnType<typeof counted>;

/** What one more linked tile, plant or settlement on a kind of tile is worth where that is what counts (M7.3). */
export function countedWorth(state: State, what: Counted, owner: Owner, kind: number): number {
  return leadWorth(state, what, owner, kind) + paidWorth(state, what, owner, kind);
}

/** Of that the points of the lead in the kind, which one piece takes for all. */
export function leadWorth(state: State, what: Counted, owner: Owner, kind: number): number {
  const { world } = state;
  const role = world.role[7];
  if ((role !== 1 && role !== 3) || counted(world) !== what) return 0;
  const own = oneMore(owner, kind);
  const rival = mostOfRivals(state, owner, kind);
  const near = isNewLead(own, rival) ? 1 : NEARER * Math.min(1, own / Math.max(1, rival));
  const points = role === 1 ? FIRST_VP[kind] * scoringsLeft(state) : SECOND_VP[kind];
  return 0.5 * near * points;
}

/** Of that the income, which every piece adds to (M7.12). */
export function paidWorth(state: State, what: Counted, owner: Owner, kind: number): number {
  const { world } = state;
  if (world.incomeBy !== 7 || counted(world) !== what) return 0;
  const own = oneMore(owner, kind);
  const rival = mostOfRivals(state, owner, kind);
  if (own < rival) return BEHIND * earning[owner];
  const paid = LEAD_INCOME * own <= LEAD_INCOME_MOST[kind] ? LEAD_INCOME : 0;
  return (paid + (isNewLead(own, rival) ? 0.5 * LEAD_INCOME * own : 0)) * earning[owner];
}

function oneMore(owner: Owner, kind: number): number {
  return counts[owner * KINDS.length + kind] + 1;
}

function mostOfRivals({ owners }: State, owner: Owner, kind: number): number {
  let most = 0;
  for (let other = 0; other < owners; other++)
    if (other !== owner) most = Math.max(most, counts[other * KINDS.length + kind]);
  return most;
}

/** Whether the last piece makes the lead, or a share of it. */
function isNewLead(own: number, rival: number): boolean {
  return own === rival || own === rival + 1;
}
