import type { Emit } from '../../../kit/rules';
import { type NewCities, NO_NEW_CITIES, newCitiesOf } from './new-cities';
import { PHASE, PHASES, type State } from './state';

/** What the position of an event knows that its keys do not say (14). */
export interface EventContext {
  /** The new cities on the map, for events of track, whose keys name hexes alone. */
  readonly newCities: NewCities;
  /** Passing means something else in each phase. */
  readonly phase: (typeof PHASES)[number] | undefined;
}

/** The others name what was there before. */
const OF_TRACK = new Set(['build', 'claim', 'link', 'abandon']);

/** By event: the position is gone by the time an event is told. */
const contexts = new WeakMap<object, EventContext>();

export function rememberingContext(emit: Emit<State>): Emit<State> {
  return (event, state) => {
    const newCities = OF_TRACK.has(event.event) ? newCitiesOf(state) : NO_NEW_CITIES;
    contexts.set(event, { newCities, phase: PHASES[state.turn[PHASE]] });
    emit(event, state);
  };
}

/** The context of an event of a match that was played here; null: it is from elsewhere. */
export const contextOf = (event: object): EventContext | null => contexts.get(event) ?? null;
