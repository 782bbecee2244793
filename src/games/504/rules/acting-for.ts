import type { JsonObject } from '../../../kit/json';
import { PHASE } from './base/fields';
import type { State } from './state';

/** The company for which the seat to act decides; null: itself. */
export function actingFor(state: State): JsonObject | null {
  if (!state.world.company) return null;
  const owner = state.world.phases[state.now[PHASE]]?.owner(state) ?? -1;
  return owner < 0 ? null : { company: owner };
}
