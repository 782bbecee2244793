import { ofTile } from '../../../rules/base/args';
import { happened } from '../../../rules/base/ask';
import { NOT_NOW } from '../../../rules/base/done';
import { isStep, NO_PENDING } from '../../../rules/base/phases';
import { placeSettlement, progress } from '../../../rules/base/pieces';
import type { Emit } from '../../../rules/state/events';
import { LAID, NONE, PENDING } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import { type ActionKind, add, codeFor } from '../../../rules/state/kind';
import { moment, type StepHooks } from '../../../rules/state/parts';
import { activeOwner, placeOf, type State } from '../../../rules/state/state';
import { armiesOn, clearTile, takeHits } from './armies';
import { ATTACKING } from './attack';
import { capitalFell } from './capital-falls';
import { hitsTakenOff, moreDice, rollDice } from './dice';
import { controllerOf } from './ground';
import { beginRetreat } from './retreat';

/** A free city (M4.3) was conquered. */
export const CITY_FREED = moment();

/** M4.9, M4.10: the attackers on a tile fight once. */
export const fight: ActionKind<State> = {
  code: codeFor(4, 0),
  do: 'fight',
  ...ofTile('at'),
  belongs: (state) => isStep(state, 'fight') || state.now[PENDING] === ATTACKING,
  refusal(state, tile) {
    return hasAttackers(state, tile) ? null : { because: 'no-piece' };
  },
  play(state, tile, emit) {
    const owner = activeOwner(state);
    state.now[PENDING] = NO_PENDING;
    progress(state);
    if (isWon(state, owner, tile, emit)) occupy(state, owner, tile, emit);
    else beginRetreat(state, owner, tile);
  },
};

function hasAttackers(state: State, tile: number): boolean {
  return state.attackers[placeOf(activeOwner(state), tile)] > 0;
}

/** Both sides roll and take losses; true: no defender is left. */
function isWon(state: State, owner: Owner, tile: number, emit?: Emit<State>): boolean {
  const { attackers, storedResidents, hqHits } = state;
  const at = placeOf(owner, tile);
  const defender = controllerOf(state, tile);
  const armies = armiesOn(state, tile);
  const thrown = attackers[at] + moreDice(state, owner);
  const rolled = rollDice(state, 'attack', owner, tile, thrown, emit);
  const hits = Math.min(armies, Math.max(0, rolled - hitsTakenOff(state, defender)));
  takeHits(state, tile, hits);
  const answers = hits > 0 ? hits + moreDice(state, defender) : 0;
  const back = rollDice(state, 'defense', defender, tile, answers, emit);
  const lost = Math.min(attackers[at], back);
  attackers[at] -= lost;
  storedResidents[owner] += lost;
  if (hits === armies) return true;
  if (defender !== NONE) hqHits[defender] = 0;
  return false;
}

/** M4.11: conquered where an attacker and a settlement are left, else neutralized. */
function occupy(state: State, owner: Owner, tile: number, emit?: Emit<State>): void {
  const { attackers, exhausted, storedResidents, storedSettlements } = state;
  const at = placeOf(owner, tile);
  const left = attackers[at];
  const isConquered = left > 0 && storedSettlements[owner] > 0;
  const isFreed = isConquered && state.barracks[tile] > 0;
  const fallen = clearTile(state, tile, isConquered ? owner : NONE);
  attackers[at] = 0;
  storedResidents[owner] += isConquered ? 1 : left;
  if (isConquered) {
    exhausted[at] += left - 1;
    placeSettlement(state, owner, tile, emit);
  }
  if (isFreed) happened(state, CITY_FREED, owner, tile, 0, emit);
  if (fallen !== NONE) capitalFell(state, fallen, tile, isConquered, emit);
}

/** The step fight: no attackers may remain. */
export const fightStep: StepHooks<State> = {
  list(state, into) {
    for (let tile = 0; tile < state.now[LAID]; tile++)
      if (hasAttackers(state, tile)) add(into, fight.code, tile);
  },
  doneRefusal(state) {
    for (let tile = 0; tile < state.now[LAID]; tile++)
      if (hasAttackers(state, tile)) return NOT_NOW;
    return null;
  },
};
