import { figureAt } from '../../../kit/figure-at';
import { LAID } from '../rules/base/fields';
import type { Owner } from '../rules/parts';
import { placeOf, type State } from '../rules/state';

/** Active residents of an owner on the map. */
export function activeOf(state: State, owner: Owner): number {
  let count = 0;
  for (let tile = 0; tile < figureAt(state.now, LAID); tile++)
    count += figureAt(state.active, placeOf(owner, tile));
  return count;
}
