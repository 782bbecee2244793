import { KINDS, WATER } from '../../../data/board';
import { FEAT_MONEY, FREED_VP } from '../../../data/figures';
import { ACTED, earnOnce, SET_UP } from '../../../rules/base/flow';
import { scoreVp } from '../../../rules/base/pieces';
import type { Emit } from '../../../rules/state/events';
import { AT, IN } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import type { Feats, Hooks, MomentAnswer, World } from '../../../rules/state/parts';
import type { State } from '../../../rules/state/state';

/** What is counted in a world with 2.III. */
export function featsOf({ hooks, name }: World<State>): Feats<State> {
  const [feats] = hooks.feats;
  if (!feats) throw new TypeError(`nothing is counted for bonuses in ${name}`);
  return feats;
}

/** M2.10: every bonus is still to be won. */
function layOut({ bonuses, world }: State): void {
  if (bonuses.length > 0) bonuses[0] = (1 << featsOf(world).keys.length) - 1;
}

/** M2.10, M5: a tile was discovered. */
export function noteExplored({ explored, kind }: State, owner: Owner, tile: number): void {
  if (explored.length > 0 && kind[tile] !== WATER) explored[owner * KINDS.length + kind[tile]]++;
}

/** To the first who does it: the active owner, then in order. */
const award: MomentAnswer<State> = (state, _owner, _at, _value, emit) => {
  const { bonuses, now, order } = state;
  if (bonuses.length === 0 || bonuses[0] === 0) return;
  const feats = featsOf(state.world);
  for (let at = 0; at < now[IN] && bonuses[0] > 0; at++) {
    const owner = order[(now[AT] + at) % now[IN]];
    const won = feats.met(state, owner) & bonuses[0];
    for (let place = 0; won >> place > 0; place++)
      if ((won >> place) & 1) give(state, owner, place, emit);
  }
};

/** Points, or with 9.I money. */
function give(state: State, owner: Owner, place: number, emit?: Emit<State>): void {
  const { keys, vp } = featsOf(state.world);
  state.bonuses[0] &= ~(1 << place);
  emit?.({ event: 'bonus', owner, key: keys[place] }, state);
  if (state.world.role[9] === 1) earnOnce(state, owner, FEAT_MONEY * vp[place]);
  else scoreVp(state, owner, vp[place], 'bonus', emit);
}

export const roleThree: Hooks<State> = {
  happened: [
    [SET_UP, layOut],
    [ACTED, award],
  ],
};

/** M2.10 with 4: what the next free city conquered is worth in points, for the k-th k + 2. */
export function freedWorth({ freed }: State): number {
  return freed[0] + 1 + FREED_VP;
}

/** For conquering one: points, or with 9.I ten times as much money. */
export const rewardFreed: MomentAnswer<State> = (state, owner, _tile, _value, emit) => {
  const worth = freedWorth(state);
  state.freed[0]++;
  emit?.({ event: 'bonus', owner, key: 'k+2' }, state);
  if (state.world.role[9] === 1) earnOnce(state, owner, FEAT_MONEY * worth);
  else scoreVp(state, owner, worth, 'bonus', emit);
};
