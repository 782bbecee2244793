import { happened, moment } from '../../../rules/base/ask';
import {
  firstTile,
  NO_ACTIVE,
  NO_PIECE,
  NO_SETTLEMENT,
  NOT_NOW,
  ofMove,
  ofTile,
  packTiles,
  secondTile,
  TOO_FAR,
  WRONG_PHASE,
} from '../../../rules/base/kinds';
import { hexText, SIDES, sideBetween } from '../../../rules/base/map';
import { isStep, NO_PENDING } from '../../../rules/base/phases';
import { hasSettlement, placeSettlement, progress } from '../../../rules/base/pieces';
import type { Emit } from '../../../rules/state/events';
import { LAID, NONE, PENDING, STEP } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import { type ActionKind, add, codeFor, type Pending } from '../../../rules/state/kind';
import type { StepHooks } from '../../../rules/state/parts';
import { activeOwner, placeOf, type State } from '../../../rules/state/state';
import { WAR_AT, WAR_LEFT } from '../state';
import { armiesOn, callOff, clearTile, controllerOf, takeHits } from './armies';
import { ATTACKING, attack } from './attack';
import { capitalFell } from './capital-falls';
import { hitsTakenOff, moreDice, rollDice } from './dice';

/** A free city (M4.3) was conquered. */
export const CITY_FREED = moment();

/** M4.9, M4.10: the attackers on a tile fight once. */
export const fight: ActionKind<State> = {
  code: codeFor(4, 0),
  do: 'fight',
  ...ofTile('at'),
  belongs: (state) => isStep(state, 'fight') || state.now[PENDING] === ATTACKING,
  refusal(state, tile) {
    return hasAttackers(state, tile) ? null : NO_PIECE;
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

export const RETREATING = codeFor(4, 0);

/** M4.11: defenders are left, so the attackers go back, one at a time; with nowhere to go all go to storage. */
function beginRetreat(state: State, owner: Owner, tile: number): void {
  const { attackers, fought, war, now } = state;
  const left = attackers[placeOf(owner, tile)];
  fought[tile] = 1;
  if (left === 0) return;
  if (!hasWayBack(state, owner, tile)) {
    callOff(state, owner, tile);
    return;
  }
  attackers[placeOf(owner, tile)] = 0;
  war[WAR_AT] = tile;
  war[WAR_LEFT] = left;
  now[PENDING] = RETREATING;
}

function hasWayBack(state: State, owner: Owner, tile: number): boolean {
  for (let side = 0; side < SIDES; side++)
    if (isOwn(state, owner, state.neighbor[tile * SIDES + side])) return true;
  return false;
}

function isOwn(state: State, owner: Owner, tile: number): boolean {
  return tile !== NONE && hasSettlement(state, owner, tile);
}

export const retreat: ActionKind<State> = {
  code: codeFor(4, 1),
  do: 'retreat',
  ...ofTile('to'),
  belongs: ({ now }) => now[PENDING] === RETREATING,
  refusal(state, tile) {
    if (sideBetween(state, state.war[WAR_AT], tile) < 0) return TOO_FAR;
    return isOwn(state, activeOwner(state), tile) ? null : NO_SETTLEMENT;
  },
  play(state, tile) {
    const { war, now, exhausted } = state;
    exhausted[placeOf(activeOwner(state), tile)]++;
    war[WAR_LEFT]--;
    if (war[WAR_LEFT] > 0) return;
    war.fill(0);
    now[PENDING] = NO_PENDING;
  },
};

export const retreating: Pending<State> = {
  code: RETREATING,
  kind: 'retreat',
  write: (state) => ({ at: hexText(state, state.war[WAR_AT]), left: state.war[WAR_LEFT] }),
  list(state, into) {
    const owner = activeOwner(state);
    for (let side = 0; side < SIDES; side++) {
      const tile = state.neighbor[state.war[WAR_AT] * SIDES + side];
      if (isOwn(state, owner, tile)) add(into, retreat.code, tile);
    }
  },
};

/** M4.7: one more resident attacks the tile where a fight comes first. */
export const join: ActionKind<State> = {
  code: codeFor(4, 4),
  do: 'move',
  ...ofMove,
  belongs: (state) => state.now[PENDING] === ATTACKING && mayJoin(state),
  refusal(state, args) {
    const [from, to] = [firstTile(args), secondTile(args)];
    if (to !== state.war[WAR_AT]) return WRONG_PHASE;
    const owner = activeOwner(state);
    if (state.active[placeOf(owner, from)] === 0) return NO_ACTIVE;
    if (sideBetween(state, from, to) < 0) return TOO_FAR;
    return attack.refusal(state, owner, to);
  },
  play(state, args, emit) {
    const owner = activeOwner(state);
    state.active[placeOf(owner, firstTile(args))]--;
    attack.play(state, owner, secondTile(args), emit);
  },
};

/** Residents of a trolley have all got off already. */
function mayJoin({ now, world }: State): boolean {
  return world.steps[now[STEP]].name === 'act';
}

export const attacking: Pending<State> = {
  code: ATTACKING,
  kind: 'attack',
  write: (state) => ({ at: hexText(state, state.war[WAR_AT]) }),
  list(state, into) {
    const to = state.war[WAR_AT];
    add(into, fight.code, to);
    if (!mayJoin(state)) return;
    for (let side = 0; side < SIDES; side++) {
      const from = state.neighbor[to * SIDES + side];
      if (from === NONE) continue;
      const args = packTiles(from, to);
      if (!join.refusal(state, args)) add(into, join.code, args);
    }
  },
};
