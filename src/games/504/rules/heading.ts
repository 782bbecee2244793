import type { Heading } from '../../../kit/rules';
import { PHASE, ROUND } from './base/fields';
import { OVER_NAME } from './base/phases';
import type { State } from './state';

/** The state of the match: world, round and phase, and what the phase adds, such as the step of a turn. */
export function heading(state: State): Heading {
  const { now, world } = state;
  const phase = world.phases[now[PHASE]];
  const more = phase?.heading?.(state) ?? {};
  return { phase: phase?.name ?? OVER_NAME, round: now[ROUND], world: world.name, ...more };
}
