import { ofTile } from '../../../rules/base/args';
import { SIDES, sideBetween } from '../../../rules/base/map';
import { NO_PENDING } from '../../../rules/base/phases';
import { hasSettlement } from '../../../rules/base/pieces';
import { NONE, PENDING } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import { type ActionKind, add, codeFor, type Pending } from '../../../rules/state/kind';
import { activeOwner, placeOf, type State } from '../../../rules/state/state';
import { WAR_AT, WAR_LEFT } from '../state';
import { callOff } from './armies';

export const RETREATING = codeFor(4, 0);

/** M4.11: defenders are left, so the attackers go back, one at a time; with nowhere to go all go to storage. */
export function beginRetreat(state: State, owner: Owner, tile: number): void {
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
    if (sideBetween(state, state.war[WAR_AT], tile) < 0) return { because: 'too-far' };
    return isOwn(state, activeOwner(state), tile) ? null : { because: 'no-settlement' };
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
  list(state, into) {
    const owner = activeOwner(state);
    for (let side = 0; side < SIDES; side++) {
      const tile = state.neighbor[state.war[WAR_AT] * SIDES + side];
      if (isOwn(state, owner, tile)) add(into, retreat.code, tile);
    }
  },
};
