import { lookAhead } from '../../../kit/look-ahead';
import type { Action } from '../../../kit/rules';
import { rules } from '../rules';
import { actionOf, kindOf } from '../rules/actions';
import type { Board } from '../rules/board';
import { done } from '../rules/build';
import { type NewCities, newCitiesOf } from '../rules/new-cities';
import { SEAT, type State } from '../rules/state';
import type { Names } from '../words/en/names';
import type { BuildWords } from '../words/en/table/board';
import { placeName } from '../words/names';
import { effectOf } from './builds';
import { legalIn } from './legal';
import { phaseOf } from './phase-of';

/** The hexes whose track would become unowned if this action were played. */
function abandonedBy(state: State, action: Action): readonly string[] {
  return lookAhead(rules, state, [action]).events.flatMap((one) =>
    one.event === 'abandon' ? one.hexes : [],
  );
}

export const DONE = actionOf(done);

/** What a build turn loses with the action that ends it. */
export interface Losses {
  /** Hexes with track that becomes unowned (7.13). */
  readonly track: readonly string[];
  /** A new city that could still be placed (7.11). */
  readonly city: boolean;
  /** Those on the map, by which places are named. */
  readonly newCities: NewCities;
}

/** What would be lost if this action were played now. */
export function lossesOf(state: State, action: Action): Losses {
  return {
    track: [...new Set(abandonedBy(state, action))],
    city: kindOf(action) === done && legalIn(state).newCities.size > 0,
    newCities: newCitiesOf(state),
  };
}

/** Whether this action ends a build turn in which something is lost. */
export function losesAny(state: State, action: Action): boolean {
  if (phaseOf(state) !== 'build') return false;
  const { track, city } = lossesOf(state, action);
  return city || track.length > 0;
}

/** A sentence for each kind of loss. */
export function lossesTold(
  board: Board,
  { track, city, newCities }: Losses,
  build: BuildWords,
  names: Names,
): readonly string[] {
  const places = [...new Set(track.map((hex) => placeName(board, names, hex, newCities)))];
  return [
    ...(places.length > 0 ? [build.losesAtEnd(places)] : []),
    ...(city ? [build.losesCity] : []),
  ];
}

/** Whether a tile only turns the track on its hex, which is then lost unless another tile extends it (7.13). */
export function hasToExtend(state: State, action: Action, hex: string): boolean {
  const { turns, after } = effectOf(state, action);
  const goesOn = phaseOf(after) === 'build' && after.turn[SEAT] === state.turn[SEAT];
  return turns && goesOn && abandonedBy(after, DONE).includes(hex);
}
