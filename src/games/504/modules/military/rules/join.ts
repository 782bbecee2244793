import { firstTile, ofMove, packTiles, secondTile } from '../../../rules/base/args';
import { SIDES, sideBetween } from '../../../rules/base/map';
import { NONE, PENDING, STEP } from '../../../rules/state/fields';
import { type ActionKind, add, codeFor, type Pending } from '../../../rules/state/kind';
import { activeOwner, placeOf, type State } from '../../../rules/state/state';
import { WAR_AT } from '../state';
import { ATTACKING, attack } from './attack';
import { fight } from './fight';

/** M4.7: one more resident attacks the tile where a fight comes first. */
export const join: ActionKind<State> = {
  code: codeFor(4, 4),
  do: 'move',
  ...ofMove,
  belongs: (state) => state.now[PENDING] === ATTACKING && mayJoin(state),
  refusal(state, args) {
    const [from, to] = [firstTile(args), secondTile(args)];
    if (to !== state.war[WAR_AT]) return { because: 'wrong-phase' };
    const owner = activeOwner(state);
    if (state.active[placeOf(owner, from)] === 0) return { because: 'no-active', needs: 1, has: 0 };
    if (sideBetween(state, from, to) < 0) return { because: 'too-far' };
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
