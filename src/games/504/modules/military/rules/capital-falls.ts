import { CITY } from '../../../data/board';
import { NO_ACTIVE, NO_PIECE, NO_SETTLEMENT, ofTile, TOO_FAR } from '../../../rules/base/kinds';
import { hexText, SIDES, sideBetween } from '../../../rules/base/map';
import { NO_PENDING } from '../../../rules/base/phases';
import { placeHq, settle } from '../../../rules/base/pieces';
import type { Emit } from '../../../rules/state/events';
import { LAID, NONE, PENDING, SETTLEMENT } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import { type ActionKind, add, codeFor, type Pending } from '../../../rules/state/kind';
import { activeOwner, agentOf, placeOf, type State } from '../../../rules/state/state';
import { WAR_AT, WAR_OWNER } from '../state';
import { beginAnnexing, fall } from './annex';
import { loseAllTiles } from './armies';

/** M4.17: the HQ of an owner was brought down by the one whose turn it is. */
export function capitalFell(
  state: State,
  defender: Owner,
  tile: number,
  isConquered: boolean,
  emit?: Emit<State>,
): void {
  if (hasRefuge(state, defender)) {
    beginFleeing(state, defender);
    return;
  }
  const { role } = state.world;
  if (role[4] === 1) state.ended[0] = 1;
  if (isConquered) beginAnnexing(state, defender, emit);
  else if (role[4] === 1) loseAllTiles(state, defender);
  else if (role[4] === 3 || role[2] === 3) beginSeizing(state, defender, tile);
  else fall(state, defender, emit);
}

export const SEIZING = codeFor(4, 1);

/** M4.17: a capital was neutralized; a resident from a tile next to it may settle there at once. */
function beginSeizing({ now, war }: State, defender: Owner, tile: number): void {
  war[WAR_AT] = tile;
  war[WAR_OWNER] = defender;
  now[PENDING] = SEIZING;
}

export const seize: ActionKind<State> = {
  code: codeFor(4, 2),
  do: 'seize',
  ...ofTile('from'),
  belongs: ({ now }) => now[PENDING] === SEIZING,
  refusal(state, from) {
    const owner = activeOwner(state);
    if (sideBetween(state, state.war[WAR_AT], from) < 0) return TOO_FAR;
    if (state.active[placeOf(owner, from)] === 0) return NO_ACTIVE;
    return state.storedSettlements[owner] > 0 ? null : NO_PIECE;
  },
  play(state, from, emit) {
    const { now, war, active } = state;
    const owner = activeOwner(state);
    active[placeOf(owner, from)]--;
    now[PENDING] = NO_PENDING;
    settle(state, owner, war[WAR_AT], emit);
    beginAnnexing(state, war[WAR_OWNER], emit);
  },
};

export const seizing: Pending<State> = {
  code: SEIZING,
  kind: 'seize',
  write: (state) => ({ at: hexText(state, state.war[WAR_AT]), owner: state.war[WAR_OWNER] }),
  list(state, into) {
    const { active, neighbor, war, storedSettlements } = state;
    const owner = activeOwner(state);
    if (storedSettlements[owner] === 0) return;
    for (let side = 0; side < SIDES; side++) {
      const from = neighbor[war[WAR_AT] * SIDES + side];
      if (from !== NONE && active[placeOf(owner, from)] > 0) add(into, seize.code, from);
    }
  },
  done(state, emit) {
    state.now[PENDING] = NO_PENDING;
    fall(state, state.war[WAR_OWNER], emit);
  },
};

export const FLEEING = codeFor(4, 4);

/** X23, M4.16, M4.17 a: with 2 an owner whose capital falls has another, if it has a settlement in a city. */
export function hasRefuge(state: State, owner: Owner): boolean {
  return state.world.role[2] > 0 && refugesOf(state, owner) > 0;
}

function refugesOf(state: State, owner: Owner): number {
  let count = 0;
  for (let tile = 0; tile < state.now[LAID]; tile++) if (isRefuge(state, owner, tile)) count++;
  return count;
}

function isRefuge({ kind, place }: State, owner: Owner, tile: number): boolean {
  return kind[tile] === CITY && place[placeOf(owner, tile)] === SETTLEMENT;
}

function beginFleeing(state: State, owner: Owner): void {
  state.war[WAR_OWNER] = owner;
  state.now[PENDING] = FLEEING;
  passDecision(state, owner);
}

/** Where another seat than the active one has a choice, what comes before and after it are turns of their own. */
function passDecision(state: State, owner: Owner): void {
  if (agentOf(state, owner) !== agentOf(state, activeOwner(state)) && refugesOf(state, owner) > 1)
    state.turns[0]++;
}

/** M4.17 a: the HQ takes the place of a settlement; it is no placing of one. */
export const refuge: ActionKind<State> = {
  code: codeFor(4, 5),
  do: 'refuge',
  ...ofTile('at'),
  belongs: ({ now }) => now[PENDING] === FLEEING,
  refusal: (state, tile) => (isRefuge(state, state.war[WAR_OWNER], tile) ? null : NO_SETTLEMENT),
  play(state, tile) {
    const owner = state.war[WAR_OWNER];
    passDecision(state, owner);
    state.storedSettlements[owner]++;
    placeHq(state, owner, tile);
    state.war.fill(0);
    state.now[PENDING] = NO_PENDING;
  },
};

export const fleeing: Pending<State> = {
  code: FLEEING,
  kind: 'refuge',
  write: ({ war }) => ({ owner: war[WAR_OWNER] }),
  owner: ({ war }) => war[WAR_OWNER],
  list(state, into) {
    for (let tile = 0; tile < state.now[LAID]; tile++)
      if (isRefuge(state, state.war[WAR_OWNER], tile)) add(into, refuge.code, tile);
  },
};
