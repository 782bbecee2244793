import { wordOf } from '../../../kit/reading';
import { ACTIONS } from '../data/actions';
import { ENGINE_MOST } from '../data/figures';
import { beginBuild } from './build';
import type { SteamKind } from './kind';
import { raiseEngine } from './move';
import { giveTurn, heldAs } from './order';
import { AT, PHASE, SEAT, SELECT, type State } from './state';

const LOCOMOTIVE = heldAs('locomotive');
const ACTION_IDS = ACTIONS.map(({ id }) => id);

/** 5.1: all actions come back. */
export function beginSelect(state: State): void {
  state.action.fill(0);
  state.turn[PHASE] = SELECT;
  giveTurn(state, 0);
}

/** The seat that has taken an action, by its place in `ACTIONS`; -1 while it is free. */
export function takerOf({ action }: State, place: number): number {
  return action.indexOf(place + 1);
}

/** Takes an action; Locomotive acts at once (5.2). The args are its place in `ACTIONS`. */
export const select = {
  do: 'select',
  keys: ['action'],
  places: [SELECT],
  variants: ACTIONS.length,
  read: ({ action }) => wordOf(action, 'action', ACTION_IDS),
  write: (place) => ({ action: ACTION_IDS[place] }),
  refusal(state, place) {
    const seat = takerOf(state, place);
    return seat >= 0 ? { because: 'action-taken', seat } : null;
  },
  list(state, into, at) {
    let next = at;
    for (let place = 0; place < ACTIONS.length; place++)
      if (takerOf(state, place) < 0) into[next++] = place;
    return next;
  },
  play(state, place, emit) {
    const seat = state.turn[SEAT];
    state.action[seat] = place + 1;
    state.turns[0]++;
    emit?.({ event: 'select', seat, action: ACTIONS[place].id }, state);
    if (place + 1 === LOCOMOTIVE && state.engine[seat] < ENGINE_MOST) raiseEngine(state, emit);
    if (!giveTurn(state, state.turn[AT] + 1)) beginBuild(state);
  },
} as const satisfies SteamKind;
