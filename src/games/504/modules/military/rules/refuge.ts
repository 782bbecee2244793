import { CITY } from '../../../data/board';
import { ofTile } from '../../../rules/base/args';
import { NO_PENDING } from '../../../rules/base/phases';
import { placeHq } from '../../../rules/base/pieces';
import type { Refusal } from '../../../rules/state/events';
import { LAID, PENDING, SETTLEMENT } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import { type ActionKind, add, codeFor, type Pending } from '../../../rules/state/kind';
import { activeOwner, agentOf, placeOf, type State } from '../../../rules/state/state';
import { WAR_OWNER } from '../state';

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

export function beginFleeing(state: State, owner: Owner): void {
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
  refusal: (state, tile) => refugeRefusal(state, tile),
  play(state, tile) {
    const owner = state.war[WAR_OWNER];
    passDecision(state, owner);
    state.storedSettlements[owner]++;
    placeHq(state, owner, tile);
    state.war.fill(0);
    state.now[PENDING] = NO_PENDING;
  },
};

function refugeRefusal(state: State, tile: number): Refusal | null {
  return isRefuge(state, state.war[WAR_OWNER], tile) ? null : { because: 'no-settlement' };
}

export const fleeing: Pending<State> = {
  code: FLEEING,
  kind: 'refuge',
  owner: ({ war }) => war[WAR_OWNER],
  list(state, into) {
    for (let tile = 0; tile < state.now[LAID]; tile++)
      if (!refugeRefusal(state, tile)) add(into, refuge.code, tile);
  },
};
