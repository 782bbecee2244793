import type { Language } from '../../../../kit/words';
import { EAST, SPIKE_STATE, type State, WEST } from '../../rules/state';
import type { SpikeFacts } from '../../words/table-extra-words';
import { companyId } from '../companies';

/** The words of the rules' spike states, by their number. */
const STATES = ['waiting', 'off', 'begun', 'driven'] as const;

/** How far the Golden Spike has come; null where it is not played. */
export function spikeFacts(state: State, language: Language): SpikeFacts | null {
  const { spike: places, form } = state.board;
  if (!state.options.spike || !places) return null;
  const side = (place: number) => {
    const company = (state.spike[place] ?? 0) - 1;
    return company < 0 ? null : companyId(company);
  };
  return {
    state: STATES[state.spike[SPIKE_STATE] ?? 0] ?? 'waiting',
    first: form.cities[places.first]?.[language] ?? '',
    far: form.cities[places.far]?.[language] ?? '',
    east: side(EAST),
    west: side(WEST),
  };
}
