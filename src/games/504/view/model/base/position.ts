import { figureAt } from '../../../../../kit/figure-at';
import { CITY, DESERT, FIELD, FOREST, GRASSLAND, MOUNTAIN } from '../../../data/board';
import type { StepId } from '../../../data/world/terms';
import { TURN_PHASE } from '../../../rules/base/phases';
import { PHASE, STEP } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import type { State } from '../../../rules/state/state';

/** The step of a turn; empty outside of turns. */
export function stepOf({ now, world }: State): StepId | '' {
  return figureAt(now, PHASE) === TURN_PHASE ? (world.steps[figureAt(now, STEP)]?.name ?? '') : '';
}

/** Every owner, or only one of them. */
export function ownersIn({ owners }: State, only?: Owner): readonly Owner[] {
  return only === undefined ? Array.from({ length: owners }, (_, owner) => owner) : [only];
}

/** The kinds of tile that count, in the order of the terrains (G3.1): all but water. */
export const TERRAINS = [CITY, GRASSLAND, FOREST, FIELD, MOUNTAIN, DESERT] as const;
