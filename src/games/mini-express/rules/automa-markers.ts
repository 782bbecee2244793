import type { Tell } from '../../../kit/rules';
import { COMPANIES } from '../data/companies';
import type { Steps } from './automa-tiles';
import { COMPANY_COUNT, MARKER, type State, TARGET } from './state';

/** 7.5 a: the company marker goes round brown, gray, orange, white. */
export function moveMarker(state: State, { company }: Steps): void {
  state.automa[MARKER] = (state.automa[MARKER] + company) % COMPANY_COUNT;
}

/**
 * 7.5 b: the target goes on over cities with a tile, in index order; with fewer ahead than steps it goes to
 * the last city (ruling), where it stays for good.
 */
export function moveTarget(state: State, { city }: Steps): void {
  const last = state.tile.length;
  let target = state.automa[TARGET];
  for (let step = 0; step < city && target < last; step++) {
    do target++;
    while (target < last && state.tile[target - 1] === 0);
  }
  state.automa[TARGET] = target;
}

/** The target's city, from 0; only once the target stands on one. */
export function targetCity(state: State): number {
  return state.automa[TARGET] - 1;
}

export function tellMarkers(state: State, tell?: Tell<State>): void {
  const company = COMPANIES[state.automa[MARKER]];
  tell?.({ event: 'markers', company, target: state.automa[TARGET] }, state);
}
