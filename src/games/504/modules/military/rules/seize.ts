import { ofTile } from '../../../rules/base/args';
import { SIDES, sideBetween } from '../../../rules/base/map';
import { NO_PENDING } from '../../../rules/base/phases';
import { settle } from '../../../rules/base/pieces';
import { NONE, PENDING } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import { type ActionKind, add, codeFor, type Pending } from '../../../rules/state/kind';
import { activeOwner, placeOf, type State } from '../../../rules/state/state';
import { WAR_AT, WAR_OWNER } from '../state';
import { beginAnnexing } from './annex';
import { fall } from './fall';

export const SEIZING = codeFor(4, 1);

/** M4.17: a capital was neutralized; a resident from a tile next to it may settle there at once. */
export function beginSeizing({ now, war }: State, defender: Owner, tile: number): void {
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
    if (sideBetween(state, state.war[WAR_AT], from) < 0) return { because: 'too-far' };
    if (state.active[placeOf(owner, from)] === 0) return { because: 'no-active', needs: 1, has: 0 };
    return state.storedSettlements[owner] > 0 ? null : { because: 'no-piece' };
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
