import { at } from '../../../../kit/at';
import { placeOf, type State } from '../../rules/state';

/** Whose factories stand in a city, one after the other; the number of owners stands for nobody. */
export function factoryOwners(state: State, tile: number): readonly number[] {
  return Array.from({ length: state.owners + 1 }, (_, owner) => owner).flatMap((owner) =>
    Array<number>(at(state.factories, placeOf(owner, tile))).fill(owner),
  );
}
