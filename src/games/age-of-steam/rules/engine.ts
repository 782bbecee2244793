import { ENGINE_MOST } from '../data/figures';
import type { Emit } from './events';
import { bare, type SteamKind } from './kind';
import { endOpportunity } from './move';
import type { Refusal } from './refusals';
import { MOVE, SEAT, type State } from './state';

// Kept, as the lister asks for them and makes no garbage.
const AT_MOST: Refusal = { because: 'engine-most' };
const USED: Refusal = { because: 'engine-used' };

/** 5.2, 8.2. */
export function raiseEngine(state: State, emit?: Emit): void {
  const seat = state.turn[SEAT];
  state.engine[seat]++;
  emit?.({ event: 'engine', seat, engine: state.engine[seat] }, state);
}

/** Improves the engine instead of moving goods (8.2). */
export const engine = {
  ...bare,
  do: 'engine',
  places: [MOVE],
  refusal({ turn, engine, engined }) {
    if (engine[turn[SEAT]] >= ENGINE_MOST) return AT_MOST;
    return engined[turn[SEAT]] === 1 ? USED : null;
  },
  play(state, _, emit) {
    state.engined[state.turn[SEAT]] = 1;
    raiseEngine(state, emit);
    endOpportunity(state, emit);
  },
} as const satisfies SteamKind;
