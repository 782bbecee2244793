import { flatRules } from '../../../kit/flat-state';
import type { JsonObject } from '../../../kit/json';
import { redraw } from '../../../kit/random';
import type { Heading, Rules, Seat } from '../../../kit/rules';
import { forms, list, MOST_ACTIONS, play, refusal } from './actions';
import { orderOf, standing } from './base/flow';
import { OVER_NAME } from './base/phases';
import { begin } from './begin';
import { type Options, setups } from './options';
import { writePosition } from './position-write';
import type { Event, Refusal } from './state/events';
import { PHASE, ROUND } from './state/fields';
import { agentOf, blankState, cloneState, type State, toAct } from './state/state';
import { worldOf } from './world';

/** All seats in the order in which they act; those that decide for no company in this round come last. */
function seatsInOrder(state: State): readonly Seat[] {
  const ofSeats = (state.world.phases[state.now[PHASE]]?.owner(state) ?? -1) < 0;
  const acting = orderOf(state).map((one) => (ofSeats ? one : agentOf(state, one)));
  const all = Array.from({ length: state.seats }, (_, seat) => seat);
  return [...new Set([...acting, ...all])];
}

/** The state of the match: world, round and phase, and what the phase adds, such as the step of a turn. */
function heading(state: State): Heading {
  const { now, world } = state;
  const phase = world.phases[now[PHASE]];
  const more = phase?.heading?.(state) ?? {};
  return { phase: phase?.name ?? OVER_NAME, round: now[ROUND], world: world.name, ...more };
}

/** The company for which the seat to act decides; null: itself. */
function actingFor(state: State): JsonObject | null {
  if (!state.world.company) return null;
  const owner = state.world.phases[state.now[PHASE]]?.owner(state) ?? -1;
  return owner < 0 ? null : { company: owner };
}

/** 504 by Friedemann Friese: the base and the modules of the table of modules. */
export const rules: Rules<State, Options, Event, Refusal> = {
  id: '504',
  version: 2,
  setups,
  begin,
  options: ({ world }) => ({ world: world.name }),
  toAct,
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
  play,
  ...flatRules(({ world }: Options, seats) => blankState(worldOf(world), seats)),
  clone: cloneState,
  // J11: only future draws and the modules' secrets are unknown.
  determinize(state, seat: Seat, random) {
    for (const secret of state.world.hooks.secrets) secret.determinize(state, seat, random);
    redraw(state.random, random);
  },
  standing,
  action: forms,
  position: { write: writePosition },
};
