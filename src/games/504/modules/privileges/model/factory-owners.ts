import { figureAt } from '../../../../../kit/figure-at';
import { placeOf, type State } from '../../../rules/state/state';

/** The owner of each factory in a city; `state.owners`: ownerless. */
export function factoryOwners(state: State, tile: number): readonly number[] {
  return Array.from({ length: state.owners + 1 }, (_, owner) => owner).flatMap((owner) =>
    Array<number>(figureAt(state.factories, placeOf(owner, tile))).fill(owner),
  );
}
