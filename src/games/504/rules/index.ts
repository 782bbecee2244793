import { copyFlat, packFlat, unpackFlat } from '../../../kit/flat-state';
import { redraw } from '../../../kit/random';
import type { Rules, Seat } from '../../../kit/rules';
import { actingFor } from './acting-for';
import { readAction, writeAction } from './action-form';
import { PHASE } from './base/fields';
import { standing } from './base/standing';
import { begin } from './begin';
import { rememberingContext } from './event-context';
import { heading } from './heading';
import { list, MOST_ACTIONS } from './list';
import { type Options, setups } from './options';
import { play } from './play';
import { writePosition } from './position-write';
import { refusal } from './refusal';
import { seatsInOrder } from './seats-in-order';
import { blankState, cloneState, type State, stateDraws, toAct } from './state';
import { worldOf } from './world';

/** 504 by Friedemann Friese: the base and the modules of the table of modules. */
export const rules: Rules<State, Options> = {
  id: '504',
  version: 1,
  setups,
  begin: (options, seats, seed, emit) =>
    begin(options, seats, seed, emit && rememberingContext(emit)),
  options: ({ world }) => ({ world: world.name }),
  seats: (state) => state.seats,
  toAct,
  turn: (state) => state.turns[0],
  order: seatsInOrder,
  heading,
  actingFor,
  isExchange: ({ world, now }) => world.phases[now[PHASE]]?.isExchange === true,
  secrets: {
    has: (state, seat) => state.world.hooks.secrets.some((one) => one.has(state, seat)),
    // What is secret is not told before it comes out.
    seenBy: () => 'all',
    simultaneous: (state) => state.world.hooks.secrets.flatMap((one) => one.simultaneous(state)),
    learned: (state) => state.world.hooks.secrets.reduce((sum, one) => sum + one.learned(state), 0),
  },
  max: MOST_ACTIONS,
  list,
  refusal,
  play: (state, action, emit) => play(state, action, emit && rememberingContext(emit)),
  clone: cloneState,
  copy: copyFlat,
  pack: packFlat,
  unpack({ world }, seats, bytes) {
    const state = blankState(worldOf(world), seats);
    unpackFlat(state, bytes);
    return state;
  },
  // J11: only future draws and the modules' secrets are unknown.
  determinize(state, seat: Seat, random) {
    for (const secret of state.world.hooks.secrets) secret.determinize(state, seat, random);
    redraw(state.random, random);
  },
  draws: stateDraws,
  standing,
  action: { read: readAction, write: writeAction },
  position: { write: writePosition },
};
