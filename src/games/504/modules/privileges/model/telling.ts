import { figureAt } from '../../../../../kit/figure-at';
import { FACTORIES_END } from '../../../data/figures';
import { placeOf } from '../../../rules/state/state';
import type { Telling } from '../../../view/model/base/parts';
import { allFactories } from '../rules/factory';

export const privilegeTelling: Telling = {
  tile(state, tile, voice) {
    // After the owners: ownerless factories.
    return Array.from({ length: state.owners + 1 }, (_, owner) => owner).flatMap((owner) => {
      const count = figureAt(state.factories, placeOf(owner, tile));
      const whose = owner < state.owners ? voice.owner(owner) : null;
      return count > 0 ? [voice.table.privilege.factoriesHere(whose, count)] : [];
    });
  },
  goal: (state, { table }) => table.privilege.goal(allFactories(state), FACTORIES_END),
  together: (state) => ({ has: allFactories(state), needs: FACTORIES_END }),
};
