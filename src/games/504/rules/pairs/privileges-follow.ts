import type { Json, JsonObject } from '../../../../kit/json';
import { record } from '../../../../kit/reading';
import type { Refusal } from '../../../../kit/rules';
import { readTile, tileRefusal } from '../base/args';
import { NONE, PENDING } from '../base/fields';
import { hexText, isWalkable, SIDES, sideBetween } from '../base/map';
import { NO_PENDING } from '../base/phases';
import { hasSettlement } from '../base/pieces';
import { settle, settleRefusal } from '../base/settle';
import { endExploring } from '../exploration/explorer';
import { AT } from '../exploration/fields';
import { mayGoOn } from '../exploration/go-on';
import { readExplorer } from '../exploration/read-explorer';
import { writeAfterwards } from '../exploration/write';
import { add } from '../listing';
import { type ActionKind, codeOf, type Owner, type Pending, packAction } from '../parts';
import { tileOf } from '../reading-parts';
import { activeOwner, placeOf, type State } from '../state';

const FOLLOW = codeOf(3, 9);
export const FOLLOWING = codeOf(3, 1);

/** X12, M5.18: with 3.I and 5.II residents may follow onto a discovered tile; false: not there. */
export function beginFollowing(state: State, owner: Owner, tile: number): boolean {
  const { role, residents, hooks } = state.world;
  if (role[3] !== 1 || role[5] !== 2 || !residents || !isWalkable(state, tile)) return false;
  for (const entering of hooks.entering) if (entering.isHere(state, owner, tile)) return false;
  state.explorer[AT] = tile;
  state.now[PENDING] = FOLLOWING;
  return true;
}

function fromRefusal(state: State, owner: Owner, from: number): Refusal | null {
  const to = state.explorer[AT];
  if (sideBetween(state, from, to) < 0) return { because: 'too-far' };
  if (state.active[placeOf(owner, from)] === 0) return { because: 'no-active', needs: 1, has: 0 };
  return hasSettlement(state, owner, to) ? null : settleRefusal(state, owner, to);
}

/** The first settles, the others arrive and stay active. */
export const follow: ActionKind<State> = {
  code: FOLLOW,
  do: 'follow',
  keys: ['from'],
  read: readTile('from'),
  write: (tile, state) => ({ from: hexText(state, tile) }),
  belongs: ({ now }) => now[PENDING] === FOLLOWING,
  refusal: (state, from) =>
    tileRefusal(state, from) ?? fromRefusal(state, activeOwner(state), from),
  play(state, from, emit) {
    const owner = activeOwner(state);
    const to = state.explorer[AT];
    state.active[placeOf(owner, from)]--;
    if (hasSettlement(state, owner, to)) state.active[placeOf(owner, to)]++;
    else settle(state, owner, to, emit);
  },
};

export const following: Pending<State> = {
  code: FOLLOWING,
  kind: 'follow',
  list(state, into) {
    const owner = activeOwner(state);
    for (let side = 0; side < SIDES; side++) {
      const from = state.neighbor[state.explorer[AT] * SIDES + side];
      if (from !== NONE && !fromRefusal(state, owner, from)) add(into, packAction(FOLLOW, from));
    }
  },
  done(state) {
    state.now[PENDING] = NO_PENDING;
    endExploring(state, state.kind[state.explorer[AT]]);
  },
};

export function writeFollow(state: State): JsonObject {
  const at = hexText(state, state.explorer[AT]);
  return { kind: 'follow', at, ...writeAfterwards(state) };
}

export function readFollow(state: State, json: Json, at: string): void {
  const form = record(json, at, ['kind', 'at', ...(mayGoOn(state) ? ['then'] : [])]);
  state.explorer[AT] = tileOf(state, form.at, `${at}.at`);
  if (form.then !== undefined) readExplorer(state, form.then, `${at}.then`);
}
