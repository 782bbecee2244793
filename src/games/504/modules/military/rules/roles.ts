import { bitsIn } from '../../../../../kit/bits';
import { CITY, WATER } from '../../../data/board';
import { CONTROL_INCOME, CONTROL_VP, LANDS_INCOME } from '../../../data/figures';
import { figure, figureOf, happened, moment } from '../../../rules/base/ask';
import { RESIDENT_BOUGHT } from '../../../rules/base/buy';
import { end, TURN_ENDS } from '../../../rules/base/flow';
import { hasSettlement, PLACED, residentsOf, settlementsOf } from '../../../rules/base/pieces';
import type { Emit } from '../../../rules/state/events';
import { LAID, NONE, STEP } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import type { Goal, Hooks } from '../../../rules/state/parts';
import { activeOwner, type State } from '../../../rules/state/state';
import { armiesOn, callOff, clearTile, takeHits } from './armies';

/** The steps in which the last settlement from storage ends the match (M4.22 b). */
const PLACING = ['act', 'trolley', 'fight'];

/** M4.22 a. */
function noteBought({ storedResidents, ended }: State, owner: Owner): void {
  if (storedResidents[owner] === 0) ended[0] = 1;
}

/** M4.22 b: the open attacks are called off. */
function notePlaced(state: State, owner: Owner): void {
  const { now, world } = state;
  if (owner !== activeOwner(state) || state.storedSettlements[owner] > 0) return;
  if (!PLACING.includes(world.steps[now[STEP]].name)) return;
  state.ended[0] = 1;
  for (let tile = 0; tile < now[LAID]; tile++) callOff(state, owner, tile);
}

/** M4.22 b: whether in its last turn an owner may attack no more, since it has no settlement left. */
export function mayNotAttack({ ended, storedSettlements }: State, owner: Owner): boolean {
  return ended[0] > 0 && storedSettlements[owner] === 0;
}

function endMatch(state: State, emit?: Emit<State>): boolean {
  if (state.ended[0] === 0) return false;
  end(state, emit);
  return true;
}

export const roleOne: Hooks<State> = {
  happened: [
    [RESIDENT_BOUGHT, noteBought],
    [PLACED, notePlaced],
  ],
  interludes: [[TURN_ENDS, endMatch]],
};

/** M4.21; the match ends with a turn, not with a round. */
export const goal: Goal<State> = {
  isReached: () => false,
  endedBy: (state) => (state.ended[0] > 0 ? activeOwner(state) : null),
  points(state, owner) {
    let points = 0;
    for (let tile = 0; tile < state.now[LAID]; tile++)
      if (state.kind[tile] !== WATER && hasSettlement(state, owner, tile))
        points += state.kind[tile] === CITY ? CONTROL_VP.city : CONTROL_VP.land;
    return points;
  },
  tie: (state, owner) => residentsOf(state, owner) + settlementsOf(state, owner),
};

/** What a controlled tile brings. */
export const CONTROL_WORTH = figure();

export function controlWorth(state: State, owner: Owner): number {
  return figureOf(state, CONTROL_WORTH, owner, CONTROL_INCOME);
}

/** M4.23: for controlled tiles without the capital, and for how many of the five lands. */
export function controlIncome(tiles: number, lands: number, each: number): number {
  return each * tiles + LANDS_INCOME[lands];
}

export function income(state: State, owner: Owner): number {
  const capitals = state.hq[owner] === NONE ? 0 : 1;
  const tiles = settlementsOf(state, owner) - capitals;
  return controlIncome(tiles, bitsIn(landsOf(state, owner)), controlWorth(state, owner));
}

/** The kinds of land that an owner controls, as bits. */
export function landsOf(state: State, owner: Owner): number {
  let kinds = 0;
  for (let tile = 0; tile < state.now[LAID]; tile++)
    if (state.kind[tile] !== CITY && hasSettlement(state, owner, tile))
      kinds |= 1 << state.kind[tile];
  return kinds;
}

/** A resident attacks a foreign tile. */
export const ATTACKED = moment();

/**
 * M4.13: a resident goes to storage, and takes an army with it. Returns the owner whose HQ is brought down by it, NONE
 * otherwise.
 */
export function skirmish(state: State, owner: Owner, tile: number, emit?: Emit<State>): Owner {
  const armies = armiesOn(state, tile);
  state.storedResidents[owner]++;
  happened(state, ATTACKED, owner, tile, 0, emit);
  takeHits(state, tile, 1);
  return armies > 1 ? NONE : clearTile(state, tile, NONE);
}

/** M4.4: HQs recover from all hits. */
function recover({ hqHits }: State): boolean {
  hqHits.fill(0);
  return false;
}

export const roleThree: Hooks<State> = {
  interludes: [[TURN_ENDS, recover]],
};
