import type { JsonObject } from '../../../../kit/json';
import { AFTER_DRAWING } from '../../modules/exploration/rules/discover';
import { endExploring } from '../../modules/exploration/rules/explorer';
import { writeAfterwards } from '../../modules/exploration/rules/write';
import { AT } from '../../modules/exploration/state';
import { ofTile } from '../base/args';
import { hexText, isWalkable, SIDES, sideBetween } from '../base/map';
import { NO_PENDING } from '../base/phases';
import { hasSettlement, settle, settleRefusal } from '../base/pieces';
import type { Refusal } from '../state/events';
import { LAID, NONE, PENDING } from '../state/fields';
import type { Owner } from '../state/ids';
import { type ActionKind, add, codeFor, type Pending } from '../state/kind';
import { activeOwner, type GamePair, placeOf, type State } from '../state/state';

export const FOLLOWING = codeFor(3, 1);

/** X12, M5.18: with 3.I and 5.II residents may follow onto a discovered tile; false: not there. It is the tile laid last. */
function beginFollowing(state: State): boolean {
  const { residents, hooks } = state.world;
  const owner = activeOwner(state);
  const tile = state.now[LAID] - 1;
  if (!residents || !isWalkable(state, tile)) return false;
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
const follow: ActionKind<State> = {
  code: codeFor(3, 9),
  do: 'follow',
  ...ofTile('from'),
  belongs: ({ now }) => now[PENDING] === FOLLOWING,
  refusal: (state, from) => fromRefusal(state, activeOwner(state), from),
  play(state, from, emit) {
    const owner = activeOwner(state);
    const to = state.explorer[AT];
    state.active[placeOf(owner, from)]--;
    if (hasSettlement(state, owner, to)) state.active[placeOf(owner, to)]++;
    else settle(state, owner, to, emit);
  },
};

const following: Pending<State> = {
  code: FOLLOWING,
  kind: 'follow',
  list(state, into) {
    const owner = activeOwner(state);
    for (let side = 0; side < SIDES; side++) {
      const from = state.neighbor[state.explorer[AT] * SIDES + side];
      if (from !== NONE && !fromRefusal(state, owner, from)) add(into, follow.code, from);
    }
  },
  done(state) {
    state.now[PENDING] = NO_PENDING;
    endExploring(state, state.kind[state.explorer[AT]]);
  },
};

function writeFollow(state: State): JsonObject {
  const at = hexText(state, state.explorer[AT]);
  return { kind: 'follow', at, ...writeAfterwards(state) };
}

export const privilegesFollow: GamePair = {
  when: (role) => role[3] === 1 && role[5] === 2,
  actions: [follow],
  pendings: [following],
  hooks: {
    interludes: [[AFTER_DRAWING, beginFollowing]],
    write: {
      turn: (state): JsonObject =>
        state.now[PENDING] === FOLLOWING ? { pending: writeFollow(state) } : {},
    },
  },
};
